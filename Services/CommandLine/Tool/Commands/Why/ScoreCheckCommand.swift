import AnalyticsContracts
import GatewayClient
import Vocabulary

/// `daybook score check`: recomputes the figures and compares them with the stored ones.
struct ScoreCheckCommand: Command {
  static let manual = Manual(
    name: ["score", "check"],
    aliases: [["score", "recalculate"]],
    summary: "rebuild all figures from the ledger and say where they differ",
    options: Manual.Option.ofMember,
    notes: ["It changes nothing. With differences the program ends with 1."]
  )

  init(_ arguments: ParsedArguments) throws(CommandFailure) {}

  func run(_ session: Session) async throws {
    let answer = try await session.gateway.explanations.recalculate(
      AnalyticsV1.RecalculateRequest(memberID: try await session.member())
    )
    if answer.differenceCount > 0 { session.exit = .failure }
    try await session.answer(answer) { ScoreCheckCommand.lines(answer) }
  }

  private static func lines(_ answer: AnalyticsV1.RecalculateResponse) -> [String] {
    var lines = [
      "\(counted(answer.entries, "entry", "entries")) of \(counted(answer.days, "day")) were added up: "
        + (answer.differenceCount == 0
          ? "no difference." : "\(counted(answer.differenceCount, "difference")).")
    ]
    lines.append(
      answer.tasksReason.isEmpty
        ? "\(counted(answer.tasks, "complete task")) were compared with the list of tasks."
        : "The list of tasks could not be compared (\(SafeText.line(answer.tasksReason)))."
    )
    lines += answer.differences.map(line)
    let more = answer.differenceCount - Int64(answer.differences.count)
    if more > 0 { lines.append("And \(more) more.") }
    return lines
  }

  private static func line(_ difference: AnalyticsV1.FigureDifference) -> String {
    let label = difference.learning ? "learning points" : "points"
    let place =
      switch difference.kind {
      case .day: "\(difference.day?.text ?? ""), \(label)"
      case .total: "all \(label)"
      case .level: "highest level"
      case .entry: "entries of \(SafeText.line(difference.entityID))"
      case .task: "task \(SafeText.line(difference.entityID))"
      case .streak: "active days in a row from \(difference.day?.text ?? "")"
      case .unspecified, .unrecognized: "another figure"
      }
    return "  \(place): \(difference.storedPoints) stored, \(difference.expectedPoints) expected"
      + (difference.storedCompletions == difference.expectedCompletions
        || difference.kind == .streak
        ? ""
        : "; completed \(difference.storedCompletions), \(difference.expectedCompletions) expected")
  }
}
