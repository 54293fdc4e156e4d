import Vocabulary

/// The requests of a stream that came and were not taken yet.
///
/// What waits is bounded by credit: the client gets it back only when a message was taken. Touched
/// on the loop only.
final class RequestInbox {
  struct Waiting {
    let bytes: [UInt8]
    let cost: Int
    let isCompressed: Bool

    /// What it takes here, by the server's book.
    fileprivate var kept: Int { bytes.count + MessageFrame.overhead }
  }

  enum Taken {
    case message(Waiting)
    case end
  }

  private var waiting = FIFOQueue<Waiting>()
  private var isEnded = false
  private var reader: UnsafeContinuation<Void, Never>?
  /// Told what the handler takes.
  var onTaken: ((Taken) -> Void)?

  /// Keeps a message as it came: what is compressed stays so until it is taken.
  func add(_ bytes: [UInt8], cost: Int, isCompressed: Bool) {
    waiting.append(Waiting(bytes: bytes, cost: cost, isCompressed: isCompressed))
    wake()
  }

  /// Nothing more comes after what is here.
  func end() {
    isEnded = true
    wake()
  }

  /// Forgets what nobody reads any more.
  func close() {
    waiting.removeAll()
    wake()
  }

  /// Lets the reader look again.
  func wake() {
    reader?.resume()
    reader = nil
  }

  /// One message with what it costs, the end, or `nil`: neither is here.
  func take() -> Taken? {
    guard let next = waiting.popFirst() else {
      if isEnded { onTaken?(.end) }
      return isEnded ? .end : nil
    }
    onTaken?(.message(next))
    return .message(next)
  }

  /// One reader at a time.
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
