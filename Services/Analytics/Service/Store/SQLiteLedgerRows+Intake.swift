import AnalyticsDomain
import SQLite
import ServiceRuntime
import Vocabulary

extension SQLiteLedgerRows {
  func lastEvent(in source: PointsSource) throws -> Timestamp? {
    try connection.first("SELECT at FROM intake WHERE source = ?", source) { row in
      try row.value(0)
    }
  }

  func position(in source: PointsSource) throws -> TakenIn? {
    try connection.first(
      "SELECT epoch, sequence, told_anew FROM intake WHERE source = ?",
      source
    ) { row in
      TakenIn(
        position: FeedPosition(storedEpoch: try row.value(0), sequence: try row.value(1)),
        isToldAnew: try row.value(2)
      )
    }
  }

  func advance(to position: FeedPosition, at: Timestamp, in source: PointsSource) throws {
    try connection.run(
      """
      INSERT INTO intake (source, epoch, sequence, at, told_anew) VALUES (?, ?, ?, ?, 0)
      ON CONFLICT DO UPDATE SET epoch = excluded.epoch, sequence = excluded.sequence,
        at = excluded.at, told_anew = 0
      """,
      source,
      position.storedEpoch,
      position.sequence,
      at
    )
  }

  func expectToldAnew(in source: PointsSource) throws {
    try connection.run("UPDATE intake SET told_anew = 1 WHERE source = ?", source)
  }

  /// Touches every household at once, as the feed does that begins anew.
  func forget(source: PointsSource, from first: FeedPosition, at: Timestamp) throws -> Int {
    let forgotten = try connection.run(
      "DELETE FROM ledger WHERE source = ? AND at >= ? AND sequence >= ?",
      source,
      at,
      first.sequence
    )
    try redrawFigures(of: source)
    return forgotten
  }

  /// Every figure is a sum over the ledger; this is the only place that draws them all.
  func redrawFigures(of source: PointsSource) throws {
    try connection.run("DELETE FROM day_score WHERE source = ?", source)
    try connection.run(
      """
      INSERT INTO day_score (household, member, source, day, points, completions)
      SELECT household, member, source, day, sum(points), sum(completions) FROM ledger
      WHERE source = ? GROUP BY household, member, day
      """,
      source
    )
    try connection.run("DELETE FROM total_score WHERE source = ?", source)
    try connection.run(
      """
      INSERT INTO total_score (household, member, source, points)
      SELECT household, member, source, sum(points) FROM ledger
      WHERE source = ? GROUP BY household, member
      """,
      source
    )
  }
}

extension FeedPosition {
  // SQLite's integers are signed: the epoch keeps its bits.
  var storedEpoch: Int64 { Int64(bitPattern: epoch) }

  init(storedEpoch: Int64, sequence: Int64) {
    self.init(epoch: UInt64(bitPattern: storedEpoch), sequence: sequence)
  }
}
