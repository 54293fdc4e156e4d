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
    aliases: [["goals", "show"]],
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

/// `daybook goals set KIND VALUE`: sets one goal of any kind.
struct GoalsSetCommand: Command {
  static let manual = Manual(
    name: ["goals", "set"],
    summary: "set one goal: of a day, of health, or how long a child should learn",
    operands: [
      Manual.Operand(
        name: "KIND",
        help: "points, tasks, streak, weight, fasting, water, sleep or learning",
        isOptional: true
      ),
      Manual.Operand(name: "VALUE", help: "as 20, 78kg, 16 or 2.5l", isOptional: true),
    ],
    options: [
      Manual.Option(name: "learning", value: "MINUTES", help: "minutes of learning a day, 5 to 720")
    ] + Manual.Option.ofMember,
    notes: [
      "The goal applies at once. “daybook goals” shows the goals of a day, “daybook health goals” those of health, and "
        + "“daybook family” how long the children learned."
    ],
    examples: [
      "daybook goals set points 20", "daybook goals set water 2.5l",
      "daybook goals set learning 45 --child Mia",
    ]
  )

  private enum Goal {
    case learning(minutes: Int)
    case day(AnalyticsV1.SetGoalsRequest)
    case health(HealthGoalsCommand)
  }

  private let goal: Goal

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    let minutes = try arguments.number("learning", in: 5...720)
    let kind = arguments.operand(0)?.lowercased()
    let value = arguments.operand(1) ?? ""
    func number(in range: ClosedRange<Int>) throws(CommandFailure) -> Int {
      guard let number = Int(value), range.contains(number) else {
        throw .usage("This goal is a number from \(range.lowerBound) to \(range.upperBound).")
      }
      return number
    }
    switch (kind, minutes) {
    case (nil, let minutes?): goal = .learning(minutes: minutes)
    case ("learning", nil): goal = .learning(minutes: try number(in: 5...720))
    case ("points", nil): goal = .day(.init(pointsPerDay: Int32(try number(in: 0...1_000))))
    case ("tasks", nil): goal = .day(.init(tasksPerDay: Int32(try number(in: 0...1_000))))
    case ("streak", nil): goal = .day(.init(streak: Int32(try number(in: 0...1_000))))
    case (let kind?, nil):
      guard let health = try HealthGoalsCommand(setting: kind, to: value) else {
        throw .usage("“\(SafeText.line(kind))” is not a goal; “daybook help goals set” lists them.")
      }
      goal = .health(health)
    default: throw .usage("Give one goal and its value, as in “daybook goals set water 2.5l”.")
    }
  }

  func run(_ session: Session) async throws {
    switch goal {
    case .learning(let minutes): try await setLearning(minutes, session)
    case .health(let command): try await command.run(session)
    case .day(var request):
      request.memberID = try await session.member()
      let answer = try await session.gateway.goals.setGoals(request)
      let lines = GoalLines(answer.goals, try await session.times(), session.style).lines
      try await session.answer(answer) {
        [answer.changed ? "The goal is set." : "This goal was already set; nothing changed."]
          + lines
      }
    }
  }

  private func setLearning(_ minutes: Int, _ session: Session) async throws {
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
