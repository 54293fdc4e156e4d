import Contracts
import NotificationDomain
package import RPC
package import SQLite
package import ServiceRuntime

/// The scheduler's rooms, built and joined: the only file that knows them all.
package enum NotificationService {
  /// The service's name in positions, settings and file names.
  package static let name = "notification"

  /// The services it follows, by their names in settings.
  package static let peers = ["task"]

  /// Builds the service over its database, which is made when it is missing.
  ///
  /// - Parameters:
  ///   - environment: what the service takes from outside.
  ///   - databasePath: the database's file.
  ///   - task: where the task service listens.
  /// - Returns: the service, for ``ServiceProcess`` to serve.
  /// - Throws: ``DatabaseRefusal``; a file that was there is then as it was.
  package static func make(
    _ environment: RuntimeEnvironment,
    databasePath: String,
    task: Address
  ) async throws(DatabaseRefusal) -> ServiceInstance {
    let store = try await ServiceStore.open(
      name,
      path: databasePath,
      migrations: SQLiteReminderRows.migrations,
      applicationID: SQLiteReminderRows.applicationID,
      environment: environment
    )
    let channel = environment.channel(to: task)
    let follower = TaskIntake.follower(channel: channel, store: store, environment: environment)
    let clockwork = Clockwork(
      store: store,
      environment: environment,
      isCatchingUp: { follower.isCatchingUp }
    )
    let sweep = RetentionSweep(store, environment: environment, rules: [settledReminders])
    var router = Router()
    router.register(
      ListReminders(
        store: SQLiteReminderStore(database: store.database),
        intakes: Intakes([follower]),
        clock: environment.clock
      )
    )
    router.register(FeedService(store))
    var instance = ServiceInstance(
      router: router,
      store: store,
      background: [
        { await follower.run() }, { await clockwork.run() }, { await sweep.run() },
      ]
    )
    instance.channels = [ServiceInstance.Onward("task", channel)]
    return instance
  }

  private static let settledReminders = RetentionSweep.Rule(
    "reminders",
    keptFor: Retention.span
  ) { context, cutOff, limit in
    try SQLiteReminderRows(connection: context.connection)
      .removeSettled(before: cutOff, limit: limit)
  }
}
