import CatalogContracts
import CatalogDomain
import RPC
import RuntimeContracts
package import ServiceRuntime

/// Builds the catalog: the only file that knows all its parts.
package enum CatalogService {
  /// The service as its program runs it.
  ///
  /// Opens the store and loads the shipped topics into it.
  /// - Throws: ``DatabaseRefusal``, with the file as it was; ``ContentRejected`` when there is no
  ///   content to serve.
  package static func instance(
    environment: RuntimeEnvironment,
    settings: Settings
  ) async throws -> ServiceInstance {
    try await instance(environment: environment, databasePath: settings.databasePath("catalog"))
  }

  /// The service on a database of its own, as a scenario runs it.
  package static func instance(
    environment: RuntimeEnvironment,
    databasePath: String
  ) async throws -> ServiceInstance {
    let store = try await TopicStore.open(path: databasePath, environment: environment)
    do {
      let catalogue = try await ContentLoading(store: store, log: environment.log).load()
      return instance(store, catalogue, environment)
    } catch {
      await store.close()
      throw error
    }
  }

  private static func instance(
    _ store: TopicStore,
    _ catalogue: Catalogue,
    _ environment: RuntimeEnvironment
  ) -> ServiceInstance {
    var router = Router()
    router.register(TopicCalls(catalogue: catalogue, store: store))
    router.register(FeedService(store.store))
    let sweep = RetentionSweep(store.store, environment: environment)
    return ServiceInstance(
      router: router,
      store: store.store,
      background: [{ await sweep.run() }],
      contracts: CatalogContractsDescriptors.files
    )
  }
}
