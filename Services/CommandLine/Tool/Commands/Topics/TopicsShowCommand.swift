import CatalogContracts
import GatewayClient

/// `daybook topics show`: one lesson with its steps.
struct TopicsShowCommand: Command {
  static let manual = Manual(
    name: ["topics", "show"],
    summary: "one lesson with its steps",
    operands: [Manual.Operand(name: "LESSON", help: "the lesson's short name, as laundry")],
    notes: ["A person who opens a lesson has looked at it; a program that asks for JSON has not."],
    examples: ["daybook topics show laundry"]
  )

  private let identifier: String

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    identifier = arguments.operands[0].lowercased()
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let request = CatalogV1.GetTopicRequest(
      identifier: identifier,
      recordView: !session.options.isJSON
    )
    let answer = try await gateway.topics.getTopic(request)
    try await session.answer(answer) { lines(answer, session.style) }
  }

  private func lines(_ answer: CatalogV1.GetTopicResponse, _ style: Style) -> [String] {
    let topic = answer.topic ?? CatalogV1.Topic()
    let state = answer.state ?? CatalogV1.TopicState()
    var lines = [
      style.paint(SafeText.line(topic.title), .heading)
        + (topic.subtitle.isEmpty ? "" : " – \(SafeText.line(topic.subtitle))"),
      "  \(SafeText.line(topic.category)) · \(TopicWords.difficulty(topic.difficulty)) · "
        + progress(state),
    ]
    var number = 0
    for section in topic.sections {
      lines += ["", style.paint(SafeText.line(section.title), .heading)]
      if !section.intro.isEmpty { lines += wrapped(SafeText.lines(section.intro), "  ", style) }
      for step in section.steps {
        number += 1
        let isDone = state.doneStepIDs.contains(step.stepID)
        let sign = isDone ? style.paint(style.sign("✓", or: "x"), .green) : " "
        let head = "  \(isDone ? style.sign("✓", or: "x") : " ") \(number). "
        var step = Prose.lines(SafeText.line(step.text), after: head, width: style.width)
        step[0] = "  \(sign) \(number). \(step[0].dropFirst(head.count))"
        lines += step
      }
    }
    lines += list("Tips", topic.tips, style)
    lines += list("What often goes wrong", topic.commonMistakes, style)
    if !state.notes.isEmpty { lines += list("Your notes", SafeText.lines(state.notes), style) }
    if answer.degraded {
      lines += ["", style.paint("⚠ Your own progress cannot be read now.", .orange)]
    }
    return lines + ["", "“daybook topics step \(SafeText.line(topic.identifier)) 1” marks a step."]
  }

  private func progress(_ state: CatalogV1.TopicState) -> String {
    state.isCompleted
      ? "done" : "\(state.stepsCompleted) of \(counted(state.totalSteps, "step")) done"
  }

  private func list(_ heading: String, _ texts: [String], _ style: Style) -> [String] {
    guard !texts.isEmpty else { return [] }
    return ["", style.paint(heading, .heading)] + wrapped(texts, "  • ", style)
  }

  private func wrapped(_ texts: [String], _ head: String, _ style: Style) -> [String] {
    texts.flatMap { Prose.lines(SafeText.line($0), after: head, width: style.width) }
  }
}
