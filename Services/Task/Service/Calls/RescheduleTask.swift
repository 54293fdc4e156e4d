package import RPC
package import TaskContracts
import TaskDomain

extension TaskCalls {
  /// Moves a task's due date (TSK-090 to TSK-092).
  package func rescheduleTask(
    _ request: TaskV1.RescheduleTaskRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.RescheduleTaskResponse {
    var reader = FieldReader()
    let id = reader.required(request.taskID, "task_id")
    let target = try request.target(&reader)
    return try await store.change(call, request) { rows in
      try target.checkAsTarget(at: rows.moment)
      let decision = try rows.task(id)
        .rescheduled(to: target, keepsType: request.keepType, at: rows.moment)
      if let change = decision.change { try rows.apply(change, batch: nil) }
      return TaskV1.RescheduleTaskResponse(
        task: rows.wire(decision.task),
        changed: decision.change != nil,
        warnings: decision.warnings.map(TaskV1.Warning.init),
        undoToken: try rows.undo()
      )
    }
  }
}

extension TaskV1.RescheduleTaskRequest {
  /// - Throws: ``TaskRefusal/invalid(_:)`` with all violations of the reader.
  fileprivate func target(_ reader: inout FieldReader) throws -> DueDate {
    let instant = reader.instant(dueAt, "due_at")
    if instant != nil, dueOn != nil {
      reader.violations.append(TaskViolation("due_on", .twoDueDates))
    }
    if dueAt == nil, dueOn == nil {
      let detail = "An instant or a day is needed"
      reader.violations.append(TaskViolation("due_on", .missing, detail: detail))
    }
    guard reader.violations.isEmpty, let target = instant.map(DueDate.at) ?? dueOn.map(DueDate.on)
    else { throw TaskRefusal.invalid(reader.violations) }
    return target
  }
}
