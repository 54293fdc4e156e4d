import CatalogDomain
import SQLite
import ServiceRuntime
import Vocabulary

/// What time is counted as; each purpose has its own spans.
enum CountedPurpose: Int, SQLValue {
  /// Use of one app.
  case use = 1
  /// Learning with any app; no second of a child earns twice.
  case learning = 2
  /// Use of one reward app.
  case reward = 3
}

extension PointsReader {
  /// The counted spans that overlap `span` or adjoin it, in order.
  func counted(_ purpose: CountedPurpose, _ app: String, around span: TimeSpan) throws
    -> [TimeSpan]
  {
    // Spans do not overlap, so of those that begin earlier only the last one can reach into `span`.
    try connection.all(
      """
      SELECT start_at, end_at FROM counted_time
      WHERE household = ?1 AND child = ?2 AND purpose = ?3 AND app = ?4 AND start_at <= ?6
        AND end_at >= ?5 AND start_at >= coalesce((SELECT max(start_at) FROM counted_time
          WHERE household = ?1 AND child = ?2 AND purpose = ?3 AND app = ?4 AND start_at <= ?5), ?5)
      ORDER BY start_at
      """,
      household,
      child,
      purpose,
      app,
      span.start,
      span.end
    ) { row in
      TimeSpan(from: try row.value(0), to: try row.value(1))
    }.compactMap(\.self)
  }
}

extension PointsWriter {
  /// Adds a span to the counted time (APP-072).
  ///
  /// - Returns: the parts not counted before, in order.
  func count(_ span: TimeSpan, _ purpose: CountedPurpose, _ app: String) throws -> [TimeSpan] {
    let known = try reader.counted(purpose, app, around: span)
    let new = span.subtracting(known)
    guard !new.isEmpty else { return [] }
    // Adjoining spans are merged into one row, so that many short reports do not add rows.
    var (start, end) = (span.start, span.end)
    for one in known {
      start = min(start, one.start)
      end = max(end, one.end)
      try connection.run(
        """
        DELETE FROM counted_time
        WHERE household = ? AND child = ? AND purpose = ? AND app = ? AND start_at = ?
        """,
        household,
        child,
        purpose,
        app,
        one.start
      )
    }
    try connection.run(
      """
      INSERT INTO counted_time (household, child, purpose, app, start_at, end_at)
      VALUES (?, ?, ?, ?, ?, ?)
      """,
      household,
      child,
      purpose,
      app,
      start,
      end
    )
    return new
  }
}
