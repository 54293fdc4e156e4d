import GatewayDomain
import RPC
import ServiceRuntime
import Vocabulary

/// The session of a connection's last token, with the caller contexts of its recent calls.
///
/// A connection usually has one token and calls about few spaces. The cache saves hashing the secret and
/// building the caller's context. Each call still checks ``Directory/version`` and the rate limits. The secret
/// stays in memory as long as the connection, and is compared in constant time.
///
/// Used on the event loop only.
final class CachedSession {
  /// More than the spaces that a parent usually reads on one connection.
  private static let maximumContexts = 8

  let authorization: String
  let hash: TokenHash
  @exclusivity(unchecked) private var version: UInt64
  /// See ``TokenLifetime/freshUntil``.
  @exclusivity(unchecked) private var freshUntil: Timestamp
  @exclusivity(unchecked) private(set) var token: Token
  @exclusivity(unchecked) private(set) var home: Home
  /// `nil` when the household has no such member.
  @exclusivity(unchecked) private(set) var caller: AuthenticatedCaller?
  @exclusivity(unchecked) private var contexts: [CallerContext] = []
  /// Its rate-limit buckets.
  @exclusivity(unchecked) var account: MeterAccount?

  init(
    _ authorization: String,
    _ hash: TokenHash,
    _ token: Token,
    _ home: Home,
    version: UInt64
  ) {
    self.authorization = authorization
    self.hash = hash
    self.token = token
    self.home = home
    self.version = version
    freshUntil = token.life.freshUntil
    caller = AuthenticatedCaller(token, in: home)
  }

  /// Refreshes token and household from the directory's memory if they are stale.
  ///
  /// - Returns: false when the store has to be read first.
  func isUpToDate(with directory: Directory, at now: Timestamp) -> Bool {
    let current = directory.version
    if version == current, isFresh(at: now) { return true }
    guard let token = directory.known(hash), let home = directory.known(token.household) else {
      return false
    }
    (self.token, self.home, version) = (token, home, current)
    freshUntil = token.life.freshUntil
    caller = AuthenticatedCaller(token, in: home)
    contexts = []
    return true
  }

  /// Whether neither the token's expiry has to be checked nor its use stored.
  func isFresh(at now: Timestamp) -> Bool { now < freshUntil }

  /// The cached context for a subject and device.
  func context(to subject: MemberID, from device: DeviceID?) -> CallerContext? {
    let device = device ?? DeviceID(rawValue: token.id.rawValue)
    for index in contexts.indices
    where contexts[index].subject == subject && contexts[index].device == device {
      return contexts[index]
    }
    return nil
  }

  func remember(_ context: CallerContext) {
    if contexts.count == Self.maximumContexts { contexts.removeFirst() }
    contexts.append(context)
  }
}

extension AuthenticatedCaller {
  /// - Returns: `nil` when the token's member is not in its household.
  fileprivate init?(_ token: Token, in home: Home) {
    guard let member = home.member(token.member) else { return nil }
    self.init(
      household: token.household,
      member: token.member,
      role: member.role,
      token: token.id,
      scopes: token.scopes
    )
  }
}
