package import RPC
import ServiceRuntime
package import TaskContracts
import TaskDomain
import Vocabulary

extension TaskCalls {
  /// Validates a create or update request without storing it (TSK-051).
  package func validateTask(
    _ request: TaskV1.ValidateTaskRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.ValidateTaskResponse {
    try await store.read(Caller(call)) { rows in
      do {
        switch request.request {
        case .create(let create):
          let outcome = try rows.creation(
            of: TaskDraft(create),
            in: create.newProject.map(ProjectDraft.init),
            task: TaskID(rawValue: .nilID),
            project: ProjectID(rawValue: .nilID)
          )
          switch outcome {
          case .known(let known):
            return TaskV1.ValidateTaskResponse(
              task: rows.wire(known.task),
              warnings: ResponseBudget.warnings(known.warnings)
            )
          case .new(let creation, _):
            var task = rows.wire(creation.task)
            task.id = create.id
            return TaskV1.ValidateTaskResponse(
              task: task,
              warnings: ResponseBudget.warnings(creation.warnings)
            )
          }
        case .update(let update):
          let decision = try TaskUpdate(update).decision(rows)
          return TaskV1.ValidateTaskResponse(
            task: rows.wire(decision.task),
            warnings: ResponseBudget.warnings(decision.warnings)
          )
        case nil:
          let detail = "A request to check is needed"
          throw TaskRefusal.invalid([TaskViolation("request", .missing, detail: detail)])
        }
      } catch let refusal as TaskRefusal {
        let error = refusal.rpcError
        guard request.request != nil, error.code != .notFound, !error.violations.isEmpty else {
          throw refusal
        }
        return TaskV1.ValidateTaskResponse(violations: error.violations.map(TaskV1.Violation.init))
      }
    }
  }
}

extension TaskV1.Violation {
  fileprivate init(_ violation: RPC.Violation) {
    self.init(
      field: violation.field,
      code: violation.code,
      message: violation.message,
      limit: violation.limit ?? 0
    )
  }
}
