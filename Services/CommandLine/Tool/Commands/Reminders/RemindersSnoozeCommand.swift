import GatewayClient
import NotificationContracts
import RuntimeContracts
import Vocabulary
import Wire

/// `daybook reminders snooze`: postpones a reminder; its task is not changed.
struct RemindersSnoozeCommand: Command {
  static let manual = Manual(
    name: ["reminders", "snooze"],
    aliases: [["snooze"]],
    summary: "snooze a reminder; the task's own times stay",
    operands: [.reminder],
    options: [
      Manual.Option(
        name: "in",
        value: "TIME",
        help: "by a time such as 10m, 2h or 1d; 30 minutes otherwise"
      ),
      Manual.Option(name: "at", value: "TIME", help: "to 18:30, “tomorrow 09:00” or an ISO time"),
    ] + Manual.Option.ofMember,
    examples: ["daybook reminders snooze 1", "daybook reminders snooze 1 --at 18:30"]
  )

  private static let standardSpan = Duration.seconds(30 * 60)

  private let name: String
  private let span: Duration
  private let at: String?

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    name = arguments.operands[0]
    try arguments.refuseTogether(["in", "at"])
    at = arguments.value("at")
    guard let text = arguments.value("in") else {
      span = Self.standardSpan
      return
    }
    guard let span = SpanReader.span(text), span > .zero, span <= .seconds(365 * 86_400) else {
      throw .invalid(
        "invalid_time",
        "--in needs a time such as 10m, 2h or 1d, at most 365d, not “\(SafeText.line(text))”."
      )
    }
    self.span = span
  }

  func run(_ session: Session) async throws {
    let named = try await session.reminders(named: [name], of: try await session.member())
    guard let id = named.reminders.first?.id else { return }
    var until = session.now + span
    if let at { until = try await session.dates(of: named.member).reminder(at) }
    let answer = try await session.gateway.reminders.snoozeReminder(
      .init(memberID: named.member, id: id, until: GoogleProtobuf.Timestamp(until))
    )
    try await session.answer(answer) {
      let times = try await session.times(of: named.member)
      return ["\(ReminderWords.name(answer.reminder)) rings \(times.friendly(until))."]
    }
  }
}

/// `daybook reminders cancel`: cancels a reminder; its task is not changed.
struct RemindersCancelCommand: Command {
  static let manual = Manual(
    name: ["reminders", "cancel"],
    summary: "cancel a reminder; the task's own times stay",
    operands: [.reminder],
    options: Manual.Option.ofMember,
    notes: ["“daybook remind TASK --off” also removes the time from the task."],
    examples: ["daybook reminders cancel 2"]
  )

  private let name: String

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    name = arguments.operands[0]
  }

  func run(_ session: Session) async throws {
    let named = try await session.reminders(named: [name], of: try await session.member())
    guard let id = named.reminders.first?.id else { return }
    let answer = try await session.gateway.reminders.cancelReminder(
      .init(memberID: named.member, id: id)
    )
    try await session.answer(answer) {
      let name = ReminderWords.name(answer.reminder)
      return answer.changed
        ? ["\(name) will not ring."] : ["The reminder for \(name) was already cancelled."]
    }
  }
}
