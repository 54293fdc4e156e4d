import Cryptography
package import GatewayDomain
package import RPC
package import ServiceRuntime
import SQLite
import Synchronization
import Vocabulary

/// Admits calls: authentication, rate limits, authorization.
///
/// ```text
/// token ─▶ address limit (unknown tokens) ─▶ look up ─▶ token, household and member limits
///       ─▶ subject, from the request's bytes ─▶ access rule of the method ─▶ AdmittedCall
/// ```
/// The request is read only after the limits, because inflating it takes up to 4 MiB; so an unauthenticated
/// peer costs no memory. A connection's last session is cached (``CachedSession``).
package final class AdmissionControl: Sendable {
  package let directory: Directory
  /// Receives refusals and the outcomes of admitted calls.
  package let trail: AuditTrail
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
    trail = AuditTrail(directory.store, loop)
  }

  /// Admits a call.
  ///
  /// - Throws: ``SignInRefusal``, ``RateRefusal``, ``AccessRefusal``, ``MalformedMessage``, and errors of
  ///   the store.
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
      try accept(known, facts.method, at: now)
      call.facts.holder = known.token.holder
      return AdmittedCall(call: call, identity: .member(try context(facts, named, known)))
    }
    let (token, hash) = try await signIn(bearer, facts)
    guard let home = try await directory.home(token.household) else { throw SignInRefusal.unknown }
    // Not cached in the connection: the next call finds token and household in the directory's memory.
    let known = CachedSession("", hash, token, home, version: 0)
    return AdmittedCall(call: call, identity: .member(try context(facts, named, known)))
  }

  /// Admits a call without suspending, when its token and household are in memory.
  ///
  /// Not for methods with ``AccessRule/anyone``. `named` reads the subject from the request.
  /// - Returns: `nil` when the store has to be read first; then nothing was counted.
  /// - Throws: as ``admit(_:request:)``.
  func admitFromMemory(
    _ call: CallFacts,
    naming named: () throws -> NamedSubject
  ) throws -> CallerContext? {
    guard let bearer = BearerCredential(call.metadata) else { return nil }
    let now = clock.now()
    guard let known = cachedSession(bearer, call, at: now) else { return nil }
    try accept(known, call.method, at: now)
    call.holder = known.token.holder
    return try context(call, named, known)
  }

  /// The session of this token: the connection's cached one, or a new one from the directory's memory.
  ///
  /// `nil` when the store has to be read first.
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

  /// Authorizes a call that was counted against the limits, and returns its context.
  private func context(
    _ call: CallFacts,
    _ named: () throws -> NamedSubject,
    _ known: CachedSession
  ) throws -> CallerContext {
    guard let caller = known.caller else { throw SignInRefusal.unknown }
    let subject = try subject(of: call.method, naming: try named(), caller, in: known.home)
    let device = call.metadata["device-id"].flatMap { DeviceID(text: $0) }
    let now = clock.now()
    // While a new start of the day is pending, contexts are not cached: their start may change.
    let isSettled = known.home.household.isSettled(at: now)
    if isSettled, let before = known.context(to: subject, from: device) { return before }
    let context = CallerContext(
      of: caller,
      to: subject,
      in: known.home,
      with: known.token,
      known.hash,
      from: device,
      at: now,
      logging: logFormat
    )
    if isSettled { known.remember(context) }
    return context
  }

  /// Returns the member whose space the call is about; adds a refusal to the audit trail.
  private func subject(
    of method: MethodDescriptor,
    naming named: NamedSubject,
    _ caller: AuthenticatedCaller,
    in home: Home
  ) throws(AccessRefusal) -> MemberID {
    do throws(AccessRefusal) {
      let admission = try AccessRule(method.access).admit(
        .outside(caller),
        naming: named,
        needing: CallNeeds(method),
        roleOf: { home.member($0)?.role },
        hasConsent: { home.hasConsent(of: $0, to: $1) }
      )
      guard case .member(_, let subject) = admission else { throw .notSignedIn }
      return subject
    } catch {
      var space = caller.member
      if case .member(let member) = named, home.member(member) != nil { space = member }
      trail.note(method, error, of: caller, about: space)
      throw error
    }
  }

  private func admitWithoutToken(_ call: CallFacts, _ rule: AccessRule) throws {
    if !call.isPeerTrusted { try count(call) }
    let origin: Origin = call.isPeerTrusted ? .process : .outside(nil)
    _ = try rule.admit(
      origin,
      naming: .caller,
      needing: CallNeeds(.write),
      roleOf: { _ in nil },
      hasConsent: { _, _ in false }
    )
  }

  /// The member and token that a call's request bytes are charged to, before the request has arrived.
  ///
  /// A call with a valid token is counted when it is admitted. A call without one is counted here, against
  /// its address.
  ///
  /// - Throws: ``SignInRefusal``, ``RateRefusal``, ``AccessRefusal``, and errors of the store.
  func holder(of call: ServerCall) async throws -> Holder {
    let facts = call.facts
    guard let bearer = BearerCredential(facts.metadata) else {
      try admitWithoutToken(facts, AccessRule(facts.method.access))
      throw AccessRefusal.notSignedIn
    }
    return try await token(of: bearer, facts).token.holder
  }

  // MARK: Authentication

  /// Finds the token behind a secret, and counts its call.
  private func signIn(
    _ bearer: BearerCredential,
    _ call: CallFacts
  ) async throws -> (Token, TokenHash) {
    let (token, hash) = try await token(of: bearer, call)
    try accept(token, hash, call.method, at: clock.now())
    call.holder = token.holder
    return (token, hash)
  }

  /// Finds the token behind a secret.
  ///
  /// A secret that is not in memory is counted against the caller's address first; the count is refunded
  /// when the secret is valid.
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
    meter.withLock { $0.refund(address: call.peer) }
    return (token, hash)
  }

  private func accept(
    _ known: CachedSession,
    _ method: MethodDescriptor,
    at now: Timestamp
  ) throws {
    guard known.isFresh(at: now) else {
      return try accept(known.token, known.hash, method, at: now)
    }
    try count(known, changes: method.changes, at: loop.now)
  }

  private func accept(
    _ token: Token,
    _ hash: TokenHash,
    _ method: MethodDescriptor,
    at now: Timestamp
  ) throws {
    try token.life.check(at: now)
    var account: MeterAccount?
    try count(token, changes: method.changes, at: loop.now, &account)
    if token.life.isWorthStoring(at: now), directory.noteUse(of: hash, at: now) {
      // Not awaited: losing it moves the token's expiry by an hour at most.
      loop.spawn { [weak directory] in
        _ = try? await directory?.store.write(of: token.household) {
          try $0.note(use: now, of: token)
        }
      }
    }
  }

  /// Counts a call against token, member and household.
  private func count(
    _ known: CachedSession,
    changes: Bool,
    at instant: MonotonicInstant
  ) throws {
    if let account = known.account,
      try meter.withLock({
        try $0.count(account, changes: changes, at: instant.nanoseconds)
      })
    {
      return
    }
    try count(known.token, changes: changes, at: instant, &known.account)
  }

  private func count(
    _ token: Token,
    changes: Bool,
    at instant: MonotonicInstant,
    _ account: inout MeterAccount?
  ) throws {
    try meter.withLock {
      try $0.count(
        token.id,
        token.member,
        token.household,
        changes: changes,
        at: instant.nanoseconds,
        &account
      )
    }
  }

  /// Charges a member and the household for what a change wrote.
  func charge(_ written: WrittenAmount, to context: CallerContext) {
    meter.withLock {
      $0.charge(
        records: written.records,
        bytes: written.bytes,
        to: context.caller.member,
        of: context.household,
        at: loop.now.nanoseconds
      )
    }
  }

  /// Counts a call of an unknown method against the caller's address.
  func countUnauthenticated(_ call: ServerCall) throws { try count(call.facts) }

  /// Counts an unauthenticated call against its address; processes of the installation are exempt.
  private func count(_ call: CallFacts) throws {
    guard !call.isPeerTrusted else { return }
    try meter.withLock { try $0.count(address: call.peer, at: instant) }
  }

  private var instant: Duration { .nanoseconds(loop.now.nanoseconds) }
}

extension Token {
  /// Request buffers are shared fairly by member first, then by token, because a member may have 100 tokens.
  fileprivate var holder: Holder { Holder(group: member.rawValue, one: id.rawValue) }
}
