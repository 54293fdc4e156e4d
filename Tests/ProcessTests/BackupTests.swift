import Foundation
import Testing

/// Backups of the real programs' files, made while they run.
@Suite("The operator")
struct OperatorTests {
  @Test("restores what a backup held, while the services that wrote it go on (INT-005)")
  func roundTrip() throws {
    let home = try Installation()
    try home.startAll()
    #expect(try home.setUp().status == 0)
    for name in ["Dishes", "Rent"] {
      let task = try #require(try home.json(["add", name])["task"] as? [String: Any])
      #expect(try home.daybook(["done", try #require(task["id"] as? String)]).status == 0)
    }
    let before = try figures(home)
    let backup = home.home.appendingPathComponent("kept.backup").path
    #expect(try home.daybook(["operator", "backup", backup]).status == 0)
    #expect(try home.daybook(["operator", "check", backup]).status == 0)
    #expect(try home.daybook(["operator", "check"]).status == 0)
    _ = try home.json(["add", "Sweep"])
    #expect(try home.daybook(["operator", "restore", backup, "--yes"]).status == 5, "they run")

    for service in Installation.services { _ = home.terminate(service) }
    let unasked = try home.daybook(["operator", "restore", backup])
    #expect(unasked.status == 2, "\(unasked)")
    let restored = try home.daybook(["operator", "restore", backup, "--yes"])
    #expect(restored.status == 0, "\(restored)")
    #expect(restored.output.contains("task.db.replaced-"))
    try home.startAll()
    #expect(try figures(home) == before)
    let checked = try home.daybook(["operator", "check"])
    #expect(checked.status == 0, "\(checked)")
    // The restored house lives: a new task counts, once.
    let task = try #require(try home.json(["add", "Water"])["task"] as? [String: Any])
    let done = try home.daybook(["done", try #require(task["id"] as? String)])
    #expect(done.status == 0)
    #expect(try figures(home) != before)
  }

  @Test("is told what is wrong with a backup, and nothing is touched")
  func refusals() throws {
    let home = try Installation()
    try home.startAll()
    #expect(try home.setUp().status == 0)
    let backup = home.home.appendingPathComponent("kept.backup")
    #expect(try home.daybook(["operator", "backup", backup.path]).status == 0)
    for service in Installation.services { _ = home.terminate(service) }
    let file = home.home.appendingPathComponent("data/task.db")
    let before = try Data(contentsOf: file)

    var bytes = try Data(contentsOf: backup)
    bytes[bytes.count / 2] ^= 1
    try bytes.write(to: backup)
    let damaged = try home.daybook(["operator", "restore", backup.path, "--yes"])
    #expect(damaged.status == 3)
    #expect(damaged.errors.contains("(backup_damaged)"))
    let key = home.home.appendingPathComponent("keys/backup.key")
    try Data(repeating: 1, count: 32).write(to: key)
    let otherKey = try home.daybook(["operator", "check", backup.path])
    #expect(otherKey.errors.contains("(backup_of_other_key)"), "\(otherKey)")
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: key.path)
    #expect(try home.daybook(["operator", "check", backup.path]).status == 1)
    #expect(try Data(contentsOf: file) == before)
  }

  /// What the day shows, without what differs between two questions.
  private func figures(_ home: Installation) throws -> String {
    let score = try home.json(["score"])
    let list = try home.json(["list", "--completion", "all"])
    let names = (list["tasks"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
    return "\(names.sorted()) \(try #require(score["totalPoints"]))"
  }
}
