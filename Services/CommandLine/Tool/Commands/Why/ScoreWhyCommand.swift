import AnalyticsContracts
import GatewayClient

/// `daybook score why`: explains a day's points.
struct ScoreWhyCommand: Command {
  static let manual = Manual(
    name: ["score", "why"],
    summary: "explain a day's points, or those of one task",
    operands: [
      Manual.Operand(name: "DAY", help: "a day other than today", isOptional: true, repeats: true)
    ],
    options: [
      Manual.Option(name: "task", value: "TASK", help: "the points of this task instead")
    ] + Manual.Option.ofMember,
    notes: ["The rule that was applied, its version and the time are in brackets."],
    examples: ["daybook score why", "daybook score why yesterday", "daybook score why --task 3"]
  )

  private let day: String
  private let task: String?

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    day = arguments.operands.joined(separator: " ")
    task = arguments.value("task")
    guard task == nil || day.isEmpty else { throw .usage("--task takes no DAY.") }
  }

  func run(_ session: Session) async throws {
    if let task {
      let reference = try await session.task(task, of: try await session.member())
      try await session.explain(.point, reference.id.text)
    } else {
      try await session.explain(.dayScore, try await session.explainedDay(day))
    }
  }
}

extension Session {
  /// The key of a typed day; empty for today.
  func explainedDay(_ text: String) async throws -> String {
    text.isEmpty ? "" : try await dates().day(of: text).text
  }
}
