import CatalogContracts
import GatewayClient

/// `daybook topics show`: one lesson with its steps.
struct TopicsShowCommand: Command {
  static let manual = Manual(
    name: ["topics", "show"],
    summary: "one lesson with its steps",
    operands: [.lesson],
    notes: ["Showing a lesson counts as a view, except with --json."],
    examples: ["daybook topics show laundry"]
  )

  private let lesson: LessonName

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    lesson = LessonName(arguments.operands[0])
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let request = CatalogV1.GetTopicRequest(
      identifier: lesson.identifier,
      recordView: !session.options.isJSON
    )
    let answer = try await lesson.asking { try await gateway.topics.getTopic(request) }
    try await session.answer(answer) { LessonPage(answer, session.style).lines }
  }
}
