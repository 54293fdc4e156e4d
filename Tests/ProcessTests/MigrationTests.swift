import Foundation
import SQLite
import TestSupport
import Testing

/// Databases as earlier versions left them (`Tests/Fixtures/Databases`), opened by the current
/// programs.
@Suite("An installation of an earlier version")
struct MigrationTests {
  /// The oldest and the newest stored database of each service.
  private static let sets: [[String: Int]] = {
    let kept = Installation.services.map { ($0, EarlierDatabases.versions(of: $0)) }
    let sets = [{ $0.first }, { $0.last }].map { (pick: ([Int]) -> Int?) in
      Dictionary(
        uniqueKeysWithValues: kept.compactMap { name, all in pick(all).map { (name, $0) } }
      )
    }
    return sets.enumerated().filter { sets.firstIndex(of: $1) == $0 }.map { $1 }
  }()

  @Test(
    "keeps all its data, in complete databases of the current schema",
    arguments: sets
  )
  func opens(set: [String: Int]) throws {
    let home = try installation(of: set)
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

    // New data counts together with the old.
    let task = try #require(try home.json(["add", "Sweep"])["task"] as? [String: Any])
    #expect(try home.daybook(["done", try #require(task["id"] as? String)]).status == 0)
    #expect(try home.json(["score"])["totalPoints"] as? String != "6")
    let looked = try home.daybook(["operator", "check"])
    #expect(looked.status == 0, "\(looked)")
    for service in Installation.services {
      let path = home.home.appendingPathComponent("data/\(service).db").path
      let found = try Connection(path: path, mode: .readOnly)
        .first("PRAGMA user_version") { try $0.value(0, as: Int.self) }
      let own = try #require(found) % 1_000
      let versions = EarlierDatabases.versions(of: service)
      #expect(Set(1..<own).isSubset(of: versions.map { $0 % 1_000 }), "\(service): \(own)")
    }
  }

  /// Puts the databases into a new installation, with that day's access token.
  private func installation(of set: [String: Int]) throws -> Installation {
    let home = try Installation()
    for service in Installation.services {
      let path = home.home.appendingPathComponent("data/\(service).db").path
      try EarlierDatabases.make(path, of: service, try #require(set[service]))
    }
    let token = try String(
      contentsOf: EarlierDatabases.folder.appendingPathComponent("1001/token"),
      encoding: .utf8
    )
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
