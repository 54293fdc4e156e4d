import CatalogContracts
import GatewayClient

/// `daybook topics done`: completes a lesson with all its steps, or clears the mark.
struct TopicsDoneCommand: Command {
  static let manual = Manual(
    name: ["topics", "done"],
    aliases: [["topics", "complete"]],
    summary: "mark a lesson as done; 10 points the first time",
    operands: [.lesson],
    options: [Manual.Option(name: "undo", help: "clear the mark and leave the steps")],
    examples: ["daybook topics done laundry"]
  )

  private let lesson: LessonName
  private let request: CatalogV1.SetTopicCompletedRequest

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    lesson = LessonName(arguments.operands[0])
    request = CatalogV1.SetTopicCompletedRequest(
      identifier: lesson.identifier,
      completed: !arguments.has("undo")
    )
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let answer = try await lesson.asking { try await gateway.topics.setTopicCompleted(request) }
    try await session.answer(answer) {
      guard answer.changed else {
        return ["\(lesson.quoted) was like that already; nothing changed."]
      }
      guard request.completed else { return ["\(lesson.quoted) is open again."] }
      return ["Lesson \(lesson.quoted) done!\(TopicWords.earned(answer.learningPoints))"]
    }
  }
}
