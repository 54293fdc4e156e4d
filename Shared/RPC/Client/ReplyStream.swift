import Synchronization
public import Wire

/// The replies of a server stream, in order, each once.
///
/// Read it from one task. It ends with `nil` when the server is done and throws ``RPCError`` when
/// the call failed. Releasing it, or cancelling the reading task, ends the call.
public struct ReplyStream<Response: Message>: AsyncSequence, Sendable {
  /// One reply.
  public typealias Element = Response

  private let reader: StreamReader
  private let cursor = SharedCursor()

  init(_ reader: StreamReader) {
    self.reader = reader
  }

  /// Begins to read; once only.
  public func makeAsyncIterator() -> Iterator {
    Iterator(reader: reader, cursor: cursor)
  }

  /// Waits until the server has accepted the call, and returns its leading metadata.
  package func head() async throws -> Metadata {
    try await reader.head()
  }

  /// The trailing metadata, once the stream has ended well.
  package func trailers() async -> Metadata {
    await reader.trailers()
  }

  /// The cursor of the last message that was taken; for ``CallOptions/resumeFrom``.
  package var lastCursor: [UInt8]? { cursor.value.withLock { $0 } }

  /// Ends the call.
  public func cancel() {
    reader.call.cancel()
  }

  /// Returns the replies in order.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let reader: StreamReader
    fileprivate let cursor: SharedCursor

    /// Waits for the next reply; `nil` when the server is done.
    public mutating func next() async throws -> Response? {
      guard let reply = try await reader.next() else { return nil }
      do {
        let message = try Response(decoding: reply.bytes)
        // A reply that cannot be decoded is sent again after a resume.
        if let position = reply.cursor { cursor.value.withLock { $0 = position } }
        return message
      } catch {
        reader.call.cancel()
        throw RPCError(error, side: "reply")
      }
    }
  }
}

/// The replies of a server stream in bytes, with their cursors; otherwise like ``ReplyStream``.
package struct RawReplyStream: AsyncSequence, Sendable {
  package typealias Element = RawReply

  private let reader: StreamReader

  init(_ reader: StreamReader) {
    self.reader = reader
  }

  package func makeAsyncIterator() -> Iterator {
    Iterator(reader: reader)
  }

  /// Waits until the server has accepted the call, and returns its leading metadata.
  package func head() async throws -> Metadata {
    try await reader.head()
  }

  /// The trailing metadata, once the stream has ended well.
  package func trailers() async -> Metadata {
    await reader.trailers()
  }

  /// The one reply of a method that has one.
  ///
  /// - Throws: also `UNIMPLEMENTED` `wrong_message_count` if there is none, or another one.
  package func only() async throws -> RawReply {
    try await reader.onlyRaw()
  }

  /// Ends the call.
  package func cancel() {
    reader.call.cancel()
  }

  package struct Iterator: AsyncIteratorProtocol {
    fileprivate let reader: StreamReader

    package mutating func next() async throws -> RawReply? {
      try await reader.next()
    }
  }
}

final class SharedCursor: Sendable {
  let value = Mutex<[UInt8]?>(nil)
}
