import Cryptography
package import GatewayDomain
package import RPC
package import ServiceRuntime
import SQLite
import Synchronization
import Vocabulary

/// The one place where it is decided whether a call comes in.
///
/// ```text
/// token ─▶ address limit (unknown tokens) ─▶ look up ─▶ token, household and member limits
///       ─▶ subject, from the request's bytes ─▶ access rule of the method ─▶ AdmittedCall
/// ```
/// The request is asked for behind the limits only: inflating it costs up to four MiB, and who has no
/// good token costs nothing. Whose calls a connection carries is remembered with it (``CachedSession``).
package final class AdmissionControl: Sendable {
  package let directory: Directory
  private let clock: any WallClock
  private let meter: Mutex<RequestMeter>
  private let loop: EventLoop
  private let logFormat: LogFormat

  package init(
    directory: Directory,
    clock: any WallClock,
    loop: EventLoop,
    limits: RequestLimits = RequestLimits(),
    logFormat: LogFormat = .logfmt
  ) {
    self.directory = directory
    self.clock = clock
    self.loop = loop
    self.logFormat = logFormat
    meter = Mutex(RequestMeter(limits))
  }

  /// Lets a call in, or says why not.
  ///
  /// - Throws: ``SignInRefusal``, ``RateRefusal``, ``AccessRefusal``, ``MalformedMessage``, or what
  ///   the store throws.
  package func admit(
    _ call: ServerCall,
    request: @autoclosure () throws -> [UInt8]
  ) async throws -> AdmittedCall {
    let facts = call.facts
    let rule = AccessRule(facts.method.access)
    let bearer = BearerCredential(facts.metadata)
    if rule == .anyone {
      try count(facts)
      return AdmittedCall(call: call, identity: .anyone)
    }
    guard let bearer else {
      try admitWithoutToken(facts, rule)
      return AdmittedCall(call: call, identity: .process)
    }
    func named() throws -> NamedSubject {
      let field = facts.method.subjectField
      guard !field.isEmpty else { return .caller }
      let bytes = try request()
      return try SubjectScan.subject(at: field, in: bytes.span.bytes)
    }
    let now = clock.now()
    if let known = cachedSession(bearer, facts, at: now) {
      try accept(known, at: now)
      call.facts.holder = known.token.holder
      return AdmittedCall(call: call, identity: .member(try context(facts, named, known)))
    }
    let (token, hash) = try await signIn(bearer, facts)
    guard let home = try await directory.home(token.household) else { throw SignInRefusal.unknown }
    let known = CachedSession("", hash, token, home, version: 0)
    return AdmittedCall(call: call, identity: .member(try context(facts, named, known)))
  }

  /// Lets a call in whose token and household are in memory, or says why not.
  ///
  /// The method is not for anyone. `named` reads the subject that the request names; it is asked for where the
  /// contract has one.
  /// - Returns: `nil` where somebody has to be asked first; nothing was counted.
  /// - Throws: as ``admit(_:request:)``.
  func admitFromMemory(
    _ call: CallFacts,
    naming named: () throws -> NamedSubject
  ) throws -> CallerContext? {
    guard let bearer = BearerCredential(call.metadata) else { return nil }
    let now = clock.now()
    guard let known = cachedSession(bearer, call, at: now) else { return nil }
    try accept(known, at: now)
    call.holder = known.token.holder
    return try context(call, named, known)
  }

  /// Who shows this token, as far as memory knows.
  private func cachedSession(
    _ bearer: BearerCredential,
    _ call: CallFacts,
    at now: Timestamp
  ) -> CachedSession? {
    guard let text = bearer.text else { return nil }
    if let last = call.memory as? CachedSession, constantTimeEquals(text, last.authorization) {
      return last.isUpToDate(with: directory, at: now) ? last : nil
    }
    guard let secret = bearer.secret else { return nil }
    let hash = TokenHash(of: secret)
    let version = directory.version
    guard let token = directory.known(hash), let home = directory.known(token.household) else {
      return nil
    }
    let known = CachedSession(text, hash, token, home, version: version)
    call.memory = known
    return known
  }

  /// The visit of a call of someone known, who was counted.
  private func context(
    _ call: CallFacts,
    _ named: () throws -> NamedSubject,
    _ known: CachedSession
  ) throws -> CallerContext {
    guard let caller = known.caller else { throw SignInRefusal.unknown }
    let admission = try AccessRule(call.method.access).admit(
      .outside(caller),
      naming: try named(),
      sideEffects: !call.method.hasNoSideEffects
    ) { known.home.member($0)?.role }
    guard case .member(_, let subject) = admission else { throw AccessRefusal.notSignedIn }
    let device = call.metadata["device-id"].flatMap { DeviceID(text: $0) }
    if let before = known.context(to: subject, from: device) { return before }
    let context = CallerContext(
      of: caller,
      to: subject,
      in: known.home,
      with: known.token,
      known.hash,
      from: device,
      logging: logFormat
    )
    known.remember(context)
    return context
  }

  private func admitWithoutToken(_ call: CallFacts, _ rule: AccessRule) throws {
    if !call.isPeerTrusted { try count(call) }
    let origin: Origin = call.isPeerTrusted ? .process : .outside(nil)
    _ = try rule.admit(origin, naming: .caller, sideEffects: true) { _ in nil }
  }

  /// Whose call it is whose request is still to come.
  ///
  /// Who shows a good token pays when the call is admitted; who shows none, or one that memory does not know and
  /// that is not good, pays with their address.
  ///
  /// - Throws: ``SignInRefusal``, ``RateRefusal``, ``AccessRefusal``, or what the store throws.
  func holder(of call: ServerCall) async throws -> Holder {
    let facts = call.facts
    guard let bearer = BearerCredential(facts.metadata) else {
      try admitWithoutToken(facts, AccessRule(facts.method.access))
      throw AccessRefusal.notSignedIn
    }
    return try await token(of: bearer, facts).token.holder
  }

  // MARK: Signing in

  /// Finds the token behind a secret, and counts its call.
  private func signIn(
    _ bearer: BearerCredential,
    _ call: CallFacts
  ) async throws -> (Token, TokenHash) {
    let (token, hash) = try await token(of: bearer, call)
    try accept(token, hash, at: clock.now())
    call.holder = token.holder
    return (token, hash)
  }

  /// Finds the token behind a secret.
  ///
  /// Who is not known yet pays with their address first, and gets it back when the secret turns out
  /// to be good.
  private func token(
    of bearer: BearerCredential,
    _ call: CallFacts
  ) async throws -> (token: Token, hash: TokenHash) {
    guard let secret = bearer.secret else {
      try count(call)
      throw SignInRefusal.malformed
    }
    let hash = TokenHash(of: secret)
    if let token = directory.known(hash) {
      try token.life.check(at: clock.now())
      return (token, hash)
    }
    try count(call)
    guard let token = try await directory.token(hash) else { throw SignInRefusal.unknown }
    try token.life.check(at: clock.now())
    meter.withLock { $0.giveBack(address: call.peer) }
    return (token, hash)
  }

  private func accept(_ known: CachedSession, at now: Timestamp) throws {
    guard known.isFresh(at: now) else { return try accept(known.token, known.hash, at: now) }
    try count(known, at: loop.now)
  }

  private func accept(_ token: Token, _ hash: TokenHash, at now: Timestamp) throws {
    try token.life.check(at: now)
    var account: MeterAccount?
    try count(token.id, token.member, token.household, at: loop.now, &account)
    if token.life.isWorthStoring(at: now), directory.noteUse(of: hash, at: now) {
      // Nobody waits for it: losing one note moves the end of a year by an hour.
      let database = directory.database
      loop.spawn {
        _ = try? await database.write(of: token.household.rawValue) {
          try DirectoryRows(connection: $0).note(use: now, of: token)
        }
      }
    }
  }

  /// Counts a call of someone known.
  private func count(_ known: CachedSession, at instant: MonotonicInstant) throws {
    if let account = known.account,
      try meter.withLock({ try $0.count(account, at: instant.nanoseconds) })
    {
      return
    }
    let token = known.token
    try count(token.id, token.member, token.household, at: instant, &known.account)
  }

  private func count(
    _ token: TokenID,
    _ member: MemberID,
    _ household: HouseholdID,
    at instant: MonotonicInstant,
    _ account: inout MeterAccount?
  ) throws {
    try meter.withLock { try $0.count(token, member, household, at: instant.nanoseconds, &account) }
  }

  /// Counts a call of a method that nobody has.
  func countUnauthenticated(_ call: ServerCall) throws { try count(call.facts) }

  /// Counts a call of someone unknown; processes of the installation are not strangers.
  private func count(_ call: CallFacts) throws {
    guard !call.isPeerTrusted else { return }
    try meter.withLock { try $0.count(address: call.peer, at: instant) }
  }

  private var instant: Duration { .nanoseconds(loop.now.nanoseconds) }
}

extension Token {
  /// Whose bytes those of its calls are: its member's, who may make a hundred tokens, and there its own.
  fileprivate var holder: Holder { Holder(group: member.rawValue, one: id.rawValue) }
}
