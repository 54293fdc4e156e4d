import AnalyticsContracts
import GatewayClient
import Vocabulary

/// `daybook streak`: the streak, and the state of each of its last 30 days.
struct StreakCommand: Command {
  static let manual = Manual(
    name: ["streak"],
    summary: "show the streak, and the status of each of the last 30 days",
    options: [
      Manual.Option(name: "date", value: "DATE", help: "as of a day other than today")
    ] + Manual.Option.ofMember,
    notes: [
      "“daybook away”, “daybook rest-days” and “daybook holidays” protect days: they do not break a streak."
    ]
  )

  private let date: String?

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    date = arguments.value("date")
  }

  func run(_ session: Session) async throws {
    var request = AnalyticsV1.GetStreakRequest()
    request.memberID = try await session.member()
    if let date { request.date = try await session.dates().day(of: date) }
    let answer = try await session.gateway.streaks.getStreak(request)
    try await session.answer(answer) {
      StreakPage(answer, try await session.times(), session.style).lines
    }
  }
}

/// A streak as lines.
struct StreakPage {
  private let streak: AnalyticsV1.GetStreakResponse
  private let times: TimeWriter
  private let style: Style

  init(_ streak: AnalyticsV1.GetStreakResponse, _ times: TimeWriter, _ style: Style) {
    self.streak = streak
    self.times = times
    self.style = style
  }

  var lines: [String] {
    var lines = [title]
    if streak.longest > 0 {
      lines.append(
        "Longest \(counted(streak.longest, "day")), "
          + times.span(streak.longestFrom, streak.longestTo)
      )
    }
    lines += ["", streak.days.map(sign).joined(), legend]
    lines += protectedSpans
    if streak.stale {
      lines.append(style.paint("⚠ These are the last known figures; they may be old.", .orange))
    }
    return lines
  }

  private var title: String {
    guard streak.current > 0 else { return "No streak: finish a task to begin one." }
    let more = streak.capped ? " or more" : ""
    var title = style.paint("Streak \(counted(streak.current, "day"))\(more)", .heading)
    if streak.days.last?.state == .open { title += " · finish a task today to make it longer" }
    if streak.daysToNextMilestone > 0 {
      title += " · \(counted(streak.daysToNextMilestone, "day")) to the next mark"
    }
    return title
  }

  private func sign(_ day: AnalyticsV1.StreakDay) -> String {
    switch day.state {
    case .active: style.paint(style.sign("■", or: "#"), .green)
    case .protected: style.paint(style.sign("◇", or: "="), .blue)
    case .open: style.sign("□", or: "?")
    case .empty, .unspecified, .unrecognized: style.paint(style.sign("·", or: "."), .muted)
    }
  }

  private var legend: String {
    let signs = [
      (style.sign("■", or: "#"), "active"), (style.sign("◇", or: "="), "protected"),
      (style.sign("·", or: "."), "empty"), (style.sign("□", or: "?"), "today, still open"),
    ]
    let first = streak.days.first?.date.map { "\(times.format.text($0)) to now: " } ?? ""
    return style.paint(
      first + signs.map { "\($0.0) \($0.1)" }.joined(separator: "  "),
      .muted
    )
  }

  /// Consecutive protected days, with their reason.
  private var protectedSpans: [String] {
    var lines: [String] = []
    var rest = streak.days[...]
    while let day = rest.popFirst() {
      guard day.state == .protected else { continue }
      var last = day
      while let next = rest.first, next.state == .protected, next.protection == day.protection {
        last = next
        rest.removeFirst()
      }
      lines.append("\(times.span(day.date, last.date)): \(StreakPage.words(day.protection))")
    }
    return lines
  }

  private static func words(_ protection: AnalyticsV1.StreakProtection) -> String {
    switch protection {
    case .vacation: "vacation"
    case .ill: "ill"
    case .away: "away"
    case .restDay: "rest day"
    case .holiday: "holiday"
    case .skippedDay: "skipped by the time zone"
    case .unspecified, .unrecognized: "protected"
    }
  }
}

/// `daybook streak why`: explains the streak, or a day of it.
struct StreakWhyCommand: Command {
  static let manual = Manual(
    name: ["streak", "why"],
    summary: "explain the length of the streak, or whether a day is part of it",
    operands: [
      Manual.Operand(name: "DAY", help: "only this day", isOptional: true, repeats: true)
    ],
    options: Manual.Option.ofMember,
    examples: ["daybook streak why", "daybook streak why yesterday"]
  )

  private let day: String

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    day = arguments.operands.joined(separator: " ")
  }

  func run(_ session: Session) async throws {
    try await session.explain(
      day.isEmpty ? .streak : .streakDay,
      try await session.explainedDay(day)
    )
  }
}

/// `daybook level why`: explains the level, and when it was reached.
struct LevelWhyCommand: Command {
  static let manual = Manual(
    name: ["level", "why"],
    summary: "explain the level",
    options: Manual.Option.ofMember
  )

  init(_ arguments: ParsedArguments) throws(CommandFailure) {}

  func run(_ session: Session) async throws {
    try await session.explain(.level, "")
  }
}
