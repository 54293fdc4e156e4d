import NotificationDomain
import RPC
import ServiceRuntime
import TaskContracts
import Vocabulary

/// Handles the buttons of messages: each has a ticket that is valid for one action, once (HOK-008).
///
/// A request changes nothing if its ticket is unknown, used or expired, or if its method is not POST.
struct TicketHandler: Sendable {
  /// The path before the ticket.
  static let path = "/t/"
  /// The snooze of *Later*.
  static let later: Duration = .seconds(30 * 60)
  private static let timeout: Duration = .seconds(10)

  typealias Answer = PlainHTTPServer.Answer

  let store: ServiceStore
  let environment: RuntimeEnvironment
  let tasks: TaskV1.TasksClient

  func answer(_ request: PlainHTTPServer.Request) async -> Answer {
    // Link previews send GET, which must have no effect.
    guard request.method == "POST" else {
      return Answer(405, "Nothing was done: use POST.", headers: ["Allow: POST"])
    }
    guard request.path.hasPrefix(Self.path),
      let token = TicketToken(text: request.path.dropFirst(Self.path.count))
    else { return Self.unknown }
    do {
      return try await use(token)
    } catch {
      environment.log.warning(
        "tickets",
        "a button of a message could not be handled",
        ["cause": .cause(String(reflecting: error))]
      )
      return Answer(503, "Nothing was done: try again later.", headers: ["Retry-After: 30"])
    }
  }

  private static let unknown = Answer(
    404,
    "ticket_unknown: nothing was done. There is no such button."
  )
  private static let used = Answer(
    410,
    "ticket_used: nothing was done. This button was already used."
  )
  private static let ended = Answer(410, "ticket_ended: nothing was done. This button has expired.")
  private static let settled = Answer(409, "Nothing was done: the reminder was already handled.")

  private func use(_ token: TicketToken) async throws -> Answer {
    let ticket = try await store.read { try TicketRows($0).ticket(token) }
    guard let ticket else { return Self.unknown }
    if let refusal = Self.refusal(ticket, at: environment.clock.now()) { return refusal }
    switch ticket.verb {
    case .later: return try await putOff(token)
    case .done: return try await complete(ticket, token)
    }
  }

  /// The answer for a used or expired ticket; `nil` for a valid one.
  private static func refusal(_ ticket: Ticket, at now: Timestamp) -> Answer? {
    if ticket.usedAt != nil { return used }
    return now >= ticket.endsAt ? ended : nil
  }

  /// Snoozes the reminder and marks the ticket as used, in one transaction.
  private func putOff(_ token: TicketToken) async throws -> Answer {
    try await store.write { context in
      let rows = TicketRows(context.connection)
      guard let ticket = try rows.ticket(token) else { return Self.unknown }
      if let refusal = Self.refusal(ticket, at: context.now) { return refusal }
      try rows.use(ticket, at: context.now)
      let reminders = ReminderWriter(context.connection)
      let space = ticket.space
      guard let before = try reminders.reader.reminder(ticket.reminder, in: space),
        before.state == .delivered, try !reminders.isReplaced(before, in: space),
        let after = try? before.snoozed(until: context.now + Self.later, at: context.now)
      else { return Self.settled }
      try reminders.update(after, in: space.household)
      let calendar = try reminders.settings.calendar(of: space) ?? .utc
      try ReminderNotice(household: space.household, reminder: after)
        .append(to: context, on: calendar.day(of: context.now))
      return Answer(200, "The reminder rings again in 30 minutes.")
    }
  }

  /// Completes the task on behalf of its member, then marks the ticket as used.
  ///
  /// A repeated request makes the same call with the same request id, which the task service applies once. So a crash
  /// between call and mark neither loses the completion nor repeats it.
  private func complete(_ ticket: Ticket, _ token: TicketToken) async throws -> Answer {
    let space = ticket.space
    let calendar = try await store.read { try SettingsRows($0).calendar(of: space) ?? .utc }
    let caller = Caller(
      household: space.household,
      member: space.member,
      // The role with the fewest rights that may complete the member's own tasks.
      role: .child,
      calendar: calendar,
      requestID: token.requestID
    )
    var answer = Answer(200, "Done.")
    do {
      _ = try await tasks.completeTask(
        TaskV1.CompleteTaskRequest(memberID: space.member, taskID: ticket.task),
        CallOptions(timeout: Self.timeout, metadata: caller.metadata)
      )
    } catch let error as RPCError where error.code == .notFound {
      answer = Self.settled
    }
    return try await store.write { [answer] context in
      let rows = TicketRows(context.connection)
      guard let now = try rows.ticket(token), now.usedAt == nil else { return Self.used }
      try rows.use(now, at: context.now)
      return answer
    }
  }
}
