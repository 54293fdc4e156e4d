package import RPC
package import TaskContracts
import TaskDomain

extension TaskCalls {
  /// Creates many tasks, all or none (TSK-059).
  package func createTasks(
    _ request: TaskV1.CreateTasksRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.CreateTasksResponse {
    try BulkLimits.check(count: request.tasks.count, field: "tasks")
    let drafts = request.tasks.map(TaskDraft.init)
    return try await store.change(call, request) { rows in
      let broken = drafts.enumerated().flatMap { index, draft in
        (draft.violations(at: rows.moment) + Self.violations(amongMany: request.tasks[index]))
          .map { $0.inside("tasks[\(index)]") }
      }
      guard broken.isEmpty else { throw TaskRefusal.invalid(broken) }
      var run = CreationRun(rows)
      var answers = CreationAnswers()
      try TaskRefusal.each(of: drafts, "tasks") { draft in
        let created = try run.create(draft, in: nil)
        answers.add(created.task, created.warnings)
      }
      return TaskV1.CreateTasksResponse(
        tasks: answers.tasks,
        undoToken: try rows.undo(),
        taskIDsLeftOut: answers.leftOut
      )
    }
  }

  /// Only a single task can come with a new project; each of many names an existing one (TSK-060).
  private static func violations(
    amongMany request: TaskV1.CreateTaskRequest
  ) -> [TaskViolation] {
    guard request.newProject != nil else { return [] }
    let detail = "A new project comes with a task that is created alone"
    return [TaskViolation("new_project", .outOfRange, detail: detail)]
  }
}
