import Wire

/// A call with one reply, awaited by a task.
///
/// Unchecked `Sendable`: see ``OutgoingCall``.
final class AwaitedCall: UnaryCall, @unchecked Sendable {
  @exclusivity(unchecked) private(set) var trailers = Metadata()
  @exclusivity(unchecked) private var continuation: UnsafeContinuation<Void, any Error>?

  /// Runs the call to its end.
  ///
  /// - Throws: ``RPCError``.
  func run(over channel: some CallChannel) async throws {
    if let context {
      guard !context.isCancelled else { throw RPCError.cancelled }
      context.waitsFor = self
      defer { context.waitsFor = nil }
      return try await withUnsafeThrowingContinuation { start(over: channel, $0) }
    }
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { continuation in
        if loop.isOnLoop {
          start(over: channel, continuation)
        } else {
          loop.post { [self] in start(over: channel, continuation) }
        }
      }
    } onCancel: {
      cancel()
    }
  }

  private func start(
    over channel: some CallChannel,
    _ continuation: UnsafeContinuation<Void, any Error>
  ) {
    guard !isOver else {
      continuation.resume(throwing: RPCError.cancelled)
      return
    }
    self.continuation = continuation
    channel.start(self)
  }

  override func succeeded(_ trailers: Metadata) {
    guard replyCount == 1 else { return failed(.wrongMessageCount) }
    if !trailers.isEmpty { self.trailers = trailers }
    let continuation = continuation
    self.continuation = nil
    continuation?.resume()
  }

  override func failed(_ error: RPCError) {
    let continuation = continuation
    self.continuation = nil
    continuation?.resume(throwing: error)
  }
}
