import RuntimeContracts
import TaskContracts
import Vocabulary

/// Tasks as table rows with the numbers that `done 3` accepts.
struct TaskRows {
  let times: TimeWriter
  let style: Style

  /// A heading with its tasks.
  struct Section {
    let heading: String?
    let tasks: [TaskV1.Task]
    var staysWhenEmpty = false
  }

  /// The lines of all sections, numbered consecutively; empty sections are left out unless they
  /// must be shown.
  ///
  /// Column headings come first, except with `--plain`: there each line with a number is a task,
  /// for scripts.
  func lines(_ sections: [Section]) -> [String] {
    let shown = sections.filter { !$0.tasks.isEmpty || $0.staysWhenEmpty }
    var table = Table([
      Table.Column(heading: "#", isAtRight: true),
      Table.Column(heading: ""),
      Table.Column(heading: "Task", isFlexible: true),
      Table.Column(heading: "Due"),
      Table.Column(heading: "Project", isFlexible: true),
      Table.Column(heading: "Type"),
    ])
    var number = 0
    for task in shown.flatMap(\.tasks) {
      number += 1
      table.add(cells(task, number: number))
    }
    let hasHeadings = !style.isPlain && number > 0
    var rows = table.lines(style, hasHeadings: hasHeadings)[...]
    var lines = hasHeadings ? [rows.removeFirst()] : []
    for (place, section) in shown.enumerated() {
      if let heading = section.heading {
        if place > 0 { lines.append("") }
        lines.append(style.paint(heading, .heading))
      }
      lines += rows.prefix(section.tasks.count)
      rows = rows.dropFirst(section.tasks.count)
    }
    return lines
  }

  private func cells(_ task: TaskV1.Task, number: Int) -> [Table.Cell] {
    let badge = PriorityBadge(task.priority)
    let due = DueLabel(Moment(task), isOpen: !task.isComplete, times)
    let isDone = task.isComplete
    return [
      Table.Cell(String(number), .muted),
      isDone
        ? Table.Cell(style.sign("✓", or: "x"), .green) : Table.Cell(badge.sign, badge.ink),
      Table.Cell(SafeText.line(task.name), isDone ? .struck : nil),
      Table.Cell(due.text, isDone ? .muted : due.ink),
      Table.Cell(SafeText.line(task.projectName), .muted),
      Table.Cell(TypeBadge.code(of: task.type), .muted),
    ]
  }
}

extension TaskRows {
  /// The meaning of the signs in rows, for help pages.
  static let legend =
    "Signs: !! P0, ! P1, - P2, ↓ P3, ✓ done, ⚠ overdue; AM morning, PM evening, UP upcoming, IN inbox."
}

/// The sign of a priority (CON-040 to CON-043).
struct PriorityBadge: Hashable, Sendable {
  let sign: String
  let ink: Style.Ink
  let title: String
  let points: Int

  init(_ priority: TaskV1.TaskPriority) {
    switch priority {
    case .highest: (sign, ink, title, points) = ("!!", .red, "Highest (P0)", 7)
    case .high: (sign, ink, title, points) = ("!", .orange, "High (P1)", 4)
    case .low: (sign, ink, title, points) = ("↓", .green, "Low (P3)", 2)
    case .medium, .unspecified, .unrecognized:
      (sign, ink, title, points) = ("-", .yellow, "Medium (P2)", 3)
    }
  }
}

/// The sign of a type (CON-048).
enum TypeBadge {
  static func code(of type: TaskV1.TaskType) -> String {
    switch type {
    case .morning: "AM"
    case .evening: "PM"
    case .upcoming: "UP"
    case .inbox: "IN"
    case .unspecified, .unrecognized: ""
    }
  }

  static func title(of type: TaskV1.TaskType) -> String {
    switch type {
    case .morning: "Morning"
    case .evening: "Evening"
    case .upcoming: "Upcoming"
    case .inbox: "Inbox"
    case .unspecified, .unrecognized: "Unknown"
    }
  }
}

extension Moment {
  /// The due date; `nil` for an unscheduled task.
  init?(_ task: TaskV1.Task) {
    if let instant = task.dueAt.flatMap({ Timestamp($0) }) {
      self = .instant(instant)
    } else if let day = task.dueOn {
      self = .day(day)
    } else {
      return nil
    }
  }
}

/// "1 task", "3 tasks".
func counted(_ number: some BinaryInteger, _ one: String, _ many: String? = nil) -> String {
  number == 1 ? "1 \(one)" : "\(number) \(many ?? one + "s")"
}
