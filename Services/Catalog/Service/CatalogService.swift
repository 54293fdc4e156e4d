import CatalogDomain
import Contracts
import RPC
package import ServiceRuntime

/// The catalog's rooms, built and joined: the only file that knows them all.
package enum CatalogService {
  /// Opens the store, loads the shipped topics into it, and says what there is to serve.
  ///
  /// The same in a process of its own and in a simulated installation; nothing here reads a flag.
  /// - Throws: ``DatabaseRefusal``, with the file as it was; ``ContentRejected`` when there is no
  ///   content to serve.
  package static func make(
    _ environment: RuntimeEnvironment,
    databasePath: String
  ) async throws -> ServiceInstance {
    let store = try await SQLiteTopicStore.open(path: databasePath, environment: environment)
    do {
      return instance(store, try await catalogue(store, environment), environment)
    } catch {
      await store.close()
      throw error
    }
  }

  private static func catalogue(
    _ store: SQLiteTopicStore,
    _ environment: RuntimeEnvironment
  ) async throws -> Catalogue {
    try await ContentLoading(store: store, log: environment.log).load()
  }

  private static func instance(
    _ store: SQLiteTopicStore,
    _ catalogue: Catalogue,
    _ environment: RuntimeEnvironment
  ) -> ServiceInstance {
    var router = Router()
    router.register(TopicHandlers(catalogue: catalogue, store: store))
    router.register(FeedService(store.store))
    let sweep = RetentionSweep(store.store, environment: environment)
    return ServiceInstance(router: router, store: store.store, background: [{ await sweep.run() }])
  }
}
