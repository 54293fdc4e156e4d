/// The past seven days in one sentence (REM-030).
package struct WeeklyFigures: Equatable, Sendable {
  package let completed: Int
  package let total: Int
  package let points: Int
  package let streak: Int
  package let overdue: Int

  package init(completed: Int, total: Int, points: Int, streak: Int, overdue: Int) {
    self.completed = completed
    self.total = total
    self.points = points
    self.streak = streak
    self.overdue = overdue
  }

  package var text: String {
    var parts = ["\(completed) of \(total) tasks done", "\(points) points"]
    if streak > 1 { parts.append("\(streak) days in a row") }
    if overdue > 0 { parts.append("\(overdue) overdue now") }
    return "Last week: \(parts.joined(separator: ", "))."
  }
}
