import CatalogContracts
import GatewayClient

/// `daybook topics step`: marks one step of a lesson.
struct TopicsStepCommand: Command {
  static let manual = Manual(
    name: ["topics", "step"],
    summary: "mark one step of a lesson as done",
    operands: [
      Manual.Operand(name: "LESSON", help: "the lesson's short name, as laundry"),
      Manual.Operand(name: "STEP", help: "the step's number in “daybook topics show”, or its id"),
    ],
    options: [Manual.Option(name: "undo", help: "mark it as not done")],
    examples: ["daybook topics step laundry 2", "daybook topics step laundry 2 --undo"]
  )

  private let identifier: String
  private let step: String
  private let isDone: Bool

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    identifier = arguments.operands[0].lowercased()
    step = arguments.operands[1]
    isDone = !arguments.has("undo")
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let request = CatalogV1.SetStepDoneRequest(
      identifier: identifier,
      stepID: try await stepID(gateway),
      done: isDone
    )
    let answer = try await gateway.topics.setStepDone(request)
    try await session.answer(answer) {
      let state = answer.state ?? CatalogV1.TopicState()
      let verb = answer.changed ? (isDone ? "Done" : "Open again") : "Nothing changed"
      return [
        "\(verb): step \(SafeText.line(step)) of “\(SafeText.line(identifier))”; "
          + "\(state.stepsCompleted) of \(state.totalSteps) done."
      ]
    }
  }

  /// A number counts the steps through all sections.
  private func stepID(_ gateway: GatewayConnection) async throws -> String {
    guard let number = Int(step) else { return step }
    let request = CatalogV1.GetTopicRequest(identifier: identifier)
    let topic = try await gateway.topics.getTopic(request).topic
    let steps = topic?.sections.flatMap(\.steps) ?? []
    guard steps.indices.contains(number - 1) else {
      throw CommandFailure(
        .notFound,
        "unknown_step",
        "“\(SafeText.line(identifier))” has \(counted(steps.count, "step")), none with number \(number)."
      )
    }
    return steps[number - 1].stepID
  }
}
