import GatewayDomain
import RPC
import ServiceRuntime
import Vocabulary

/// The session of a connection's last token, with the caller contexts of its recent calls.
///
/// A connection usually carries one token and calls about few spaces. The cache spares hashing the secret
/// and building the caller's context; it decides nothing. Each call still checks ``Directory/version`` and
/// the rate limits. The secret stays in memory as long as the connection and is compared in constant time.
///
/// Touched on the loop only.
final class CachedSession {
  /// More spaces than one parent usually reads from one connection.
  private static let maximumContexts = 8

  let authorization: String
  let hash: TokenHash
  @exclusivity(unchecked) private var version: UInt64
  /// Until then the token is valid and its use need not be stored.
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

  /// Refreshes token and household from the directory's memory.
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

  /// The token's expiry need not be checked and its use need not be stored.
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
  /// - Returns: `nil` when the token's member is not of its household.
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
