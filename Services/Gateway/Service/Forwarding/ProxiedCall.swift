import GatewayDomain
import RPC
import ServiceRuntime

/// Sees the reply of one proxied call: breaker, position of the caller, audit line.
///
/// Used on the loop only; its peer and positions are shared.
final class ProxiedCall: PassingInterceptor {
  private let method: AuditedMethod
  private let member: CallerContext
  private let peer: Peer
  private let pass: CircuitBreaker.Pass
  private let positions: SeenPositions
  private let forwardedAt: MonotonicInstant

  /// - Throws: what ``Peer/admit()`` throws.
  init(
    of method: AuditedMethod,
    for member: CallerContext,
    to peer: Peer,
    _ positions: SeenPositions
  ) throws {
    self.method = method
    self.member = member
    self.peer = peer
    self.positions = positions
    forwardedAt = peer.loop.now
    pass = try peer.admit()
  }

  func answered(_ call: PassedFacts, head: inout Metadata, trailers: inout Metadata) {
    peer.ended(pass, .answered, at: call.now)
    if !trailers.isEmpty {
      if let position = trailers[TrustedKey.position] { positions.note(position, by: member) }
      trailers = trailers.withoutReservedKeys
    }
    if !head.isEmpty { head = head.withoutReservedKeys }
    AuditedCall(call, method).ended(.ok, member, at: call.now)
  }

  func refused(_ call: PassedFacts, _ error: RPCError) -> RPCError {
    let waited = call.now - forwardedAt
    peer.ended(pass, peer.outcome(of: error, after: waited, at: call.now), at: call.now)
    let refusal = Forwarder.fromService(peer.named(error))
    AuditedCall(call, method).ended(refusal.code, member, at: call.now)
    return refusal
  }
}
