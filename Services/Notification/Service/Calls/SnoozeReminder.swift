import NotificationContracts
import NotificationDomain
import RPC
import RuntimeContracts
import ServiceRuntime
import Vocabulary
import Wire

extension ReminderCalls {
  /// `SnoozeReminder`: postpones a reminder; its task is unchanged (ruling 13).
  func snoozeReminder(
    _ request: NotificationV1.SnoozeReminderRequest,
    _ call: ServerCall
  ) async throws -> NotificationV1.SnoozeReminderResponse {
    guard let id = request.id else { throw ReminderRefusal.unknownReminder }
    guard let until = request.until.flatMap({ Timestamp($0) }) else {
      throw ReminderRefusal.invalidSnooze
    }
    return try await change(call, request) { handling in
      let before = try handling.reminder(id)
      let after = try before.snoozed(until: until, at: handling.now)
      if try handling.isReplaced(before) { throw ReminderRefusal.replaced }
      let changed = try handling.apply(after, for: before)
      return NotificationV1.SnoozeReminderResponse(
        reminder: NotificationV1.Reminder(after),
        changed: changed
      )
    }
  }
}
