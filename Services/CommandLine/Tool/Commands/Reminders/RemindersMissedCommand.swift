import GatewayClient
import NotificationContracts
import Vocabulary

/// `daybook reminders missed`: reminders that fired and were not acknowledged, latest first.
struct RemindersMissedCommand: Command {
  static let manual = Manual(
    name: ["reminders", "missed"],
    summary: "list unacknowledged reminders, latest first; numbered like tasks",
    options: Manual.Option.ofMember,
    notes: ["“daybook reminders ack” acknowledges them, so that every device hides them."],
    examples: ["daybook reminders missed", "daybook reminders ack 1-3"]
  )

  init(_ arguments: ParsedArguments) throws(CommandFailure) {}

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let member = try await session.member()
    let request = NotificationV1.ListRemindersRequest(
      memberID: member,
      pageSize: 1,
      includeMissed: true
    )
    var answer = try await gateway.reminders.listReminders(request)
    // The response also has scheduled reminders, which are not shown.
    answer.reminders = []
    answer.nextPageToken = ""
    try await session.answer(answer) { [answer] in
      guard !answer.missed.isEmpty else { return ["Nothing was missed."] }
      await session.lists.remember(answer.missed.map(\.numbered), of: member)
      return ReminderWords(times: try await session.times(), style: session.style)
        .table(answer.missed)
    }
  }
}

/// `daybook reminders show`: one reminder with its times.
struct RemindersShowCommand: Command {
  static let manual = Manual(
    name: ["reminders", "show"],
    summary: "show the times and the state of a reminder",
    operands: [.reminder],
    options: Manual.Option.ofMember,
    examples: ["daybook reminders show 2"]
  )

  private let name: String

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    name = arguments.operands[0]
  }

  func run(_ session: Session) async throws {
    let named = try await session.reminders(named: [name], of: try await session.member())
    guard let reminder = named.reminders.first else { return }
    try await session.answer(reminder) {
      ReminderWords(times: try await session.times(of: named.member), style: session.style)
        .page(reminder)
    }
  }
}
