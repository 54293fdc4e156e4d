import AnalyticsContracts
import GatewayClient
import RPC
import TaskContracts
import Vocabulary

/// An explanation tree as lines, each reason below what it explains.
struct ExplanationPage {
  private let explanation: AnalyticsV1.Explanation
  /// Names of the tasks in it; a missing one was deleted, or is not visible to the reader.
  private let names: [TaskID: String]
  private let times: TimeWriter
  private let style: Style

  init(
    _ explanation: AnalyticsV1.Explanation,
    names: [TaskID: String],
    _ times: TimeWriter,
    _ style: Style
  ) {
    self.explanation = explanation
    self.names = names
    self.times = times
    self.style = style
  }

  var lines: [String] { lines(explanation, head: "", below: "", of: nil) }

  private func lines(
    _ step: AnalyticsV1.Explanation,
    head: String,
    below: String,
    of task: TaskID?
  ) -> [String] {
    var text = SafeText.line(step.sentence)
    // A step names its task only if the step above does not.
    if step.taskID != task || task == nil, let subject = subject(step) { text += " \(subject)" }
    text += " (\(facts(step).joined(separator: ", ")))"
    var lines = Prose.lines(text, after: head, width: style.width)
    if lines.count > 1, head != "" {
      let indent = below + String(repeating: " ", count: head.count - below.count)
      lines = [lines[0]] + lines.dropFirst().map { indent + $0.dropFirst(indent.count) }
    }
    var parts = step.parts.map { Part.step($0) }
    if step.leftOut > 0 { parts.append(.leftOut(Int(step.leftOut))) }
    for (place, part) in parts.enumerated() {
      let isLast = place == parts.count - 1
      let branch = below + (isLast ? style.sign("└ ", or: "- ") : style.sign("├ ", or: "- "))
      switch part {
      case .step(let reason):
        let next = below + (isLast ? "  " : style.sign("│ ", or: "  "))
        lines += self.lines(reason, head: branch, below: next, of: step.taskID)
      case .leftOut(let count): lines.append("\(branch)and \(count) more")
      }
    }
    return lines
  }

  private enum Part {
    case step(AnalyticsV1.Explanation)
    case leftOut(Int)
  }

  private func subject(_ step: AnalyticsV1.Explanation) -> String? {
    if !step.topic.isEmpty { return "“\(SafeText.line(step.topic))”" }
    guard let task = step.taskID else { return nil }
    return names[task].map { "“\(SafeText.line($0))”" } ?? "A deleted task."
  }

  private func facts(_ step: AnalyticsV1.Explanation) -> [String] {
    var facts = ["\(SafeText.line(step.rule))@\(step.ruleVersion)"]
    if let at = step.at.flatMap({ Timestamp($0) }) {
      if let there = HouseholdCalendar(zoneName: step.zone) {
        let local = TimeWriter(calendar: there, format: times.format, now: times.now)
        facts.append("\(local.instant(at)) \(SafeText.line(step.zone))")
      } else {
        facts.append(times.instant(at))
      }
    }
    return facts
  }
}

extension Session {
  /// Requests the explanation of a figure and prints it.
  func explain(_ kind: AnalyticsV1.ExplainedKind, _ key: String) async throws {
    let member = try await member()
    let answer = try await gateway.explanations.explain(
      AnalyticsV1.ExplainRequest(memberID: member, kind: kind, key: key)
    )
    try await self.answer(answer) {
      guard let explanation = answer.explanation else { return [] }
      let page = ExplanationPage(
        explanation,
        names: try await taskNames(explanation.tasks, of: member),
        try await times(),
        style
      )
      return page.lines
        + (answer.stale
          ? [style.paint("⚠ These are the last known figures; they may be old.", .orange)] : [])
    }
  }

  /// The names of existing tasks.
  private func taskNames(
    _ tasks: Set<TaskID>,
    of member: MemberID?
  ) async throws -> [TaskID: String] {
    var names: [TaskID: String] = [:]
    for task in tasks {
      do {
        let found = try await gateway.tasks.getTask(.init(memberID: member, taskID: task)).task
        if let found { names[task] = found.name }
      } catch let error as RPCError where error.code == .notFound {
        continue
      }
    }
    return names
  }
}

extension AnalyticsV1.Explanation {
  /// Every task in the explanation; fewer than fifty.
  fileprivate var tasks: Set<TaskID> {
    parts.reduce(into: Set([taskID].compactMap(\.self))) { $0.formUnion($1.tasks) }
  }
}
