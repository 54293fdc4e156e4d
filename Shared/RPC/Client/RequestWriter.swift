public import Wire

/// Writes the messages of a stream of requests.
///
/// ``send(_:)`` waits until the server has taken what was sent before, so a slow server slows its
/// caller and never fills memory. Several tasks may send; their messages are sent in turn.
public struct RequestWriter<Request: Message>: Sendable {
  private let exchange: StreamReader

  init(_ exchange: StreamReader) {
    self.exchange = exchange
  }

  /// Sends one message.
  ///
  /// - Throws: ``RPCError`` if the call failed, ``RequestsNotWanted`` if it has ended with OK.
  public func send(_ message: Request) async throws {
    let size = message.encodedSize()
    try await exchange.send(bytes: size) { message.encode(into: $0, size: size) }
  }

  /// Half-closes the stream: there are no more messages.
  public func finish() {
    exchange.finish()
  }
}

/// Writes requests in bytes; otherwise like ``RequestWriter``.
package struct RawRequestWriter: Sendable {
  private let exchange: StreamReader

  init(_ exchange: StreamReader) {
    self.exchange = exchange
  }

  /// Sends one message.
  ///
  /// - Throws: ``RPCError`` if the call failed, ``RequestsNotWanted`` if it has ended with OK.
  package func send(_ message: [UInt8]) async throws {
    try await exchange.send(bytes: message.count) { $0.put(message) }
  }

  /// Forwards a stream of requests in bytes, one at a time, and then the half-close.
  ///
  /// Returns early when the call has ended with OK.
  ///
  /// - Throws: the call's error, or that of `incoming`.
  package func forward(_ incoming: RawRequestStream) async throws {
    do {
      for try await request in incoming { try await send(request) }
      finish()
    } catch is RequestsNotWanted {}
  }

  /// Half-closes the stream: there are no more messages.
  package func finish() {
    exchange.finish()
  }
}

/// A call with messages both ways.
///
/// Both directions are independent: a request need not have a reply, nor a reply a request. The
/// call is cancelled when both ends are released, or when a task that waits in one is cancelled.
public struct Exchange<Request: Message, Response: Message>: Sendable {
  /// The requests.
  public let requests: RequestWriter<Request>
  /// The replies.
  public let replies: ReplyStream<Response>
}

/// A call with messages both ways in bytes; otherwise like ``Exchange``.
package struct RawExchange: Sendable {
  package let requests: RawRequestWriter
  package let replies: RawReplyStream
}
