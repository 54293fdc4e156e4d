import GatewayDomain
import RPC
import ServiceRuntime

/// Handles the end of a proxied call: breaker, caller's position, write quota and audit line.
///
/// Used on the event loop only; peer, positions and admission are shared with other threads.
final class ProxiedCall: ForwardingInterceptor {
  private let method: AuditedMethod
  private let member: CallerContext
  private let peer: Peer
  private let pass: CircuitBreaker.Pass
  private let positions: SeenPositions
  private let admission: AdmissionControl
  private let forwardedAt: MonotonicInstant

  /// - Throws: as ``Peer/admit()``.
  init(
    of method: AuditedMethod,
    for member: CallerContext,
    to peer: Peer,
    _ positions: SeenPositions,
    _ admission: AdmissionControl
  ) throws {
    self.method = method
    self.member = member
    self.peer = peer
    self.positions = positions
    self.admission = admission
    forwardedAt = peer.loop.now
    pass = try peer.admit()
  }

  func answered(_ call: ForwardedFacts, head: inout Metadata, trailers: inout Metadata) {
    peer.ended(pass, .answered, at: call.now)
    if !trailers.isEmpty {
      if let position = trailers[TrustedKey.position] { positions.note(position, by: member) }
      if let written = WrittenAmount(trailers: trailers) { admission.charge(written, to: member) }
      trailers = trailers.withoutReservedKeys
    }
    if !head.isEmpty { head = head.withoutReservedKeys }
    AuditedCall(call, method).ended(.ok, member, at: call.now)
  }

  func refused(_ call: ForwardedFacts, _ error: RPCError) -> RPCError {
    let waited = call.now - forwardedAt
    peer.ended(pass, peer.outcome(of: error, after: waited, at: call.now), at: call.now)
    let refusal = Forwarder.fromService(peer.named(error))
    AuditedCall(call, method).ended(refusal.code, member, at: call.now)
    return refusal
  }
}

extension WrittenAmount {
  /// Reads the amount that a service reports in its trailers; `nil` when nothing was written.
  init?(trailers: Metadata) {
    guard let text = trailers[TrustedKey.written] else { return nil }
    self.init(text: text)
  }
}
