import Contracts
import Vocabulary

/// What an import says about itself: what came over, what was changed on the way, what stayed behind.
struct ImportPage {
  let remarks: [String]
  let file: String
  let style: Style

  func dryRun(_ answer: TaskV1.ImportTasksResponse) -> [String] {
    let known = answer.known > 0 ? "; \(answer.known) are here already" : ""
    let projects =
      answer.projectsCreated > 0
      ? ["\(counted(answer.projectsCreated, "project")) would be created."] : []
    return [
      "\(counted(answer.created, "task")) would be imported from \(file)\(known); nothing was changed."
    ] + projects + coloured + repairs(answer)
  }

  func lines(_ answer: TaskV1.ImportTasksResponse) -> [String] {
    var lines = [
      style.paint(counted(answer.created, "task") + " imported", .heading) + " from \(file)"
        + (answer.known > 0 ? "; \(answer.known) were here already and were left alone" : "")
        + "."
    ]
    if answer.projectsCreated > 0 {
      lines.append("\(counted(answer.projectsCreated, "project")) created.")
    }
    return lines + coloured + repairs(answer)
  }

  private var coloured: [String] {
    remarks.map { $0.hasPrefix("⚠") ? style.paint($0, .orange) : $0 }
  }

  private func repairs(_ answer: TaskV1.ImportTasksResponse) -> [String] {
    func lines(_ warnings: [TaskV1.Warning], _ noun: String) -> [String] {
      var counts: [String: Int] = [:]
      for warning in warnings { counts[warning.message, default: 0] += 1 }
      return counts.sorted { $0.key < $1.key }.map { message, count in
        style.paint("⚠ \(SafeText.line(message)) (\(counted(count, noun)))", .orange)
      }
    }
    return lines(answer.projects.flatMap(\.warnings), "project")
      + lines(answer.results.flatMap(\.warnings), "task")
  }

  static func list(_ counts: [String: Int]) -> String {
    counts.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }
      .map { "\(SafeText.line($0.key)) (\($0.value))" }.joined(separator: ", ")
  }
}
