import NotificationContracts
import NotificationDomain
import RPC
import ServiceRuntime

extension ReminderCalls {
  /// `AcknowledgeReminders`: acknowledges all of the named reminders or, on an error, none.
  func acknowledgeReminders(
    _ request: NotificationV1.AcknowledgeRemindersRequest,
    _ call: ServerCall
  ) async throws -> NotificationV1.AcknowledgeRemindersResponse {
    var fields = RequestReader()
    if request.ids.count > RequestReader.largestPage {
      fields.refuse(
        "ids",
        "too_many_items",
        "Name at most \(RequestReader.largestPage) reminders.",
        limit: Int64(RequestReader.largestPage)
      )
    } else if request.ids.isEmpty {
      fields.refuse("ids", "required", "Name at least one reminder.")
    }
    try fields.check()
    return try await change(call, request) { handling in
      var response = NotificationV1.AcknowledgeRemindersResponse()
      for id in request.ids {
        let before = try handling.reminder(id)
        let after = try before.acknowledged(at: handling.now)
        if try handling.apply(after, for: before) { response.changed += 1 }
        response.reminders.append(NotificationV1.Reminder(after))
      }
      return response
    }
  }
}
