import ServiceRuntime
package import Contracts
package import RPC
import TaskDomain

extension TaskCalls {
  /// Creates one task (TSK-053); the same creation again under its own id answers with what is there.
  package func createTask(
    _ request: TaskV1.CreateTaskRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.CreateTaskResponse {
    let draft = TaskDraft(request)
    return try await store.change(call, request) { rows in
      let (wished, inbox) = (try rows.project(draft.project), try rows.inbox())
      let stored = try draft.id.flatMap(rows.findTask)
      let calendar = rows.moment.calendar
      if let stored, stored.isCreated(by: draft, wished: wished, inbox: inbox, calendar) {
        return TaskV1.CreateTaskResponse(task: rows.wire(stored))
      }
      let creation = try draft.created(
        as: rows.ids.make(),
        wished: wished,
        inbox: inbox,
        at: rows.moment
      )
      guard try stored == nil && !rows.isDeleted(creation.task.id) else {
        throw TaskRefusal.taskExists
      }
      try rows.use().checkRoomForTask()
      try rows.apply(creation.change, batch: nil)
      return TaskV1.CreateTaskResponse(
        task: rows.wire(creation.task),
        warnings: creation.warnings.map(TaskV1.Warning.init)
      )
    }
  }
}
