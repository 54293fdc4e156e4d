package import Contracts
package import RPC
import TaskDomain

extension TaskCalls {
  /// Takes an earlier change back in one step (TSK-084).
  ///
  /// The events of that change say what was before; each task is put back the way it was, and what
  /// was booked for it goes with it. Projects that were made on the way stay.
  package func undo(
    _ request: TaskV1.UndoRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.UndoResponse {
    let token = try UndoToken(request.undoToken)
    return try await store.change(call, request) { rows in
      let reversals = try rows.events(of: token).reversed().compactMap(TaskReversal.init)
      guard !reversals.isEmpty else { throw TaskRefusal.invalid([.undoToken]) }
      var batch = ChangeBatch(rows)
      var answer = BulkAnswer(rows)
      var removed: Int32 = 0
      for reversal in reversals {
        let change = try reversal.reversed(
          current: try reversal.id.flatMap(rows.findTask),
          home: try (reversal.before?.project.id).flatMap(rows.findProject),
          at: rows.moment
        )
        if reversal.after == nil { try rows.use().checkRoomForTask() }
        try batch.apply(change)
        answer.add(change)
        if reversal.before == nil { removed += 1 }
      }
      return TaskV1.UndoResponse(
        result: answer.result,
        removed: removed,
        undoToken: try rows.undo()
      )
    }
  }
}
