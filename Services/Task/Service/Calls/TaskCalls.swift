import TaskContracts
package import TaskDomain

/// The calls of `daybook.task.v1.Tasks`, each in a file of its own name.
///
/// A handler turns the request into domain values, opens the transaction, lets a rule decide and
/// answers. The store brings time, ids, the caller's space and calendar, and repeats a stored answer.
package struct TaskCalls: Sendable {
  package let store: TaskStore
  /// Words that mean much the same, for searching.
  package let synonyms: Synonyms
  package let cache: AnswerCache

  package init(
    store: TaskStore,
    synonyms: Synonyms = .builtIn,
    cache: AnswerCache = AnswerCache()
  ) {
    self.store = store
    self.synonyms = synonyms
    self.cache = cache
  }
}

extension TaskCalls: TaskV1.TasksService {}
