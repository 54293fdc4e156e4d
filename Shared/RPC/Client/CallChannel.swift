package import Wire

/// A way to call another process.
///
/// Everything else is built on ``start(_:)``. So a wrapper that adds a token, counts, or chooses a
/// channel implements one method. Calls may be made from any task; on ``loop`` they cost no thread
/// hop.
package protocol CallChannel: Sendable {
  /// The loop of its calls.
  var loop: EventLoop { get }

  /// Runs the call to its end.
  ///
  /// Called on ``loop``.
  func start(_ call: OutgoingCall)

  /// The channel to a server, unless a wrapper has to see each call.
  var bare: Channel? { get }
}

extension CallChannel {
  package var bare: Channel? { nil }
}

/// A reply with its metadata.
package struct Reply<Message: Sendable>: Sendable {
  package let message: Message
  /// Leading metadata; usually empty.
  package let head: Metadata
  package let trailers: Metadata
}

extension CallChannel {
  /// One request, one reply.
  ///
  /// - Throws: ``RPCError``. Inside a handler the call ends no later than the handler's own call.
  package func unary<Request: Message, Response: Message>(
    _ method: MethodDescriptor,
    _ request: Request,
    _ options: consuming CallOptions = CallOptions()
  ) async throws -> Response {
    let call = AwaitedCall(request.encodedParts(), method, options, loop)
    try await call.run(over: self)
    return try call.decoded()
  }

  /// The same for callers that encode and decode themselves, where the types are known.
  package func unaryEncoded(
    _ method: MethodDescriptor,
    _ request: EncodedParts,
    _ options: consuming CallOptions
  ) async throws -> [UInt8] {
    let call = AwaitedCall(request, method, options, loop)
    try await call.run(over: self)
    return call.reply
  }

  /// One request, one reply, with the reply's metadata.
  package func unaryReply<Request: Message, Response: Message>(
    _ method: MethodDescriptor,
    _ request: Request,
    _ options: CallOptions = CallOptions()
  ) async throws -> Reply<Response> {
    let call = AwaitedCall(request.encodedParts(), method, options, loop)
    try await call.run(over: self)
    return Reply(message: try call.decoded(), head: call.head, trailers: call.trailers)
  }

  /// One request, one reply, in bytes.
  package func unaryRaw(
    _ method: MethodDescriptor,
    _ request: [UInt8],
    _ options: CallOptions = CallOptions()
  ) async throws -> Reply<[UInt8]> {
    let call = AwaitedCall(EncodedParts(request), method, options, loop)
    try await call.run(over: self)
    return Reply(message: call.reply, head: call.head, trailers: call.trailers)
  }

  /// One request, any number of replies.
  ///
  /// Returns at once; errors are thrown while reading. Releasing the stream ends the call.
  package func serverStream<Request: Message, Response: Message>(
    _ method: MethodDescriptor,
    _ request: Request,
    _ options: CallOptions = CallOptions()
  ) async throws -> ReplyStream<Response> {
    let call = StreamCall(request.encodedParts(), method, options, loop)
    loop.perform { start(call) }
    return ReplyStream(StreamReader(call, self))
  }

  /// Any number of requests, one reply.
  ///
  /// `write` sends the requests; when it returns, the stream is half-closed. If the server answers
  /// before that, its answer counts, and sending throws ``RequestsNotWanted``.
  ///
  /// - Throws: ``RPCError``, or the error of `write`; then the call was cancelled.
  package func clientStream<Request: Message, Response: Message>(
    _ method: MethodDescriptor,
    _ options: CallOptions = CallOptions(),
    _ write: (RequestWriter<Request>) async throws -> Void
  ) async throws -> Response {
    let exchange = exchange(method, options)
    do {
      try await write(RequestWriter(exchange))
      exchange.finish()
    } catch is RequestsNotWanted {
      // The reply explains more than a failed write after it.
    } catch {
      exchange.call.cancel()
      throw error
    }
    return try await exchange.onlyReply()
  }

  /// Any number of messages each way.
  ///
  /// Returns at once; errors are thrown while reading and writing.
  package func bidirectional<Request: Message, Response: Message>(
    _ method: MethodDescriptor,
    _ options: CallOptions = CallOptions()
  ) async throws -> Exchange<Request, Response> {
    let exchange = exchange(method, options)
    return Exchange(requests: RequestWriter(exchange), replies: ReplyStream(exchange))
  }

  /// A call with a stream of requests in bytes, and one or many replies.
  package func exchangeRaw(
    _ method: MethodDescriptor,
    _ options: CallOptions = CallOptions()
  ) async throws -> RawExchange {
    let exchange = exchange(method, options)
    return RawExchange(requests: RawRequestWriter(exchange), replies: RawReplyStream(exchange))
  }

  private func exchange(_ method: MethodDescriptor, _ options: CallOptions) -> StreamReader {
    let call = StreamCall(nil, method, options, loop)
    loop.perform { start(call) }
    return StreamReader(call, self)
  }

  /// One request, any number of replies, in bytes.
  package func streamRaw(
    _ method: MethodDescriptor,
    _ request: [UInt8],
    _ options: CallOptions = CallOptions()
  ) async throws -> RawReplyStream {
    let call = StreamCall(EncodedParts(request), method, options, loop)
    loop.perform { start(call) }
    return RawReplyStream(StreamReader(call, self))
  }
}

extension AwaitedCall {
  fileprivate func decoded<Response: Message>() throws -> Response {
    do {
      return try Response(decoding: reply)
    } catch {
      throw RPCError(error, side: "reply")
    }
  }
}
