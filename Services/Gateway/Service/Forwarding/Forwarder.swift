package import GatewayDomain
package import RPC
import ServiceRuntime

/// Passes plain calls on to the service they belong to, without reading a message.
package struct Forwarder: Sendable {
  package let peers: Peers
  package let positions: SeenPositions
  private let directory: Directory

  package init(peers: Peers, positions: SeenPositions, directory: Directory) {
    self.peers = peers
    self.positions = positions
    self.directory = directory
  }

  /// Hands one call on and its replies back.
  ///
  /// Time left, cancellation and the caller's metadata go with it; what only the door may say is
  /// taken off in both directions.
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

  /// Hands a plain call on without a task that waits for its answer; the audit of `method` hears once how it
  /// went.
  func pass(
    _ call: consuming PassingCall,
    _ facts: CallFacts,
    of member: CallerContext,
    to area: Area,
    _ method: AuditedMethod
  ) throws -> PassingCall.Decision {
    let options = options(for: facts, of: member, to: area)
    do {
      let peer = try peers[area]
      let route = try ProxiedCall(of: method, for: member, to: peer, positions)
      return try call.pass(over: peer.channel, consume options, route)
    } catch {
      throw Self.fromService(error)
    }
  }

  /// Hands a call with a stream of requests on, message by message; what comes waits for what goes.
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
      try await forward(exchange.replies, of: peer, to: replies, admitted.call, under: lease) {
        try await exchange.requests.forward(requests)
      }
    } catch {
      throw Self.fromService(error)
    }
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

  /// What came beside a reply.
  private func returnToCaller(_ reply: Reply<[UInt8]>, to call: ServerCall, _ member: CallerContext)
  {
    if let position = reply.trailers[TrustedKey.position] {
      positions.note(position, by: member)
    }
    if !reply.head.isEmpty { call.sendHead(reply.head.withoutReservedKeys) }
    returnToCaller(reply.trailers, to: call)
  }

  /// A stream lives as long as the token it was opened with.
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
      // "Accepted, live" is news even when no message comes for long.
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

  /// The service's refusal as it came, without what was meant for the door alone.
  static func fromService(_ error: any Error) -> RPCError {
    var refusal = RPCError(describing: error)
    refusal.trailers = refusal.trailers.withoutReservedKeys
    // The one repetition that needs no policy has been made here already.
    if refusal.isUnprocessed, refusal.retryAfter == nil {
      refusal.retryAfter = .milliseconds(250)
    }
    return refusal
  }
}

extension Metadata {
  /// Without what only the door and the services tell each other.
  var withoutReservedKeys: Metadata {
    var rest = self
    rest.removeAll { TrustedMetadata.isReserved($0) }
    return rest
  }
}
