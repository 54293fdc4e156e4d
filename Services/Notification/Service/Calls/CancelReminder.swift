import NotificationContracts
import NotificationDomain
import RPC
import ServiceRuntime

extension ReminderCalls {
  /// `CancelReminder`: cancels a reminder; its task is unchanged (ruling 13).
  func cancelReminder(
    _ request: NotificationV1.CancelReminderRequest,
    _ call: ServerCall
  ) async throws -> NotificationV1.CancelReminderResponse {
    guard let id = request.id else { throw ReminderRefusal.unknownReminder }
    return try await change(call, request) { handling in
      let before = try handling.reminder(id)
      let after = try before.declined(at: handling.now)
      let changed = try handling.apply(after, for: before)
      return NotificationV1.CancelReminderResponse(
        reminder: NotificationV1.Reminder(after),
        changed: changed
      )
    }
  }
}
