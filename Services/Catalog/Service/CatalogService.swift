import CatalogContracts
import CatalogDomain
import RPC
import SQLite
import RuntimeContracts
package import ServiceRuntime

/// Assembles the catalog service from its parts.
package enum CatalogService {
  /// The service as the program runs it.
  ///
  /// Opens the store and loads the shipped topics into it. If either fails, the shipped topics are served
  /// read-only until the store can be read (TOP-107).
  /// - Throws: ``ContentRejected`` if there is no content to serve.
  package static func instance(
    environment: RuntimeEnvironment,
    settings: Settings
  ) async throws -> ServiceInstance {
    try await instance(environment: environment, databasePath: settings.databasePath("catalog"))
  }

  /// The service on a given database, for scenarios.
  package static func instance(
    environment: RuntimeEnvironment,
    databasePath: String
  ) async throws -> ServiceInstance {
    let store: CatalogStore
    do throws(DatabaseRefusal) {
      store = try await CatalogStore.open(path: databasePath, environment: environment)
    } catch {
      return try withoutStore(error, environment)
    }
    do {
      let loading = ContentLoading(store: TopicStore(store), log: environment.log)
      let (content, recovery) = try await content(loading, environment)
      return instance(store, content, recovery, environment)
    } catch {
      await store.close()
      throw error
    }
  }

  /// The content to serve, and a recovery task if stored content cannot be read.
  ///
  /// - Throws: ``ContentRejected``.
  private static func content(
    _ loading: ContentLoading,
    _ environment: RuntimeEnvironment
  ) async throws -> (ServedContent, ContentRecovery?) {
    do {
      return (ServedContent(try await loading.load()), nil)
    } catch let rejected as ContentRejected {
      throw rejected
    } catch {
      environment.log.error(
        "content",
        "the stored topics cannot be read; the shipped ones are served read-only",
        ["cause": .cause(String(reflecting: error))]
      )
      let content = ServedContent(try ShippedContent.catalogue(), isDegraded: true)
      let recovery = ContentRecovery(loading: loading, content: content, loop: environment.loop)
      return (content, recovery)
    }
  }

  private static func instance(
    _ store: CatalogStore,
    _ content: ServedContent,
    _ recovery: ContentRecovery?,
    _ environment: RuntimeEnvironment
  ) -> ServiceInstance {
    var router = Router()
    router.register(TopicCalls(content: content, store: TopicStore(store)))
    let coffee = CoffeeStore(store, log: environment.log)
    router.register(CoffeeCalls(store: coffee))
    router.register(RecipeCalls(store: coffee))
    router.register(EquipmentCalls(store: coffee))
    router.register(BrewingNoteCalls(store: coffee))
    router.register(CoffeeStockCalls(store: coffee))
    router.register(CoffeeStatisticsCalls(store: coffee))
    router.register(BrewTimerCalls(store: coffee))
    router.register(CoffeeFilesCalls(store: coffee))
    router.register(AppCalls(store: AppStore(store)))
    let points = PointsStore(store)
    router.register(UsageCalls(store: points))
    router.register(PointsCalls(store: points))
    router.register(RewardCalls(store: points))
    router.register(ScreenTimeCalls(store: points))
    router.register(FeedService(store.store))
    router.register(SpacesService(store.store, CatalogStore.spaces))
    let sweep = RetentionSweep(
      store.store,
      environment: environment,
      rules: CoffeeStore.retentionRules + [CoffeeStore.timerRetention] + AppStore.retentionRules
        + PointsStore.retentionRules
    )
    var background: [@Sendable () async -> Void] = [{ await sweep.run() }]
    if let recovery { background.append { await recovery.run() } }
    return ServiceInstance(
      router: router,
      store: store.store,
      background: background,
      contracts: CatalogContractsDescriptors.files
    )
  }

  /// Serves the shipped topics; every other call fails with the database's error.
  ///
  /// - Throws: ``ContentRejected``.
  private static func withoutStore(
    _ refusal: DatabaseRefusal,
    _ environment: RuntimeEnvironment
  ) throws(ContentRejected) -> ServiceInstance {
    var router = Router()
    let shipped = try ShippedContent.catalogue()
    router.register(TopicCalls(builtIn: shipped, environment.random))
    router.setFallback { _, _, _ in throw refusal.rpcError }
    var instance = ServiceInstance(
      router: router,
      store: nil,
      contracts: CatalogContractsDescriptors.files
    )
    instance.refusal = refusal
    return instance
  }
}
