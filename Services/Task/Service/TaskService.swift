import RPC
import RuntimeContracts
package import ServiceRuntime
import TaskContracts
package import TaskDomain

/// Builds the task service: the only file that knows all its parts.
package enum TaskService {
  /// The operator's choices.
  package struct Choices: Sendable {
    /// The policy of the answer cache (CCH-004).
    package var cachePolicy = AnswerCache.Policy.timeAndUse
    /// Groups of synonyms (TSK-134).
    package var synonyms = Synonyms.builtIn

    package init() {}
  }

  /// The service as its program runs it.
  ///
  /// - Throws: `DatabaseRefusal` when the database cannot be used; the file is then unchanged.
  ///   `SettingsError` for an invalid choice.
  package static func instance(
    environment: RuntimeEnvironment,
    settings: Settings
  ) async throws -> ServiceInstance {
    try await instance(
      environment: environment,
      databasePath: settings.databasePath("task"),
      choices: try Choices(settings)
    )
  }

  /// The service with a database of its own, for scenarios.
  package static func instance(
    environment: RuntimeEnvironment,
    databasePath: String,
    choices: Choices = Choices()
  ) async throws -> ServiceInstance {
    let store = try await TaskStore.open(path: databasePath, environment: environment)
    var router = Router()
    let cache = AnswerCache(choices.cachePolicy)
    router.register(TaskCalls(store: store, synonyms: choices.synonyms, cache: cache))
    router.register(ProjectCalls(store: store, cache: cache))
    router.register(CacheCalls(cache))
    router.register(FeedService(store.service))
    router.register(SpacesService(store.service, TaskStore.spaces))
    let sweep = RetentionSweep(
      store.service,
      environment: environment,
      rules: [TaskStore.tombstoneRule, TaskStore.projectTombstoneRule]
    )
    var instance = ServiceInstance(
      router: router,
      store: store.service,
      background: [{ await sweep.run() }],
      contracts: TaskContractsDescriptors.files
    )
    instance.caches = [{ cache.metrics }]
    return instance
  }
}
