import CatalogContracts
import GatewayClient

/// `daybook topics progress`: a member's progress in each group of lessons.
struct TopicsProgressCommand: Command {
  static let manual = Manual(
    name: ["topics", "progress"],
    aliases: [["topics", "categories"]],
    summary: "show your progress in each group of lessons",
    options: Manual.Option.ofMember,
    examples: ["daybook topics progress", "daybook topics progress --child Mia"]
  )

  init(_ arguments: ParsedArguments) throws(CommandFailure) {}

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let request = CatalogV1.ListCategoriesRequest(memberID: try await session.member())
    let answer = try await gateway.topics.listCategories(request)
    try await session.answer(answer) {
      CategoryRows.lines(answer.categories, session.style)
        + TopicWords.degraded(answer.degraded, session.style)
    }
  }
}

/// Groups of lessons with a bar each.
enum CategoryRows {
  private static let barLength = 20

  static func lines(_ categories: [CatalogV1.CategoryTotal], _ style: Style) -> [String] {
    var table = Table([
      Table.Column(heading: "Group", isFlexible: true),
      Table.Column(heading: "Lessons", isAtRight: true),
      Table.Column(heading: "Steps", isAtRight: true),
      Table.Column(heading: ""),
      Table.Column(heading: "Done", isAtRight: true),
    ])
    for category in categories {
      let share = min(max(category.completionPercentage, 0), 100) / 100
      let filled = Int((share * Double(barLength)).rounded(.down))
      table.add([
        Table.Cell(SafeText.line(category.category)),
        Table.Cell("\(category.completed)/\(category.topics)"),
        Table.Cell("\(category.stepsCompleted)/\(category.totalSteps)", .muted),
        Table.Cell(
          String(repeating: style.sign("█", or: "#"), count: filled)
            + String(repeating: style.sign("░", or: "."), count: barLength - filled),
          .green
        ),
        Table.Cell(TopicWords.percent(category.completionPercentage)),
      ])
    }
    return table.lines(style)
  }
}
