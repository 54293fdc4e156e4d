import CatalogContracts
import GatewayClient
import GatewayContracts
import RPC
import RuntimeContracts
import Vocabulary

/// `daybook family`: a screen-time card for each child.
struct FamilyCommand: Command {
  static let manual = Manual(
    name: ["family"],
    summary: "show the screen time of all children on one page",
    notes: [
      "Children see only their own card. If a card cannot be loaded, the others are still shown."
    ],
    examples: ["daybook family"]
  )

  init(_ arguments: ParsedArguments) throws(CommandFailure) {}

  func run(_ session: Session) async throws {
    let page = try await session.gateway.families.getFamilyDashboard(.init())
    guard !page.children.isEmpty else {
      throw CommandFailure(
        .notFound,
        "no_child",
        "There is no child in this household.",
        hint: "“daybook members add NAME --child” adds one."
      )
    }
    let failures = page.children.compactMap(\.error)
    // Without any card there is no page, only a failure.
    if page.children.count == 1, let only = failures.first { throw RPCError(only) }
    try await session.answer(page) {
      let times = try await session.times()
      return Array(page.children.map { $0.lines(session.style, times) }.joined(separator: [""]))
    }
    if !failures.isEmpty { session.exit = .partial }
  }
}

extension GatewayV1.ChildCard {
  /// The card, or why there is none, under the child's name.
  fileprivate func lines(_ style: Style, _ times: TimeWriter) -> [String] {
    let heading = style.paint(SafeText.line(name), .heading)
    guard let card else {
      let report = FailureReport(RPCError(error ?? GatewayV1.CardError()))
      return [heading, "This card cannot be loaded: \(SafeText.line(report.message))"]
    }
    return [heading] + ScreenTimeCard(card, style, times).lines
  }
}

extension RPCError {
  /// The error of a card as if the card had been requested alone.
  fileprivate init(_ error: GatewayV1.CardError) {
    let code = StatusCode.allCases.first { $0.name == error.status } ?? .unknown
    self.init(code, error.reason, error.message)
  }
}

/// A child's screen time as lines of text without the child's name, readable without colours.
struct ScreenTimeCard {
  private static let ringLength = 20

  private let card: CatalogV1.GetProgressCardResponse
  private let style: Style
  private let times: TimeWriter

  init(
    _ card: CatalogV1.GetProgressCardResponse,
    _ style: Style,
    _ times: TimeWriter
  ) {
    self.card = card
    self.style = style
    self.times = times
  }

  var lines: [String] {
    let balance = card.balance ?? CatalogV1.PointsBalance()
    let held = balance.held > 0 ? ", \(balance.held) held by requests" : ""
    var lines = [
      "Points    \(balance.balance), \(card.earnedToday) earned today\(held)", goal,
      "Rewards   \(ScreenTimeWords.length(seconds: card.rewardSecondsLeft)) left; "
        + "\(card.affordableMinutes) min can be bought today",
    ]
    if card.noData {
      lines.append("No use was reported yet. A device reports it, or “daybook usage report”.")
    }
    if card.uncategorizedApps > 0 {
      lines.append("\(counted(card.uncategorizedApps, "app")) without a category")
    }
    if card.overLimitSeconds > 0 {
      let length = ScreenTimeWords.length(seconds: card.overLimitSeconds)
      lines.append(style.paint("\(length) of rewards beyond what was bought today", .orange))
    }
    for one in card.allocations {
      lines.append(
        "  \(ScreenTimeWords.app(one.appName, one.bundleIdentifier)): "
          + "\(ScreenTimeWords.length(seconds: one.leftSeconds)) of \(one.minutes) min left"
      )
    }
    for one in card.requests {
      lines.append(
        "  asks for \(one.minutes) min of "
          + "\(ScreenTimeWords.app(one.appName, one.bundleIdentifier)), "
          + counted(one.points, "point")
      )
    }
    return lines + chart
  }

  /// The goal as a bar, with the true percentage as text (APP-102).
  private var goal: String {
    let ring = card.goal ?? CatalogV1.GoalRing()
    let percent = Int(min(max(ring.shownPercent, 0), 100))
    let filled = percent * ScreenTimeCard.ringLength / 100
    let bar =
      style.paint(String(repeating: style.sign("█", or: "#"), count: filled), .green)
      + style.paint(
        String(repeating: style.sign("░", or: "."), count: ScreenTimeCard.ringLength - filled),
        .muted
      )
    return "Learning  \(bar)  \(ScreenTimeWords.length(seconds: ring.learningSeconds)) of "
      + "\(ring.goalMinutes) min, \(ring.percent) %\(ring.exceeded ? ", exceeded" : "")"
  }

  private var chart: [String] {
    let bars = card.chart.map { day in
      Chart.Bar(
        label: day.localDay.map { "\(times.weekday($0)) \(times.format.text($0))" } ?? "",
        value: Int(clamping: day.points),
        remark: "\(day.runningSum) in all",
        isHighlighted: day.localDay == card.today
      )
    }
    return ["Points of seven days"] + Chart(bars: bars).lines(style)
  }
}
