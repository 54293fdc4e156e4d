import AnalyticsContracts
import GatewayClient
import Vocabulary

/// `daybook goals why`: explains the progress of a goal.
struct GoalsWhyCommand: Command {
  static let manual = Manual(
    name: ["goals", "why"],
    summary: "explain why a goal is reached on a day or not",
    operands: [
      Manual.Operand(name: "GOAL", help: "points, tasks or streak"),
      Manual.Operand(name: "DAY", help: "a day other than today", isOptional: true, repeats: true),
    ],
    options: Manual.Option.ofMember,
    examples: ["daybook goals why points", "daybook goals why streak yesterday"]
  )

  /// The goals on the command line, with their keys of explanations.
  static let goals = ["points", "tasks", "streak"]

  private let goal: String
  private let day: String

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    goal = arguments.operands[0].lowercased()
    day = arguments.operands.dropFirst().joined(separator: " ")
    guard GoalsWhyCommand.goals.contains(goal) else {
      throw .usage(
        "“\(SafeText.line(arguments.operands[0]))” is not a goal; the goals are points, tasks and streak.",
        hint: "Usage: \(GoalsWhyCommand.manual.usage)"
      )
    }
  }

  func run(_ session: Session) async throws {
    let day = try await session.explainedDay(day)
    try await session.explain(.goal, day.isEmpty ? goal : "\(goal) \(day)")
  }
}

/// `daybook report why`: explains a period's productivity score.
struct ReportWhyCommand: Command {
  static let manual = Manual(
    name: ["report", "why"],
    summary: "explain the productivity score of a week, a month or a range of days",
    operands: ReportPeriod.operands,
    options: ReportPeriod.options + Manual.Option.ofMember,
    examples: ["daybook report why", "daybook report why --day --date yesterday"]
  )

  private let period: ReportPeriod

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    period = try ReportPeriod(arguments)
  }

  func run(_ session: Session) async throws {
    try await session.explain(.productivity, try await period.key(session))
  }
}

extension ReportPeriod {
  /// The period as the key of an explanation.
  fileprivate func key(_ session: Session) async throws -> String {
    let choice = try await choice(session)
    if let from = choice.from, let to = choice.to { return "\(from.text)..\(to.text)" }
    let word =
      switch choice.kind {
      case .day: "day"
      case .month: "month"
      case .year: "year"
      case .week, .custom, .unspecified, .unrecognized: "week"
      }
    return choice.day.map { "\(word) \($0.text)" } ?? word
  }
}
