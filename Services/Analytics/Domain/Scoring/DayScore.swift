package import Vocabulary

/// A member's task points and completions on one local day (SCO-008).
package struct DayScore: Equatable, Sendable {
  package let day: LocalDay
  package let points: Int
  package let tasksCompleted: Int

  package init(day: LocalDay, points: Int, tasksCompleted: Int) {
    self.day = day
    self.points = points
    self.tasksCompleted = tasksCompleted
  }

  package static func nothing(on day: LocalDay) -> DayScore {
    DayScore(day: day, points: 0, tasksCompleted: 0)
  }

  /// Whether a task was completed; an active day continues a streak (STK-001).
  package var isActive: Bool { tasksCompleted > 0 }
}
