package import Contracts
package import RPC
import TaskDomain
import Wire

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
      let decision: UpdateDecision
      do throws(TaskRefusal) {
        decision = try task.updated(
          by: edit,
          target: target,
          inbox: inbox,
          expectedRevision: expected == 0 ? nil : expected,
          at: rows.moment
        )
      } catch {
        throw Self.located(error, rows)
      }
      if let change = decision.change { try rows.apply(change, batch: nil) }
      return TaskV1.UpdateTaskResponse(
        task: rows.wire(decision.task),
        changed: decision.change != nil,
        warnings: decision.warnings.map(TaskV1.Warning.init)
      )
    }
  }

  /// The refusal as this call's client can use it: a violation says that its field is inside `task`,
  /// and a stale revision comes with the record as it is.
  private static func located(_ refusal: TaskRefusal, _ rows: any TaskRows) -> RPCError {
    switch refusal {
    case .invalid(let violations):
      let located = violations.map { $0.field == "update_mask" ? $0 : $0.inside("task") }
      return TaskRefusal.invalid(located).rpcError
    case .revisionMismatch(let current):
      var error = refusal.rpcError
      error.details = [GoogleProtobuf.`Any`(packing: rows.wire(current))]
      return error
    default:
      return refusal.rpcError
    }
  }
}
