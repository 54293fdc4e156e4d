import GatewayClient

/// `daybook dashboard`: tasks, points and reminders of one day.
struct DashboardCommand: Command {
  static let manual = Manual(
    name: ["day", "dashboard"],
    aliases: [["dashboard"]],
    summary: "tasks, points, streak and reminders of the day",
    options: [
      Manual.Option(name: "date", value: "DATE", help: "a day other than today")
    ] + Manual.Option.ofMember
  )

  private let date: String?

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    date = arguments.value("date")
  }

  func run(_ session: Session) async throws {
    let answer = try await session.dashboard(date)
    try await session.answer(answer) {
      let page = DayPage(answer, try await session.times(), session.style)
      await session.lists.remember(page.tasks.map(\.id), of: try await session.member())
      return page.dashboard
    }
  }
}
