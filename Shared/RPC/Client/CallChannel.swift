package import Wire

/// A way to call another process.
///
/// Everything but ``start(_:)`` is made of it, so a wrapper that adds a token, counts, or chooses
/// among channels implements one method. Calls may be made from any task; on ``loop`` they cost
/// no thread hop.
package protocol CallChannel: Sendable {
  /// Where its calls live.
  var loop: EventLoop { get }

  /// Carries the call to its end. Called on ``loop``.
  func start(_ call: OutgoingCall)

  /// The channel to a server, where nothing stands in front of it that wants to see each call.
  var bare: Channel? { get }
}

extension CallChannel {
  package var bare: Channel? { nil }
}

/// A reply with what travelled beside it.
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

  /// The same for callers that encode the one and decode the other themselves, where their types are known.
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

  /// One request, one reply, both in bytes that nobody reads on the way.
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
  /// Returns at once; what goes wrong is thrown while reading. Dropping the stream ends the call.
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
  /// `write` sends the requests; when it returns, nothing follows. When the server answers before
  /// that, its answer counts, and sending throws ``RequestsNotWanted``.
  ///
  /// - Throws: ``RPCError``, or what `write` throws; then the call was given up.
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
      // The reply says more than the write that came too late.
    } catch {
      exchange.call.cancel()
      throw error
    }
    return try await exchange.onlyReply()
  }

  /// Any number of messages each way.
  ///
  /// Returns at once; what goes wrong is thrown while reading and writing.
  package func bidirectional<Request: Message, Response: Message>(
    _ method: MethodDescriptor,
    _ options: CallOptions = CallOptions()
  ) async throws -> Exchange<Request, Response> {
    let exchange = exchange(method, options)
    return Exchange(requests: RequestWriter(exchange), replies: ReplyStream(exchange))
  }

  /// A call with a stream of requests in bytes, whatever its replies are.
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
