package import RPC
package import TaskContracts
import TaskDomain
import Wire

extension TaskCalls {
  /// Changes the fields that the mask names (TSK-070 to TSK-076).
  package func updateTask(
    _ request: TaskV1.UpdateTaskRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.UpdateTaskResponse {
    let update = try TaskUpdate(request)
    return try await store.change(call, request) { rows in
      let decision: UpdateDecision
      do {
        decision = try update.decision(rows)
      } catch let refusal as TaskRefusal {
        throw Self.located(refusal, rows)
      }
      if let change = decision.change { try rows.apply(change, batch: nil) }
      return TaskV1.UpdateTaskResponse(
        task: rows.wire(decision.task),
        changed: decision.change != nil,
        warnings: ResponseBudget.warnings(decision.warnings),
        undoToken: try rows.undo()
      )
    }
  }

  /// The refusal in terms of the request: a stale revision includes the stored record.
  static func located(_ refusal: TaskRefusal, _ rows: TaskWriter) -> RPCError {
    var error = refusal.rpcError
    // More details do not fit into a status.
    error.details = refusal.stale.prefix(50).map { GoogleProtobuf.`Any`(packing: rows.wire($0)) }
    return error
  }
}

extension TaskRefusal {
  /// The stored tasks whose revisions differ from the expected ones.
  fileprivate var stale: [HouseholdTask] {
    switch self {
    case .revisionMismatch(let current), .revisionAhead(let current): [current]
    case .bulk(let failures): failures.flatMap(\.refusal.stale)
    default: []
    }
  }
}
