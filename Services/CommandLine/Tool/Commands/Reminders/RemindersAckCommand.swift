import GatewayClient
import NotificationContracts
import Vocabulary

/// `daybook reminders ack`: acknowledges reminders.
struct RemindersAckCommand: Command {
  static let manual = Manual(
    name: ["reminders", "ack"],
    summary: "acknowledge a reminder; every device then hides it",
    operands: [
      Manual.Operand(
        name: "TASK",
        help: Manual.Operand.reminders.help,
        isOptional: true,
        repeats: true
      )
    ],
    options: [Manual.Option(name: "all", help: "all missed reminders")] + Manual.Option.ofMember,
    examples: ["daybook reminders ack 1", "daybook reminders ack --all"]
  )

  private let names: [String]
  private let isAll: Bool

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    names = arguments.operands
    isAll = arguments.has("all")
    guard names.isEmpty == isAll else {
      throw .usage("“reminders ack” needs reminders, or --all for all missed ones.")
    }
  }

  func run(_ session: Session) async throws {
    let member = try await session.member()
    let named =
      isAll
      ? NamedReminders(
        member: member,
        reminders: try await session.reminders(of: member, past: false, missed: true).missed
      ) : try await session.reminders(named: names, of: member)
    let ids = named.reminders.compactMap(\.id)
    guard !ids.isEmpty else {
      return try await session.answer(NotificationV1.AcknowledgeRemindersResponse()) {
        ["Nothing was missed."]
      }
    }
    let answer = try await session.gateway.reminders.acknowledgeReminders(
      .init(memberID: named.member, ids: ids)
    )
    try await session.answer(answer) {
      guard answer.reminders.count == 1 else {
        return ["\(counted(answer.changed, "reminder")) acknowledged."]
      }
      let name = ReminderWords.name(answer.reminders.first)
      return answer.changed == 1
        ? ["Acknowledged the reminder for \(name)."]
        : ["The reminder for \(name) was already acknowledged."]
    }
  }
}
