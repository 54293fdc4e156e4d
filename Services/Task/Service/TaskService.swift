import Contracts
import RPC
package import ServiceRuntime

/// Builds the task service: the only file that knows all its rooms.
package enum TaskService {
  /// The service as its program runs it.
  ///
  /// - Throws: `DatabaseRefusal` when the database cannot be used; the file is left as it is.
  package static func instance(
    environment: RuntimeEnvironment,
    settings: Settings
  ) throws -> ServiceInstance {
    try instance(environment: environment, databasePath: settings.databasePath("task"))
  }

  /// The service on a database of its own, as a scenario runs it.
  package static func instance(
    environment: RuntimeEnvironment,
    databasePath: String
  ) throws -> ServiceInstance {
    let store = try SQLiteTaskStore(path: databasePath, environment: environment)
    var router = Router()
    let cache = FigureCache()
    router.register(TaskCalls(store: store, cache: cache))
    router.register(ProjectCalls(store: store, cache: cache))
    router.register(FeedService(store.service))
    let sweep = RetentionSweep(
      store.service,
      environment: environment,
      rules: [SQLiteTaskStore.tombstoneRule, SQLiteTaskStore.projectTombstoneRule]
    )
    return ServiceInstance(
      router: router,
      store: store.service,
      background: [{ await sweep.run() }]
    )
  }
}
