package import Vocabulary

/// When a token is valid, and when a use of it has to be stored.
package struct TokenLifetime: Hashable, Sendable {
  /// A token that was not used for so long is refused; each use moves the end.
  package static let unusedLimit: Duration = .seconds(365 * 86_400)
  /// A use is stored at most this often: a busy client would otherwise cost a write for each read.
  package static let storingInterval: Duration = .seconds(3_600)

  package var createdAt: Timestamp
  package var lastUsedAt: Timestamp?
  package var revokedAt: Timestamp?

  package init(createdAt: Timestamp, lastUsedAt: Timestamp? = nil, revokedAt: Timestamp? = nil) {
    self.createdAt = createdAt
    self.lastUsedAt = lastUsedAt
    self.revokedAt = revokedAt
  }

  /// After this instant it is refused.
  package var expiresAt: Timestamp { (lastUsedAt ?? createdAt) + TokenLifetime.unusedLimit }

  /// - Throws: when the token is not valid at `now`.
  package func check(at now: Timestamp) throws(SignInRefusal) {
    guard revokedAt == nil else { throw .revoked }
    guard now <= expiresAt else { throw .expired }
  }

  /// Before this instant it is valid, and none of its uses has to be stored.
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
  /// Not `Bearer` and a secret in its text form.
  case malformed
  /// No token has this hash.
  case unknown
  case revoked
  /// Not used for ``TokenLifetime/unusedLimit``.
  case expired
}
