import AnalyticsContracts
import NotificationContracts
import NotificationDomain
package import RPC
import RuntimeContracts
package import ServiceRuntime
import TaskContracts

/// Assembles the notification service from its parts.
package enum NotificationService {
  /// The service's name in feed positions, settings and file names.
  package static let name = "notification"

  /// The services that it follows, by their names in settings.
  package static let peers = ["task", HealthConsumer.source]

  /// The service as its program runs it.
  ///
  /// - Throws: ``DatabaseRefusal``; an existing file is then unchanged. ``SettingsError`` for an invalid setting.
  package static func instance(
    environment: RuntimeEnvironment,
    settings: Settings
  ) async throws -> ServiceInstance {
    let outgoing = try OutgoingSettings(settings)
    return try await instance(
      environment: environment,
      databasePath: settings.databasePath(name),
      task: settings.peer("task"),
      analytics: settings.peer(HealthConsumer.source),
      outgoing: outgoing,
      sender: CurlSender(listed: outgoing.listed, authority: outgoing.authority),
      // The proxy in front of it terminates TLS.
      ticketTransport: TCPTransport(environment.loop),
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
  ///   - analytics: where analytics listens; `nil`: there are no weekly reports or health reminders.
  ///   - outgoing: the operator's settings for outgoing messages.
  ///   - sender: sends outgoing messages; `nil`: none are sent.
  ///   - ticketTransport: serves the buttons of messages; `nil`: the transport of calls.
  ///   - sealing: the keys that seal secrets of channels; `nil`: channels with secrets are refused.
  /// - Returns: the service, for ``ServiceProcess`` to serve.
  /// - Throws: ``DatabaseRefusal``; an existing file is then unchanged.
  package static func instance(
    environment: RuntimeEnvironment,
    databasePath: String,
    task: Address,
    analytics: Address? = nil,
    outgoing: OutgoingSettings = OutgoingSettings(),
    sender: (any OutgoingSender)? = nil,
    ticketTransport: (any Transport)? = nil,
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
    var drinks: DrinkReminders?
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
      drinks = DrinkReminders(
        store: store,
        environment: environment,
        figures: AnalyticsV1.HealthFiguresClient(channel)
      )
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
      seal: SecretSeal(keys: sealing, random: environment.random),
      settings: outgoing
    )
    let sweep = RetentionSweep(
      store,
      environment: environment,
      rules: [settledReminders, oldDeliveries, goneTasks, endedTickets]
    )
    var router = Router()
    let consumers = FeedConsumers(followers)
    let clock = environment.clock
    router.register(ReminderCalls(store: reminders, consumers: consumers, clock: clock))
    router.register(NotificationCalls(store: reminders, consumers: consumers, clock: clock))
    router.register(
      ChannelCalls(
        store: reminders,
        deliveries: deliveries,
        tests: ChannelTests(loop: loop),
        seal: deliveries.seal
      )
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
    if let drinks { instance.background.append { await drinks.run() } }
    if let address = outgoing.ticketAddress {
      let tickets = TicketHandler(
        store: store,
        environment: environment,
        tasks: TaskV1.TasksClient(channel)
      )
      let server = PlainHTTPServer(
        at: address,
        over: ticketTransport ?? environment.transport
      ) { await tickets.answer($0) }
      instance.background.append { await listen(server, environment) }
    }
    instance.channels = onward
    return instance
  }

  /// Answers the buttons of messages until the task is cancelled.
  ///
  /// After a failure it tries again; reminders do not depend on it.
  private static func listen(_ server: PlainHTTPServer, _ environment: RuntimeEnvironment) async {
    while !Task.isCancelled {
      do {
        try await server.run { [log = environment.log] address in
          log.info(
            "tickets",
            "the listener for message buttons is ready",
            ["address": .place(address.text)]
          )
        }
      } catch is CancellationError {
        return
      } catch {
        environment.log.error(
          "tickets",
          "buttons of messages cannot be answered; it will be retried",
          ["cause": .cause(String(reflecting: error))]
        )
        guard (try? await environment.loop.sleep(for: .seconds(30))) != nil else { return }
      }
    }
  }

  /// The settings specific to this service.
  package static let ownSettings = OutgoingSettings.options

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

  private static let endedTickets = RetentionSweep.Rule(
    "tickets",
    keptFor: Ticket.keptFor
  ) { context, cutOff, limit in
    try TicketRows(context.connection).removeEnded(before: cutOff, limit: limit)
  }

  private static let settledReminders = RetentionSweep.Rule(
    "reminders",
    keptFor: Retention.span
  ) { context, cutOff, limit in
    try ReminderWriter(context.connection).removeSettled(before: cutOff, limit: limit)
  }
}
