import TaskContracts
import Vocabulary
import Wire

/// The words for a project's values, in the order of the contract's numbers.
enum ProjectWords {
  static let colors: [(String, TaskV1.ProjectColor)] = [
    ("blue", .blue), ("green", .green), ("orange", .orange), ("red", .red),
    ("purple", .purple), ("pink", .pink), ("gray", .gray), ("yellow", .yellow),
  ]
  static let icons: [(String, TaskV1.ProjectIcon)] = [
    ("folder", .folder), ("inbox", .inbox), ("briefcase", .briefcase), ("book", .book),
    ("heart", .heart), ("star", .star), ("flag", .flag), ("target", .target),
  ]
  static let statuses: [(String, TaskV1.ProjectStatus)] = [
    ("planning", .planning), ("active", .active), ("on-hold", .onHold),
    ("completed", .completed), ("cancelled", .cancelled),
  ]
  static let priorities: [(String, TaskV1.ProjectPriority)] = [
    ("low", .low), ("medium", .medium), ("high", .high), ("critical", .critical),
  ]
  static let health: [(String, TaskV1.ProjectHealth)] = [
    ("excellent", .excellent), ("good", .good), ("warning", .warning),
    ("critical", .critical), ("unknown", .unknown),
  ]

  /// The values of the given words.
  static func all<Value>(_ words: [String], _ table: [(String, Value)]) -> [Value] {
    table.filter { words.contains($0.0) }.map(\.1)
  }

  /// The value of one word.
  static func one<Value>(_ word: String?, _ table: [(String, Value)]) -> Value? {
    table.first { $0.0 == word }?.1
  }

  /// The word for a value; empty for one that this version does not know.
  static func text<Value: Equatable>(_ value: Value, _ table: [(String, Value)]) -> String {
    table.first { $0.1 == value }?.0 ?? ""
  }

  /// A project's health and colour for display.
  ///
  /// By the table of PRJ-052 a project without completed tasks is critical, as every new one would
  /// be. If it is not overdue, it is shown as not begun. `--health critical` and `--json` keep the
  /// contract's value.
  static func condition(
    _ value: TaskV1.ProjectHealth,
    isBegun: Bool,
    isLate: Bool
  ) -> (word: String, ink: Style.Ink?) {
    if value == .critical, !isBegun, !isLate { return ("not begun", .muted) }
    return (text(value, health), ProjectInk.ink(of: value))
  }

  /// The same from the project's own counts.
  static func condition(_ project: TaskV1.Project) -> (word: String, ink: Style.Ink?) {
    condition(
      project.health,
      isBegun: project.openTasks < project.totalTasks,
      isLate: project.isOverdue
    )
  }
}
