import CatalogContracts
import GatewayClient

/// `daybook topics done`: completes a lesson with all its steps, or clears the mark.
struct TopicsDoneCommand: Command {
  static let manual = Manual(
    name: ["topics", "done"],
    aliases: [["topics", "complete"]],
    summary: "mark a lesson as done; 10 points the first time",
    operands: [Manual.Operand(name: "LESSON", help: "the lesson's short name, as laundry")],
    options: [Manual.Option(name: "undo", help: "clear the mark and leave the steps")],
    examples: ["daybook topics done laundry"]
  )

  private let request: CatalogV1.SetTopicCompletedRequest

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    request = CatalogV1.SetTopicCompletedRequest(
      identifier: arguments.operands[0].lowercased(),
      completed: !arguments.has("undo")
    )
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let answer = try await gateway.topics.setTopicCompleted(request)
    try await session.answer(answer) {
      let name = SafeText.line(request.identifier)
      guard answer.changed else { return ["“\(name)” was like that already; nothing changed."] }
      guard request.completed else { return ["“\(name)” is open again."] }
      let points =
        answer.learningPoints > 0
        ? " It earned \(counted(answer.learningPoints, "learning point"))." : ""
      return ["Lesson “\(name)” done!\(points)"]
    }
  }
}
