import AnalyticsDomain
import SQLite
import Vocabulary

extension SQLiteLedgerRows: ScoreRows {
  func days(of space: Space, in span: ClosedRange<LocalDay>) throws -> [DayScore] {
    try connection.all(
      """
      SELECT day, points, completions FROM day_score
      WHERE household = ? AND member = ? AND source = ? AND day BETWEEN ? AND ? ORDER BY day
      """,
      space.household,
      space.member,
      PointsSource.task,
      span.lowerBound,
      span.upperBound
    ) { row in
      try DayScore(day: row.value(0), points: row.value(1), tasksCompleted: row.value(2))
    }
  }

  func activeDays(of space: Space) throws -> [LocalDay] {
    try connection.all(
      """
      SELECT day FROM day_score
      WHERE household = ? AND member = ? AND source = ? AND completions > 0 ORDER BY day
      """,
      space.household,
      space.member,
      PointsSource.task
    ) { row in try row.value(0) }
  }

  func total(of space: Space, from source: PointsSource) throws -> Int {
    try connection.first(
      "SELECT points FROM total_score WHERE household = ? AND member = ? AND source = ?",
      space.household,
      space.member,
      source
    ) { row in try row.value(0) } ?? 0
  }
}

extension PointsSource: SQLValue {}
extension Happening: SQLValue {}
