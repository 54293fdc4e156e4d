package import Vocabulary

/// Statistics of a project's tasks (PRJ-050).
package struct ProjectStatistics: Hashable, Sendable {
  package var byPriority: [TaskPriority: TaskStatistics.Count] = [:]
  package var overdue = 0
  package var completedLast7Days = 0
  package var completedLast30Days = 0
  /// The last change of one of its tasks.
  package var lastTaskChange: Timestamp?

  package init() {}

  package var total: Int { byPriority.values.reduce(0) { $0 + $1.total } }
  package var open: Int { byPriority.values.reduce(0) { $0 + $1.open } }
  package var complete: Int { total - open }
  package var completionRate: Double { Rate.rounded(complete, of: total) }

  package var pointsEarned: Int {
    byPriority.reduce(0) { $0 + Int($1.key.points) * ($1.value.total - $1.value.open) }
  }

  /// The sum of both, for a branch.
  package func adding(_ other: ProjectStatistics) -> ProjectStatistics {
    var sum = self
    for (priority, count) in other.byPriority {
      sum.byPriority[priority, default: .init()].add(total: count.total, open: count.open)
    }
    sum.overdue += other.overdue
    sum.completedLast7Days += other.completedLast7Days
    sum.completedLast30Days += other.completedLast30Days
    sum.lastTaskChange = [lastTaskChange, other.lastTaskChange].compactMap(\.self).max()
    return sum
  }

  /// The project's health with these tasks (PRJ-052).
  package func health(of project: Project, at now: Timestamp) -> ProjectHealth {
    ProjectHealth(complete: complete, of: total, isOverdue: project.isOverdue(at: now))
  }

  /// The completed share of the estimate, 0 to 1; `nil` without an estimate.
  package func progress(of project: Project) -> Double? {
    guard let estimate = project.estimate, estimate > 0 else { return nil }
    return min(1, Rate.rounded(complete, of: estimate))
  }
}
