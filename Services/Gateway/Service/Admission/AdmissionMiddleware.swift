package import GatewayDomain
package import RPC
package import ServiceRuntime
import Vocabulary

/// Wraps handlers: admits a call, runs the handler, and writes one audit line.
///
/// Every method is served through it, own and proxied, so no method bypasses the access rule of its
/// contract.
package struct AdmissionMiddleware: Sendable {
  package let admission: AdmissionControl
  private let log: AuditLog

  package init(admission: AdmissionControl, log: Logger) {
    self.admission = admission
    self.log = AuditLog(log, admission.trail)
  }

  /// The handler of an admitted call.
  package typealias Work =
    @Sendable (_ admitted: AdmittedCall, _ request: [UInt8], _ replies: RawReplyWriter) async throws
    -> Void

  package func handler(_ work: @escaping Work) -> UnreadHandler {
    { request, call, replies in
      var request = request
      try await receive(call) { identity in
        let admitted = try await admission.admit(call, request: try request.message())
        identity = admitted.identity
        try await work(admitted, try request.message(), replies)
      }
    }
  }

  /// Admits and forwards calls of `method` without a task, when their session is in memory.
  package func proxyHandler(
    of method: MethodDescriptor,
    over forwarder: Forwarder,
    to area: Area
  ) -> ForwardingHandler {
    // Public methods are rate-limited by address, in the handler.
    if AccessRule(method.access) == .anyone { return { $0.handle() } }
    let fastPath = ProxyFastPath(
      of: method,
      log.phrases(for: method),
      admission,
      forwarder,
      to: area
    )
    return { try fastPath.pass($0) }
  }

  /// The handler of an admitted call with a stream of requests.
  package typealias StreamWork =
    @Sendable (_ admitted: AdmittedCall, _ requests: RawRequestStream, _ replies: RawReplyWriter)
    async throws
    -> Void

  /// Wraps a handler with a stream of requests; the subject of such a call is its caller.
  ///
  /// The generator refuses contracts with a subject field in a request stream: each message could name
  /// another member, and waiting for the first one would deadlock with a handler that sends first.
  package func streamHandler(_ work: @escaping StreamWork) -> RawStreamHandler {
    { requests, call, replies in
      try await receive(call) { identity in
        let admitted = try await admission.admit(call, request: [])
        identity = admitted.identity
        try await work(admitted, requests, replies)
      }
    }
  }

  /// Refuses a call of an unknown method, and counts it against the caller's address.
  package var unknownMethod: UnreadHandler {
    { _, call, _ in
      try await receive(call) { _ in
        try admission.countUnauthenticated(call)
        throw RPCError(.unimplemented, "unknown_method", "There is no such method.")
      }
    }
  }

  /// Authenticates a call before its request has arrived.
  ///
  /// Nothing is buffered for a refused call; it gets an audit line.
  package var authenticator: Authenticator {
    { call in
      do {
        return try await admission.holder(of: call)
      } catch {
        let refusal = RPCError(describing: error)
        let audited = AuditedCall(call.facts, log.phrases(for: call.method))
        audited.ended(refusal.code, nil, at: call.facts.loop.now)
        throw refusal
      }
    }
  }

  private func receive(
    _ call: ServerCall,
    _ body: (inout AdmittedCall.Identity?) async throws -> Void
  ) async throws {
    let audited = AuditedCall(call.facts, log.phrases(for: call.method))
    var identity: AdmittedCall.Identity?
    var member: CallerContext? { if case .member(let context) = identity { context } else { nil } }
    do {
      try await body(&identity)
      audited.ended(.ok, member, at: call.facts.loop.now)
    } catch {
      let refusal = RPCError(describing: error)
      audited.ended(refusal.code, member, at: call.facts.loop.now)
      throw refusal
    }
  }
}
