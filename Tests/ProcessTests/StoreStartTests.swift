import Foundation
import SQLite
import Testing

/// The real programs with databases that they cannot use, or not yet.
@Suite("A service whose database cannot be used")
struct StoreStartTests {
  /// Waits until the service answers, and returns its status.
  private func health(of service: String, in home: Installation) throws -> Outcome {
    for _ in 0..<200 {
      let health = try home.health(of: service)
      if health.status == 0 || health.output.contains("not serving") { return health }
    }
    return try home.health(of: service)
  }

  @Test(
    "reports a log that was lost with a kill, and continues when an operator allows it (row 67)"
  )
  func lostLog() throws {
    let home = try Installation()
    try home.startAll()
    #expect(try home.setUp().status == 0)
    _ = try home.json(["add", "Dishes"])
    home.kill9("task")
    let path = home.home.appendingPathComponent("data/task.db").path
    #expect(FileManager.default.fileExists(atPath: path + "-wal"))
    try FileManager.default.removeItem(atPath: path + "-wal")
    try home.launch("task")
    let refused = try health(of: "task", in: home)
    #expect(refused.status == 1)
    #expect(refused.output.contains("task.db-wal, which held its last changes, is gone"))

    home.kill9("task")
    try FileManager.default.removeItem(atPath: path + ".lock")
    try home.start("task")
    _ = try home.json(["add", "Tea"])
  }

  @Test("waits for a lock of another process, and serves by itself once it is released (row 72)")
  func locked() throws {
    let home = try Installation()
    let lock = try FileLock(path: home.home.appendingPathComponent("data/task.db").path)
    try home.launch("task")
    let refused = try health(of: "task", in: home)
    #expect(refused.status == 1)
    #expect(refused.output.contains("is in use by another process"))
    lock.release()
    try home.awaitHealth(of: "task")
    // Before SQLite 3.51.3 two concurrent writers lose pages, so the log must have the version.
    #expect(home.log(of: "task").contains("sqlite=\(Database.libraryVersion)"))
  }
}
