package import Vocabulary

/// When a token is valid, and when its use has to be stored.
package struct TokenLifetime: Hashable, Sendable {
  /// A token that was unused for this long is refused; each use extends it.
  package static let unusedLimit: Duration = .seconds(365 * 86_400)
  /// A use is stored at most this often; otherwise each read of a busy client would cost a write.
  package static let storingInterval: Duration = .seconds(3_600)

  package var createdAt: Timestamp
  package var lastUsedAt: Timestamp?
  package var revokedAt: Timestamp?

  package init(createdAt: Timestamp, lastUsedAt: Timestamp? = nil, revokedAt: Timestamp? = nil) {
    self.createdAt = createdAt
    self.lastUsedAt = lastUsedAt
    self.revokedAt = revokedAt
  }

  /// The last instant at which it is accepted.
  package var expiresAt: Timestamp { (lastUsedAt ?? createdAt) + TokenLifetime.unusedLimit }

  /// - Throws: when the token is not valid at `now`.
  package func check(at now: Timestamp) throws(SignInRefusal) {
    guard revokedAt == nil else { throw .revoked }
    guard now <= expiresAt else { throw .expired }
  }

  /// Until this instant it is valid and its uses need not be stored.
  package var freshUntil: Timestamp {
    guard revokedAt == nil, let lastUsedAt else { return Timestamp(millisecondsSinceEpoch: .min) }
    return lastUsedAt + TokenLifetime.storingInterval
  }

  /// Whether a use at `now` should be stored.
  package func isWorthStoring(at now: Timestamp) -> Bool {
    guard let lastUsedAt else { return true }
    return now - lastUsedAt >= TokenLifetime.storingInterval
  }
}

/// Why a token does not authenticate its caller.
package enum SignInRefusal: Error, Hashable, Sendable {
  /// The header is not `Bearer` and a secret in its text form.
  case malformed
  /// No token has this hash.
  case unknown
  case revoked
  /// It was unused for ``TokenLifetime/unusedLimit``.
  case expired
}
