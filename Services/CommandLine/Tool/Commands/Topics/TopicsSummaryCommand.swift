import CatalogContracts
import GatewayClient
import RuntimeContracts
import Vocabulary

/// `daybook topics summary`: a member's completed lessons and learning points.
struct TopicsSummaryCommand: Command {
  static let manual = Manual(
    name: ["topics", "summary"],
    summary: "show a summary of what you have learned",
    options: Manual.Option.ofMember,
    notes: ["Parents do not see a child's favourites or the lessons it viewed."],
    examples: ["daybook topics summary", "daybook topics summary --child Mia"]
  )

  init(_ arguments: ParsedArguments) throws(CommandFailure) {}

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let request = CatalogV1.GetLearningSummaryRequest(memberID: try await session.member())
    let answer = try await gateway.topics.getLearningSummary(request)
    try await session.answer(answer) {
      var viewed: String?
      if let at = answer.lastViewedDate.flatMap({ Timestamp($0) }) {
        viewed = try await session.times().friendly(at)
      }
      return TopicsSummaryCommand.lines(answer, viewed, session.style)
    }
  }

  private static func lines(
    _ summary: CatalogV1.GetLearningSummaryResponse,
    _ viewed: String?,
    _ style: Style
  ) -> [String] {
    var lines = [
      style.paint("\(summary.completed) of \(counted(summary.topics, "lesson")) done", .heading)
        + " · \(summary.stepsCompleted) of \(counted(summary.totalSteps, "step")) "
        + "(\(TopicWords.percent(summary.completionPercentage)))",
      "\(counted(summary.learningPoints, "learning point")), 10 for each finished lesson",
    ]
    if !summary.favorites.isEmpty {
      let names = summary.favorites.map { SafeText.line($0.title) }.joined(separator: ", ")
      lines += Prose.lines(names, after: "Favourites: ", width: style.width)
    }
    if let topic = summary.lastViewed, let viewed {
      lines.append("Last opened: \(SafeText.line(topic.title)), \(viewed)")
    }
    return lines + [""] + CategoryRows.lines(summary.categories, style)
      + TopicWords.degraded(summary.degraded, style)
  }
}
