import NotificationDomain
import SQLite
import ServiceRuntime
import Vocabulary

/// Reads and writes endpoints and the messages to them, inside one open transaction.
struct EndpointRows {
  private let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }

  /// A member's endpoints, sorted by name.
  func endpoints(of space: Space) throws -> [StoredEndpoint] {
    try connection.all(
      """
      SELECT number, household, member, name, kind, address, topic, level, secret, is_on, off_reason,
        failing_since, last_success, old_secret, old_until FROM endpoint WHERE household = ? AND member = ? ORDER BY name
      """,
      space.household,
      space.member
    ) { row in try StoredEndpoint(row) }
  }

  func endpoint(_ name: String, of space: Space) throws -> StoredEndpoint? {
    try endpoints(of: space).first { $0.endpoint.name == name }
  }

  private func endpoint(_ number: Int64) throws -> StoredEndpoint? {
    try connection.first(
      """
      SELECT number, household, member, name, kind, address, topic, level, secret, is_on, off_reason,
        failing_since, last_success, old_secret, old_until FROM endpoint WHERE number = ?
      """,
      number
    ) { row in try StoredEndpoint(row) }
  }

  /// The number of endpoints of a household.
  func count(of household: HouseholdID) throws -> Int {
    try connection.first("SELECT count(*) FROM endpoint WHERE household = ?", household) { row in
      try row.value(0)
    } ?? 0
  }

  /// Adds an endpoint, or replaces the one of the same name; its waiting messages stay.
  func put(_ endpoint: Endpoint, secret: [UInt8]?, of space: Space) throws {
    try connection.run(
      """
      INSERT INTO endpoint (household, member, name, kind, address, topic, level, secret, is_on,
        off_reason, failing_since, last_success)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (household, member, name) DO UPDATE SET kind = excluded.kind,
        address = excluded.address, topic = excluded.topic, level = excluded.level,
        secret = excluded.secret, is_on = excluded.is_on, off_reason = excluded.off_reason,
        failing_since = excluded.failing_since, last_success = excluded.last_success
      """,
      space.household,
      space.member,
      endpoint.name,
      endpoint.kind,
      endpoint.address,
      endpoint.topic,
      endpoint.level,
      secret,
      endpoint.isOn ? 1 : 0,
      endpoint.offReason,
      endpoint.failingSince,
      endpoint.lastSuccess
    )
  }

  /// Replaces an endpoint's secret; the old one signs as well until `old_until`.
  func rotate(_ stored: StoredEndpoint, to secret: [UInt8], oldUntil: Timestamp) throws {
    try connection.run(
      "UPDATE endpoint SET old_secret = secret, old_until = ?, secret = ? WHERE number = ?",
      oldUntil,
      secret,
      stored.number
    )
  }

  /// - Returns: whether the endpoint existed.
  func remove(_ name: String, of space: Space) throws -> Bool {
    try connection.run(
      "DELETE FROM endpoint WHERE household = ? AND member = ? AND name = ?",
      space.household,
      space.member,
      name
    ) > 0
  }
}

// MARK: - Messages

extension EndpointRows {
  /// The largest number of waiting messages per endpoint (HOK-010); beyond it the oldest is given up.
  static let longestQueue = 10_000

  /// Appends a message to the queue of each of the member's endpoints that is on.
  func enqueue(
    _ reminder: ReminderID,
    for space: Space,
    at now: Timestamp,
    newID: () -> RequestID
  ) throws {
    for stored in try endpoints(of: space) where stored.endpoint.isOn {
      let waiting: Int =
        try connection.first(
          "SELECT count(*) FROM delivery WHERE endpoint = ? AND state = 1",
          stored.number
        ) { row in try row.value(0) } ?? 0
      if waiting >= Self.longestQueue { try giveUpFirst(of: stored.number) }
      try connection.run(
        """
        INSERT INTO delivery (household, member, endpoint, id, reminder, made_at, state, tries, next_at)
        VALUES (?, ?, ?, ?, ?, ?, 1, 0, ?)
        """,
        space.household,
        space.member,
        stored.number,
        newID(),
        reminder,
        now,
        waiting == 0 ? now : nil
      )
    }
  }

  private func giveUpFirst(of endpoint: Int64) throws {
    try connection.run(
      """
      UPDATE delivery SET state = 3, next_at = NULL, failure = 'queue_full' WHERE number = (
        SELECT number FROM delivery WHERE endpoint = ? AND state = 1 ORDER BY number LIMIT 1)
      """,
      endpoint
    )
    try wakeFirst(of: endpoint, at: nil)
  }

  /// Sets the time of the first waiting message of an endpoint, if it has none.
  private func wakeFirst(of endpoint: Int64, at now: Timestamp?) throws {
    try connection.run(
      """
      UPDATE delivery SET next_at = coalesce(next_at, ?, made_at) WHERE number = (
        SELECT number FROM delivery WHERE endpoint = ? AND state = 1 ORDER BY number LIMIT 1)
      """,
      now,
      endpoint
    )
  }

  /// When the next message of any household is due.
  func nextDelivery() throws -> Timestamp? {
    try connection.first(
      "SELECT next_at FROM delivery WHERE next_at IS NOT NULL ORDER BY next_at LIMIT 1"
    ) { row in try row.value(0) }
  }

  /// The messages that are due, at most one per endpoint.
  func due(by now: Timestamp, limit: Int) throws -> [Delivery] {
    let rows = try connection.all(
      """
      SELECT number, household, member, id, reminder, made_at, state, tries, tried_at, status, failure,
        milliseconds, endpoint FROM delivery WHERE next_at <= ? ORDER BY next_at, number LIMIT ?
      """,
      now,
      limit
    ) { row in (try DeliveryRecord(row), try row.value(12, as: Int64.self)) }
    let reminders = ReminderReader(connection)
    return try rows.compactMap { record, number in
      guard let endpoint = try endpoint(number) else { return nil }
      let space = Space(household: endpoint.space.household, member: endpoint.space.member)
      return Delivery(
        record: record,
        endpoint: endpoint,
        reminder: try reminders.reminder(record.reminder, in: space)
      )
    }
  }

  /// Stores the result of an attempt in the log and in the endpoint.
  ///
  /// - Returns: the endpoint if the result switched it off.
  func settle(
    _ delivery: Delivery,
    _ outcome: DeliveryOutcome,
    _ reply: OutgoingReply,
    at now: Timestamp
  ) throws -> Endpoint? {
    let isOver: Bool
    var next: Timestamp?
    var state = 1
    switch outcome {
    case .arrived: (isOver, state) = (true, 2)
    case .givenUp: (isOver, state) = (true, 3)
    case .again(let pause): (isOver, next) = (false, now + pause)
    }
    try connection.run(
      """
      UPDATE delivery SET state = ?, tries = tries + 1, next_at = ?, tried_at = ?, status = ?,
        failure = ?, milliseconds = ? WHERE number = ?
      """,
      state,
      next,
      now,
      reply.status,
      reply.failure?.rawValue ?? "",
      reply.milliseconds,
      delivery.record.number
    )
    // The endpoint may have been replaced or removed during the attempt.
    guard let stored = try endpoint(delivery.endpoint.number), stored.endpoint.isOn else {
      return nil
    }
    let after =
      outcome == .arrived
      ? stored.endpoint.succeeded(at: now)
      : stored.endpoint.failed(at: now, isGone: reply.status == 410)
    try put(after, secret: stored.secret, of: stored.space)
    if after.isOn {
      if isOver { try wakeFirst(of: stored.number, at: now) }
      return nil
    }
    try giveUp(allOf: stored.number)
    return after
  }

  /// Gives up all waiting messages of an endpoint that was switched off.
  func giveUp(allOf endpoint: Int64) throws {
    try connection.run(
      """
      UPDATE delivery SET state = 3, next_at = NULL,
        failure = CASE failure WHEN '' THEN 'endpoint_disabled' ELSE failure END
      WHERE endpoint = ? AND state = 1
      """,
      endpoint
    )
  }

  /// A member's messages, latest first.
  func deliveries(of space: Space, limit: Int) throws -> [(name: String, DeliveryRecord)] {
    try connection.all(
      """
      SELECT d.number, d.household, d.member, d.id, d.reminder, d.made_at, d.state, d.tries, d.tried_at,
        d.status, d.failure, d.milliseconds, e.name
      FROM delivery AS d JOIN endpoint AS e ON e.number = d.endpoint
      WHERE d.household = ? AND d.member = ? ORDER BY d.number DESC LIMIT ?
      """,
      space.household,
      space.member,
      limit
    ) { row in (name: try row.value(12), try DeliveryRecord(row)) }
  }

  /// Deletes up to `limit` messages that were made before `cutOff` and are not waiting.
  func removeDeliveries(before cutOff: Timestamp, limit: Int) throws -> Int {
    try connection.run(
      """
      DELETE FROM delivery WHERE number IN (
        SELECT number FROM delivery WHERE made_at < ? AND state <> 1 LIMIT ?)
      """,
      cutOff,
      limit
    )
  }
}

/// An endpoint with its stored state.
struct StoredEndpoint: Sendable {
  let number: Int64
  let space: Space
  let endpoint: Endpoint
  /// Sealed with the installation's key.
  let secret: [UInt8]?
  /// The previous secret, also sealed, which signs as well until ``oldUntil``.
  let oldSecret: [UInt8]?
  let oldUntil: Timestamp?

  fileprivate init(_ row: Row) throws(SQLiteError) {
    number = try row.value(0)
    space = Space(household: try row.value(1), member: try row.value(2))
    secret = try row.value(8)
    oldSecret = try row.value(13)
    oldUntil = try row.value(14)
    var endpoint = Endpoint(
      name: try row.value(3),
      kind: try row.value(4),
      address: try row.value(5),
      topic: try row.value(6),
      level: try row.value(7)
    )
    endpoint.isOn = try row.value(9, as: Int.self) == 1
    endpoint.offReason = try row.value(10)
    endpoint.failingSince = try row.value(11)
    endpoint.lastSuccess = try row.value(12)
    self.endpoint = endpoint
  }
}

/// A message in the log.
struct DeliveryRecord: Sendable {
  let number: Int64
  let id: RequestID
  let reminder: ReminderID
  let madeAt: Timestamp
  let state: DeliveryState
  let tries: Int
  let triedAt: Timestamp?
  let status: Int?
  let failure: String
  let milliseconds: Int?

  fileprivate init(_ row: Row) throws(SQLiteError) {
    number = try row.value(0)
    id = try row.value(3)
    reminder = try row.value(4)
    madeAt = try row.value(5)
    state = try row.value(6)
    tries = try row.value(7)
    triedAt = try row.value(8)
    status = try row.value(9)
    failure = try row.value(10)
    milliseconds = try row.value(11)
  }
}

/// The state of a message.
///
/// The raw value is stored.
enum DeliveryState: Int, SQLValue, Sendable {
  case waiting = 1
  case arrived = 2
  case givenUp = 3
}

/// A message that is due.
struct Delivery: Sendable {
  let record: DeliveryRecord
  let endpoint: StoredEndpoint
  /// `nil` once the reminder is deleted.
  let reminder: Reminder?
}

extension EndpointKind: SQLValue {}
extension ContentLevel: SQLValue {}
extension OffReason: SQLValue {}
