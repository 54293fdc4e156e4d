import NotificationContracts
import NotificationDomain
package import RPC
import RuntimeContracts
package import ServiceRuntime

/// Builds the notification service: the only file that knows all its parts.
package enum NotificationService {
  /// The service's name in positions, settings and file names.
  package static let name = "notification"

  /// The services it follows, by their names in settings.
  package static let peers = ["task"]

  /// The service as its program runs it.
  ///
  /// - Throws: ``DatabaseRefusal``; a file that was there is then as it was.
  package static func instance(
    environment: RuntimeEnvironment,
    settings: Settings
  ) async throws -> ServiceInstance {
    let listed = Set(
      (settings.own("outgoing-allow") ?? "").split(separator: ",").map { $0.lowercased() }
    )
    return try await instance(
      environment: environment,
      databasePath: settings.databasePath(name),
      task: settings.peer("task"),
      listed: listed,
      sender: CurlSender(listed: listed)
    )
  }

  /// The service on a database of its own, as a scenario runs it.
  ///
  /// - Parameters:
  ///   - environment: what the service takes from outside.
  ///   - databasePath: the database's file.
  ///   - task: where the task service listens.
  ///   - listed: places inside that messages may go to, as `host:port`.
  ///   - sender: what sends messages out of the installation; `nil`: nothing leaves it.
  /// - Returns: the service, for ``ServiceProcess`` to serve.
  /// - Throws: ``DatabaseRefusal``; a file that was there is then as it was.
  package static func instance(
    environment: RuntimeEnvironment,
    databasePath: String,
    task: Address,
    listed: Set<String> = [],
    sender: (any OutgoingSender)? = nil
  ) async throws -> ServiceInstance {
    let reminders = try await ReminderStore.open(path: databasePath, environment: environment)
    let store = reminders.store
    let channel = environment.channel(to: task)
    let follower = TaskConsumer.follower(channel: channel, store: store, environment: environment)
    let scheduler = Scheduler(
      store: store,
      environment: environment,
      isCatchingUp: { follower.isCatchingUp }
    )
    let courier = Courier(
      store: store,
      environment: environment,
      sender: sender ?? NoSender()
    )
    let sweep = RetentionSweep(
      store,
      environment: environment,
      rules: [settledReminders, oldDeliveries]
    )
    var router = Router()
    router.register(
      ReminderCalls(
        store: reminders,
        consumers: FeedConsumers([follower]),
        clock: environment.clock
      )
    )
    router.register(NotificationCalls(store: reminders))
    router.register(ChannelCalls(store: reminders, courier: courier, listed: listed))
    router.register(FeedService(store))
    var instance = ServiceInstance(
      router: router,
      store: store,
      background: [
        { await follower.run() }, { await scheduler.run() }, { await sweep.run() },
        { await courier.run() },
      ],
      contracts: NotificationContractsDescriptors.files
    )
    instance.channels = [ServiceInstance.OutboundChannel("task", channel)]
    return instance
  }

  /// Settings of this service alone.
  package static let ownSettings = [
    SettingsForm.Option(
      "outgoing-allow",
      "HOST:PORT,…",
      "places inside the own network that messages may go to, also without TLS"
    )
  ]

  private static let oldDeliveries = RetentionSweep.Rule(
    "deliveries",
    keptFor: ChannelCalls.logKeptFor
  ) { context, cutOff, limit in
    try EndpointRows(context.connection).removeDeliveries(before: cutOff, limit: limit)
  }

  private static let settledReminders = RetentionSweep.Rule(
    "reminders",
    keptFor: Retention.span
  ) { context, cutOff, limit in
    try ReminderWriter(context.connection).removeSettled(before: cutOff, limit: limit)
  }
}
