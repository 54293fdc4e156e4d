import AnalyticsDomain
import Contracts
package import RPC
package import SQLite
package import ServiceRuntime

/// Analytics' rooms, built and joined: the only file that knows them all.
package enum AnalyticsService {
  /// The service's name in positions, settings and file names.
  package static let name = "analytics"

  /// The services it follows, by their names in settings.
  package static let peers = ["task", "catalog"]

  /// Builds the service over its database, which is made when it is missing.
  ///
  /// - Parameters:
  ///   - environment: what the service takes from outside.
  ///   - databasePath: the database's file.
  ///   - task: where the task service listens.
  ///   - catalog: where the catalog listens.
  /// - Returns: the service, for ``ServiceProcess`` to serve.
  /// - Throws: ``DatabaseRefusal``; a file that was there is then as it was.
  package static func make(
    _ environment: RuntimeEnvironment,
    databasePath: String,
    task: Address,
    catalog: Address
  ) async throws(DatabaseRefusal) -> ServiceInstance {
    let store = try await ServiceStore.open(
      name,
      path: databasePath,
      migrations: SQLiteLedgerRows.migrations,
      applicationID: SQLiteLedgerRows.applicationID,
      environment: environment
    )
    let channels = [environment.channel(to: task), environment.channel(to: catalog)]
    let intakes = zip([PointsSource.task, .learning], channels).map { source, channel in
      FeedIntake(source, channel: channel, store: store, environment: environment)
    }
    let sweep = RetentionSweep(store, environment: environment)
    var background: [@Sendable () async -> Void] = [{ await sweep.run() }]
    for intake in intakes { background.append { await intake.follower.run() } }
    var instance = ServiceInstance(
      router: router(store, intakes, environment),
      store: store,
      background: background
    )
    instance.channels = zip(["task", "catalog"], channels).map { ServiceInstance.Onward($0, $1) }
    return instance
  }

  private static func router(
    _ store: ServiceStore,
    _ intakes: [FeedIntake],
    _ environment: RuntimeEnvironment
  ) -> Router {
    let scores = SQLiteScoreStore(database: store.database)
    let freshness = Freshness(intakes: intakes)
    let clock = environment.clock
    var router = Router()
    router.register(
      ScoresEndpoint(
        score: GetScore(store: scores, freshness: freshness, clock: clock),
        history: GetScoreHistory(store: scores, freshness: freshness, clock: clock)
      )
    )
    router.register(FeedService(store))
    return router
  }
}
