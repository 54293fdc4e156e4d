import Vocabulary

/// Received requests of a stream that the handler has not taken.
///
/// Credit bounds them: it is returned when a message is taken. Touched on the loop only.
final class RequestInbox {
  struct Waiting {
    let bytes: [UInt8]
    let cost: Int
    let isCompressed: Bool

    /// The bytes it counts for.
    fileprivate var kept: Int { bytes.count + MessageFrame.overhead }
  }

  enum Taken {
    case message(Waiting)
    case end
  }

  private var waiting = FIFOQueue<Waiting>()
  private var isEnded = false
  private var reader: UnsafeContinuation<Void, Never>?
  /// Called with each message that the handler takes.
  var onTaken: ((Taken) -> Void)?

  /// Adds a message in its wire form; a compressed one is inflated when it is taken.
  func add(_ bytes: [UInt8], cost: Int, isCompressed: Bool) {
    waiting.append(Waiting(bytes: bytes, cost: cost, isCompressed: isCompressed))
    wake()
  }

  /// The client has sent its last message.
  func end() {
    isEnded = true
    wake()
  }

  /// Drops all messages; the call is over.
  func close() {
    waiting.removeAll()
    wake()
  }

  /// Resumes the waiting reader.
  func wake() {
    reader?.resume()
    reader = nil
  }

  /// The next message with its cost, or the end; `nil`: neither has been received.
  func take() -> Taken? {
    guard let next = waiting.popFirst() else {
      if isEnded { onTaken?(.end) }
      return isEnded ? .end : nil
    }
    onTaken?(.message(next))
    return .message(next)
  }

  /// Waits for a message; at most one reader at a time.
  func await(_ continuation: UnsafeContinuation<Void, Never>) {
    precondition(reader == nil, "two tasks read one stream")
    reader = continuation
  }
}

extension ServerCall {
  /// The next request of a stream; `nil` after the last one.
  ///
  /// - Throws: `CancellationError` when the call is over, or the reading task was cancelled.
  func nextRequest() async throws -> [UInt8]? {
    guard loop.isOnLoop else {
      let task = Task(executorPreference: loop) { [self] in try await nextRequest() }
      return try await withTaskCancellationHandler {
        try await task.value
      } onCancel: {
        task.cancel()
      }
    }
    guard let inbox else { return nil }
    while !hasEnded, !isCancelled, !Task.isCancelled {
      switch inbox.take() {
      case .message(let next):
        connection?.taken(self, cost: next.cost, kept: next.kept)
        guard next.isCompressed else { return next.bytes }
        try CompressedMessage.check(next.bytes, room: connection?.room ?? 0)
        return try CompressedMessage.inflate(request: next.bytes, limit: longestRequest)
      case .end: return nil
      case nil: break
      }
      await withTaskCancellationHandler {
        await withUnsafeContinuation { continuation in
          if Task.isCancelled { continuation.resume() } else { inbox.await(continuation) }
        }
      } onCancel: {
        loop.perform { [self] in self.inbox?.wake() }
      }
    }
    throw CancellationError()
  }
}
