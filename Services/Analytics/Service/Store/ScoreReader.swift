import AnalyticsDomain
import SQLite
import ServiceRuntime
import Vocabulary

/// Reads members' figures from one snapshot.
struct ScoreReader {
  let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }

  /// The days of `span` with an entry, oldest first.
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

  /// The days of `span` with a completed task, oldest first.
  func activeDays(of space: Space, in span: ClosedRange<LocalDay>) throws -> [LocalDay] {
    try connection.all(
      """
      SELECT day FROM day_score
      WHERE household = ? AND member = ? AND source = ? AND day BETWEEN ? AND ?
        AND completions > 0 ORDER BY day
      """,
      space.household,
      space.member,
      PointsSource.task,
      span.lowerBound,
      span.upperBound
    ) { row in try row.value(0) }
  }

  /// The points of one source, of all time.
  func total(of space: Space, from source: PointsSource) throws -> Int {
    try connection.first(
      "SELECT points FROM total_score WHERE household = ? AND member = ? AND source = ?",
      space.household,
      space.member,
      source
    ) { row in try row.value(0) } ?? 0
  }

  /// The time of the last event applied from `source`; `nil` before the first.
  func lastEvent(in source: PointsSource) throws -> Timestamp? {
    try connection.first("SELECT at FROM consumed WHERE source = ?", source) { row in
      try row.value(0)
    }
  }
}

extension PointsSource: SQLValue {}
extension EntryKind: SQLValue {}
