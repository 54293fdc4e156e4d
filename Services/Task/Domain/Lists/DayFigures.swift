/// The figures of a day (TSK-111).
package struct DayFigures: Hashable, Sendable {
  /// Open tasks that are due this day.
  package var open: Int
  /// Open tasks that were due on an earlier day.
  package var overdue: Int
  /// Open tasks without a due date.
  package var unscheduled: Int
  /// Tasks completed this day, by priority.
  package var completed: [TaskPriority: Int]
  /// Due this day and completed on another one: in no list, but counted in the rate.
  package var completedElsewhen: Int

  package init(
    open: Int = 0,
    overdue: Int = 0,
    unscheduled: Int = 0,
    completed: [TaskPriority: Int] = [:],
    completedElsewhen: Int = 0
  ) {
    self.open = open
    self.overdue = overdue
    self.unscheduled = unscheduled
    self.completed = completed
    self.completedElsewhen = completedElsewhen
  }

  /// Tasks completed this day, whenever they were due.
  package var completedThen: Int { completed.values.reduce(0, +) }

  /// Points of the tasks completed this day.
  package var pointsEarned: Int32 {
    completed.reduce(0) { $0 + $1.key.points * Int32(clamping: $1.value) }
  }

  /// Whether no task was due or completed.
  package var isEmpty: Bool { open + done == 0 }

  /// The completed share of all tasks due or completed this day: 0 to 1 with four decimals; 0 when
  /// there are none (TSK-161).
  package var completionRate: Double { Rate.rounded(done, of: open + done) }

  private var done: Int { completedThen + completedElsewhen }
}

/// Shares in responses.
package enum Rate {
  /// Four decimals, halves rounded up; 0 when `whole` is 0.
  package static func rounded(_ part: Int, of whole: Int) -> Double {
    guard whole > 0 else { return 0 }
    return Double((part * 20_000 + whole) / (whole * 2)) / 10_000
  }
}
