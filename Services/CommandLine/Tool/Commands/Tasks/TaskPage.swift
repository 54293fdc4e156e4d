import RuntimeContracts
import TaskContracts
import Vocabulary

/// One task as lines.
struct TaskPage {
  private let task: TaskV1.Task
  private let times: TimeWriter
  private let style: Style

  init(_ task: TaskV1.Task, _ times: TimeWriter, _ style: Style) {
    self.task = task
    self.times = times
    self.style = style
  }

  /// `!! Pay rent – Today, Home`.
  var title: String {
    let badge = PriorityBadge(task.priority)
    let due = DueLabel(Moment(task), isOpen: !task.isComplete, times)
    let facts = [
      style.paint(due.text, due.ink), SafeText.line(task.projectName),
    ].filter { !$0.isEmpty }
    return "\(style.paint(badge.sign, badge.ink)) \(SafeText.line(task.name))"
      + " – \(facts.joined(separator: ", "))"
  }

  /// The differences from the request (CON-055).
  func warnings(_ warnings: [TaskV1.Warning]) -> [String] {
    warnings.map { style.paint("⚠ \(SafeText.line($0.message))", .orange) }
  }

  /// All details of the task (CON-050).
  var lines: [String] {
    let badge = PriorityBadge(task.priority)
    let due = DueLabel(Moment(task), isOpen: !task.isComplete, times)
    var facts: [(String, String)] = [
      ("Priority", "\(style.paint(badge.sign, badge.ink)) \(badge.title), \(badge.points) points"),
      ("Due", style.paint(due.text, due.ink)),
      ("Project", SafeText.line(task.projectName)),
      ("Type", TypeBadge.title(of: task.type)),
    ]
    if let reminder = task.alertReminderTime.flatMap({ Timestamp($0) }) {
      facts.append(("Reminder", times.friendly(reminder)))
    }
    if task.isComplete {
      let at = task.dateCompleted.flatMap { Timestamp($0) }.map { ", \(times.instant($0))" } ?? ""
      facts.append(("Done", "\(counted(task.score, "point"))\(at)"))
    }
    if let added = task.dateAdded.flatMap({ Timestamp($0) }) {
      facts.append(("Added", times.instant(added)))
    }
    facts.append(("Id", task.id?.text ?? ""))
    let done = task.isComplete ? style.paint(style.sign("✓ ", or: "x "), .green) : ""
    var lines = [done + style.paint(SafeText.line(task.name), .heading)]
    lines += facts.filter { !$0.1.isEmpty }.map {
      "  \(style.paint(TextWidth.padded($0.0, to: 9), .muted)) \($0.1)"
    }
    if !task.details.isEmpty {
      lines += [""] + SafeText.lines(task.details).map { "  \($0)" }
    }
    return lines
  }
}
