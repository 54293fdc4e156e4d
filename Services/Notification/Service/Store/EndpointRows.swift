import NotificationDomain
import SQLite
import ServiceRuntime
import Vocabulary

/// Reads and changes members' endpoints, inside one open transaction.
struct EndpointRows {
  let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }

  /// A member's endpoints by name.
  func endpoints(of space: Space) throws -> [StoredEndpoint] {
    try connection.all(
      """
      SELECT number, household, member, name, kind, address, topic, level, secret, is_on, off_reason,
        failing_since, last_success, old_secret, old_until, kinds, minute_at, minute_count, dropped
      FROM endpoint WHERE household = ? AND member = ? ORDER BY name
      """,
      space.household,
      space.member
    ) { row in try StoredEndpoint(row) }
  }

  func endpoint(_ name: String, of space: Space) throws -> StoredEndpoint? {
    try endpoints(of: space).first { $0.endpoint.name == name }
  }

  func endpoint(_ number: Int64) throws -> StoredEndpoint? {
    try connection.first(
      """
      SELECT number, household, member, name, kind, address, topic, level, secret, is_on, off_reason,
        failing_since, last_success, old_secret, old_until, kinds, minute_at, minute_count, dropped
      FROM endpoint WHERE number = ?
      """,
      number
    ) { row in try StoredEndpoint(row) }
  }

  /// The number of a household's endpoints.
  func count(of household: HouseholdID) throws -> Int {
    try connection.first("SELECT count(*) FROM endpoint WHERE household = ?", household) { row in
      try row.value(0)
    } ?? 0
  }

  /// Adds an endpoint, or replaces the one with its name; waiting messages stay and are due at once.
  func put(_ endpoint: Endpoint, secret: [UInt8]?, of space: Space, at now: Timestamp) throws {
    try connection.run(
      """
      INSERT INTO endpoint (household, member, name, kind, address, topic, level, secret, is_on,
        off_reason, failing_since, last_success, kinds, dropped)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0)
      ON CONFLICT (household, member, name) DO UPDATE SET kind = excluded.kind,
        address = excluded.address, topic = excluded.topic, level = excluded.level,
        old_secret = CASE WHEN kind = excluded.kind THEN old_secret END,
        old_until = CASE WHEN kind = excluded.kind THEN old_until END,
        secret = excluded.secret, is_on = excluded.is_on, off_reason = excluded.off_reason,
        failing_since = excluded.failing_since, last_success = excluded.last_success,
        kinds = excluded.kinds, dropped = 0
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
      endpoint.lastSuccess,
      endpoint.kinds.bits
    )
    guard let stored = try self.endpoint(endpoint.name, of: space) else { return }
    try connection.run(
      "UPDATE delivery SET next_at = ? WHERE endpoint = ? AND next_at IS NOT NULL",
      now,
      stored.number
    )
  }

  /// Stores an endpoint's status: whether it is on, its first failure, last success and dropped messages.
  func keepState(_ endpoint: Endpoint, of number: Int64) throws {
    try connection.run(
      """
      UPDATE endpoint SET is_on = ?, off_reason = ?, failing_since = ?, last_success = ?, dropped = ?
      WHERE number = ?
      """,
      endpoint.isOn ? 1 : 0,
      endpoint.offReason,
      endpoint.failingSince,
      endpoint.lastSuccess,
      endpoint.dropped,
      number
    )
  }

  /// Replaces an endpoint's secret; the current one also signs until `oldUntil`.
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

/// An endpoint with its number, secrets and rate counter.
struct StoredEndpoint: Sendable {
  let number: Int64
  let space: Space
  var endpoint: Endpoint
  /// Sealed: a webhook's signing secret, or an ntfy access token.
  let secret: [UInt8]?
  /// The previous secret, which also signs until ``oldUntil``.
  let oldSecret: [UInt8]?
  let oldUntil: Timestamp?
  /// The start of the minute in which ``minuteCount`` messages were sent.
  let minuteAt: Timestamp?
  let minuteCount: Int

  fileprivate init(_ row: Row) throws(SQLiteError) {
    number = try row.value(0)
    space = Space(household: try row.value(1), member: try row.value(2))
    secret = try row.value(8)
    oldSecret = try row.value(13)
    oldUntil = try row.value(14)
    minuteAt = try row.value(16)
    minuteCount = try row.value(17)
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
    endpoint.kinds = Set(bits: try row.value(15))
    endpoint.dropped = try row.value(18)
    self.endpoint = endpoint
  }

  /// The largest number of messages per minute (HOK-010).
  static let mostInMinute = 60
  private static let minute: Duration = .seconds(60)

  /// When the rate limit allows the next message; `nil`: now.
  func rest(at now: Timestamp) -> Timestamp? {
    guard let minuteAt, minuteAt <= now, now < minuteAt + Self.minute,
      minuteCount >= Self.mostInMinute
    else { return nil }
    return minuteAt + Self.minute
  }

  /// The minute and its count after one more message.
  func counted(at now: Timestamp) -> (minuteAt: Timestamp, count: Int) {
    guard let minuteAt, minuteAt <= now, now < minuteAt + Self.minute else { return (now, 1) }
    return (minuteAt, minuteCount + 1)
  }
}

extension EndpointKind: SQLValue {}
extension ContentLevel: SQLValue {}
extension OffReason: SQLValue {}

extension Set<ReminderKind> {
  /// The kinds as a bit mask of their raw values.
  fileprivate var bits: Int { reduce(0) { $0 | 1 << $1.rawValue } }

  fileprivate init(bits: Int) {
    self = Set(ReminderKind.allCases.filter { bits & 1 << $0.rawValue != 0 })
  }
}
