import Cryptography
import NotificationDomain
import SQLite
import ServiceRuntime
import Vocabulary

/// Reads and writes tickets, inside one open transaction.
struct TicketRows {
  private let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }

  /// Stores only a ticket's hash, so that a copy of the database reveals no usable ticket.
  func add(
    _ token: TicketToken,
    _ verb: TicketVerb,
    of reminder: Reminder,
    task: TaskID,
    in space: Space,
    until end: Timestamp
  ) throws {
    try connection.run(
      """
      INSERT INTO ticket (household, member, place, hash, reminder, task, verb, ends_at)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """,
      space.household,
      space.member,
      token.place,
      token.hash,
      reminder.id,
      task,
      verb,
      end
    )
  }

  /// The token's ticket; `nil` if it is unknown.
  ///
  /// Rows are found by the beginning of the hash. The full hashes are compared in constant time.
  func ticket(_ token: TicketToken) throws -> Ticket? {
    try connection.all(
      """
      SELECT number, household, member, hash, reminder, task, verb, ends_at, used_at FROM ticket
      WHERE place = ? LIMIT 10
      """,
      token.place
    ) { row in try Ticket(row) }
    .first { constantTimeEquals($0.hash, token.hash) }
  }

  /// Marks all tickets for the same action of the same reminder as used.
  func use(_ ticket: Ticket, at now: Timestamp) throws {
    try connection.run(
      """
      UPDATE ticket SET used_at = ? WHERE household = ? AND member = ? AND reminder = ? AND verb = ?
        AND used_at IS NULL
      """,
      now,
      ticket.space.household,
      ticket.space.member,
      ticket.reminder,
      ticket.verb
    )
  }

  /// Deletes up to `limit` tickets that ended before `cutOff`.
  func removeEnded(before cutOff: Timestamp, limit: Int) throws -> Int {
    try connection.run(
      """
      DELETE FROM ticket WHERE number IN (SELECT number FROM ticket WHERE ends_at < ? LIMIT ?)
      """,
      cutOff,
      limit
    )
  }
}

/// The action of a button; the raw value is stored.
enum TicketVerb: Int, SQLValue, Sendable {
  /// Completes the task.
  case done = 1
  /// Snoozes the reminder by half an hour.
  case later = 2
}

/// The secret in a button's URL: 32 random bytes, of which only a hash is stored (HOK-008).
struct TicketToken: Sendable {
  static let length = 32

  private let bytes: [UInt8]
  let hash: [UInt8]

  init(bytes: [UInt8]) {
    self.bytes = bytes
    hash = SHA256.hash(of: bytes)
  }

  /// Parses the token in a URL; `nil` if the text is not a token.
  init?(text: some StringProtocol) {
    guard let bytes = Self.decoded(text), bytes.count == Self.length else { return nil }
    self.init(bytes: bytes)
  }

  /// The first 8 bytes of the hash, the key of the lookup.
  var place: Int64 { hash.prefix(8).reduce(0) { $0 << 8 | Int64($1) } }

  /// The request id of the ticket's call, so that a repeated call has no further effect.
  var requestID: RequestID? { UniqueID(bytes: hash.suffix(16)).map { RequestID(rawValue: $0) } }

  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8
  )

  /// The token in base64url, without padding.
  var text: String {
    var text: [UInt8] = []
    var bits = 0
    var count = 0
    for byte in bytes {
      bits = bits << 8 | Int(byte)
      count += 8
      while count >= 6 {
        count -= 6
        text.append(Self.digits[bits >> count & 63])
      }
      bits &= (1 << count) - 1
    }
    if count > 0 { text.append(Self.digits[bits << (6 - count) & 63]) }
    return String(decoding: text, as: UTF8.self)
  }

  /// - Returns: the bytes; `nil` for another length or alphabet, and for unused bits that are not zero, so that each
  ///   token has exactly one text.
  private static func decoded(_ text: some StringProtocol) -> [UInt8]? {
    guard text.utf8.count == (length * 8 + 5) / 6 else { return nil }
    var bytes: [UInt8] = []
    var bits = 0
    var count = 0
    for character in text.utf8 {
      guard let digit = digits.firstIndex(of: character) else { return nil }
      bits = bits << 6 | digit
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(bits >> count & 255))
      }
      bits &= (1 << count) - 1
    }
    return bits == 0 ? bytes : nil
  }
}

/// A stored ticket.
struct Ticket: Sendable {
  /// How long after its reminder rang a ticket is valid.
  static let span: Duration = .seconds(24 * 3_600)
  /// How long an expired ticket is stored, so that its answer differs from that of an unknown one.
  static let keptFor: Duration = .seconds(7 * 86_400)

  let number: Int64
  let space: Space
  let hash: [UInt8]
  let reminder: ReminderID
  let task: TaskID
  let verb: TicketVerb
  let endsAt: Timestamp
  let usedAt: Timestamp?

  fileprivate init(_ row: Row) throws(SQLiteError) {
    number = try row.value(0)
    space = Space(household: try row.value(1), member: try row.value(2))
    hash = try row.value(3)
    reminder = try row.value(4)
    task = try row.value(5)
    verb = try row.value(6)
    endsAt = try row.value(7)
    usedAt = try row.value(8)
  }
}
