import CatalogContracts
import GatewayClient

/// `daybook topics step`: marks steps of a lesson, all of the named ones or none.
struct TopicsStepCommand: Command {
  static let manual = Manual(
    name: ["topics", "step"],
    summary: "mark steps of a lesson as done",
    operands: [
      .lesson,
      Manual.Operand(
        name: "STEP",
        help: "a step's number in “daybook topics show”, or its id",
        repeats: true
      ),
    ],
    options: [Manual.Option(name: "undo", help: "mark them as not done")],
    notes: ["All of the steps are marked, or none of them."],
    examples: [
      "daybook topics step laundry 2", "daybook topics step laundry 1 2 3",
      "daybook topics step laundry 2 --undo",
    ]
  )

  private let lesson: LessonName
  private let steps: [String]
  private let isDone: Bool

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    lesson = LessonName(arguments.operands[0])
    steps = Array(arguments.operands.dropFirst())
    isDone = !arguments.has("undo")
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let answer = try await lesson.asking {
      let marks = try await stepIDs(gateway).map {
        CatalogV1.StepMark(stepID: $0, done: isDone)
      }
      return try await gateway.topics.saveTopicProgress(
        CatalogV1.SaveTopicProgressRequest(identifier: lesson.identifier, marks: marks)
      )
    }
    try await session.answer(answer) {
      let state = answer.state ?? CatalogV1.TopicState()
      let verb = answer.changed ? (isDone ? "Done" : "Open again") : "Nothing changed"
      let named = steps.map(SafeText.line).joined(separator: ", ")
      return [
        "\(verb): \(steps.count == 1 ? "step" : "steps") \(named) of \(lesson.quoted); "
          + "\(state.stepsCompleted) of \(state.totalSteps) done."
          + (answer.learningPoints > 0
            ? " The lesson is complete.\(TopicWords.earned(answer.learningPoints))" : "")
      ]
    }
  }

  /// Numbers count the steps of all sections in sequence.
  private func stepIDs(_ gateway: GatewayConnection) async throws -> [String] {
    guard steps.contains(where: { Int($0) != nil }) else { return steps }
    let request = CatalogV1.GetTopicRequest(identifier: lesson.identifier)
    let known = try await gateway.topics.getTopic(request).topic?.sections.flatMap(\.steps) ?? []
    var ids: [String] = []
    for step in steps {
      guard let number = Int(step) else {
        ids.append(step)
        continue
      }
      guard known.indices.contains(number &- 1) else {
        throw CommandFailure(
          .notFound,
          "unknown_step",
          "\(lesson.quoted) has \(counted(known.count, "step")), none with number \(number)."
        )
      }
      ids.append(known[number - 1].stepID)
    }
    return ids
  }
}
