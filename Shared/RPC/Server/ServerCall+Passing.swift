import Wire

/// Calls that are passed on as they came: no task waits for the answer.
extension ServerCall {
  /// Sends the call's one request on over a channel of the same loop.
  ///
  /// What goes on has this call's time and trace, and ends with it.
  ///
  /// - Parameters:
  ///   - request: as it was read.
  ///   - channel: where it goes.
  ///   - options: what goes with it.
  ///   - whenOver: told once, on the loop, and answers with ``answer(_:)`` or ``refuse(_:)``.
  package func pass(
    _ request: [UInt8],
    over channel: any CallChannel,
    _ options: consuming CallOptions,
    whenOver: @escaping (Result<Reply<[UInt8]>, RPCError>) -> Void
  ) {
    precondition(channel.loop === loop, "passed on to another loop")
    let onward = UnaryCall(passing: request, of: self, options) { [self] onward, failure in
      waitsFor = nil
      if let failure { return whenOver(.failure(failure)) }
      whenOver(
        .success(Reply(message: onward.reply, head: onward.head, trailers: onward.trailers))
      )
    }
    waitsFor = onward
    channel.start(onward)
  }

  /// Ends the call with its one reply.
  package func answer(_ reply: [UInt8]) {
    finish(replyBytes: reply.count) { $0.put(reply) }
  }
}
