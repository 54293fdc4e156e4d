import Wire

/// A call with one reply.
///
/// It carries bytes: what is typed is encoded before and decoded after it, where the types are
/// known, so that one class without generic metadata serves all methods.
///
/// Unchecked `Sendable`: see ``OutgoingCall``.
final class UnaryCall: OutgoingCall, @unchecked Sendable {
  private let parts: EncodedParts
  /// Complete once the call has ended well.
  @exclusivity(unchecked) private(set) var reply: [UInt8] = []
  @exclusivity(unchecked) private(set) var trailers = Metadata()
  @exclusivity(unchecked) private var replyCount = 0
  @exclusivity(unchecked) private var continuation: UnsafeContinuation<Void, any Error>?
  @exclusivity(unchecked) private var whenOver: ((UnaryCall, RPCError?) -> Void)?

  init(
    _ request: EncodedParts,
    _ method: MethodDescriptor,
    _ options: consuming CallOptions,
    _ loop: EventLoop
  ) {
    parts = request
    super.init(method: method, options: options, loop: loop)
  }

  /// The call with which another one is passed on; `whenOver` is told once how it went.
  init(
    passing request: [UInt8],
    of call: ServerCall,
    _ options: consuming CallOptions,
    _ whenOver: @escaping (UnaryCall, RPCError?) -> Void
  ) {
    parts = EncodedParts(request)
    self.whenOver = whenOver
    super.init(method: call.method, options: options, loop: call.loop, passing: call)
  }

  /// Another attempt of a call; `whenOver` is told once how it went.
  init(
    repeating call: UnaryCall,
    attempt: Int,
    _ whenOver: @escaping (UnaryCall, RPCError?) -> Void
  ) {
    parts = call.parts
    self.whenOver = whenOver
    super.init(repeating: call, attempt: attempt)
  }

  /// Ends as one of its attempts did.
  func take(over attempt: UnaryCall) {
    head = attempt.head
    reply = attempt.reply
    replyCount = attempt.replyCount
    succeed(attempt.trailers)
  }

  /// Carries the call to its end.
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

  override var request: EncodedParts? { parts }

  override func received(_ message: IncomingMessage) {
    guard replyCount == 0, !message.isCompressed else { return super.received(message) }
    replyCount = 1
    carrier?.taken(self, cost: message.cost)
    reply = message.bytes
  }

  override func received(
    message bytes: UnsafeRawBufferPointer,
    cursor: [UInt8]?,
    cost: Int,
    isCompressed: Bool
  ) {
    replyCount += 1
    if cost > 0 { carrier?.taken(self, cost: cost) }
    guard replyCount == 1 else { return }
    guard isCompressed else {
      reply = [UInt8](bytes)
      return
    }
    do throws(RPCError) {
      reply = try CompressedMessage.inflate(bytes, limit: maximumReply)
    } catch {
      giveUp(.unreadable, error)
    }
  }

  override func succeeded(_ trailers: Metadata) {
    guard let continuation else {
      self.trailers = trailers
      return tell(replyCount == 1 ? nil : .wrongMessageCount)
    }
    self.continuation = nil
    guard replyCount == 1 else {
      continuation.resume(throwing: RPCError.wrongMessageCount)
      return
    }
    if !trailers.isEmpty { self.trailers = trailers }
    continuation.resume()
  }

  private func tell(_ failure: RPCError?) {
    let whenOver = whenOver
    self.whenOver = nil
    whenOver?(self, failure)
  }

  override func failed(_ error: RPCError) {
    guard let continuation else { return tell(error) }
    self.continuation = nil
    continuation.resume(throwing: error)
  }
}
