import TaskContracts
package import TaskDomain

/// The calls of `daybook.task.v1.Tasks`, one per file.
///
/// A handler turns the request into domain values, opens the transaction, lets a rule decide and
/// answers. The store provides time, ids, and the caller's space and calendar, and returns stored
/// replies.
package struct TaskCalls: Sendable {
  package let store: TaskStore
  /// Synonyms for searching.
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
