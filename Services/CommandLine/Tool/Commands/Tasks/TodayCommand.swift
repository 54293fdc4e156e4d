import GatewayClient
import GatewayContracts
import Vocabulary

/// `daybook today`: today's tasks and figures.
struct TodayCommand: Command {
  static let manual = Manual(
    name: ["tasks", "today"],
    aliases: [["today"]],
    summary: "today's tasks, points, and what could not be read",
    options: [
      Manual.Option(name: "date", value: "DATE", help: "a day other than today")
    ] + Manual.Option.ofMember,
    notes: [TaskRows.legend],
    examples: ["daybook today", "daybook today --date friday"]
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
      return page.today
    }
  }
}

extension Session {
  /// Requests a day's dashboard; today's when `date` is `nil`.
  func dashboard(_ date: String?) async throws -> GatewayV1.GetDashboardResponse {
    let gateway = try gateway
    let member = try await member()
    var day: LocalDay?
    if let date { day = try await dates().day(of: date) }
    let request = GatewayV1.GetDashboardRequest(memberID: member, date: day)
    return try await gateway.dashboards.getDashboard(request)
  }
}
