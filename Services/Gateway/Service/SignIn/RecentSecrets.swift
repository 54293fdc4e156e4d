import GatewayDomain
package import RPC
import Synchronization
import Vocabulary

/// Secrets of new tokens, for a client that lost the reply and repeats its call.
///
/// Never on disk. Kept in memory for ten minutes, at most 512; after that a repeated call gets its reply
/// without the secret.
package final class RecentSecrets: Sendable {
  private static let keptFor: Duration = .seconds(600)
  private static let capacity = 512

  private struct Shown: Sendable {
    let secret: TokenSecret
    let until: MonotonicInstant
  }

  private let table = Mutex(BoundedTable<TokenID, Shown>(capacity: capacity))
  private let loop: EventLoop

  package init(loop: EventLoop) { self.loop = loop }

  func keep(_ secret: TokenSecret, of token: TokenID) {
    let until = loop.now + RecentSecrets.keptFor
    table.withLock { $0[token] = Shown(secret: secret, until: until) }
  }

  /// - Returns: `nil` when it was not created by this process, or too long ago.
  func secret(of token: TokenID) -> TokenSecret? {
    guard let shown = table.withLock({ $0[token] }), shown.until > loop.now else { return nil }
    return shown.secret
  }
}
