import Contracts

/// The calls of `daybook.task.v1.Projects`, each in a file of its own name; see ``TaskCalls``.
package struct ProjectCalls: Sendable {
  package let store: any TaskStore

  package init(store: any TaskStore) {
    self.store = store
  }
}

extension ProjectCalls: TaskV1.ProjectsService {}
