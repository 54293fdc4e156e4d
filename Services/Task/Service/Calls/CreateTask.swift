package import RPC
package import TaskContracts
import TaskDomain

extension TaskCalls {
  /// Creates a task (TSK-053); repeating the creation with the same id returns the existing task.
  package func createTask(
    _ request: TaskV1.CreateTaskRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.CreateTaskResponse {
    let draft = TaskDraft(request)
    let newProject = request.newProject.map(ProjectDraft.init)
    return try await store.change(call, request) { rows in
      var run = CreationRun(rows)
      let (task, warnings, project) = try run.create(draft, in: newProject)
      return TaskV1.CreateTaskResponse(
        task: task,
        warnings: ResponseBudget.warnings(warnings),
        undoToken: try rows.undo(),
        project: project
      )
    }
  }
}
