package import SQLite
package import ServiceRuntime
import Vocabulary

/// A new service store in a folder of its own, with a clock that stands still until it is set.
package struct TemporaryStore: Sendable {
  package let folder: TemporaryFolder
  package let clock: FixedClock
  package let environment: RuntimeEnvironment
  package let store: ServiceStore

  /// Opens a store whose own schema is `migrations`.
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

  /// Opens a store whose own schema has one step for each text.
  package init(_ service: String = "test", _ steps: String..., execution: Execution = .inline)
    throws
  {
    try self.init(service, migrations: Migration.list(steps), execution: execution)
  }
}

extension ServiceStore {
  /// Lets the service run for some hours, in one write; `clock` goes with it.
  package func run(hours: Int, _ clock: FixedClock) async throws {
    try await write { context in
      for _ in 0..<hours {
        clock.advance(by: .seconds(3_600))
        while try !Uptime.passStep(context.feed, at: clock.now(), in: context.connection) {}
      }
    }
  }
}
