/// What a day's tasks come to (TSK-111).
package struct DayFigures: Hashable, Sendable {
  /// Open tasks that are due this day.
  package var open: Int
  /// Open tasks that were due on an earlier day.
  package var overdue: Int
  /// Open tasks without a due date.
  package var unscheduled: Int
  /// How many of each priority were completed this day.
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

  /// How many were completed this day, of whichever day they were.
  package var completedThen: Int { completed.values.reduce(0, +) }

  /// Points of what was completed this day.
  package var pointsEarned: Int32 {
    completed.reduce(0) { $0 + $1.key.points * Int32(clamping: $1.value) }
  }

  /// Nothing was due and nothing was done.
  package var isEmpty: Bool { open + done == 0 }

  /// The share that is complete of all that was due or completed this day: 0 to 1 with four
  /// decimals, and 0 over nothing (TSK-161).
  package var completionRate: Double { Rate.rounded(done, of: open + done) }

  private var done: Int { completedThen + completedElsewhen }
}

/// Shares as answers carry them.
package enum Rate {
  /// Four decimals, halves rounded up; 0 over nothing.
  package static func rounded(_ part: Int, of whole: Int) -> Double {
    guard whole > 0 else { return 0 }
    return Double((part * 20_000 + whole) / (whole * 2)) / 10_000
  }
}
