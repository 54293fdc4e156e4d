import Foundation
import RPC
import ServiceRuntime
import TestHousehold
import TestSupport
import Testing

@testable import CommandLineTool

/// Everything that a member may read, in one archive.
@Suite("An export")
struct ExportTests {
  private static func family() throws -> Home {
    let home = try Home.running()
    try home.addMember("Mia")
    let invited = try home.run("invite", "Mia")
    let line = try #require(invited.lines.first { $0.hasPrefix("  daybook login ") }, "\(invited)")
    let words = line.split(separator: " ").dropFirst().map(String.init)
    #expect(try home.run(words, home: "/tablet").status == 0)
    for (command, folder) in [
      (["add", "Pay \"rent\", today", "--details", "=1+1"], Machine.home),
      (["coffee", "add", "Guji"], Machine.home),
      (["consent", "give", "health", "--child", "Mia", "--yes"], Machine.home),
      (["add", "Pack bag"], "/tablet"),
      (["topics", "notes", "compliments", "--set", "only mine"], "/tablet"),
      (["water", "add", "300"], "/tablet"),
    ] {
      let outcome = try home.run(command, home: folder)
      #expect(outcome.status == 0, "\(outcome)")
    }
    try home.pass(.seconds(5))
    return home
  }

  private static func lines(_ home: Home, _ path: String) throws -> [[String: Any]] {
    let text = try #require(home.files.text(path), "\(path)")
    return try text.split(separator: "\n").map { line in
      try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
        "\(line)"
      )
    }
  }

  @Test("of a parent has own, shared and children's records, without secrets (ARC-001, ARC-004)")
  func parent() throws {
    let home = try Self.family()
    let outcome = try home.run("export", "/out")
    #expect(outcome.status == 0 && outcome.output.contains("written to “/out”"), "\(outcome)")
    let tasks = try Self.lines(home, "/out/task/tasks.jsonl")
    #expect(Set(tasks.compactMap { $0["name"] as? String }) == ["Pay \"rent\", today", "Pack bag"])
    #expect(tasks.allSatisfy { ($0["added"] as? String)?.hasSuffix("Z") == true })
    #expect(tasks.allSatisfy { UUID(uuidString: $0["id"] as? String ?? "") != nil })
    #expect(try Self.lines(home, "/out/catalog/coffees.jsonl").count == 1)
    #expect(try Self.lines(home, "/out/gateway/members.jsonl").count == 2)
    #expect(try Self.lines(home, "/out/analytics/health_entries.jsonl").count == 1)
    // Notes of a lesson are private also from parents.
    let topics = try Self.lines(home, "/out/catalog/topics.jsonl")
    #expect(topics.count == 1 && topics.first?["notes"] is NSNull, "\(topics)")
    #expect(home.files.text("/out/gateway/tokens.jsonl") == nil)
    let table = try #require(home.files.text("/out/csv/tasks.csv"))
    #expect(table.contains("\"Pay \"\"rent\"\", today\"") && table.contains(",'=1+1,"), "\(table)")
    #expect(table.components(separatedBy: "\r\n").count == 4)
  }

  @Test("of a child has what the child may read, and of one member only that member's (ARC-004)")
  func child() throws {
    let home = try Self.family()
    #expect(try home.run(["export", "/mine"], home: "/tablet").status == 0)
    #expect(
      try Self.lines(home, "/mine/task/tasks.jsonl").map { $0["name"] as? String } == ["Pack bag"]
    )
    #expect(
      try Self.lines(home, "/mine/catalog/topics.jsonl").first?["notes"] as? String == "only mine"
    )
    #expect(try Self.lines(home, "/mine/catalog/coffees.jsonl").count == 1)
    #expect(try home.run("export", "--child", "Mia", "/mia").status == 0)
    #expect(
      try Self.lines(home, "/mia/task/tasks.jsonl").map { $0["name"] as? String } == ["Pack bag"]
    )
    #expect(home.files.text("/mia/catalog/coffees.jsonl") == nil)
    let refused = try home.run(["export", "--member", "Alex", "/alex"], home: "/tablet")
    #expect(refused.status == ExitCode.notAllowed.rawValue, "\(refused)")
  }

  @Test("has a separate file for every kind, with names that no two tables share (ARC-001)")
  func kinds() {
    for (service, list) in SpaceTablesTests.lists {
      let exported = list.tables.filter(\.isExported).map(\.kind.description)
      #expect(!exported.contains(""), "a table of \(service) is exported without a name")
      #expect(Set(exported).count == exported.count, "\(service): \(exported)")
    }
    let all = SpaceTablesTests.lists.values.flatMap { $0.tables.filter(\.isExported) }
      .map(\.kind.description)
    // The CSV files of all services share one folder.
    #expect(Dictionary(grouping: all) { $0 }.filter { $1.count > 1 }.keys.sorted() == [])
  }

  @Test("of one member has that member's brewing notes only")
  func notesOfOne() throws {
    let home = try Self.family()
    let recipe = ["Morning", "--method", "V60-02", "--grinder", "Baratza Encore", "--dose", "15"]
    let pours = ["--bloom", "45", "--second-pour", "205", "--time", "2:45"]
    #expect(try home.run(["recipes", "add"] + recipe + pours).status == 0)
    for (notes, folder) in [("of Mia", "/tablet"), ("of Alex", Machine.home)] {
      let brewed = try home.run(
        ["brew", "--coffee", "guji", "--recipe", "morning", "--notes", notes],
        home: folder
      )
      #expect(brewed.status == 0, "\(brewed)")
    }
    #expect(try home.run("export", "--child", "Mia", "/mia").status == 0)
    let notes = try Self.lines(home, "/mia/catalog/brewing_notes.jsonl")
    #expect(notes.map { $0["notes"] as? String } == ["of Mia"])
    #expect(try home.run("export", "/all").status == 0)
    #expect(try Self.lines(home, "/all/catalog/brewing_notes.jsonl").count == 2)
  }

  @Test("that fails in a folder with an earlier export leaves no manifest")
  func again() throws {
    let home = try Self.family()
    #expect(try home.run("export", "/out").status == 0)
    #expect(home.files.text("/out/manifest.json") != nil)
    try home.installation.run { await home.stop("catalog") }
    #expect(try home.run("export", "/out").status == ExitCode.unavailable.rawValue)
    #expect(home.files.text("/out/manifest.json") == nil)
  }

  @Test("as an archive has a manifest with counts and digests of every file (ARC-002)")
  func archive() throws {
    let home = try Self.family()
    #expect(try home.run("export", "/out").status == 0)
    #expect(try home.run("export", "/out.zip").status == 0)
    let bytes = try home.files.read("/out.zip", limit: 1 << 20)
    #expect(bytes.starts(with: ZipArchive.start))
    let path = home.installation.folder.file("out.zip")
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    // Another program's reader.
    let unzip = Process()
    unzip.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    unzip.arguments = [
      "-c",
      """
      import hashlib, json, sys, zipfile
      archive = zipfile.ZipFile(sys.argv[1])
      assert archive.testzip() is None
      manifest = json.loads(archive.read("manifest.json"))
      assert manifest["format"] == "daybook.archive" and manifest["version"] == 1
      assert len(manifest["positions"]) == 5, manifest
      listed = {file["path"]: file for file in manifest["files"]}
      assert set(listed) | {"manifest.json"} == set(archive.namelist())
      for path, file in listed.items():
          data = archive.read(path)
          assert len(data) == file["bytes"] and hashlib.sha256(data).hexdigest() == file["sha256"]
          if path.endswith(".jsonl"):
              assert data.count(b"\\n") == file["records"] > 0
      """,
      path,
    ]
    try unzip.run()
    unzip.waitUntilExit()
    #expect(unzip.terminationStatus == 0)
  }

  @Test("that cannot be written reports that, and leaves no partial archive")
  func full() throws {
    let home = try Self.family()
    home.files.refuseWrites()
    let outcome = try home.run("export", "/out.zip")
    #expect(outcome.status != 0 && outcome.errors.contains("(file_unusable)"), "\(outcome)")
    #expect(home.files.text("/out.zip") == nil)
    try home.installation.run { await home.stop("catalog") }
    let missing = try home.run("export", "/other.zip")
    #expect(missing.status == ExitCode.unavailable.rawValue, "\(missing)")
    #expect(home.files.text("/other.zip") == nil)
  }
}
