import GatewayDomain
package import RPC
import Synchronization
import Vocabulary

/// Secrets of tokens just made, for the client that lost the answer and asks again.
///
/// They are nowhere on the disk. Kept in memory for ten minutes, at most a few hundred; after that
/// a repeated call gets its answer without the secret.
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

  /// - Returns: `nil` when it was not made here, or too long ago.
  func secret(of token: TokenID) -> TokenSecret? {
    guard let shown = table.withLock({ $0[token] }), shown.until > loop.now else { return nil }
    return shown.secret
  }
}
