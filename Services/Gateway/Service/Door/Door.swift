package import GatewayDomain
package import RPC
package import ServiceRuntime
import SQLite
import Synchronization
import Vocabulary

/// The one place where it is decided whether a call comes in.
///
/// ```text
/// token ─▶ address limit (unknown tokens) ─▶ look up ─▶ token and household limits
///       ─▶ subject, from the request's bytes ─▶ access rule of the method ─▶ Visit
/// ```
/// The request is asked for behind the limits only: inflating it costs up to four MiB, and who has no
/// good token costs nothing.
package final class Door: Sendable {
  package let directory: Directory
  private let clock: any WallClock
  private let meter: Mutex<RequestMeter>
  private let loop: EventLoop

  package init(
    directory: Directory,
    clock: any WallClock,
    loop: EventLoop,
    limits: RequestLimits = RequestLimits()
  ) {
    self.directory = directory
    self.clock = clock
    self.loop = loop
    meter = Mutex(RequestMeter(limits))
  }

  /// Lets a call in, or says why not.
  ///
  /// - Throws: ``SignInRefusal``, ``RateRefusal``, ``AccessRefusal``, ``MalformedMessage``, or what
  ///   the store throws.
  package func admit(
    _ call: ServerCall,
    request: @autoclosure () throws -> [UInt8]
  ) async throws -> Visit {
    let facts = call.facts
    let rule = AccessRule(facts.method.access)
    let bearer = Bearer(facts.metadata)
    if rule == .anyone {
      try count(facts)
      return Visit(call: call, guest: .anyone)
    }
    guard let bearer else {
      try await admitWithoutToken(facts, rule)
      return Visit(call: call, guest: .process)
    }
    let (token, hash) = try await signIn(bearer, facts)
    let home = try await directory.home(token.household)
    let member = try visit(facts, request(), token, hash, home)
    return Visit(call: call, guest: .member(member))
  }

  /// Lets a call in whose token and household are in memory, or says why not.
  ///
  /// - Returns: `nil` where somebody has to be asked first; nothing was counted.
  /// - Throws: as ``admit(_:request:)``.
  package func admitAtOnce(
    _ call: CallFacts,
    request: @autoclosure () throws -> [UInt8]
  ) throws -> MemberVisit? {
    guard AccessRule(call.method.access) != .anyone,
      let secret = Bearer(call.metadata)?.secret
    else { return nil }
    let hash = TokenHash(of: secret)
    guard let known = directory.known(hash), let home = directory.known(known.household) else {
      return nil
    }
    return try visit(call, request(), accept(known, hash), hash, home)
  }

  private func visit(
    _ call: CallFacts,
    _ request: @autoclosure () throws -> [UInt8],
    _ token: Token,
    _ hash: TokenHash,
    _ home: Home?
  ) throws -> MemberVisit {
    guard let home, let member = home.member(token.member) else { throw SignInRefusal.unknown }
    let signedIn = SignedIn(
      household: token.household,
      member: token.member,
      role: member.role,
      token: token.id,
      scopes: token.scopes
    )
    let rule = AccessRule(call.method.access)
    let subject = try subject(of: call, request(), signedIn, rule, home)
    return MemberVisit(
      caller: signedIn,
      subject: subject,
      home: home,
      token: token,
      tokenHash: hash,
      device: call.metadata["device-id"].flatMap { DeviceID(text: $0) }
        ?? DeviceID(rawValue: token.id.rawValue)
    )
  }

  private func admitWithoutToken(_ call: CallFacts, _ rule: AccessRule) async throws {
    if !call.isPeerTrusted { try count(call) }
    let origin: Origin = call.isPeerTrusted ? .process : .outside(nil)
    _ = try rule.admit(origin, naming: .caller, sideEffects: true) { _ in nil }
  }

  private func subject(
    of call: CallFacts,
    _ request: [UInt8],
    _ caller: SignedIn,
    _ rule: AccessRule,
    _ home: Home
  ) throws -> MemberID {
    let named = try SubjectScan.subject(at: call.method.subjectField, in: request)
    let admission = try rule.admit(
      .outside(caller),
      naming: named,
      sideEffects: !call.method.hasNoSideEffects
    ) { home.member($0)?.role }
    guard case .member(_, let subject) = admission else { throw AccessRefusal.notSignedIn }
    return subject
  }

  // MARK: Signing in

  /// Finds the token behind a secret.
  ///
  /// Who is not known yet pays with their address first, and gets it back when the secret turns out
  /// to be good.
  private func signIn(
    _ bearer: Bearer,
    _ call: CallFacts
  ) async throws -> (Token, TokenHash) {
    guard let secret = bearer.secret else {
      try count(call)
      throw SignInRefusal.malformed
    }
    let hash = TokenHash(of: secret)
    if let token = directory.known(hash) {
      return (try accept(token, hash), hash)
    }
    try count(call)
    guard let token = try await directory.token(hash) else { throw SignInRefusal.unknown }
    let accepted = try accept(token, hash)
    meter.withLock { $0.giveBack(address: call.peer) }
    return (accepted, hash)
  }

  private func accept(_ token: Token, _ hash: TokenHash) throws -> Token {
    let now = clock.now()
    try token.life.check(at: now)
    try meter.withLock { meter in
      try meter.count(token: token.id, household: token.household, at: instant)
    }
    if directory.noteUse(of: hash, at: now) {
      // Nobody waits for it: losing one note moves the end of a year by an hour.
      let database = directory.database
      loop.spawn {
        _ = try? await database.write(of: token.household.rawValue) {
          try DirectoryRows(connection: $0).note(use: now, of: token)
        }
      }
    }
    return token
  }

  /// Counts a call of a method that nobody has.
  func countStranger(_ call: ServerCall) throws { try count(call.facts) }

  /// Counts a call of someone unknown; processes of the installation are not strangers.
  private func count(_ call: CallFacts) throws {
    guard !call.isPeerTrusted else { return }
    try meter.withLock { try $0.count(address: call.peer, at: instant) }
  }

  private var instant: Duration { .nanoseconds(loop.now.nanoseconds) }
}
