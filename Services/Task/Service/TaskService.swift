import RPC
import RuntimeContracts
package import ServiceRuntime
import TaskContracts
package import TaskDomain

/// Builds the task service: the only file that knows all its rooms.
package enum TaskService {
  /// What an installation may choose.
  package struct Choices: Sendable {
    /// What is kept in memory (CCH-004).
    package var cachePolicy = AnswerCache.Policy.timeAndUse
    /// Words that mean much the same (TSK-134).
    package var synonyms = Synonyms.builtIn

    package init() {}
  }

  /// The service as its program runs it.
  ///
  /// - Throws: `DatabaseRefusal` when the database cannot be used; the file is left as it is.
  ///   `SettingsError` for a choice that is none.
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

  /// The service on a database of its own, as a scenario runs it.
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
