import AnalyticsDomain
import SQLite
import Vocabulary

extension SQLiteLedgerRows {
  func position(in source: PointsSource) throws -> FeedPosition? {
    try connection.first(
      "SELECT epoch, sequence FROM intake WHERE source = ?",
      source
    ) { row in try FeedPosition(storedEpoch: row.value(0), storedSequence: row.value(1)) }
  }

  func advance(to position: FeedPosition, at: Timestamp, in source: PointsSource) throws {
    try connection.run(
      """
      INSERT INTO intake (source, epoch, sequence, at) VALUES (?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET epoch = excluded.epoch, sequence = excluded.sequence,
        at = excluded.at
      """,
      source,
      position.storedEpoch,
      position.storedSequence,
      at
    )
  }

  /// Touches every household at once, as the feed does that begins anew.
  func forget(source: PointsSource, from first: FeedPosition, at: Timestamp) throws -> Int {
    let forgotten = try connection.run(
      "DELETE FROM ledger WHERE source = ? AND at >= ? AND sequence >= ?",
      source,
      at,
      first.storedSequence
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
  // SQLite's integers are signed: the epoch keeps its bits, a sequence never gets near the sign.
  var storedEpoch: Int64 { Int64(bitPattern: epoch) }
  var storedSequence: Int64 { Int64(clamping: sequence) }

  init(storedEpoch: Int64, storedSequence: Int64) {
    self.init(
      epoch: UInt64(bitPattern: storedEpoch),
      sequence: UInt64(clamping: storedSequence)
    )
  }
}
