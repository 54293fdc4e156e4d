import RPC
import RuntimeContracts
import SQLite
import ServiceRuntime
import Synchronization
import TaskContracts
import TestSupport
import Vocabulary

private let schema = "CREATE TABLE seen(epoch INTEGER, seq INTEGER, entity TEXT) STRICT;"

/// A service and a follower of its feed, in one simulated installation.
final class FeedPair: Sendable {
  let installation: TestInstallation
  private let source = Mutex<ServiceProcess?>(nil)

  init(seed: UInt64 = 1, log: Logger = .silent) throws {
    installation = try TestInstallation(seed: seed, log: log)
  }

  var store: ServiceStore? { source.withLock { $0 }?.store }

  func startSource(_ file: String = "source.db") async throws {
    let path = installation.folder.file(file)
    let process = try await installation.start("task") { environment in
      let store = try ServiceStore(
        "task",
        path: path,
        migrations: [],
        applicationID: 1,
        environment: environment
      )
      var router = Router()
      router.register(FeedService(store))
      return ServiceInstance(router: router, store: store)
    }
    source.withLock { $0 = process }
  }

  func stopSource() async {
    await source.withLock { $0 }?.stop(grace: .zero)
  }

  func openFollower() throws -> ServiceStore {
    try ServiceStore(
      "analytics",
      path: installation.folder.file("follower.db"),
      migrations: Migration.list([schema]),
      applicationID: 2,
      environment: installation.environment
    )
  }

  func follower(
    _ store: ServiceStore,
    pieces: Int64 = 0,
    apply: @escaping FeedFollower.Apply = FeedPair.note
  ) -> FeedFollower {
    FeedFollower(
      "task",
      channel: installation.channel(to: "task"),
      store: store,
      environment: installation.environment,
      reset: { context, first, place in
        if place < pieces {
          try context.connection.run("INSERT INTO seen VALUES (0, 0, ?)", "piece \(place)")
          return place + 1
        }
        let begins = "reset before \(first.position.sequence)"
        try context.connection.run("INSERT INTO seen VALUES (0, 0, ?)", begins)
        return nil
      },
      apply: apply
    )
  }

  func emit(
    _ names: [String],
    of household: HouseholdID = .sample(1),
    batch: BatchID? = nil
  ) async throws {
    try await store?.write { context in
      for name in names {
        try context.append(
          NewEvent(TaskV1.TaskCreated(), entity: name, batch: batch),
          EventStamp(
            at: context.now,
            localDay: HouseholdCalendar.utc.day(of: context.now),
            household: household,
            space: .sample(1)
          )
        )
      }
    }
  }
}

extension FeedPair {
  /// The effect of an event: a row.
  @discardableResult
  @Sendable static func note(_ context: WriteContext, _ event: FeedEvent) throws -> Bool {
    try context.connection.run(
      "INSERT INTO seen VALUES (?, ?, ?)",
      Int64(bitPattern: event.position.epoch),
      event.position.sequence,
      event.entity
    )
    return true
  }
}

extension ServiceStore {
  func seen() async throws -> [String] {
    try await read { try $0.all("SELECT entity FROM seen ORDER BY rowid") { try $0.value(0) } }
  }
}
