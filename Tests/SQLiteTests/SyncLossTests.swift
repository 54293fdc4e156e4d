import FaultVFS
import Foundation
import SQLite
import TestSupport
import Testing

private let schema = "CREATE TABLE reply(request INTEGER PRIMARY KEY, words BLOB NOT NULL) STRICT;"

/// A sync fails once; the system's cache still has the data and never writes it.
@Suite("A sync that fails (row 65)")
struct SyncLossTests {
  /// The events between the failure and the next attempt.
  enum Between: String, CaseIterable {
    case nothing, reading, kill, killTwice
  }

  let folder: TemporaryFolder
  var path: String { folder.file("home.db") }

  init() throws {
    #expect(faultvfs_install() == 0)
    folder = try TemporaryFolder()
  }

  private func open() throws -> Database {
    var limits = DatabaseLimits()
    limits.checkpointPages = 8
    return try Database(
      path: path,
      migrations: Migration.list([schema]),
      applicationID: 7,
      execution: .inline,
      limits: limits
    )
  }

  /// Fails sync number `at`, or none; records the synced state of the files from now on.
  private func failSync(_ at: Int) {
    let calls = FAULTVFS_SYNCS.rawValue | FAULTVFS_KEEP_SYNCED.rawValue
    faultvfs_arm(folder.path, faultvfs_calls(calls), at, 0, 0)
  }

  /// Ends the process: nothing is written any more, and the system's cache stays.
  private func kill(_ database: Database) async {
    let calls = FAULTVFS_ALL.rawValue | FAULTVFS_KEEP_SYNCED.rawValue
    faultvfs_arm(folder.path, faultvfs_calls(calls), 1, 10 | 3 << 8, 1)
    await database.close()
    failSync(0)
  }

  /// Works like a call with a request id: a repeat changes nothing.
  private func ask(_ request: Int, _ database: Database) async throws {
    try await database.write { connection in
      guard
        try connection.first("SELECT 1 FROM reply WHERE request = ?", request, decode: { _ in 1 })
          == nil
      else { return }
      try connection.run("INSERT INTO reply VALUES (?, zeroblob(9000))", request)
    }
  }

  /// Works until five requests are answered; a refused one is retried.
  ///
  /// - Returns: the number of failed syncs.
  private func work(failing sync: Int, _ between: Between) async throws -> Int {
    failSync(sync)
    var database: Database?
    var request = 1
    var failures = 0
    while request <= 5 {
      do {
        let open = try database ?? open()
        database = open
        if between == .reading {
          _ = try await open.read { try $0.first("SELECT 1 FROM reply") { _ in 1 } }
        }
        try await ask(request, open)
        request += 1
      } catch {
        failures += 1
        try #require(failures < 5)
        guard let running = database, between == .kill || between == .killTwice else { continue }
        await kill(running)
        if between == .killTwice { await kill(try self.open()) }
        database = nil
      }
    }
    if let database { await kill(database) }
    return failures
  }

  @Test(
    "loses no write that was answered after it, when power is cut",
    arguments: Between.allCases,
    [true, false]
  )
  func answeredAfterwards(between: Between, tears: Bool) async throws {
    var failed = 0
    for sync in 1... {
      let failures = try await work(failing: sync, between)
      failed += failures
      try PowerCut(tearing: tears ? UInt64(sync) : nil).happen(to: path)
      _ = faultvfs_disarm(folder.path)
      let database = try open()
      let kept = try await database.read {
        try $0.all("SELECT request FROM reply ORDER BY request") { try $0.value(0, as: Int.self) }
      }
      #expect(kept == [1, 2, 3, 4, 5], "\(between), sync \(sync)")
      await database.close()
      for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
        try FileManager.default.removeItem(atPath: folder.file(file))
      }
      if failures == 0, sync > 20 { break }
    }
    #expect(failed > 5, "commits failed")
  }
}
