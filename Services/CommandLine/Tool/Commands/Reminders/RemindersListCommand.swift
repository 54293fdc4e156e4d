import GatewayClient
import NotificationContracts
import RuntimeContracts
import Vocabulary

/// `daybook reminders`: scheduled reminders, the next first.
struct RemindersListCommand: Command {
  static let manual = Manual(
    name: ["reminders", "list"],
    aliases: [["reminders"]],
    summary: "list scheduled reminders, the next first; numbered like tasks",
    options: [
      Manual.Option(
        name: "past",
        help: "also reminders that rang or were cancelled in the last 90 days"
      )
    ] + Manual.Option.ofMember
  )

  private let hasPast: Bool

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    hasPast = arguments.has("past")
  }

  func run(_ session: Session) async throws {
    let member = try await session.member()
    let answer = try await session.reminders(of: member, past: hasPast)
    try await session.answer(answer) {
      let reminders = answer.reminders
      guard !reminders.isEmpty else {
        return ["No reminders are scheduled. “daybook remind TASK --in 10m” sets one."]
      }
      await session.lists.remember(reminders.map(\.numbered), of: member)
      return ReminderWords(times: try await session.times(), style: session.style).table(reminders)
    }
  }
}
