import Cryptography
package import RPC
package import SQLite
package import Vocabulary
package import Wire

/// Identifies a changing call: the same request of the same caller gets the same reply.
package struct RequestKey: Sendable, Hashable {
  package let household: HouseholdID
  /// The calling member; request ids of two members are independent.
  package let caller: MemberID
  package let request: RequestID
  /// SHA-256 of the method's name and the request; another request with the same id is refused.
  package let fingerprint: [UInt8]
  /// Bytes of the request.
  let size: Int

  package init(
    household: HouseholdID,
    caller: MemberID,
    request: RequestID,
    method: String,
    message: some Message
  ) {
    self.household = household
    self.caller = caller
    self.request = request
    let message = message.encoded()
    size = message.count
    fingerprint = SHA256.hash(of: Array(method.utf8) + [0] + message)
  }
}

/// The replies of changing calls, kept for 24 hours and stored with the change.
///
/// A client that received no reply repeats the call with the same id and gets the stored one. So
/// the effect happens once, however often the call is made. A refusal changes nothing and is not
/// stored.
///
/// The hours are those that the service ran (``Uptime``). Otherwise a machine whose clock is set
/// just after its start would delete replies of a minute ago.
package enum RequestLedger {
  /// The minimum time that a repeated call finds its reply.
  package static let keptFor = Duration.seconds(24 * 3_600)

  /// The longest reply in bytes: the limit of a message.
  static let maximumReply = ConnectionLimits().maximumMessage

  /// A stored reply.
  package struct Stored: Sendable, Hashable {
    package let reply: [UInt8]
    /// The feed's position after the change.
    package let sequence: Int64
  }

  /// Finds the reply of an earlier call.
  ///
  /// - Throws: ``LedgerRefusal/reused`` when the id belongs to another request.
  package static func find(_ key: RequestKey, in connection: Connection) throws -> Stored? {
    let found = try connection.first(
      """
      SELECT fingerprint, reply, seq FROM request_reply
      WHERE household = ? AND caller = ? AND request = ?
      """,
      key.household,
      key.caller,
      key.request
    ) { row in
      (
        fingerprint: try row.value(0, as: [UInt8].self),
        stored: Stored(reply: try row.value(1), sequence: try row.value(2))
      )
    }
    guard let found else { return nil }
    guard found.fingerprint == key.fingerprint else { throw LedgerRefusal.reused }
    return found.stored
  }

  /// Stores a reply, in the transaction of the change.
  package static func keep(
    _ stored: Stored,
    for key: RequestKey,
    at now: Timestamp,
    in connection: Connection
  ) throws {
    try connection.run(
      """
      INSERT INTO request_reply(household, caller, request, fingerprint, reply, seq, at, hour)
      VALUES (?, ?, ?, ?, ?, ?, ?, (SELECT hours FROM uptime WHERE one = 1))
      """,
      key.household,
      key.caller,
      key.request,
      key.fingerprint,
      stored.reply,
      stored.sequence,
      now
    )
  }

  /// Deletes up to `count` expired replies and returns how many were deleted.
  ///
  /// A reply may have been stored at the end of its hour, so that hour does not count.
  package static func prune(atMost count: Int, in connection: Connection) throws -> Int {
    try connection.run(
      """
      DELETE FROM request_reply WHERE rowid IN (
        SELECT rowid FROM request_reply WHERE hour < (SELECT hours FROM uptime WHERE one = 1) - ?
        ORDER BY hour LIMIT ?
      )
      """,
      Uptime.hours(keptFor),
      count
    )
  }

  /// Deletes up to `count` replies given in a household, or to one of its members.
  ///
  /// - Returns: how many were deleted; fewer than `count` when none is left.
  package static func erase(
    _ household: HouseholdID,
    caller: MemberID? = nil,
    atMost count: Int,
    in connection: Connection
  ) throws -> Int {
    var erasing = SQLText(
      """
      DELETE FROM request_reply WHERE rowid IN
        (SELECT rowid FROM request_reply WHERE household = ?
      """,
      household
    )
    if let caller { erasing.append(" AND caller = ?", caller) }
    erasing.append(" LIMIT ?)", count)
    return try connection.run(erasing)
  }

  /// Forgets up to `count` replies of a removed household or member.
  ///
  /// Replies to others in a removed member's household may be about the member: they are blanked, so that their
  /// changes are still made once.
  /// - Parameters:
  ///   - space: what is removed.
  ///   - request: the request whose reply stays.
  ///   - count: the most at once.
  ///   - connection: the one that writes.
  /// - Returns: how many were forgotten or blanked; 0 when there are no more.
  /// - Throws: ``SQLiteError``.
  static func erase(
    _ space: RemovedSpace,
    keeping request: RequestID?,
    atMost count: Int,
    in connection: Connection
  ) throws -> Int {
    guard let member = space.member else {
      return try connection.run(
        """
        DELETE FROM request_reply WHERE rowid IN
          (SELECT rowid FROM request_reply WHERE household = ? AND request IS NOT ? LIMIT ?)
        """,
        space.household,
        request,
        count
      )
    }
    let own = try connection.run(
      """
      DELETE FROM request_reply WHERE rowid IN
        (SELECT rowid FROM request_reply WHERE household = ? AND caller = ? AND request IS NOT ? LIMIT ?)
      """,
      space.household,
      member,
      request,
      count
    )
    guard own == 0 else { return own }
    return try connection.run(
      """
      UPDATE request_reply SET reply = x'' WHERE rowid IN
        (SELECT rowid FROM request_reply WHERE household = ? AND reply <> x'' AND request IS NOT ? LIMIT ?)
      """,
      space.household,
      request,
      count
    )
  }
}

/// Why a changing call is refused before it begins.
package enum LedgerRefusal: Error, Hashable, Sendable {
  /// It carries no request id.
  case required
  /// Its request id belongs to another request.
  case reused
  /// The first call with this id is still running.
  case inProgress
  /// The reply exceeds the limit of a message.
  case replyTooLarge
}

extension LedgerRefusal: RPCErrorConvertible {
  package var rpcError: RPCError {
    switch self {
    case .required:
      RPCError(
        .invalidArgument,
        "request_id_required",
        "A call that changes something needs a request id.",
        violations: [Violation(field: "request_id", code: "request_id_required")]
      )
    case .reused:
      RPCError(
        .invalidArgument,
        "request_id_reused",
        "This request id was used for another request.",
        violations: [Violation(field: "request_id", code: "request_id_reused")]
      )
    case .inProgress:
      RPCError(
        .aborted,
        "request_in_progress",
        "The same request is still running.",
        retryable: true,
        retryAfter: .milliseconds(200)
      )
    case .replyTooLarge:
      RPCError(
        .resourceExhausted,
        "reply_too_large",
        "The answer would have more than \(RequestLedger.maximumReply) bytes; request less at once.",
        retryable: false
      )
    }
  }
}
