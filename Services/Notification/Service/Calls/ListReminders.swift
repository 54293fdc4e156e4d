import NotificationContracts
import NotificationDomain
import RPC
import RuntimeContracts
import ServiceRuntime
import Vocabulary
import Wire

extension ReminderCalls {
  /// `ListReminders`: a member's reminders, the next one first.
  func listReminders(
    _ request: NotificationV1.ListRemindersRequest,
    _ call: ServerCall
  ) async throws -> NotificationV1.ListRemindersResponse {
    let caller = try Caller(call)
    let binding = PageBinding(caller, call, query: request.withoutPage.encoded(), store.pageSeal)
    var fields = RequestReader()
    let size = fields.pageSize(request.pageSize)
    let place = fields.pageToken(request.pageToken, binding, ReminderPlace.init)
    try fields.check()
    let query = ReminderQuery(
      settledSince: request.includePast ? Retention.cutOff(now: clock.now()) : nil,
      after: place,
      // One more than is shown tells whether there is a next page.
      limit: size + 1
    )
    try await intakes.settle(call)
    let found = try await store.read(of: caller.member) { reader in
      try reader.page(query, in: Space(caller))
    }
    let shown = found.prefix(size)
    let last = found.count > size ? shown.last : nil
    return NotificationV1.ListRemindersResponse(
      reminders: shown.map(NotificationV1.Reminder.init),
      nextPageToken: last.map { binding.token(ReminderPlace($0).pageValues) } ?? ""
    )
  }
}

extension NotificationV1.ListRemindersRequest {
  /// The query that a page token belongs to.
  fileprivate var withoutPage: Self {
    var query = self
    query.pageSize = 0
    query.pageToken = ""
    return query
  }
}

extension ReminderPlace {
  fileprivate var pageValues: [PageValue] {
    [.number(isScheduled ? 1 : 0), .number(dueAt.millisecondsSinceEpoch), .text(id.text)]
  }

  fileprivate init?(_ values: [PageValue]) {
    guard values.count == 3, case .number(let scheduled) = values[0],
      case .number(let due) = values[1], case .text(let id) = values[2],
      let dueAt = Timestamp(checked: due), let id = ReminderID(text: id)
    else { return nil }
    self.init(isScheduled: scheduled == 1, dueAt: dueAt, id: id)
  }
}
