import NotificationDomain
import SQLite
import ServiceRuntime
import Vocabulary

extension EndpointRows {
  /// The largest number of waiting messages per endpoint (HOK-010).
  ///
  /// Beyond it, the oldest message of the lowest priority is dropped.
  static let longestQueue = 10_000

  /// The largest number of messages that one call queues again.
  static let mostAgain = 1_000

  /// Queues a message for each of the member's endpoints that are on and receive its kind.
  ///
  /// - Returns: the endpoints that dropped a message for the first time since their last success.
  func enqueue(
    _ reminder: Reminder,
    for space: Space,
    at now: Timestamp,
    newID: () -> RequestID
  ) throws -> [Endpoint] {
    var dropping: [Endpoint] = []
    for stored in try endpoints(of: space)
    where stored.endpoint.isOn && stored.endpoint.takes(reminder.kind) {
      // The new message replaces waiting ones about the same reminder. The first of the queue has a
      // time and may be in flight, so it stays.
      try connection.run(
        """
        UPDATE delivery SET state = 3, failure = 'replaced'
        WHERE household = ? AND member = ? AND reminder = ? AND endpoint = ? AND state = 1
          AND next_at IS NULL
        """,
        space.household,
        space.member,
        reminder.id,
        stored.number
      )
      try insert(Message(reminder, id: newID(), madeAt: now), at: stored.number, of: space)
      if let dropped = try dropOverflow(of: stored) { dropping.append(dropped) }
    }
    return dropping
  }

  /// Queues a clear for each ntfy endpoint at which a message about the reminder arrived (HOK-009).
  func enqueueClearing(of reminder: Reminder, in space: Space) throws {
    guard let deliveredAt = reminder.deliveredAt else { return }
    let rows = try connection.all(
      """
      SELECT d.endpoint, d.purpose, d.id FROM delivery AS d JOIN endpoint AS e ON e.number = d.endpoint
      WHERE d.household = ? AND d.member = ? AND d.reminder = ? AND e.kind = 1 AND e.is_on = 1
        AND (d.purpose = 2 AND d.failure NOT IN ('replaced', 'nothing_to_say') OR d.state = 2)
      ORDER BY d.number DESC LIMIT 100
      """,
      space.household,
      space.member,
      reminder.id
    ) { row in
      (
        endpoint: try row.value(0, as: Int64.self), purpose: try row.value(1, as: Int.self),
        id: try row.value(2, as: RequestID.self)
      )
    }
    var seen: Set<Int64> = []
    for row in rows where seen.insert(row.endpoint).inserted && row.purpose == 1 {
      var message = Message(reminder, id: row.id, madeAt: reminder.settledAt ?? deliveredAt)
      message.purpose = .clear
      try insert(message, at: row.endpoint, of: space)
    }
  }

  /// A message to insert into a queue.
  private struct Message {
    let reminder: ReminderID
    let id: RequestID
    let madeAt: Timestamp
    let priority: Int
    var purpose = DeliveryPurpose.message
    var isAsked = false

    init(_ reminder: Reminder, id: RequestID, madeAt: Timestamp) {
      self.reminder = reminder.id
      self.id = id
      self.madeAt = madeAt
      priority = reminder.priority ?? 4
    }
  }

  private func insert(_ message: Message, at endpoint: Int64, of space: Space) throws {
    let isFirst =
      try connection.first(
        "SELECT 1 FROM delivery WHERE endpoint = ? AND state = 1 LIMIT 1",
        endpoint
      ) { _ in true } == nil
    try connection.run("UPDATE endpoint SET sequence = sequence + 1 WHERE number = ?", endpoint)
    try connection.run(
      """
      INSERT INTO delivery (household, member, endpoint, id, reminder, made_at, state, tries, next_at,
        purpose, asked, priority, sequence)
      SELECT ?, ?, number, ?, ?, ?, 1, 0, ?, ?, ?, ?, sequence FROM endpoint WHERE number = ?
      """,
      space.household,
      space.member,
      message.id,
      message.reminder,
      message.madeAt,
      isFirst ? message.madeAt : nil,
      message.purpose,
      message.isAsked ? 1 : 0,
      message.priority,
      endpoint
    )
  }

  /// Drops the oldest message of the lowest priority if the queue is too long.
  ///
  /// - Returns: the endpoint, if this is its first dropped message since a success.
  private func dropOverflow(of stored: StoredEndpoint) throws -> Endpoint? {
    let waiting: Int =
      try connection.first(
        "SELECT count(*) FROM delivery WHERE endpoint = ? AND state = 1",
        stored.number
      ) { row in try row.value(0) } ?? 0
    guard waiting > Self.longestQueue else { return nil }
    try connection.run(
      """
      UPDATE delivery SET state = 3, next_at = NULL, failure = 'queue_full' WHERE number = (
        SELECT number FROM delivery WHERE endpoint = ? AND state = 1
        ORDER BY priority DESC, number LIMIT 1)
      """,
      stored.number
    )
    try wakeFirst(of: stored.number, at: nil)
    var endpoint = stored.endpoint
    endpoint.dropped += 1
    try keepState(endpoint, of: stored.number)
    return endpoint.dropped == 1 ? endpoint : nil
  }

  /// Sets the time of an endpoint's first waiting message, if it has none.
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
}

// MARK: - Sending

extension EndpointRows {
  /// When the next message of any household is due.
  func nextDelivery() throws -> Timestamp? {
    try connection.first(
      "SELECT next_at FROM delivery WHERE next_at IS NOT NULL ORDER BY next_at LIMIT 1"
    ) { row in try row.value(0) }
  }

  /// The messages that are due, or were set beyond `far` by a wrong clock; at most one per endpoint.
  func due(by now: Timestamp, or far: Timestamp, limit: Int) throws -> [DueDelivery] {
    try connection.all(
      """
      SELECT number, endpoint, household FROM (
        SELECT number, endpoint, household FROM delivery
        WHERE next_at <= ?1 ORDER BY next_at, number LIMIT ?3)
      UNION ALL SELECT number, endpoint, household FROM (
        SELECT number, endpoint, household FROM delivery WHERE next_at > ?2 LIMIT ?3)
      """,
      now,
      far,
      limit
    ) { row in
      DueDelivery(
        number: try row.value(0),
        endpoint: try row.value(1),
        household: try row.value(2)
      )
    }
  }

  /// The endpoint's message that is due; `nil` if there is none.
  func dueDelivery(of endpoint: Int64, by now: Timestamp, or far: Timestamp) throws -> Delivery? {
    let record = try connection.first(
      """
      SELECT number, household, member, id, reminder, made_at, state, tries, tried_at, status, failure,
        milliseconds, purpose, sequence, asked FROM delivery
      WHERE endpoint = ?1 AND state = 1 AND (next_at <= ?2 OR next_at > ?3) ORDER BY number LIMIT 1
      """,
      endpoint,
      now,
      far
    ) { row in try DeliveryRecord(row) }
    guard let record, let stored = try self.endpoint(endpoint) else { return nil }
    return Delivery(
      record: record,
      endpoint: stored,
      reminder: try isReplaced(record, of: endpoint)
        ? nil : ReminderReader(connection).reminder(record.reminder, in: stored.space)
    )
  }

  /// Whether a later message about the same reminder waits, which replaces this one.
  private func isReplaced(_ record: DeliveryRecord, of endpoint: Int64) throws -> Bool {
    guard record.purpose == .message else { return false }
    return try connection.first(
      """
      SELECT 1 FROM delivery WHERE household = ? AND member = ? AND reminder = ? AND endpoint = ?
        AND state = 1 AND purpose = 1 AND number > ? LIMIT 1
      """,
      record.space.household,
      record.space.member,
      record.reminder,
      endpoint,
      record.number
    ) { _ in true } ?? false
  }

  /// Delays a message because of its endpoint's rate limit.
  func postpone(_ delivery: Delivery, until time: Timestamp) throws {
    try connection.run(
      "UPDATE delivery SET next_at = ? WHERE number = ? AND state = 1",
      time,
      delivery.record.number
    )
  }

  /// Records the result of an attempt in the log and at the endpoint.
  ///
  /// - Returns: the endpoint, if this result switched it off.
  func settle(
    _ delivery: Delivery,
    _ outcome: DeliveryOutcome,
    _ reply: OutgoingReply,
    bytes: Int,
    at now: Timestamp
  ) throws -> Endpoint? {
    let record = delivery.record
    var next: Timestamp?
    var state = DeliveryState.waiting
    switch outcome {
    case .arrived: state = .arrived
    case .givenUp: state = .givenUp
    case .again(let pause): next = now + pause
    }
    // The message may have been deleted, or dropped from the queue, while it was in flight.
    let isThere =
      try connection.run(
        """
        UPDATE delivery SET state = ?1, tries = tries + 1, next_at = ?2, tried_at = ?3, status = ?4,
          failure = ?5, milliseconds = ?6 WHERE number = ?7 AND (state = 1 OR ?1 = 2)
        """,
        state,
        next,
        now,
        reply.status,
        reply.failure?.rawValue ?? "",
        reply.milliseconds,
        record.number
      ) > 0
    guard isThere else { return nil }
    if bytes > 0 { try keepTry(record, reply, bytes: bytes, at: now) }
    guard let stored = try endpoint(delivery.endpoint.number) else { return nil }
    if state != .waiting { try wakeFirst(of: stored.number, at: now) }
    let space = stored.space
    if state == .arrived, record.purpose == .message,
      let reminder = try ReminderReader(connection).reminder(record.reminder, in: space),
      reminder.state != .delivered, !record.isAsked
    {
      // The reminder was acknowledged, snoozed or cancelled while the message was in flight.
      try enqueueClearing(of: reminder, in: space)
    }
    // The answer of a replaced receiver does not count for the new one.
    guard stored.endpoint.isOn, record.purpose == .message, reply.isOfReceiver,
      stored.endpoint.hasSameReceiver(as: delivery.endpoint.endpoint)
    else { return nil }
    let minute = stored.counted(at: now)
    try connection.run(
      "UPDATE endpoint SET minute_at = ?, minute_count = ? WHERE number = ?",
      minute.minuteAt,
      minute.count,
      stored.number
    )
    let after =
      state == .arrived
      ? stored.endpoint.succeeded(at: now)
      : stored.endpoint.failed(at: now, isGone: reply.status == 410)
    try keepState(after, of: stored.number)
    if after.isOn { return nil }
    try giveUp(allOf: stored.number)
    return after
  }

  private func keepTry(
    _ record: DeliveryRecord,
    _ reply: OutgoingReply,
    bytes: Int,
    at now: Timestamp
  ) throws {
    try connection.run(
      """
      INSERT OR REPLACE INTO delivery_try
        (household, member, delivery, try, at, status, failure, milliseconds, bytes)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      record.space.household,
      record.space.member,
      record.number,
      record.tries + 1,
      now,
      reply.status,
      reply.failure?.rawValue ?? "",
      reply.milliseconds,
      bytes
    )
  }

  /// Gives up all waiting messages of an endpoint that is off.
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
}

// MARK: - Redelivery and log

extension EndpointRows {
  /// Queues missed reminders that have neither arrived at the endpoint nor wait there (HOK-004).
  ///
  /// Missed reminders are those that were delivered since `since` and are unacknowledged.
  ///
  /// - Returns: the number of queued messages.
  func enqueueMissed(
    at stored: StoredEndpoint,
    since: Timestamp,
    now: Timestamp,
    newID: () -> RequestID
  ) throws -> Int {
    let space = stored.space
    let missed = try ReminderReader(connection).missed(
      since: since,
      in: space,
      limit: Self.mostAgain
    )
    var count = 0
    for reminder in missed.reversed() where stored.endpoint.takes(reminder.kind) {
      let isThere =
        try connection.first(
          """
          SELECT 1 FROM delivery WHERE household = ? AND member = ? AND reminder = ? AND endpoint = ?
            AND purpose = 1 AND state IN (1, 2) LIMIT 1
          """,
          space.household,
          space.member,
          reminder.id,
          stored.number
        ) { _ in true } ?? false
      if isThere { continue }
      try insert(Message(reminder, id: newID(), madeAt: now), at: stored.number, of: space)
      count += 1
    }
    return count
  }

  /// Queues given-up messages again, each once and with its id (HOK-003).
  ///
  /// Without `id`, these are the messages made since `since`, except those that had nothing to send and those with a
  /// later message about the same reminder.
  ///
  /// - Returns: the number of queued messages.
  func redeliver(
    _ id: RequestID?,
    at stored: StoredEndpoint,
    since: Timestamp,
    now: Timestamp
  ) throws -> Int {
    let space = stored.space
    let found = try connection.all(
      """
      SELECT number, id, reminder FROM delivery
      WHERE household = ?1 AND member = ?2 AND endpoint = ?3 AND state = 3 AND purpose = 1
        AND resent = 0 AND made_at >= ?4
        AND (id = ?5 OR ?5 IS NULL AND failure NOT IN ('replaced', 'nothing_to_say') AND NOT EXISTS (
          SELECT 1 FROM delivery AS later
          WHERE later.household = delivery.household AND later.member = delivery.member
            AND later.reminder = delivery.reminder AND later.endpoint = delivery.endpoint
            AND later.purpose = 1 AND later.number > delivery.number))
      ORDER BY number LIMIT ?6
      """,
      space.household,
      space.member,
      stored.number,
      since,
      id,
      Self.mostAgain
    ) { row in
      (
        number: try row.value(0, as: Int64.self), id: try row.value(1, as: RequestID.self),
        reminder: try row.value(2, as: ReminderID.self)
      )
    }
    let reader = ReminderReader(connection)
    var count = 0
    for row in found {
      guard let reminder = try reader.reminder(row.reminder, in: space) else { continue }
      var message = Message(reminder, id: row.id, madeAt: now)
      message.isAsked = true
      try insert(message, at: stored.number, of: space)
      try connection.run("UPDATE delivery SET resent = 1 WHERE number = ?", row.number)
      count += 1
    }
    return count
  }

  /// A member's messages, latest first, each with its last attempts.
  func deliveries(of space: Space, limit: Int) throws -> [LoggedDelivery] {
    let found = try connection.all(
      """
      SELECT d.number, d.household, d.member, d.id, d.reminder, d.made_at, d.state, d.tries, d.tried_at,
        d.status, d.failure, d.milliseconds, d.purpose, d.sequence, d.asked, e.name
      FROM delivery AS d JOIN endpoint AS e ON e.number = d.endpoint
      WHERE d.household = ? AND d.member = ? AND d.purpose = 1 ORDER BY d.number DESC LIMIT ?
      """,
      space.household,
      space.member,
      limit
    ) { row in (try DeliveryRecord(row), try row.value(15, as: String.self)) }
    return try found.map { record, name in
      let tries = try connection.all(
        """
        SELECT at, status, failure, milliseconds, bytes FROM delivery_try
        WHERE household = ? AND member = ? AND delivery = ? ORDER BY try DESC LIMIT ?
        """,
        space.household,
        space.member,
        record.number,
        DeliveryTry.mostShown
      ) { row in try DeliveryTry(row) }
      return LoggedDelivery(record: record, channel: name, tries: tries.reversed())
    }
  }

  /// Deletes up to `limit` messages that were made before `cutOff` and no longer wait.
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

/// The fields of a due message by which the worker chooses.
struct DueDelivery: Sendable {
  let number: Int64
  let endpoint: Int64
  let household: HouseholdID
}

/// A message in the log.
struct DeliveryRecord: Sendable {
  let number: Int64
  let space: Space
  let id: RequestID
  let reminder: ReminderID
  let madeAt: Timestamp
  let state: DeliveryState
  let tries: Int
  let triedAt: Timestamp?
  let status: Int?
  let failure: String
  let milliseconds: Int?
  let purpose: DeliveryPurpose
  /// Its number among the endpoint's messages.
  let sequence: Int64
  /// Whether its member requested the redelivery.
  let isAsked: Bool

  fileprivate init(_ row: Row) throws(SQLiteError) {
    number = try row.value(0)
    space = Space(household: try row.value(1), member: try row.value(2))
    id = try row.value(3)
    reminder = try row.value(4)
    madeAt = try row.value(5)
    state = try row.value(6)
    tries = try row.value(7)
    triedAt = try row.value(8)
    status = try row.value(9)
    failure = try row.value(10)
    milliseconds = try row.value(11)
    purpose = try row.value(12)
    sequence = try row.value(13)
    isAsked = try row.value(14, as: Int.self) == 1
  }
}

/// One attempt to deliver a message.
struct DeliveryTry: Sendable {
  /// The largest number of attempts per message that the log shows.
  static let mostShown = 10

  let at: Timestamp
  let status: Int?
  let failure: String
  let milliseconds: Int
  let bytes: Int

  fileprivate init(_ row: Row) throws(SQLiteError) {
    at = try row.value(0)
    status = try row.value(1)
    failure = try row.value(2)
    milliseconds = try row.value(3)
    bytes = try row.value(4)
  }
}

/// A message in the log, with its channel and its last attempts.
struct LoggedDelivery: Sendable {
  let record: DeliveryRecord
  let channel: String
  let tries: [DeliveryTry]
}

/// The state of a message; the raw value is stored.
enum DeliveryState: Int, SQLValue, Sendable {
  case waiting = 1
  case arrived = 2
  case givenUp = 3
}

/// The purpose of a message; the raw value is stored.
enum DeliveryPurpose: Int, SQLValue, Sendable {
  /// Notifies of a reminder.
  case message = 1
  /// Hides the notification again.
  case clear = 2
}

/// A due message with its endpoint and reminder.
struct Delivery: Sendable {
  let record: DeliveryRecord
  let endpoint: StoredEndpoint
  /// `nil` if the reminder was deleted, or a later message replaces this one.
  let reminder: Reminder?
}
