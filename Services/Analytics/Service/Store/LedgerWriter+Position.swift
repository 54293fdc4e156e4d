import AnalyticsDomain
import SQLite
import ServiceRuntime
import Vocabulary

extension LedgerWriter {
  /// The position up to which a followed feed was applied; `nil` before its first event.
  func position(in source: PointsSource) throws -> FeedPosition? {
    try connection.first("SELECT epoch, sequence FROM consumed WHERE source = ?", source) { row in
      FeedPosition(storedEpoch: try row.value(0), sequence: try row.value(1))
    }
  }

  func advance(to position: FeedPosition, at: Timestamp, in source: PointsSource) throws {
    try connection.run(
      """
      INSERT INTO consumed (source, epoch, sequence, at) VALUES (?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET epoch = excluded.epoch, sequence = excluded.sequence,
        at = excluded.at
      """,
      source,
      position.storedEpoch,
      position.sequence,
      at
    )
  }

  /// Deletes a source's entries from an event on, in all epochs of its database, and resets its position.
  ///
  /// Entries and their sums go in every household, because the whole feed is replayed. Entries from another
  /// database of the source stay, because the ledger is permanent.
  ///
  /// - Parameters:
  ///   - source: the source whose feed is replayed.
  ///   - first: the position of its oldest event.
  ///   - place: the last returned value, 0 at first.
  ///   - count: the number of ledger entries to check, so that other writes are not delayed.
  /// - Returns: where to continue; `nil` at the end of the ledger.
  /// - Throws: errors of the store.
  func forget(
    source: PointsSource,
    from first: FeedPosition,
    after place: Int64,
    atMost count: Int
  ) throws -> Int64? {
    let page = try connection.all(
      """
      SELECT id, household, member, day, points, completions,
        source = ? AND epoch >> 32 = ? AND sequence >= ? FROM ledger WHERE id > ? ORDER BY id LIMIT ?
      """,
      source,
      first.origin,
      first.sequence,
      place,
      count
    ) { row in
      (
        id: try row.value(0, as: Int64.self),
        space: Space(household: try row.value(1), member: try row.value(2)),
        sum: DaySum(
          source: source,
          day: try row.value(3),
          points: try row.value(4),
          completions: try row.value(5)
        ),
        isReplayed: try row.value(6, as: Bool.self)
      )
    }
    for entry in page where entry.isReplayed {
      try connection.run("DELETE FROM ledger WHERE id = ?", entry.id)
      try add(entry.sum.negated, in: entry.space)
    }
    if page.count == count { return page.last?.id }
    try connection.run("UPDATE consumed SET epoch = 0, sequence = 0 WHERE source = ?", source)
    return nil
  }
}

extension FeedPosition {
  // SQLite's integers are signed, so the epoch is stored by its bit pattern.
  var storedEpoch: Int64 { Int64(bitPattern: epoch) }

  init(storedEpoch: Int64, sequence: Int64) {
    self.init(epoch: UInt64(bitPattern: storedEpoch), sequence: sequence)
  }
}
