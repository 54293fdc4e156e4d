import Foundation
import SQLite
import Testing

/// Databases as earlier versions left them (`Tests/Fixtures/Databases`), opened by today's programs.
@Suite("An installation of an earlier version")
struct MigrationTests {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Databases")

  @Test("has all it had, in whole databases of today's schema, and a copy of what was rewritten")
  func first() throws {
    let home = try installation(of: "1001")
    try home.startAll()
    let list = try home.json(["list", "--completion", "all"])
    let names = (list["tasks"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
    #expect(names.sorted() == ["Dishes", "Grüße schicken ☕", "Pay rent", "Water the roses"])
    #expect(try home.json(["score"])["totalPoints"] as? String == "6")
    #expect(try home.json(["score"])["learningPoints"] as? String == "10")
    let projects = try home.json(["projects", "list"])["projects"] as? [[String: Any]] ?? []
    #expect(projects.compactMap { $0["name"] as? String }.contains("Garden"))
    let members = try home.json(["members", "list"])["members"] as? [[String: Any]] ?? []
    #expect(members.count == 2)

    // It lives: what comes now is counted with what was.
    let task = try #require(try home.json(["add", "Sweep"])["task"] as? [String: Any])
    #expect(try home.daybook(["done", try #require(task["id"] as? String)]).status == 0)
    #expect(try home.json(["score"])["totalPoints"] as? String != "6")
    let looked = try home.daybook(["operator", "check"])
    #expect(looked.status == 0, "\(looked)")
    let copy = home.home.appendingPathComponent("data/task.db.before-4002").path
    #expect(FileManager.default.fileExists(atPath: copy), "step 2 of tasks rewrites rows")

    for service in Installation.services {
      let path = home.home.appendingPathComponent("data/\(service).db").path
      let found = try Connection(path: path, mode: .readOnly)
        .first("PRAGMA user_version") { try $0.value(0, as: Int.self) }
      let (shared, own) = try #require(found).quotientAndRemainder(dividingBy: 1_000)
      let versions = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        .compactMap(Int.init)
        .filter { version in
          let kept = Self.folder.appendingPathComponent("\(version)/\(service).sql").path
          return FileManager.default.fileExists(atPath: kept)
        }
      #expect(Set(1..<shared).isSubset(of: versions.map { $0 / 1_000 }), "\(service): \(shared)")
      #expect(Set(1..<own).isSubset(of: versions.map { $0 % 1_000 }), "\(service): \(own)")
    }
  }

  /// Lays the databases of a schema out where a new installation has its own.
  private func installation(of schema: String) throws -> Installation {
    let home = try Installation()
    let folder = Self.folder.appendingPathComponent(schema)
    for service in Installation.services {
      let path = home.home.appendingPathComponent("data/\(service).db").path
      let connection = try Connection(path: path, mode: .readWrite)
      let script = try Data(contentsOf: folder.appendingPathComponent("\(service).sql"))
      try connection.script([UInt8](script))
    }
    let token = try String(contentsOf: folder.appendingPathComponent("token"), encoding: .utf8)
    let credentials = [
      "server": home.address(of: "gateway"), "household": "", "member": "",
      "secret": token.trimmingCharacters(in: .whitespacesAndNewlines),
    ]
    let client = home.home.appendingPathComponent("client")
    try FileManager.default.createDirectory(at: client, withIntermediateDirectories: true)
    try JSONEncoder().encode(credentials).write(to: client.appendingPathComponent("credentials"))
    return home
  }
}
