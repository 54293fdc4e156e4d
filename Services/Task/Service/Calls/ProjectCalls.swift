import TaskContracts

/// The calls of `daybook.task.v1.Projects`, one per file; see ``TaskCalls``.
package struct ProjectCalls: Sendable {
  package let store: TaskStore
  package let cache: AnswerCache

  package init(store: TaskStore, cache: AnswerCache = AnswerCache()) {
    self.store = store
    self.cache = cache
  }
}

extension ProjectCalls: TaskV1.ProjectsService {}
