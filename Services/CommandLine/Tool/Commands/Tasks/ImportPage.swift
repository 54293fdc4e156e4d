import Contracts
import Vocabulary

/// What an import says about itself: what came over, what was changed on the way, what stayed behind.
struct ImportPage {
  /// Names shown of those that stayed behind; the rest are counted.
  private static let shownNames = 5

  let plan: TaskwarriorPlan
  let file: String
  let style: Style

  func dryRun(_ answer: TaskV1.ImportTasksResponse) -> [String] {
    let known = answer.known > 0 ? "; \(answer.known) are here already" : ""
    return [
      "\(counted(answer.created, "task")) would be imported from \(file)\(known); nothing was changed."
    ] + mapping + repairs(answer)
  }

  func lines(_ answer: TaskV1.ImportTasksResponse) -> [String] {
    var lines = [
      style.paint(counted(answer.created, "task") + " imported", .heading) + " from \(file)"
        + (answer.known > 0 ? "; \(answer.known) were here already and were left alone" : "")
        + "."
    ]
    if answer.projectsCreated > 0 {
      lines.append("\(counted(answer.projectsCreated, "project")) created for them.")
    }
    return lines + mapping + repairs(answer)
  }

  private var mapping: [String] {
    priorities + remarks + fields + skipped
  }

  private var priorities: [String] {
    let levels: [(String, String, MappedTask.Priority)] = [
      ("H", "P1", .high), ("M", "P2", .medium), ("L", "P3", .low),
    ]
    let parts = levels.compactMap { letter, level, priority -> String? in
      let count = plan.tasks.filter { $0.priority == priority }.count
      return count == 0 ? nil : "\(letter) became \(level) (\(count))"
    }
    return parts.isEmpty ? [] : ["Priorities: \(parts.joined(separator: ", "))."]
  }

  private var remarks: [String] {
    TaskwarriorPlan.Remark.allCases.compactMap { remark in
      plan.remarks[remark].map { "\(SentenceCase.of(remark.sentence)): \(counted($0, "task"))." }
    }
  }

  private var fields: [String] {
    var lines: [String] = []
    if !plan.kept.isEmpty { lines.append("Kept in the details: \(ImportPage.list(plan.kept)).") }
    if !plan.dropped.isEmpty {
      lines.append(
        style.paint("⚠ Not carried over, the details were full: ", .orange)
          + "\(ImportPage.list(plan.dropped))."
      )
    }
    return lines
  }

  private var skipped: [String] {
    TaskwarriorPlan.Skip.allCases.compactMap { reason in
      let tasks = plan.skipped.filter { $0.reason == reason }.map(\.task)
      guard !tasks.isEmpty else { return nil }
      let names = tasks.prefix(ImportPage.shownNames).map {
        "“\(TextWidth.fitted(SafeText.line($0.description), to: 40))”"
      }
      let more = tasks.count > names.count ? " and \(tasks.count - names.count) more" : ""
      return "Skipped, \(reason.rawValue): \(names.joined(separator: ", "))\(more)."
    }
  }

  private func repairs(_ answer: TaskV1.ImportTasksResponse) -> [String] {
    var counts: [String: Int] = [:]
    for warning in answer.results.flatMap(\.warnings) { counts[warning.message, default: 0] += 1 }
    return counts.sorted { $0.key < $1.key }.map { message, count in
      style.paint("⚠ \(SafeText.line(message)) (\(counted(count, "task")))", .orange)
    }
  }

  private static func list(_ counts: [String: Int]) -> String {
    counts.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }
      .map { "\(SafeText.line($0.key)) (\($0.value))" }.joined(separator: ", ")
  }
}
