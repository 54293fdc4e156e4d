import SQLite

/// How far this database has applied another service's feed.
struct FeedCursor: Equatable {
  let position: FeedPosition
  /// Whether the feed had no more events at the last page.
  let isAtEnd: Bool
}

/// How far this database has applied the feeds of others.
enum FeedCursors {
  /// In place of a position: the feed could not continue from the last one and is read from its
  /// start.
  static let replaying = FeedPosition(epoch: 0, sequence: 0)

  static func cursor(of consumer: String, in connection: Connection) throws -> FeedCursor? {
    try connection.first(
      "SELECT epoch, seq, at_end FROM feed_cursor WHERE consumer = ?",
      consumer
    ) { row in
      FeedCursor(
        position: FeedPosition(
          epoch: UInt64(bitPattern: try row.value(0, as: Int64.self)),
          sequence: try row.value(1)
        ),
        isAtEnd: try row.value(2)
      )
    }
  }

  static func set(
    _ cursor: FeedCursor,
    for consumer: String,
    in connection: Connection
  ) throws {
    try connection.run(
      """
      INSERT INTO feed_cursor(consumer, epoch, seq, at_end) VALUES (?, ?, ?, ?)
      ON CONFLICT(consumer) DO UPDATE SET epoch = excluded.epoch, seq = excluded.seq,
        at_end = excluded.at_end
      """,
      consumer,
      Int64(bitPattern: cursor.position.epoch),
      cursor.position.sequence,
      cursor.isAtEnd
    )
  }
}
