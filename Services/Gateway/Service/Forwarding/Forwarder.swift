package import GatewayDomain
package import RPC
import ServiceRuntime
import Vocabulary

/// Forwards calls to their services without decoding messages.
package struct Forwarder: Sendable {
  package let peers: Peers
  package let positions: SeenPositions
  private let admission: AdmissionControl
  private var directory: Directory { admission.directory }

  package init(peers: Peers, positions: SeenPositions, admission: AdmissionControl) {
    self.peers = peers
    self.positions = positions
    self.admission = admission
  }

  /// Forwards one call and returns its replies.
  ///
  /// Deadline, cancellation and the caller's metadata are forwarded; reserved keys are removed in both
  /// directions.
  package func forward(
    _ request: [UInt8],
    of admitted: AdmittedCall,
    to area: Area,
    _ replies: RawReplyWriter
  ) async throws {
    let member = try admitted.member
    let options = options(for: admitted.call.facts, of: member, to: area)
    do {
      if admitted.call.method.kind == .unary {
        try await forwardUnary(request, admitted.call, member, area, options, replies)
      } else {
        let peer = try peers[area]
        let lease = try await directory.lease(member.tokenHash)
        let stream = try await peer.opening { channel in
          try await channel.streamRaw(admitted.call.method, request, options)
        }
        try await forward(stream, of: peer, to: replies, admitted.call, under: lease) {}
      }
    } catch {
      throw Self.fromService(error)
    }
  }

  /// Forwards a unary call without a task that waits for its reply.
  ///
  /// Writes one audit line.
  func pass(
    _ call: consuming ForwardableCall,
    _ facts: CallFacts,
    of member: CallerContext,
    to area: Area,
    _ method: AuditedMethod
  ) throws -> ForwardableCall.Decision {
    let options = options(for: facts, of: member, to: area)
    do {
      let peer = try peers[area]
      let route = try ProxiedCall(of: method, for: member, to: peer, positions, admission)
      return try call.pass(over: peer.channel, consume options, route)
    } catch {
      throw Self.fromService(error)
    }
  }

  /// Forwards a call with a stream of requests message by message, with backpressure.
  package func forward(
    _ requests: RawRequestStream,
    of admitted: AdmittedCall,
    to area: Area,
    _ replies: RawReplyWriter
  ) async throws {
    let member = try admitted.member
    let options = options(for: admitted.call.facts, of: member, to: area)
    do {
      let peer = try peers[area]
      let lease = try await directory.lease(member.tokenHash)
      let exchange = try await peer.opening { channel in
        try await channel.exchangeRaw(admitted.call.method, options)
      }
      let method = admitted.call.method
      try await forward(exchange.replies, of: peer, to: replies, admitted.call, under: lease) {
        try await forward(requests, to: exchange.requests, of: member, method)
      }
    } catch {
      throw Self.fromService(error)
    }
  }

  /// Forwards requests as they arrive.
  ///
  /// When they need consent for a child, each one and the end are checked, so that a withdrawal ends the stream and
  /// the service discards what it has not stored.
  private func forward(
    _ requests: RawRequestStream,
    to service: RawRequestWriter,
    of member: CallerContext,
    _ method: MethodDescriptor
  ) async throws {
    guard let area = method.consent.map({ ConsentKind($0) }),
      member.home.member(member.subject)?.role == .child
    else { return try await service.forward(requests) }
    func checkConsent() async throws {
      let home = try await directory.home(member.household)
      guard home?.hasConsent(of: member.subject, to: area) == true else {
        throw AccessRefusal.noConsent(area)
      }
    }
    do {
      for try await request in requests {
        try await checkConsent()
        try await service.send(request)
      }
      try await checkConsent()
      service.finish()
    } catch is RequestsNotWanted {}
  }

  private func options(
    for call: CallFacts,
    of member: CallerContext,
    to area: Area
  ) -> CallOptions {
    TrustedMetadata.forwarding(
      member,
      of: call,
      seen: area.followsOthers ? positions.seen(by: member) : nil
    )
  }

  private func forwardUnary(
    _ request: [UInt8],
    _ call: ServerCall,
    _ member: CallerContext,
    _ area: Area,
    _ options: CallOptions,
    _ replies: RawReplyWriter
  ) async throws {
    let reply = try await peers[area].calling { channel in
      try await channel.unaryRaw(call.method, request, options)
    }
    returnToCaller(reply, to: call, member)
    try await replies.send(reply.message)
  }

  /// Returns head and trailers of a reply; records the caller's position, and charges what the call wrote.
  private func returnToCaller(_ reply: Reply<[UInt8]>, to call: ServerCall, _ member: CallerContext)
  {
    if let position = reply.trailers[TrustedKey.position] {
      positions.note(position, by: member)
    }
    if let written = WrittenAmount(trailers: reply.trailers) {
      admission.charge(written, to: member)
    }
    if !reply.head.isEmpty { call.sendHead(reply.head.withoutReservedKeys) }
    returnToCaller(reply.trailers, to: call)
  }

  /// Forwards replies; ends the stream when the token that opened it is revoked.
  private func forward(
    _ stream: RawReplyStream,
    of peer: Peer,
    to replies: RawReplyWriter,
    _ call: ServerCall,
    under lease: AsyncStream<Never>,
    _ forwardRequests: @escaping @Sendable () async throws -> Void
  ) async throws {
    try await withThrowingTaskGroup(of: Bool.self) { group in
      defer { group.cancelAll() }
      group.addTask {
        for await _ in lease {}
        try Task.checkCancellation()
        throw SignInRefusal.revoked
      }
      group.addTask {
        try await forwardRequests()
        return false
      }
      group.addTask {
        try await forwardReplies(stream, of: peer, to: replies, call)
        return true
      }
      while try await group.next() == false {}
    }
    returnToCaller(await stream.trailers(), to: call)
  }

  private func forwardReplies(
    _ stream: RawReplyStream,
    of peer: Peer,
    to replies: RawReplyWriter,
    _ call: ServerCall
  ) async throws {
    do {
      // Sent at once, so that the client knows that the stream is open even without messages.
      call.sendHead(try await stream.head().withoutReservedKeys)
      for try await reply in stream {
        try await replies.send(reply.bytes, cursor: reply.cursor)
      }
    } catch {
      throw peer.named(RPCError(describing: error))
    }
  }

  private func returnToCaller(_ trailers: Metadata, to call: ServerCall) {
    for entry in trailers.withoutReservedKeys { call.appendTrailer(entry) }
  }

  /// The service's error without reserved trailers.
  static func fromService(_ error: any Error) -> RPCError {
    var refusal = RPCError(describing: error)
    refusal.trailers = refusal.trailers.withoutReservedKeys
    // The channel has already retried once; this delays the client's retry.
    if refusal.isUnprocessed, refusal.retryAfter == nil {
      refusal.retryAfter = .milliseconds(250)
    }
    return refusal
  }
}

extension Metadata {
  /// Without the keys that are reserved for the gateway and its services.
  var withoutReservedKeys: Metadata {
    var rest = self
    rest.removeAll { TrustedMetadata.isReserved($0) }
    return rest
  }
}
