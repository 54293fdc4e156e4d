import GatewayDomain
import SQLite
import Vocabulary

/// The stored set-up code, with its use.
struct StoredSetup: Sendable {
  /// The request that used the code, and what it created.
  struct Use: Sendable {
    let request: RequestID
    /// SHA-256 of the request, to refuse a different request with the same id.
    let fingerprint: [UInt8]
    let household: HouseholdID
    let member: MemberID
    let token: TokenID
    let at: Timestamp
  }

  let codeHash: TokenHash
  let use: Use?
}

extension DirectoryReader {
  func setup() throws -> StoredSetup? {
    try connection.first(
      "SELECT code_hash, request_id, household, member, token, used_at, fingerprint FROM setup"
    ) { row in
      let hash = TokenHash(stored: try row.value(0))
      guard let request = try row.value(1, as: RequestID?.self),
        let household = try row.value(2, as: HouseholdID?.self),
        let member = try row.value(3, as: MemberID?.self),
        let token = try row.value(4, as: TokenID?.self),
        let at = try row.value(5, as: Timestamp?.self),
        let fingerprint = try row.value(6, as: [UInt8]?.self)
      else { return StoredSetup(codeHash: hash, use: nil) }
      return StoredSetup(
        codeHash: hash,
        use: StoredSetup.Use(
          request: request,
          fingerprint: fingerprint,
          household: household,
          member: member,
          token: token,
          at: at
        )
      )
    }
  }
}
