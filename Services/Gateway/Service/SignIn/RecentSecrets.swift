import GatewayDomain
package import RPC
import Synchronization
import Vocabulary

/// Recently issued secrets, for clients that lost the reply and retry.
///
/// Kept in memory only, for ten minutes and at most 512. After that a replay has no secret.
package final class RecentSecrets<ID: Hashable & Sendable, Secret: Sendable>: Sendable {
  private struct Shown: Sendable {
    let secret: Secret
    let until: MonotonicInstant
  }

  private let table = Mutex(BoundedTable<ID, Shown>(capacity: RecentSecretsLimit.capacity))
  private let loop: EventLoop

  package init(loop: EventLoop) { self.loop = loop }

  func keep(_ secret: Secret, of id: ID) {
    let until = loop.now + RecentSecretsLimit.keptFor
    table.withLock { $0[id] = Shown(secret: secret, until: until) }
  }

  /// - Returns: `nil` when the secret was not issued by this process, or is too old.
  func secret(of id: ID) -> Secret? {
    guard let shown = table.withLock({ $0[id] }), shown.until > loop.now else { return nil }
    return shown.secret
  }
}

/// Secrets of new tokens.
typealias RecentTokens = RecentSecrets<TokenID, TokenSecret>
/// Codes of new invitations.
typealias RecentCodes = RecentSecrets<InvitationID, InvitationCode>

private enum RecentSecretsLimit {
  static let keptFor: Duration = .seconds(600)
  static let capacity = 512
}
