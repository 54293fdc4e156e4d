package import NotificationDomain
package import RPC

extension ReminderRefusal: RPCErrorConvertible {
  /// No `default`: a new refusal does not compile until its code and its words are chosen.
  package var rpcError: RPCError {
    switch self {
    case .unknownReminder:
      RPCError(.notFound, "unknown_reminder", "There is no such reminder.")
    case .notDelivered:
      RPCError(
        .failedPrecondition,
        "reminder_not_delivered",
        "This reminder has not rung. It can be put off or cancelled."
      )
    case .settled:
      RPCError(
        .failedPrecondition,
        "reminder_settled",
        "This reminder is settled: it rang, was acknowledged, cancelled or dropped."
      )
    case .replaced:
      RPCError(
        .failedPrecondition,
        "reminder_replaced",
        "The task has another reminder by now. Put that one off."
      )
    case .invalidSnooze:
      RPCError(
        .invalidArgument,
        "invalid_snooze",
        "A reminder is put off to a time that is ahead, at most 365 days.",
        violations: [
          Violation(
            field: "until",
            code: "invalid_snooze",
            message: "Ahead, and within the next 365 days.",
            limit: 365
          )
        ]
      )
    }
  }
}
