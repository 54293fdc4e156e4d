package import GatewayDomain
package import RPC
package import ServiceRuntime
import Vocabulary

/// Serves methods behind the door: admits a call, hands it on, and writes one line about it.
///
/// Every method goes through here, the gateway's own and those it passes on, so there is no way
/// past the access rule of the contract.
package struct AdmissionMiddleware: Sendable {
  package let admission: AdmissionControl
  private let log: AuditLog

  package init(admission: AdmissionControl, log: Logger) {
    self.admission = admission
    self.log = AuditLog(log)
  }

  /// What is done with a call that was let in.
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

  /// The same door for calls of `method` that nobody has to wait for.
  package func proxyHandler(
    of method: MethodDescriptor,
    over forwarder: Forwarder,
    to area: Area
  ) -> PassingHandler {
    // Whom nobody asks who they are, a handler counts by their address.
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

  /// What is done with a call with a stream of requests.
  package typealias StreamWork =
    @Sendable (_ admitted: AdmittedCall, _ requests: RawRequestStream, _ replies: RawReplyWriter)
    async throws
    -> Void

  /// A call with a stream of requests is about its caller.
  ///
  /// The plug-in refuses contracts that name somebody else in a stream. The handler starts with CALL
  /// and may speak first, so waiting for a message before the door opens would leave both sides
  /// waiting; and each later message could name another member.
  package func streamHandler(_ work: @escaping StreamWork) -> RawStreamHandler {
    { requests, call, replies in
      try await receive(call) { identity in
        let admitted = try await admission.admit(call, request: [])
        identity = admitted.identity
        try await work(admitted, requests, replies)
      }
    }
  }

  /// Answers a call of a method that nobody has; strangers who try names pay with their address.
  package var unknownMethod: UnreadHandler {
    { _, call, _ in
      try await receive(call) { _ in
        try admission.countUnauthenticated(call)
        throw RPCError(.unimplemented, "unknown_method", "There is no such method.")
      }
    }
  }

  /// Says whose a call is whose request is still to come; nothing of that is kept for who is refused, and there is
  /// one line about it.
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
