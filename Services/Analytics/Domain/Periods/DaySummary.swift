package import Vocabulary

/// The figures of one day, or the share of one task in them (ANA-010 to ANA-014, ANA-021).
package struct DaySummary: Equatable, Sendable {
  /// Tasks planned for the day or completed on it; each task counts once.
  package var total = 0
  package var planned = 0
  package var completed = 0
  package var points = 0
  package var onTime = 0
  package var late = 0

  package init(
    total: Int = 0,
    planned: Int = 0,
    completed: Int = 0,
    points: Int = 0,
    onTime: Int = 0,
    late: Int = 0
  ) {
    self.total = total
    self.planned = planned
    self.completed = completed
    self.points = points
    self.onTime = onTime
    self.late = late
  }

  package static func - (lhs: DaySummary, rhs: DaySummary) -> DaySummary {
    DaySummary(
      total: lhs.total - rhs.total,
      planned: lhs.planned - rhs.planned,
      completed: lhs.completed - rhs.completed,
      points: lhs.points - rhs.points,
      onTime: lhs.onTime - rhs.onTime,
      late: lhs.late - rhs.late
    )
  }

  package static func + (lhs: DaySummary, rhs: DaySummary) -> DaySummary {
    lhs - (DaySummary() - rhs)
  }
}

/// The plans and the counting completion of one task.
package struct TaskRecord: Equatable, Sendable {
  package var history: TaskHistory
  package var done: DoneTask?

  package init(history: TaskHistory = TaskHistory(), done: DoneTask? = nil) {
    self.history = history
    self.done = done
  }

  /// The task's share of each of its days.
  package var summaries: [LocalDay: DaySummary] {
    var days = history.plans.mapValues { _ in DaySummary(total: 1, planned: 1) }
    guard let done else { return days }
    var summary = days[done.day] ?? DaySummary(total: 1)
    summary.completed = 1
    summary.points = done.points
    summary.onTime = done.isOnTime ? 1 : 0
    summary.late = done.isLate ? 1 : 0
    days[done.day] = summary
    return days
  }

  /// The change of each day's summary when this record replaces `before`; unchanged days are absent.
  package func difference(from before: TaskRecord) -> [LocalDay: DaySummary] {
    let (old, new) = (before.summaries, summaries)
    var moved: [LocalDay: DaySummary] = [:]
    for day in Set(old.keys).union(new.keys) {
      let change = (new[day] ?? DaySummary()) - (old[day] ?? DaySummary())
      if change != DaySummary() { moved[day] = change }
    }
    return moved
  }
}
