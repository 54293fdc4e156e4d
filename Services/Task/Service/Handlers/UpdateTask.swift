package import Contracts
package import RPC
import TaskDomain

extension TaskCalls {
  /// Changes the fields that the mask names (TSK-070 to TSK-076).
  package func updateTask(
    _ request: TaskV1.UpdateTaskRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.UpdateTaskResponse {
    let id = try FieldReader.required(request.task?.id, "task.id")
    let edit = TaskEdit(request)
    let expected = request.expectedRevision
    return try await store.change(call, request) { rows in
      let task = try rows.task(id)
      let target = try (edit.project ?? nil).flatMap(rows.findProject)
      let inbox = try rows.inbox()
      let decision = try Self.located {
        () throws(TaskRefusal) in
        try task.updated(
          by: edit,
          target: target,
          inbox: inbox,
          expectedRevision: expected == 0 ? nil : expected,
          at: rows.moment
        )
      }
      if let change = decision.change { try rows.apply(change, batch: nil) }
      return TaskV1.UpdateTaskResponse(
        task: rows.wire(decision.task),
        changed: decision.change != nil,
        warnings: decision.warnings.map(TaskV1.Warning.init)
      )
    }
  }

  /// Says of each violation where in this request the field is: inside `task`.
  private static func located<Result>(
    _ decide: () throws(TaskRefusal) -> Result
  ) throws(TaskRefusal) -> Result {
    do {
      return try decide()
    } catch .invalid(let violations) {
      throw .invalid(violations.map { $0.field == "update_mask" ? $0 : $0.inside("task") })
    } catch {
      throw error
    }
  }
}
