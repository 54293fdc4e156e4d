package import GatewayDomain
package import RPC
package import ServiceRuntime
import Vocabulary
import Wire

/// Serves methods behind the door: admits a call, hands it on, and writes one line about it.
///
/// Every method goes through here, the gateway's own and those it passes on, so there is no way
/// past the access rule of the contract.
package struct Reception: Sendable {
  package let door: Door
  private let log: AuditLog

  package init(door: Door, log: Logger) {
    self.door = door
    self.log = AuditLog(log)
  }

  /// What is done with a call that was let in.
  package typealias Work =
    @Sendable (_ visit: Visit, _ request: [UInt8], _ replies: RawReplyWriter) async throws -> Void

  package func handler(_ work: @escaping Work) -> UnreadHandler {
    { request, call, replies in
      var request = request
      try await receive(call) { guest in
        let visit = try await door.admit(call, request: try request.message())
        guest = visit.guest
        try await work(visit, try request.message(), replies)
      }
    }
  }

  /// The same door for calls of `method` that nobody has to wait for.
  package func passer(
    of method: MethodDescriptor,
    over forwarder: Forwarder,
    to area: Area
  ) -> PassingHandler {
    // Whom nobody asks who they are, a handler counts by their address.
    if AccessRule(method.access) == .anyone { return { $0.handle() } }
    let doorway = Doorway(of: method, log.phrases(for: method), door, forwarder, to: area)
    return { try doorway.pass($0) }
  }

  /// What is done with a call with a stream of requests.
  package typealias StreamWork =
    @Sendable (_ visit: Visit, _ requests: RawRequestStream, _ replies: RawReplyWriter) async throws
    -> Void

  /// A call with a stream of requests is about its caller.
  ///
  /// The plug-in refuses contracts that name somebody else in a stream. The handler starts with CALL
  /// and may speak first, so waiting for a message before the door opens would leave both sides
  /// waiting; and each later message could name another member.
  package func streamHandler(_ work: @escaping StreamWork) -> RawStreamHandler {
    { requests, call, replies in
      try await receive(call) { guest in
        let visit = try await door.admit(call, request: [])
        guest = visit.guest
        try await work(visit, requests, replies)
      }
    }
  }

  /// Answers a call of a method that nobody has; strangers who try names pay with their address.
  package var unknownMethod: UnreadHandler {
    { _, call, _ in
      try await receive(call) { _ in
        try door.countStranger(call)
        throw RPCError(.unimplemented, "unknown_method", "There is no such method.")
      }
    }
  }

  /// Says whose a call is whose request is still to come; nothing of that is kept for who is refused, and there is
  /// one line about it.
  package var authenticator: Authenticator {
    { call in
      do {
        return try await door.holder(of: call)
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
    _ body: (inout Visit.Guest?) async throws -> Void
  ) async throws {
    let audited = AuditedCall(call.facts, log.phrases(for: call.method))
    var guest: Visit.Guest?
    var member: MemberVisit? { if case .member(let visit) = guest { visit } else { nil } }
    do {
      try await body(&guest)
      audited.ended(.ok, member, at: call.facts.loop.now)
    } catch {
      let refusal = RPCError(describing: error)
      audited.ended(refusal.code, member, at: call.facts.loop.now)
      throw refusal
    }
  }
}

extension Router {
  /// Serves one of the gateway's own unary methods.
  mutating func serve<Request: Message, Response: Message>(
    _ method: MethodDescriptor,
    behind reception: Reception,
    _ handle: @escaping @Sendable (Request, Visit) async throws -> Response
  ) {
    registerUnread(
      method,
      reception.handler { visit, bytes, replies in
        let request: Request = try await visit.call.request(bytes)
        let response = try await Self.own { try await handle(request, visit) }
        try await replies.send(response.encoded())
      }
    )
  }

  /// Serves one of the gateway's own streams.
  mutating func serveStream<Request: Message, Response: Message>(
    _ method: MethodDescriptor,
    behind reception: Reception,
    _ handle: @escaping @Sendable (Request, Visit, ReplyWriter<Response>) async throws -> Void
  ) {
    registerUnread(
      method,
      reception.handler { visit, bytes, _ in
        let request: Request = try await visit.call.request(bytes)
        try await Self.own { try await handle(request, visit, ReplyWriter(call: visit.call)) }
      }
    )
  }

  /// Does what is not only passed on.
  private static func own<Result>(_ work: () async throws -> Result) async throws -> Result {
    do { return try await work() } catch { throw RPCError(ofHandler: error) }
  }
}
