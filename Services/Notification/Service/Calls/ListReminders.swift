import NotificationContracts
import NotificationDomain
import RPC
import RuntimeContracts
import ServiceRuntime
import Vocabulary
import Wire

extension ReminderCalls {
  /// `ListReminders`: a page of a member's reminders, the next one first.
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
      // One extra row shows whether there is a next page.
      limit: size + 1
    )
    try await consumers.settle(call)
    let missedSince =
      request.includeMissed && place == nil ? Retention.cutOff(now: clock.now()) : nil
    let (found, missed, told) = try await store.read(of: caller.member) { reader in
      (
        try reader.page(query, in: Space(caller)),
        try missedSince.map {
          try reader.missed(since: $0, in: Space(caller), limit: RequestReader.largestPage)
        } ?? [],
        try SettingsRows(reader.connection).calendar(of: Space(caller))
      )
    }
    if let told, !told.hasSameTimes(as: caller.calendar) {
      try await store.adopt(caller.calendar, of: Space(caller))
    }
    let shown = found.prefix(size)
    let last = found.count > size ? shown.last : nil
    return NotificationV1.ListRemindersResponse(
      reminders: shown.map(NotificationV1.Reminder.init),
      nextPageToken: last.map { binding.token(ReminderPlace($0).pageValues) } ?? "",
      missed: missed.map(NotificationV1.Reminder.init)
    )
  }
}

extension NotificationV1.ListRemindersRequest {
  /// The query that a page token is bound to.
  fileprivate var withoutPage: Self {
    var query = self
    query.pageSize = 0
    query.pageToken = ""
    return query
  }
}

extension ReminderPlace {
  fileprivate var pageValues: [PageValue] {
    [.number(isScheduled ? 1 : 0), .number(ringsAt.millisecondsSinceEpoch), .text(id.text)]
  }

  fileprivate init?(_ values: [PageValue]) {
    guard values.count == 3, case .number(let scheduled) = values[0],
      case .number(let rings) = values[1], case .text(let id) = values[2],
      let ringsAt = Timestamp(checked: rings), let id = ReminderID(text: id)
    else { return nil }
    self.init(isScheduled: scheduled == 1, ringsAt: ringsAt, id: id)
  }
}
