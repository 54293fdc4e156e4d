import CatalogContracts
import GatewayClient
import GatewayContracts
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
    let gateway = try session.gateway
    let own = try await session.whoAmI().member ?? GatewayV1.Member()
    let children =
      own.role == .child ? [own] : try await session.members().filter { $0.role == .child }
    guard !children.isEmpty else {
      throw CommandFailure(
        .notFound,
        "no_child",
        "There is no child in this household.",
        hint: "“daybook members add NAME --child” adds one."
      )
    }
    var failure: (any Error)?
    for (place, child) in children.enumerated() {
      do {
        let card = try await gateway.screenTime.getProgressCard(.init(childID: child.id))
        let times = try await session.times(of: child.id)
        if place > 0, !session.options.isJSON { session.say("") }
        try await session.answer(card) {
          ScreenTimeCard(card, child, session.style, times).lines
        }
      } catch {
        failure = error
        let report = FailureReport(error)
        let lines = [
          session.style.paint(SafeText.line(child.name), .heading),
          "This card cannot be loaded: \(report.message)",
        ]
        if session.options.isJSON { session.remark(lines) } else { session.say(lines) }
      }
    }
    guard let failure else { return }
    if children.count == 1 { throw failure }
    session.exit = .partial
  }
}

/// A child's screen time as lines of text, readable without colours.
struct ScreenTimeCard {
  private static let ringLength = 20

  private let card: CatalogV1.GetProgressCardResponse
  private let child: GatewayV1.Member
  private let style: Style
  private let times: TimeWriter

  init(
    _ card: CatalogV1.GetProgressCardResponse,
    _ child: GatewayV1.Member,
    _ style: Style,
    _ times: TimeWriter
  ) {
    self.card = card
    self.child = child
    self.style = style
    self.times = times
  }

  var lines: [String] {
    let balance = card.balance ?? CatalogV1.PointsBalance()
    let held = balance.held > 0 ? ", \(balance.held) held by requests" : ""
    var lines = [
      style.paint(SafeText.line(child.name), .heading),
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
