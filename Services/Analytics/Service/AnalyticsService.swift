import AnalyticsContracts
import AnalyticsDomain
package import RPC
import RuntimeContracts
package import ServiceRuntime

/// Assembles analytics; the only file that knows all parts.
package enum AnalyticsService {
  /// The service's name in positions, settings and file names.
  package static let name = "analytics"

  /// The followed services, by their names in settings.
  package static let peers = PointsSource.allCases.map(\.service) + [DirectoryConsumer.source]

  /// The service for its program.
  ///
  /// - Throws: ``DatabaseRefusal``; an existing file is then unchanged.
  package static func instance(
    environment: RuntimeEnvironment,
    settings: Settings
  ) async throws -> ServiceInstance {
    try await instance(
      environment: environment,
      databasePath: settings.databasePath(name),
      peers: Dictionary(uniqueKeysWithValues: peers.map { ($0, settings.peer($0)) })
    )
  }

  /// The service with a given database, as tests run it.
  ///
  /// - Parameters:
  ///   - environment: the clock, network and other dependencies.
  ///   - databasePath: the path of the database file.
  ///   - peers: addresses of the followed services by name; services without one are not followed.
  /// - Returns: the service, for ``ServiceProcess`` to run.
  /// - Throws: ``DatabaseRefusal``; an existing file is then unchanged.
  package static func instance(
    environment: RuntimeEnvironment,
    databasePath: String,
    peers: [String: Address]
  ) async throws -> ServiceInstance {
    let pageSeal = PageSeal()
    let store = try await ServiceStore.open(
      name,
      path: databasePath,
      migrations: ScoreStore.migrations,
      applicationID: ScoreStore.applicationID,
      environment: environment
    ) { connection, _ in
      try pageSeal.load(connection, environment.random)
    }
    var consumers: [FeedConsumer] = []
    var channels: [ServiceInstance.OutboundChannel] = []
    var tasks: Channel?
    for source in PointsSource.allCases {
      guard let address = peers[source.service] else { continue }
      let channel = environment.channel(to: address)
      channels.append(ServiceInstance.OutboundChannel(source.service, channel))
      if source == .task { tasks = channel }
      consumers.append(
        FeedConsumer(source, channel: channel, store: store, environment: environment)
      )
    }
    var directory: DirectoryConsumer?
    if let address = peers[DirectoryConsumer.source] {
      let channel = environment.channel(to: address)
      channels.append(ServiceInstance.OutboundChannel(DirectoryConsumer.source, channel))
      directory = DirectoryConsumer(channel: channel, store: store, environment: environment)
    }
    let freshness = Freshness(consumers: consumers, directory: directory)
    var router = Router()
    let scores = ScoreStore(store: store)
    let clock = environment.clock
    router.register(ScoreCalls(store: scores, freshness: freshness, clock: clock))
    router.register(
      ExplanationCalls(store: scores, freshness: freshness, clock: clock, tasks: tasks)
    )
    router.register(StreakCalls(store: scores, freshness: freshness, clock: clock))
    router.register(PeriodCalls(store: scores, freshness: freshness, clock: clock))
    router.register(GoalCalls(store: scores, freshness: freshness, clock: clock))
    router.register(ChartCalls(store: scores, freshness: freshness, clock: clock))
    router.register(ReportCalls(store: scores, freshness: freshness, clock: clock))
    router.registerHealth(HealthStore(store, pageSeal: pageSeal, log: environment.log))
    router.register(FeedService(store))
    let followed = FeedConsumers(
      consumers.map(\.follower) + (directory.map { [$0.follower] } ?? [])
    )
    router.register(SpacesService(store, ScoreStore.spaces) { try await followed.settle($0) })
    let sweep = RetentionSweep(store, environment: environment, rules: HealthStore.retentionRules)
    var background: [@Sendable () async -> Void] = [{ await sweep.run() }]
    for consumer in consumers { background.append { await consumer.follower.run() } }
    if let directory { background.append { await directory.follower.run() } }
    var instance = ServiceInstance(
      router: router,
      store: store,
      background: background,
      contracts: AnalyticsContractsDescriptors.files
    )
    instance.channels = channels
    return instance
  }
}
