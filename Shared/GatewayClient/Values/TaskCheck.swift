import Contracts

/// What a server says to a task before it is stored.
public struct TaskCheck: Hashable, Sendable {
  /// Everything that is wrong with it; empty when it would be accepted.
  public let violations: [DaybookError.Violation]
  /// What would be stored: kind, project, priority and dates as the server would choose them.
  public let task: DaybookTask?
  /// What would be done differently from what was asked.
  public let notices: [Notice]
}

extension TaskCheck {
  init(_ answer: TaskV1.ValidateTaskResponse) {
    violations = answer.violations.map {
      DaybookError.Violation(
        field: $0.field,
        code: $0.code,
        message: $0.message,
        limit: $0.limit == 0 ? nil : $0.limit
      )
    }
    task = answer.task.map { DaybookTask($0) }
    notices = answer.warnings.map { Notice($0) }
  }
}
