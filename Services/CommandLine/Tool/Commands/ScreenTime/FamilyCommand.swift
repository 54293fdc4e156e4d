import CatalogContracts
import GatewayClient
import GatewayContracts
import RPC
import RuntimeContracts
import Vocabulary

/// `daybook family`: a screen-time card for each child; with `--watch` also each changed card (APP-104).
struct FamilyCommand: Command {
  static let manual = Manual(
    name: ["family"],
    summary: "show the screen time of all children on one page",
    options: [
      Manual.Option(name: "watch", help: "then print each card that changes"),
      Manual.Option(name: "count", value: "N", help: "with --watch: end after this many cards"),
    ],
    notes: [
      "Children see only their own card. If a card cannot be loaded, the others are still shown.",
      "With --watch and --json the first line is the page, and each further line a page with one card.",
    ],
    examples: ["daybook family", "daybook family --watch"]
  )

  /// The events after which a card is read again.
  private static let kinds =
    AppsWatchCommand.kinds + [
      CatalogV1.PointsBooked.eventKind, CatalogV1.ScreenTimeSettingsChanged.eventKind,
      CatalogV1.RewardAllocated.eventKind, CatalogV1.AllocationUpdated.eventKind,
      CatalogV1.AllocationCancelled.eventKind, CatalogV1.RewardRequested.eventKind,
      CatalogV1.RewardDecided.eventKind,
    ]

  private let isWatching: Bool
  private let count: Int?
  private let isLimited: Bool

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    isWatching = arguments.has("watch")
    count = try arguments.number("count", in: 1...1_000_000)
    isLimited = arguments.value("timeout") != nil
    guard isWatching || count == nil else { throw .usage("--count needs --watch.") }
  }

  func run(_ session: Session) async throws {
    if isWatching { return try await watch(session) }
    let page = try await page(session)
    try await show(page, session)
    if page.children.contains(where: { $0.error != nil }) { session.exit = .partial }
  }

  /// - Throws: `no_child`; the error of the only card, because without any card there is no page.
  private func page(_ session: Session) async throws -> GatewayV1.GetFamilyDashboardResponse {
    let page = try await session.gateway.families.getFamilyDashboard(.init())
    guard !page.children.isEmpty else {
      throw CommandFailure(
        .notFound,
        "no_child",
        "There is no child in this household.",
        hint: "“daybook members add NAME --child” adds one."
      )
    }
    if page.children.count == 1, let only = page.children.first?.error { throw RPCError(only) }
    return page
  }

  private func show(
    _ page: GatewayV1.GetFamilyDashboardResponse,
    _ session: Session
  ) async throws {
    try await session.answer(page) {
      let times = try await session.times()
      return Array(page.children.map { $0.lines(session.style, times) }.joined(separator: [""]))
    }
  }

  private func watch(_ session: Session) async throws {
    let follower = WatchFollower(
      try session.gateway,
      kinds: Self.kinds,
      for: isLimited ? session.options.timeout : nil
    )
    var shown: [GatewayV1.ChildCard] = []
    do {
      try await follow(follower, &shown, session)
    } catch {
      guard follower.isOver, !shown.isEmpty else { throw error }
      guard count == nil else {
        throw CommandFailure(
          .unavailable,
          "timed_out",
          "Fewer cards than --count changed within --timeout."
        )
      }
    }
  }

  private func follow(
    _ follower: WatchFollower,
    _ shown: inout [GatewayV1.ChildCard],
    _ session: Session
  ) async throws {
    var left = count ?? .max
    /// The bulk action whose event came last; one reading has all its changes.
    var batch: BatchID?
    while left > 0 {
      switch try await follower.next() {
      case .response(let response):
        if shown.isEmpty {
          // The stream is open, so changes after the page arrive through it.
          let page = try await page(session)
          try await show(page, session)
          shown = page.children
          session.remark(["Watching. Ctrl-C ends it."])
          continue
        }
        guard response.event?.batchID == nil || response.event?.batchID != batch else { continue }
        batch = response.event?.batchID
        let changed = try await changed(since: shown, response.event?.spaceID, session).prefix(left)
        for card in changed {
          try await show(.init(children: [card]), session)
          if let place = shown.firstIndex(where: { $0.memberID == card.memberID }) {
            shown[place] = card
          } else {
            shown.append(card)
          }
        }
        left -= changed.count
      case .lost(let error):
        session.remark([
          "daybook: The connection was lost (\(SafeText.line(error.reason))). Trying again …"
        ])
      case .resumed:
        session.remark(["daybook: The connection is back; nothing was missed."])
      }
    }
  }

  /// The cards that differ from those shown: that of `child`, or for other messages of the stream any of the page.
  ///
  /// So the next heartbeat shows what has no event: a new day, the end of an allocation, use below one point, a card
  /// that can be loaded again.
  private func changed(
    since shown: [GatewayV1.ChildCard],
    _ child: MemberID?,
    _ session: Session
  ) async throws -> [GatewayV1.ChildCard] {
    if let child, let before = shown.first(where: { $0.memberID == child }) {
      let card = try await card(of: before, session)
      return card == before ? [] : [card]
    }
    do {
      let page = try await session.gateway.families.getFamilyDashboard(.init())
      return page.children.filter { !shown.contains($0) }
    } catch let error as RPCError where Self.mayPass(error) {
      // The next heartbeat reads it again.
      return []
    }
  }

  /// The child's card as it is now, or why there is none.
  private func card(
    of child: GatewayV1.ChildCard,
    _ session: Session
  ) async throws -> GatewayV1.ChildCard {
    var card = GatewayV1.ChildCard(memberID: child.memberID, name: child.name)
    do {
      card.card = try await session.gateway.screenTime
        .getProgressCard(.init(childID: child.memberID))
    } catch let error as RPCError where Self.mayPass(error) {
      card.error = GatewayV1.CardError(
        status: error.code.name,
        reason: error.reason,
        message: error.message
      )
    }
    return card
  }

  private static func mayPass(_ error: RPCError) -> Bool {
    error.isRetryable
      || [.unavailable, .resourceExhausted, .deadlineExceeded].contains(error.code)
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
