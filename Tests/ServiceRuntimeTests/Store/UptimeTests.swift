import RPC
import SQLite
import ServiceRuntime
import TaskContracts
import TestSupport
import Testing
import Vocabulary

@Suite("Data with a retention time")
struct UptimeTests {
  /// Opens the store of the test's folder.
  private func open(_ installation: TestInstallation) throws -> ServiceStore {
    try ServiceStore(
      "cupboard",
      path: installation.folder.file("cupboard.db"),
      migrations: [],
      applicationID: 7,
      environment: installation.environment
    )
  }

  private func count(_ sql: StaticString, _ store: ServiceStore) async throws -> Int? {
    try await store.read { try $0.first(sql) { try $0.value(0) } }
  }

  @Test("expires even on a machine that never runs for an hour")
  func shortStarts() throws {
    let installation = try TestInstallation()
    let loop = installation.loop
    let kept = try installation.run {
      var kept: [Int?] = []
      // Two steps of ten minutes each time: 24 hours, then 25.
      for start in 1...75 {
        let store = try open(installation)
        if start == 1 {
          _ = try await store.change(.sample(request: 1), "x", TaskV1.CompleteTaskRequest()) { _ in
            TaskV1.CompleteTaskResponse()
          }
        }
        let sweep = RetentionSweep(store, environment: installation.environment)
        let running = loop.spawn { await sweep.run() }
        try await loop.sleep(for: .seconds(1_500))
        running.cancel()
        await running.value
        if start >= 72 { kept.append(try await count("SELECT count(*) FROM request_reply", store)) }
        await store.close()
      }
      return kept
    }
    #expect(kept == [1, 1, 1, 0])
  }

  @Test("needs one mark for each hour of 90 days, and no more")
  func marks() async throws {
    let temporary = try TemporaryStore(migrations: [])
    try await temporary.store.run(hours: 24 * 100, temporary.clock)
    let marks = try await count("SELECT count(*) FROM uptime_mark", temporary.store)
    #expect(marks == 24 * 90 + 1)
  }
}
