import GatewayDomain
import RPC
import ServiceRuntime

/// The way of one member's calls of one method about one space to the service behind the door, and back.
///
/// It holds nothing of a single call, so that many take the same. Touched on the loop only; its peer and its book
/// are everybody's.
final class Route: PassingInterceptor {
  let method: AuditedMethod
  let member: MemberVisit
  private let peer: Peer
  private let pass: CircuitBreaker.Pass
  private let positions: PositionBook
  /// What the audit says of calls that go well, but for what is each one's own; `nil`: it is put together.
  @exclusivity(unchecked) private var line: RepeatedLine?
  @exclusivity(unchecked) private var hasAnswered = false
  /// When a call went on that came piece by piece; `nil`: as soon as it was read.
  private let start: MonotonicInstant?

  /// Whether it is for many calls, which go on as soon as they were read, or for one that goes on now.
  ///
  /// - Throws: what ``Peer/admit()`` throws.
  init(
    of method: AuditedMethod,
    for member: MemberVisit,
    to peer: Peer,
    _ positions: PositionBook,
    isForMany: Bool
  ) throws {
    self.method = method
    self.member = member
    self.peer = peer
    self.positions = positions
    start = isForMany ? nil : peer.loop.now
    pass = try peer.admit()
  }

  /// Another call may take it, too: the service is known to answer, and it is no probe.
  var isOpen: Bool { peer.isStanding(pass) }

  /// Something goes with a call that its member has just done elsewhere.
  var hasPositions: Bool { peer.area.followsOthers && positions.hasSeen(member) }

  /// This way for a call and those that bring the same metadata, of which `passedOn` goes on; `nil`: it is for
  /// none of them, or the service is not known to answer.
  func kept(for call: borrowing PassingCall, _ passedOn: Metadata) -> KnownRoute? {
    let options = CallOptions(
      metadata: passedOn,
      prepared: member.passport,
      waitsForReturn: true
    )
    // What cannot be laid out before is added to each call.
    guard isOpen, member.passport != nil, let channel = peer.bare,
      let way = call.way(options, self)
    else { return nil }
    return KnownRoute(self, way, over: channel)
  }

  /// Passes a call on that was let in and has familiar metadata, of which `metadata` goes on.
  func pass(
    _ call: consuming PassingCall,
    _ metadata: Metadata
  ) throws -> PassingCall.Decision {
    var options = CallOptions(
      metadata: metadata,
      prepared: member.passport,
      requestID: call.requestID,
      priority: call.priority,
      waitsForReturn: true
    )
    TrustedMetadata.complete(
      &options,
      for: member,
      seen: peer.area.followsOthers ? positions.seen(by: member) : nil
    )
    return try call.pass(over: peer.channel, consume options, self)
  }

  func answered(_ call: PassedFacts, head: inout Metadata, trailers: inout Metadata) {
    peer.ended(pass, .answered, at: call.now)
    if !trailers.isEmpty {
      if let position = trailers[TrustedKey.position] { positions.note(position, by: member) }
      trailers = trailers.withoutOurs
    }
    if !head.isEmpty { head = head.withoutOurs }
    if let line { return method.wentWell(call, line) }
    // The second says that there are many.
    if hasAnswered, let line = method.line(for: member) {
      self.line = line
      return method.wentWell(call, line)
    }
    hasAnswered = true
    AuditedCall(call, method).ended(.ok, member, at: call.now)
  }

  func refused(_ call: PassedFacts, _ error: RPCError) -> RPCError {
    let waited = call.now - (start ?? call.startedAt)
    peer.ended(pass, peer.outcome(of: error, after: waited, at: call.now), at: call.now)
    let refusal = Forwarder.fromService(peer.named(error))
    AuditedCall(call, method).ended(refusal.code, member, at: call.now)
    return refusal
  }
}
