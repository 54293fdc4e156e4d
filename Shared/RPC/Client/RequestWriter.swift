public import Wire

/// Where a caller puts the messages of a stream of requests.
///
/// ``send(_:)`` waits while the server has not taken what was sent before, so a slow server slows
/// its caller and never fills memory. Several tasks may send; their messages go out in turn.
public struct RequestWriter<Request: Message>: Sendable {
  private let exchange: StreamReader

  init(_ exchange: StreamReader) {
    self.exchange = exchange
  }

  /// Sends one message.
  ///
  /// - Throws: ``RPCError`` when the call failed, ``RequestsNotWanted`` when it has ended well.
  public func send(_ message: Request) async throws {
    let size = message.encodedSize()
    try await exchange.send(bytes: size) { message.encode(into: $0, size: size) }
  }

  /// Says that nothing follows what was sent: the half-close.
  public func finish() {
    exchange.finish()
  }
}

/// Where a caller puts requests in bytes: otherwise like ``RequestWriter``.
package struct RawRequestWriter: Sendable {
  private let exchange: StreamReader

  init(_ exchange: StreamReader) {
    self.exchange = exchange
  }

  /// Sends one message.
  ///
  /// - Throws: ``RPCError`` when the call failed, ``RequestsNotWanted`` when it has ended well.
  package func send(_ message: [UInt8]) async throws {
    try await exchange.send(bytes: message.count) { $0.put(message) }
  }

  /// Passes on what comes, unread, one waiting for the other, and then the half-close.
  ///
  /// Returns early when the call has ended well and wants no more.
  ///
  /// - Throws: how the call failed, or why requests stopped coming.
  package func forward(_ incoming: RawRequestStream) async throws {
    do {
      for try await request in incoming { try await send(request) }
      finish()
    } catch is RequestsNotWanted {}
  }

  /// Says that nothing follows what was sent: the half-close.
  package func finish() {
    exchange.finish()
  }
}

/// A call with messages both ways.
///
/// Its ends are independent: what is sent need not have an answer, and answers may come unasked.
/// The call is given up when both ends were dropped, or a task that waits in one was cancelled.
public struct Exchange<Request: Message, Response: Message>: Sendable {
  /// What this side sends.
  public let requests: RequestWriter<Request>
  /// What the other side sends.
  public let replies: ReplyStream<Response>
}

/// A call with messages both ways in bytes; otherwise like ``Exchange``.
package struct RawExchange: Sendable {
  package let requests: RawRequestWriter
  package let replies: RawReplyStream
}
