import AnalyticsContracts
import CatalogContracts
import GatewayClient
import RuntimeContracts
import Vocabulary
import Wire

/// `daybook goals`: a member's goals, and today's progress.
struct GoalsCommand: Command {
  static let manual = Manual(
    name: ["goals"],
    summary: "show or set daily goals, with today's progress",
    options: [
      Manual.Option(name: "points", value: "N", help: "set the points of a day; 0: the default"),
      Manual.Option(name: "tasks", value: "N", help: "set the tasks of a day; 0: the default"),
      Manual.Option(name: "streak", value: "N", help: "set the days in a row; 0: the default"),
      Manual.Option(name: "suggested", help: "set the goals that the last 28 days suggest"),
    ] + Manual.Option.ofMember,
    examples: ["daybook goals", "daybook goals --points 20 --streak 14"]
  )

  private let points: Int?
  private let tasks: Int?
  private let streak: Int?
  private let isSuggested: Bool

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    points = try arguments.number("points", in: 0...1_000)
    tasks = try arguments.number("tasks", in: 0...1_000)
    streak = try arguments.number("streak", in: 0...1_000)
    isSuggested = arguments.has("suggested")
    guard !isSuggested || (points == nil && tasks == nil && streak == nil) else {
      throw .usage("--suggested sets all three goals; leave out --points, --tasks and --streak.")
    }
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let member = try await session.member()
    var request = AnalyticsV1.SetGoalsRequest(
      memberID: member,
      pointsPerDay: points.map { Int32($0) },
      tasksPerDay: tasks.map { Int32($0) },
      streak: streak.map { Int32($0) }
    )
    if isSuggested {
      let answer = try await gateway.goals.getGoals(.init(memberID: member))
      for goal in answer.goals {
        switch goal.kind {
        case .pointsPerDay: request.pointsPerDay = goal.suggested
        case .tasksPerDay: request.tasksPerDay = goal.suggested
        case .streak: request.streak = goal.suggested
        case .unspecified, .unrecognized: break
        }
      }
    }
    guard request.pointsPerDay != nil || request.tasksPerDay != nil || request.streak != nil else {
      let answer = try await gateway.goals.getGoals(.init(memberID: member))
      return try await session.answer(answer) {
        GoalLines(answer.goals, try await session.times(), session.style).lines
          + (answer.stale
            ? [session.style.paint("⚠ These are the last known figures; they may be old.", .orange)]
            : [])
      }
    }
    let answer = try await gateway.goals.setGoals(request)
    try await session.answer(answer) {
      [answer.changed ? "The goals are set." : "These goals were already set; nothing changed."]
        + GoalLines(answer.goals, try await session.times(), session.style).lines
    }
  }
}

/// `daybook goals set`: sets a child's daily learning goal.
struct GoalsSetCommand: Command {
  static let manual = Manual(
    name: ["goals", "set"],
    summary: "set how many minutes a child should learn each day",
    options: [
      Manual.Option(name: "learning", value: "MINUTES", help: "minutes of learning a day, 5 to 720")
    ] + Manual.Option.ofMember,
    notes: [
      "The goal applies at once. “daybook family” shows the progress; “daybook goals” shows the other goals."
    ],
    examples: ["daybook goals set --learning 45 --child Mia"]
  )

  private let minutes: Int

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    guard let minutes = try arguments.number("learning", in: 5...720) else {
      throw .usage("“goals set” needs --learning MINUTES, 5 to 720.")
    }
    self.minutes = minutes
  }

  func run(_ session: Session) async throws {
    let child = try await session.child()
    let answer = try await session.gateway.points.updateScreenTimeSettings(
      .init(
        childID: child.id,
        settings: .init(dailyLearningGoalMinutes: Int32(minutes)),
        updateMask: .init(paths: ["daily_learning_goal_minutes"])
      )
    )
    try await session.answer(answer) {
      let goal = "\(minutes) min of learning a day"
      return [
        answer.changed
          ? "The goal of \(SafeText.line(child.name)) is \(goal)."
          : "The goal of \(SafeText.line(child.name)) was already \(goal); nothing changed."
      ]
    }
  }
}

/// Goals as lines with bars.
struct GoalLines {
  private let goals: [AnalyticsV1.Goal]
  private let times: TimeWriter
  private let style: Style

  private static let length = 20

  init(_ goals: [AnalyticsV1.Goal], _ times: TimeWriter, _ style: Style) {
    self.goals = goals
    self.times = times
    self.style = style
  }

  var lines: [String] {
    let names = goals.map(GoalLines.name)
    let width = names.map { TextWidth.columns($0) }.max() ?? 0
    return zip(goals, names).map { goal, name in
      "\(TextWidth.padded(name, to: width))  \(bar(goal.share))  \(goal.value) of \(goal.target)"
        + remark(goal)
    }
  }

  private static func name(_ goal: AnalyticsV1.Goal) -> String {
    switch goal.kind {
    case .pointsPerDay: "Points today"
    case .tasksPerDay: "Tasks today"
    case .streak: "Days in a row"
    case .unspecified, .unrecognized: "Another goal"
    }
  }

  private func bar(_ share: Double) -> String {
    let filled = Int((min(max(share, 0), 1) * Double(GoalLines.length)).rounded(.down))
    return style.paint(String(repeating: style.sign("█", or: "#"), count: filled), .green)
      + style.paint(
        String(repeating: style.sign("░", or: "."), count: GoalLines.length - filled),
        .muted
      )
  }

  private func remark(_ goal: AnalyticsV1.Goal) -> String {
    if let at = goal.reachedAt.flatMap({ Timestamp($0) }) {
      return " · reached \(times.friendly(at))"
    }
    if goal.value >= goal.target { return " · reached" }
    return goal.suggested == goal.target ? "" : " · suggested \(goal.suggested)"
  }
}

/// `daybook level`: the level, and the points to the next one.
struct LevelCommand: Command {
  static let manual = Manual(
    name: ["level"],
    summary: "the level that all points have reached",
    options: Manual.Option.ofMember
  )

  init(_ arguments: ParsedArguments) throws(CommandFailure) {}

  func run(_ session: Session) async throws {
    let answer = try await session.gateway.scores.getScore(
      AnalyticsV1.GetScoreRequest(memberID: try await session.member())
    )
    try await session.answer(answer) { ScorePage(answer, session.style).levelLines }
  }
}
