package import Wire

/// The messages of a client's stream, in order, each once.
///
/// Read it from one task. It ends with `nil` after the client's last message, and throws when the
/// call is over before. Unread messages keep the client from sending more. A handler that needs no
/// more just returns.
package struct RequestStream<Request: Message>: AsyncSequence, Sendable {
  package typealias Element = Request

  let call: ServerCall

  package func makeAsyncIterator() -> Iterator {
    Iterator(call: call)
  }

  package struct Iterator: AsyncIteratorProtocol {
    fileprivate let call: ServerCall

    /// - Throws: `INTERNAL` `malformed_message`; `CancellationError` when the call is over, or
    ///   `CANCELLED` if that happens while a message is decoded.
    package mutating func next() async throws -> Request? {
      guard let bytes = try await call.nextRequest() else { return nil }
      return try await call.request(bytes)
    }
  }
}

/// The messages of a client's stream in bytes; otherwise like ``RequestStream``.
package struct RawRequestStream: AsyncSequence, Sendable {
  package typealias Element = [UInt8]

  let call: ServerCall

  package func makeAsyncIterator() -> Iterator {
    Iterator(call: call)
  }

  package struct Iterator: AsyncIteratorProtocol {
    fileprivate let call: ServerCall

    package mutating func next() async throws -> [UInt8]? {
      try await call.nextRequest()
    }
  }
}
