/// A call with one reply.
///
/// Unchecked `Sendable`: see ``OutgoingCall``.
final class UnaryCall<Request: Payload, Response: Payload>: OutgoingCall, @unchecked Sendable {
  private let request: Request
  @exclusivity(unchecked) private var reply: Response?
  @exclusivity(unchecked) private var replyCount = 0
  @exclusivity(unchecked) private var continuation:
    UnsafeContinuation<(Response, Metadata), any Error>?

  init(_ request: Request, _ method: MethodDescriptor, _ options: CallOptions, _ loop: EventLoop) {
    self.request = request
    super.init(method: method, options: options, loop: loop)
  }

  func run(
    over channel: some CallChannel,
    _ continuation: UnsafeContinuation<(Response, Metadata), any Error>
  ) {
    guard !isOver else {
      continuation.resume(throwing: RPCError.cancelled)
      return
    }
    self.continuation = continuation
    channel.start(self)
  }

  override var requestByteCount: Int { request.byteCount }

  override func writeRequest(into buffer: UnsafeMutableRawBufferPointer, size: Int) {
    request.write(into: buffer, size: size)
  }

  override func received(message bytes: UnsafeRawBufferPointer, cursor: [UInt8]?, cost: Int) {
    replyCount += 1
    if cost > 0 { carrier?.taken(self, cost: cost) }
    guard replyCount == 1 else { return }
    do {
      reply = try Response(reading: bytes)
    } catch {
      giveUp(.unreadable, RPCError(unreadable: error))
    }
  }

  override func ended(_ result: Result<Metadata, RPCError>) {
    guard let continuation else { return }
    self.continuation = nil
    switch result {
    case .success(let trailers):
      if let reply, replyCount == 1 {
        continuation.resume(returning: (reply, trailers))
      } else {
        continuation.resume(throwing: RPCError.wrongMessageCount)
      }
    case .failure(let error): continuation.resume(throwing: error)
    }
  }
}

extension CallChannel {
  func perform<Request: Payload, Response: Payload>(
    _ call: UnaryCall<Request, Response>
  ) async throws -> (Response, Metadata) {
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { continuation in
        if loop.isOnLoop {
          call.run(over: self, continuation)
        } else {
          loop.post { call.run(over: self, continuation) }
        }
      }
    } onCancel: {
      call.cancel()
    }
  }
}
