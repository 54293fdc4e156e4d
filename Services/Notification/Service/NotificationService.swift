import AnalyticsContracts
import NotificationContracts
import NotificationDomain
package import RPC
import RuntimeContracts
package import ServiceRuntime

/// Assembles the notification service from its parts.
package enum NotificationService {
  /// The service's name in feed positions, settings and file names.
  package static let name = "notification"

  /// The services that it follows, by their names in settings.
  package static let peers = ["task", HealthConsumer.source]

  /// The service as its program runs it.
  ///
  /// - Throws: ``DatabaseRefusal``; an existing file is then unchanged.
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
      analytics: settings.peer(HealthConsumer.source),
      listed: listed,
      sender: CurlSender(listed: listed),
      // With certificates instead of keys there may still be a key, for sealing.
      sealing: environment.keys
        ?? (try? ClusterKey.read(settings.clusterKeyFile)).map { ClusterKeys(current: $0) }
    )
  }

  /// The service on a given database, as scenario tests run it.
  ///
  /// - Parameters:
  ///   - environment: event loop, clock, log, randomness and connections.
  ///   - databasePath: the database's file.
  ///   - task: where the task service listens.
  ///   - analytics: where analytics listens; `nil`: no fast reminders and no weekly reports.
  ///   - listed: private addresses that messages may go to, as `host:port`.
  ///   - sender: sends messages out of the installation; `nil`: sends none.
  ///   - sealing: the key for secrets; `nil`: no webhooks.
  /// - Returns: the service, for ``ServiceProcess`` to serve.
  /// - Throws: ``DatabaseRefusal``; an existing file is then unchanged.
  package static func instance(
    environment: RuntimeEnvironment,
    databasePath: String,
    task: Address,
    analytics: Address? = nil,
    listed: Set<String> = [],
    sender: (any OutgoingSender)? = nil,
    sealing: ClusterKeys? = .unguarded
  ) async throws -> ServiceInstance {
    let reminders = try await ReminderStore.open(path: databasePath, environment: environment)
    let store = reminders.store
    let channel = environment.channel(to: task)
    let follower = TaskConsumer.follower(channel: channel, store: store, environment: environment)
    var followers = [follower]
    var onward = [ServiceInstance.OutboundChannel("task", channel)]
    var weekly: WeeklyReports?
    var health: FeedFollower?
    if let analytics {
      let channel = environment.channel(to: analytics)
      onward.append(ServiceInstance.OutboundChannel(HealthConsumer.source, channel))
      let fasts = HealthConsumer.follower(
        channel: channel,
        store: store,
        environment: environment
      )
      followers.append(fasts)
      health = fasts
      weekly = WeeklyReports(
        store: store,
        environment: environment,
        reports: AnalyticsV1.ReportsClient(channel)
      )
    }
    let loop = environment.loop
    let started = loop.now
    let scheduler = Scheduler(
      store: store,
      environment: environment,
      isCatchingUp: { [health] in
        // Analytics is waited for only at the start: task reminders do not depend on it.
        follower.isCatchingUp
          || (loop.now - started < FeedFollower.patience && health?.isCatchingUp == true)
      }
    )
    let deliveries = DeliveryWorker(
      store: store,
      environment: environment,
      sender: sender ?? DisabledSender(),
      seal: SecretSeal(keys: sealing, random: environment.random)
    )
    let sweep = RetentionSweep(
      store,
      environment: environment,
      rules: [settledReminders, oldDeliveries, goneTasks]
    )
    var router = Router()
    let consumers = FeedConsumers(followers)
    let clock = environment.clock
    router.register(ReminderCalls(store: reminders, consumers: consumers, clock: clock))
    router.register(NotificationCalls(store: reminders, consumers: consumers, clock: clock))
    router.register(
      ChannelCalls(store: reminders, deliveries: deliveries, listed: listed, seal: deliveries.seal)
    )
    router.register(FeedService(store))
    router.register(SpacesService(store, ReminderStore.spaces) { try await consumers.settle($0) })
    var instance = ServiceInstance(
      router: router,
      store: store,
      background: [
        { await consumers.run() }, { await scheduler.run() }, { await sweep.run() },
        { await deliveries.run() },
      ],
      contracts: NotificationContractsDescriptors.files
    )
    if let weekly { instance.background.append { await weekly.run() } }
    instance.channels = onward
    return instance
  }

  /// The settings specific to this service.
  package static let ownSettings = [
    SettingsForm.Option(
      "outgoing-allow",
      "HOST:PORT,…",
      "private addresses that messages may go to, also without TLS"
    )
  ]

  private static let oldDeliveries = RetentionSweep.Rule(
    "deliveries",
    keptFor: ChannelCalls.logKeptFor
  ) { context, cutOff, limit in
    try EndpointRows(context.connection).removeDeliveries(before: cutOff, limit: limit)
  }

  private static let goneTasks = RetentionSweep.Rule("tasks", keptFor: Retention.span) {
    context,
    cutOff,
    limit in
    try OpenTaskRows(context.connection).removeGone(before: cutOff, limit: limit)
  }

  private static let settledReminders = RetentionSweep.Rule(
    "reminders",
    keptFor: Retention.span
  ) { context, cutOff, limit in
    try ReminderWriter(context.connection).removeSettled(before: cutOff, limit: limit)
  }
}
