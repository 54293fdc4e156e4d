import Contracts
import NotificationDomain
import RPC
import ServiceRuntime
import Vocabulary

/// `daybook.notification.v1.Reminders/ListReminders`: a member's reminders, the next one first.
struct ListReminders: NotificationV1.RemindersService {
  static let defaultPage = 50
  static let largestPage = 200

  let store: any ReminderStore
  let intakes: Intakes
  let clock: any WallClock

  func listReminders(
    _ request: NotificationV1.ListRemindersRequest,
    _ call: ServerCall
  ) async throws -> NotificationV1.ListRemindersResponse {
    let caller = try Caller(call)
    let size = try ListReminders.pageSize(asked: Int(request.pageSize))
    let token = ReminderPageToken(caller: caller, includesPast: request.includePast)
    let query = ReminderQuery(
      settledSince: request.includePast ? Retention.cutOff(now: clock.now()) : nil,
      after: try token.place(request.pageToken),
      // One more than is shown tells whether there is a next page.
      limit: size + 1
    )
    try await intakes.settle(call)
    let found = try await store.read(of: caller.member) { rows in
      try rows.page(query, in: Space(caller))
    }
    let shown = found.prefix(size)
    let last = found.count > size ? shown.last : nil
    return NotificationV1.ListRemindersResponse(
      reminders: shown.map(NotificationV1.Reminder.init),
      nextPageToken: last.map { token.text(ReminderPlace($0)) } ?? ""
    )
  }

  private static func pageSize(asked: Int) throws(ListRefusal) -> Int {
    if asked == 0 { return defaultPage }
    guard (1...largestPage).contains(asked) else { throw .invalidPageSize(limit: largestPage) }
    return asked
  }
}
