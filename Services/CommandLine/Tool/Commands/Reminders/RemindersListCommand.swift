import GatewayClient
import NotificationContracts
import RuntimeContracts
import Vocabulary

/// `daybook reminders`: what will ring, the next first.
struct RemindersListCommand: Command {
  static let manual = Manual(
    name: ["reminders", "list"],
    aliases: [["reminders"]],
    summary: "what will ring, the next first; numbered like tasks",
    options: [
      Manual.Option(name: "past", help: "also what rang or was cancelled in the last 90 days")
    ] + Manual.Option.ofMember
  )

  private let hasPast: Bool

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    hasPast = arguments.has("past")
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    var request = NotificationV1.ListRemindersRequest()
    request.memberID = try await session.member()
    request.includePast = hasPast
    request.pageSize = 200
    var whole = NotificationV1.ListRemindersResponse()
    while true {
      let page = try await gateway.reminders.listReminders(request)
      whole.reminders += page.reminders
      guard !page.nextPageToken.isEmpty else { break }
      request.pageToken = page.nextPageToken
    }
    try await session.answer(whole) { [whole, request] in
      await session.lists.remember(whole.reminders.map(\.taskID), of: request.memberID)
      return lines(whole.reminders, try await session.times(), session.style)
    }
  }

  private func lines(
    _ reminders: [NotificationV1.Reminder],
    _ times: TimeWriter,
    _ style: Style
  ) -> [String] {
    guard !reminders.isEmpty else {
      return ["Nothing will ring. “daybook remind TASK --in 10m” sets a reminder."]
    }
    var table = Table([
      Table.Column(heading: "#", isAtRight: true),
      Table.Column(heading: "When"),
      Table.Column(heading: "Task", isFlexible: true),
      Table.Column(heading: ""),
    ])
    for (index, reminder) in reminders.enumerated() {
      table.add([
        Table.Cell(String(index + 1), .muted),
        Table.Cell(reminder.dueAt.flatMap { Timestamp($0) }.map(times.friendly) ?? ""),
        Table.Cell(SafeText.line(reminder.taskName)),
        Table.Cell(RemindersListCommand.state(reminder.state), .muted),
      ])
    }
    return table.lines(style)
  }

  private static func state(_ state: NotificationV1.ReminderState) -> String {
    switch state {
    case .scheduled, .unspecified, .unrecognized: ""
    case .delivered: "rang"
    case .cancelled: "cancelled"
    case .dropped: "missed"
    }
  }
}
