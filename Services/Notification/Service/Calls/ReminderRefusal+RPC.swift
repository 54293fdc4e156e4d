package import NotificationDomain
package import RPC

extension ReminderRefusal: RPCErrorConvertible {
  /// No `default`, so that a new refusal does not compile without a code and a message.
  package var rpcError: RPCError {
    switch self {
    case .unknownReminder:
      RPCError(.notFound, "unknown_reminder", "There is no reminder with this id.")
    case .notDelivered:
      RPCError(
        .failedPrecondition,
        "reminder_not_delivered",
        "This reminder has not been delivered yet. Snooze or cancel it instead."
      )
    case .settled:
      RPCError(
        .failedPrecondition,
        "reminder_settled",
        "This reminder cannot be changed: it was already delivered, acknowledged, cancelled or dropped."
      )
    case .replaced:
      RPCError(
        .failedPrecondition,
        "reminder_replaced",
        "The task has a newer reminder. Snooze that one."
      )
    case .invalidSnooze:
      RPCError(
        .invalidArgument,
        "invalid_snooze",
        "Snooze to a time in the future, at most 365 days ahead.",
        violations: [
          Violation(
            field: "until",
            code: "invalid_snooze",
            message: "Give a time in the future, at most 365 days ahead.",
            limit: 365
          )
        ]
      )
    }
  }
}
