import GatewayDomain
import RPC
import ServiceRuntime
import Vocabulary

/// What the door remembers of a connection: whose token its last call showed, and the visits it came to.
///
/// A connection shows the same token with every call, as a rule, and its calls are about few spaces. What
/// is remembered spares them the hash of the secret and everything that follows from who they are; it
/// decides nothing. Whether the token still counts is what the directory knows: its ``Directory/version``
/// and the limits are asked for each call. The secret stays in memory as long as the connection, whose buffers had it anyway;
/// another one is told from it in a time that says nothing about either.
///
/// Touched on the loop only.
final class CachedSession {
  /// A parent of a family looks into so many spaces by turns.
  private static let maximumContexts = 8

  let authorization: String
  let hash: TokenHash
  @exclusivity(unchecked) private var version: UInt64
  /// Until then the token is good, and its use need not be written down.
  @exclusivity(unchecked) private var freshUntil: Timestamp
  @exclusivity(unchecked) private(set) var token: Token
  @exclusivity(unchecked) private(set) var home: Home
  /// `nil`: the household has no such member.
  @exclusivity(unchecked) private(set) var caller: AuthenticatedCaller?
  @exclusivity(unchecked) private var contexts: [CallerContext] = []
  /// With which its calls are counted.
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

  /// Sees to it that token and household are what the directory knows now.
  ///
  /// - Returns: false when it has to ask the store first.
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

  /// Nothing about the token's life has to be asked or noted.
  func isFresh(at now: Timestamp) -> Bool { now < freshUntil }

  /// A visit like this one that was made before.
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
