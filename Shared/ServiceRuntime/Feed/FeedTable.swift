package import SQLite
package import Vocabulary
import Wire

/// The outbox of a service: a table of its events, in order.
///
/// An event is appended in the transaction of its change, so neither exists without the other. With
/// one writer the order of numbers is the order of commits, and `sequence > cursor` misses nothing.
package struct FeedTable: Sendable {
  /// The feed's epoch.
  package let epoch: UInt64

  /// Appends one event inside a write.
  ///
  /// - Returns: its number in the feed, and the bytes of its body.
  @discardableResult
  package func append(
    _ event: NewEvent,
    _ stamp: EventStamp,
    to connection: Connection
  ) throws -> (sequence: Int64, bytes: Int) {
    let body = event.body.encoded()
    let space = stamp.space?.rawValue ?? .nilID
    let number = try takeNumber(stamp.household, space, connection)
    try connection.run(
      """
      INSERT INTO feed(household, space, number, at, local_day, actor, device, request, batch,
        kind, entity, revision, changed_fields, body_type, body)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      stamp.household,
      space,
      number,
      stamp.at,
      stamp.localDay,
      stamp.actor,
      stamp.device,
      stamp.request,
      event.batch,
      event.kind,
      event.entity,
      event.revision,
      event.changedFields.joined(separator: ","),
      type(of: event.body).fullName,
      body
    )
    return (connection.lastInsertedRow, body.count)
  }

  /// Takes the next number of a space.
  ///
  /// Without `ON CONFLICT` or `RETURNING`, for which SQLite keeps a journal per statement. At the
  /// statement's end it scans everything that the transaction has journaled; 5,000 events in one
  /// call would cost 5,000 scans.
  private func takeNumber(
    _ household: HouseholdID,
    _ space: UniqueID,
    _ connection: Connection
  ) throws -> Int64 {
    let known = try connection.run(
      "UPDATE feed_space SET number = number + 1 WHERE household = ? AND space = ?",
      household,
      space
    )
    guard known > 0 else {
      try connection.run(
        "INSERT INTO feed_space(household, space, number) VALUES (?, ?, 1)",
        household,
        space
      )
      return 1
    }
    return try connection.first(
      "SELECT number FROM feed_space WHERE household = ? AND space = ?",
      household,
      space
    ) { try $0.value(0) } ?? 1
  }

  /// Erases the bodies of a household's events, or of one space in it; numbers stay, so that the
  /// feed has no gaps.
  ///
  /// - Parameters:
  ///   - household: whose events.
  ///   - space: one member's events only.
  ///   - request: events of this request are kept.
  ///   - sequence: what the last call returned, 0 at first.
  ///   - count: how many of the household's events to scan, so that other writes do not wait long.
  ///   - connection: the writing connection.
  /// - Returns: how far it came; `nil` when it is complete.
  /// - Throws: ``SQLiteError``.
  package func erase(
    _ household: HouseholdID,
    space: MemberID? = nil,
    keeping request: RequestID? = nil,
    after sequence: Int64,
    atMost count: Int,
    in connection: Connection
  ) throws -> Int64? {
    let page = SQLText(
      """
      SELECT max(seq) FROM
        (SELECT seq FROM feed WHERE household = ? AND seq > ? ORDER BY seq LIMIT ?)
      """,
      household,
      sequence,
      count
    )
    guard let last = try connection.first(page, decode: { try $0.value(0, as: Int64?.self) }) ?? nil
    else { return nil }
    var blanking = SQLText(
      """
      UPDATE feed SET body = x'', body_type = '', changed_fields = '',
        entity = CASE WHEN length(entity) = 36 THEN entity ELSE '' END
      WHERE household = ? AND seq > ? AND seq <= ?
      """,
      household,
      sequence,
      last
    )
    // Events that a service appends have no request.
    if let request { blanking.append(" AND request IS NOT ?", request) }
    if let space {
      // In the common space: what the member did, and what was said about them.
      blanking.append(
        " AND (space = ? OR (space = ? AND (actor = ? OR entity = ?)))",
        space,
        UniqueID.nilID,
        space,
        space.text
      )
    }
    try connection.run(blanking)
    return last
  }
}

// MARK: - Reading

/// Events after a cursor.
package struct FeedPage: Sendable, Hashable {
  package var events: [FeedEvent]
  /// Where to continue, even if there was no event.
  package var next: FeedPosition
  /// Whether there were no more events when this was read.
  package var isAtEnd: Bool
}

extension FeedTable {
  /// The size of bodies at which a page ends early.
  ///
  /// A slow follower leaves a page and its stream's window unread on a connection that it shares
  /// with others.
  static let pageBytes = 64 << 10
  /// The limit of a batch, which is never split; the largest transaction has 10,000 records.
  static let batchLimit = 10_000

  /// The number of the newest event, even if it was pruned; 0 if there was none.
  package func head(_ connection: Connection) throws -> Int64 {
    try connection.first("SELECT seq FROM sqlite_sequence WHERE name = 'feed'") {
      try $0.value(0)
    } ?? 0
  }

  /// The number of the newest pruned event; 0 if none was pruned.
  package func prunedThrough(_ connection: Connection) throws -> Int64 {
    try connection.first("SELECT pruned_through FROM feed_meta") { try $0.value(0) } ?? 0
  }

  /// Reads up to `limit` events after `sequence`, and the rest of a batch that begins among them.
  package func read(
    _ connection: Connection,
    after sequence: Int64,
    limit: Int,
    household: HouseholdID? = nil
  ) throws -> FeedPage {
    var query = SQLText(
      """
      SELECT seq, household, space, number, at, local_day, actor, device, request, batch, kind,
        entity, revision, changed_fields, body_type, body
      FROM feed WHERE seq > ?
      """,
      sequence
    )
    if let household { query.append(" AND household = ?", household) }
    query.append(" ORDER BY seq")
    var page = FeedPage(
      events: [],
      next: FeedPosition(epoch: epoch, sequence: sequence),
      isAtEnd: true
    )
    var bytes = 0
    try connection.each(query) { row in
      let event = try event(row)
      if page.isFull(limit: limit, bytes: bytes), !page.endsInside(event.batch) {
        page.isAtEnd = false
        return false
      }
      bytes += event.body.count
      page.events.append(event)
      return true
    }
    // Skips other households' events too, so that a filtered reader does not read them again.
    let last = page.isAtEnd ? max(try head(connection), sequence) : nil
    page.next.sequence = last ?? page.events.last?.position.sequence ?? sequence
    return page
  }

  private func event(_ row: Row) throws -> FeedEvent {
    let space: UniqueID = try row.value(2)
    let changed: String = try row.value(13)
    return FeedEvent(
      position: FeedPosition(epoch: epoch, sequence: try row.value(0)),
      spaceNumber: try row.value(3),
      stamp: EventStamp(
        at: try row.value(4),
        localDay: try row.value(5),
        household: try row.value(1),
        space: space == .nilID ? nil : MemberID(rawValue: space),
        actor: try row.value(6),
        device: try row.value(7),
        request: try row.value(8)
      ),
      kind: try row.value(10),
      entity: try row.value(11),
      revision: try row.value(12),
      changedFields: changed.split(separator: ",").map(String.init),
      batch: try row.value(9),
      bodyType: try row.value(14),
      body: (try row.value(15) as [UInt8])[...]
    )
  }
}

extension FeedPage {
  fileprivate func isFull(limit: Int, bytes: Int) -> Bool {
    events.count >= limit || (bytes >= FeedTable.pageBytes && !events.isEmpty)
  }

  /// Whether an event of `batch` belongs to this page's last batch.
  fileprivate func endsInside(_ batch: BatchID?) -> Bool {
    guard let batch, batch == events.last?.batch else { return false }
    return events.count < FeedTable.batchLimit
  }
}

// MARK: - Pruning

extension FeedTable {
  /// Deletes up to `count` of the oldest events, up to number `sequence`.
  ///
  /// - Returns: how many were deleted.
  package func prune(
    through sequence: Int64,
    atMost count: Int,
    in connection: Connection
  ) throws -> Int {
    let pruned = try prunedThrough(connection)
    let last = min(sequence, pruned + Int64(count))
    guard last > pruned else { return 0 }
    try connection.run("UPDATE feed_meta SET pruned_through = ?", last)
    return try connection.run("DELETE FROM feed WHERE seq <= ?", last)
  }
}
