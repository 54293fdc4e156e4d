import Cryptography
import GatewayContracts
import GatewayDomain
import RPC
import ServiceRuntime
import Vocabulary

extension PinCalls {
  /// Exchanges a child's name and PIN for a token.
  ///
  /// An unknown name costs, locks and fails exactly like a wrong PIN. A retry gets the same token.
  func signInWithPin(
    _ request: GatewayV1.SignInWithPinRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.SignInWithPinResponse {
    guard let requestID = try RequestID(call) else { throw LedgerRefusal.required }
    var check = FieldCheck()
    let name = check.name(request.memberName, in: "member_name")
    let token = request.tokenName.isEmpty ? "PIN" : check.name(request.tokenName, in: "token_name")
    try check.finish()
    guard let pin = Pin(request.pin) else { throw PinRefusal.malformed }
    let key = try DirectoryName(name).key
    let peer = call.facts.peer
    try hashing.acquire()
    defer { hashing.release() }
    let found = try await begin(key, request.household, from: peer)
    let salt = found?.pin.salt ?? [UInt8](repeating: 0, count: SlowHash.saltLength)
    let hash = try await hashing.hash(pin, salt: salt)
    guard let found, constantTimeEquals(hash, found.pin.hash) else {
      if let found {
        note(.permissionDenied, of: found, call)
        try await publishLock(of: found)
      }
      throw PinRefusal.wrong
    }
    let secret = try store.newSecret()
    let shown = secrets
    let made: SignedIn
    do {
      made = try await store.write { rows in
        try rows.signIn(found.pin, requestID, token: token, shown, secret)
      }
    } catch DirectoryRefusal.tooManyTokens {
      // The PIN was right, so retries must not lead to a lock.
      try await undo(found, from: peer)
      throw DirectoryRefusal.tooManyTokens
    }
    hashing.succeeded(address: peer)
    note(.ok, of: found, call, token: made.token.id)
    secrets.keep(made.secret, of: made.token.id)
    directory.forgetSecrets(of: made.token.id)
    return GatewayV1.SignInWithPinResponse(
      household: GatewayV1.Household(made.home.household),
      member: GatewayV1.Member(made.member),
      token: GatewayV1.Token(made.token),
      secret: made.secret.text
    )
  }

  /// A PIN that is being tried, with the lock that applies if this try is wrong.
  private struct Tried: Sendable {
    let pin: StoredPin
    let lock: PinLock
  }

  /// Counts a try against both the name and the address, or neither when one of them is locked.
  ///
  /// - Returns: `nil` unless exactly one child with a PIN has the name.
  private func begin(
    _ key: String,
    _ household: String,
    from peer: String
  ) async throws -> Tried? {
    try hashing.begin(address: peer, at: store.now)
    do {
      let tried = try await begin(key, household)
      if let tried { hashing.note(tried.pin.member, address: peer) }
      return tried
    } catch {
      hashing.undo(address: peer)
      throw error
    }
  }

  private func begin(_ key: String, _ household: String) async throws -> Tried? {
    let tried = try await store.write { rows -> Tried? in
      let pins = try rows.reader.pins(of: key, in: household)
      guard pins.count == 1, let pin = pins.first else { return nil }
      var lock = pin.lock
      try lock.begin(at: rows.context.now)
      try rows.note(lock, of: pin)
      return Tried(pin: pin, lock: lock)
    }
    if tried == nil { try hashing.begin(unknown: "\(household)\u{0}\(key)", at: store.now) }
    return tried
  }

  /// Adds the attempt to the audit trail.
  private func note(
    _ outcome: StatusCode,
    of tried: Tried,
    _ call: ServerCall,
    token: TokenID? = nil
  ) {
    admission.trail.note(
      signIn: call.method,
      outcome,
      as: tried.pin.member,
      in: tried.pin.household,
      token: token
    )
  }

  private func undo(_ tried: Tried, from peer: String) async throws {
    hashing.undo(address: peer, of: tried.pin.member)
    try await store.write { rows in
      // Read again: there may have been other tries meanwhile.
      guard let pin = try rows.reader.pin(of: tried.pin.member, in: tried.pin.household) else {
        return
      }
      var lock = pin.lock
      lock.undo()
      try rows.note(lock, of: pin)
    }
  }

  /// Publishes an event in the child's space, visible to parents, when wrong tries have locked the PIN.
  private func publishLock(of tried: Tried) async throws {
    guard let until = tried.lock.lockedUntil else { return }
    try await store.write(of: tried.pin.household) { rows in
      guard let home = try rows.reader.home(tried.pin.household) else { return }
      try rows.context.append(
        .pinLocked(tried.pin.member, tries: tried.lock.tries, until: until),
        home.stamp(of: tried.pin.member, at: rows.context.now)
      )
    }
  }
}

/// The result of a sign-in with a PIN.
private struct SignedIn: Sendable {
  let home: Home
  let member: Member
  let token: Token
  let secret: TokenSecret
}

extension DirectoryWriter {
  /// Creates a token after the right PIN; a retry of the same request gets the same token.
  fileprivate func signIn(
    _ tried: StoredPin,
    _ request: RequestID,
    token name: String,
    _ shown: RecentTokens,
    _ secret: TokenSecret
  ) throws -> SignedIn {
    // The PIN may have been replaced while it was hashed.
    guard let pin = try reader.pin(of: tried.member, in: tried.household), pin.salt == tried.salt,
      let home = try reader.home(pin.household), let member = home.member(pin.member)
    else { throw PinRefusal.wrong }
    if pin.request == request, let id = pin.token,
      let token = try reader.token(id, of: pin.member, in: pin.household),
      token.life.revokedAt == nil
    {
      let secret = shown.secret(of: id) ?? secret
      try replaceHash(of: token, with: TokenHash(of: secret))
      try noteSignIn(of: pin, request: request, token: id)
      return SignedIn(home: home, member: member, token: token, secret: secret)
    }
    let token = Token(
      id: context.ids.make(),
      household: pin.household,
      member: pin.member,
      name: name,
      scopes: .standard,
      life: TokenLifetime(createdAt: context.now)
    )
    try insert(token, hash: TokenHash(of: secret))
    try noteSignIn(of: pin, request: request, token: token.id)
    try context.append(
      .pinAccepted(pin.member, token: token.id),
      home.stamp(of: pin.member, at: context.now)
    )
    return SignedIn(home: home, member: member, token: token, secret: secret)
  }
}

extension Home {
  /// The stamp of an event in a member's space without an actor.
  fileprivate func stamp(of member: MemberID, at now: Timestamp) -> EventStamp {
    EventStamp(
      at: now,
      localDay: calendar(of: member, at: now).day(of: now),
      household: household.id,
      space: member
    )
  }
}
