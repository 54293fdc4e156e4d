package import Wire

/// Writes the messages of a server stream.
///
/// ``send(_:cursor:)`` waits until the reader has taken what was sent before, so a slow reader
/// slows the handler and never fills memory.
package struct ReplyWriter<Response: Message>: Sendable {
  let call: ServerCall

  /// A writer for a call; tests use it with a call of their own.
  package init(call: ServerCall) {
    self.call = call
  }

  /// Sends one message.
  ///
  /// - Parameters:
  ///   - message: the next reply.
  ///   - cursor: 1 to 64 opaque bytes; a call that resumes from it gets what follows this message.
  /// - Throws: `CancellationError` when the call is over, or the waiting task was cancelled.
  package func send(_ message: Response, cursor: [UInt8]? = nil) async throws {
    let size = message.encodedSize()
    try await call.send(bytes: size, cursor: cursor) { message.encode(into: $0, size: size) }
  }
}

/// Writes the replies of a raw handler: ``ReplyWriter`` in bytes.
package struct RawReplyWriter: Sendable {
  let call: ServerCall

  /// A writer for a call; tests use it with a call of their own.
  package init(call: ServerCall) {
    self.call = call
  }

  /// Sends one message.
  ///
  /// For a method with one reply it is sent with END.
  ///
  /// - Throws: `CancellationError` when the call is over, or the waiting task was cancelled.
  package func send(_ message: [UInt8], cursor: [UInt8]? = nil) async throws {
    guard call.method.kind.repliesMany else {
      call.rawReply = message
      return
    }
    try await call.send(bytes: message.count, cursor: cursor) { $0.put(message) }
  }
}

extension ServerCall {
  /// Sends one message of a stream as soon as it may begin; `write` fills exactly the bytes it is
  /// given.
  func send(
    bytes: Int,
    cursor: [UInt8]?,
    write: @escaping @Sendable (EncodingPlace) -> Void
  ) async throws {
    guard loop.isOnLoop else {
      let task = Task(executorPreference: loop) { [self] in
        try await send(bytes: bytes, cursor: cursor, write: write)
      }
      return try await withTaskCancellationHandler {
        try await task.value
      } onCancel: {
        task.cancel()
      }
    }
    if hasEnded || isCancelled { throw CancellationError() }
    while let connection, connection.isSending(self) { try await waitForRoom() }
    let waiting = connection?.send(self, bytes: bytes, cursor: cursor, write: write)
    guard let message = waiting else { return }
    while !message.hasBegun {
      do {
        try await waitForRoom()
      } catch  where !message.hasBegun {
        connection?.withdraw(self, message)
        throw error
      } catch {}
    }
  }
}
