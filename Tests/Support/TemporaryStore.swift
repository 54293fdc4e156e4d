package import SQLite
package import ServiceRuntime
import Vocabulary

/// A new service store in a temporary folder, with a clock that the test sets.
package struct TemporaryStore: Sendable {
  package let folder: TemporaryFolder
  package let clock: FixedClock
  package let environment: RuntimeEnvironment
  package let store: ServiceStore

  /// Opens a store with the migrations `migrations`.
  package init(
    _ service: String = "test",
    migrations: [Migration],
    execution: Execution = .inline,
    seed: UInt64 = 1
  ) throws {
    folder = try TemporaryFolder()
    clock = FixedClock(.testStart)
    environment = .test(clock: clock, execution: execution, seed: seed)
    store = try ServiceStore(
      service,
      path: folder.file(service + ".db"),
      migrations: migrations,
      applicationID: TemporaryDatabase.applicationID | 1,
      environment: environment
    )
  }

  /// Opens a store with one migration for each text.
  package init(_ service: String = "test", _ steps: String..., execution: Execution = .inline)
    throws
  {
    try self.init(service, migrations: Migration.list(steps), execution: execution)
  }
}

extension ServiceStore {
  /// Advances the service's uptime by some hours in one write, and `clock` with it.
  package func run(hours: Int, _ clock: FixedClock) async throws {
    try await write { context in
      for _ in 0..<hours {
        clock.advance(by: .seconds(3_600))
        while try !Uptime.passStep(context.feed, at: clock.now(), in: context.connection) {}
      }
    }
  }
}
