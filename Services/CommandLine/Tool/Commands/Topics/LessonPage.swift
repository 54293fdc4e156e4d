import CatalogContracts

/// A complete lesson as lines, in the same layout for every topic (TOP-085).
struct LessonPage {
  private let topic: CatalogV1.Topic
  private let state: CatalogV1.TopicState
  private let isDegraded: Bool
  private let style: Style

  init(_ answer: CatalogV1.GetTopicResponse, _ style: Style) {
    topic = answer.topic ?? CatalogV1.Topic()
    state = answer.state ?? CatalogV1.TopicState()
    isDegraded = answer.degraded
    self.style = style
  }

  var lines: [String] {
    heading + steps + list("Tips", topic.tips) + list("What often goes wrong", topic.commonMistakes)
      + (state.notes.isEmpty ? [] : list("Your notes", SafeText.lines(state.notes)))
      + TopicWords.degraded(isDegraded, style)
      + (hasSteps
        ? ["", "“daybook topics step \(SafeText.line(topic.identifier)) 1” marks a step."] : [])
  }

  private var heading: [String] {
    let title = topic.detailTitle.isEmpty ? topic.title : topic.detailTitle
    return [
      style.paint(SafeText.line(title), .heading)
        + (topic.subtitle.isEmpty ? "" : " – \(SafeText.line(topic.subtitle))"),
      "  "
        + [
          SafeText.line(topic.category), TopicWords.difficulty(topic.difficulty), progress,
          state.isCompleted ? "completed" : "", state.isFavorite ? "favourite" : "",
        ].filter { !$0.isEmpty }.joined(separator: " · "),
    ]
  }

  /// Only faulty content leaves a lesson without steps (TOP-082).
  private var hasSteps: Bool { topic.sections.contains { !$0.steps.isEmpty } }

  private var progress: String {
    "\(state.stepsCompleted) of \(counted(state.totalSteps, "step")) "
      + "(\(TopicWords.percent(state.completionPercentage)))"
  }

  private var steps: [String] {
    guard hasSteps else { return ["", "This lesson is being prepared."] }
    var lines: [String] = []
    var number = 0
    for section in topic.sections {
      lines += ["", style.paint(SafeText.line(section.title), .heading)]
      if !section.intro.isEmpty { lines += wrapped(SafeText.lines(section.intro), "  ") }
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
    return lines
  }

  private func list(_ heading: String, _ texts: [String]) -> [String] {
    guard !texts.isEmpty else { return [] }
    return ["", style.paint(heading, .heading)] + wrapped(texts, "  • ")
  }

  private func wrapped(_ texts: [String], _ head: String) -> [String] {
    texts.flatMap { Prose.lines(SafeText.line($0), after: head, width: style.width) }
  }
}
