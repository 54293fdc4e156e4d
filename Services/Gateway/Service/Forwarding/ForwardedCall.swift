import GatewayDomain
import RPC
import ServiceRuntime

/// A call that was passed on, and what the door does with its answer before the caller gets it.
///
/// Touched on the loop only.
final class ForwardedCall: PassingInterceptor {
  private let member: MemberVisit
  private let peer: Peer
  private let pass: CircuitBreaker.Pass
  private let positions: PositionBook
  private let start: MonotonicInstant
  /// Hears once how it went.
  private let audited: AuditedCall

  /// - Throws: what ``Peer/admit()`` throws.
  init(
    of member: MemberVisit,
    to peer: Peer,
    _ positions: PositionBook,
    _ audited: AuditedCall
  ) throws {
    self.member = member
    self.peer = peer
    self.positions = positions
    self.audited = audited
    pass = try peer.admit()
    start = peer.loop.now
  }

  func answered(head: inout Metadata, trailers: inout Metadata) {
    peer.ended(pass, .answered)
    if !trailers.isEmpty {
      if let position = trailers[TrustedKey.position] { positions.note(position, by: member) }
      trailers = trailers.withoutOurs
    }
    if !head.isEmpty { head = head.withoutOurs }
    audited.ended(.ok, member, at: peer.loop.now)
  }

  func refused(_ error: RPCError) -> RPCError {
    let now = peer.loop.now
    peer.ended(pass, peer.outcome(of: error, after: now - start))
    let refusal = Forwarder.fromService(peer.named(error))
    audited.ended(refusal.code, member, at: now)
    return refusal
  }
}
