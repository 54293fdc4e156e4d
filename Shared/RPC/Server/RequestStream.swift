package import Wire

/// The messages of a client's stream, in order, each once.
///
/// Read it from one task. It ends with `nil` when the client has sent its last, and throws when the
/// call is over before that. What is not read keeps the client from sending more; a handler that
/// has heard enough just returns.
package struct RequestStream<Request: Message>: AsyncSequence, Sendable {
  package typealias Element = Request

  let call: ServerCall

  package func makeAsyncIterator() -> Iterator {
    Iterator(call: call)
  }

  package struct Iterator: AsyncIteratorProtocol {
    fileprivate let call: ServerCall

    /// - Throws: `INTERNAL` `malformed_message`, or `CancellationError` when the call is over, `CANCELLED` while one
    ///   is read.
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
