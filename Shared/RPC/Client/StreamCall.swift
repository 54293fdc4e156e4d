import Vocabulary
import Wire

/// One message of a stream in bytes.
package struct RawReply: Sendable, Hashable {
  package let bytes: [UInt8]
  /// The cursor to resume from after this message, if it has one.
  package let cursor: [UInt8]?
}

/// A call with any number of replies, of requests, or of both.
///
/// Replies are buffered until the application takes them. Credit bounds them: it is returned when a
/// message is taken.
///
/// Unchecked `Sendable`: see ``OutgoingCall``.
final class StreamCall: OutgoingCall, @unchecked Sendable {
  private struct Waiting {
    let bytes: [UInt8]
    let cursor: [UInt8]?
    let cost: Int
    let isCompressed: Bool
  }

  /// The requests of a call with a request stream.
  private(set) var outbound = RequestQueue()
  private var waiting = FIFOQueue<Waiting>()
  private var reader: UnsafeContinuation<RawReply?, any Error>?
  private var headReader: UnsafeContinuation<Metadata, any Error>?
  private var hasHead = false
  private var result: Result<Metadata, RPCError>?

  // MARK: Requests

  override var isRepeatable: Bool { !outbound.hasBegun }

  override func hasRoom() {
    guard !isOver, let carrier, carrier.canSend(self) else { return }
    outbound.hasSent()
    while !isOver, carrier.canSend(self), let next = outbound.pop() {
      if let message = carrier.send(self, bytes: next.size, write: next.write) {
        outbound.wait(next, message)
        break
      }
      outbound.begin()
      if let ending { next.sent.resume(throwing: ending) } else { next.sent.resume() }
    }
    guard outbound.mayClose, !isOver else { return }
    if carrier.finish(self) { outbound.close() }
  }

  override func startsOver() { outbound.putBack() }

  /// On the loop: sends a request, or queues it.
  func send(_ request: RequestQueue.Entry) {
    if let ending {
      request.sent.resume(throwing: ending)
    } else {
      outbound.push(request)
      hasRoom()
    }
  }

  /// On the loop: sends a request now.
  ///
  /// - Returns: false if it has to wait.
  func sendNow(
    bytes: Int,
    write: @escaping @Sendable (EncodingPlace) -> Void
  ) throws -> Bool {
    if let ending { throw ending }
    guard outbound.isEmpty, let carrier, carrier.mayGo(self, bytes: bytes) else { return false }
    outbound.begin()
    _ = carrier.send(self, bytes: bytes, write: write)
    if let ending { throw ending }
    return true
  }

  /// On the loop: half-closes the stream.
  func finishRequests() {
    outbound.finish()
    hasRoom()
  }

  /// Why nothing more can be sent.
  private var ending: (any Error)? {
    switch result {
    case .success: RequestsNotWanted()
    case .failure(let error): error
    case nil: nil
    }
  }

  // MARK: Replies

  override func received(head: Metadata) {
    super.received(head: head)
    accepted()
  }

  override func received(
    message bytes: UnsafeRawBufferPointer,
    cursor: [UInt8]?,
    cost: Int,
    isCompressed: Bool
  ) {
    let bytes = [UInt8](bytes)
    take(Waiting(bytes: bytes, cursor: cursor, cost: cost, isCompressed: isCompressed))
  }

  override func received(_ message: IncomingMessage) {
    take(
      Waiting(
        bytes: message.bytes,
        cursor: message.cursor,
        cost: message.cost,
        isCompressed: message.isCompressed
      )
    )
  }

  private func take(_ message: Waiting) {
    accepted()
    if let reader {
      self.reader = nil
      hand(message, to: reader)
    } else {
      waiting.append(message)
    }
  }

  /// A compressed message is inflated only now.
  private func hand(
    _ message: Waiting,
    to reader: UnsafeContinuation<RawReply?, any Error>
  ) {
    carrier?.taken(self, cost: message.cost)
    do throws(RPCError) {
      var bytes = message.bytes
      if message.isCompressed {
        bytes = try CompressedMessage.inflate(bytes, limit: maximumReply)
      }
      reader.resume(returning: RawReply(bytes: bytes, cursor: message.cursor))
    } catch {
      giveUp(.unreadable, error)
      reader.resume(throwing: error)
    }
  }

  override func succeeded(_ trailers: Metadata) {
    result = .success(trailers)
    accepted()
    reader?.resume(returning: nil)
    reader = nil
    outbound.drop(RequestsNotWanted())
  }

  override func failed(_ error: RPCError) {
    result = .failure(error)
    headReader?.resume(throwing: error)
    headReader = nil
    reader?.resume(throwing: error)
    reader = nil
    outbound.drop(error)
  }

  private func accepted() {
    hasHead = true
    headReader?.resume(returning: head)
    headReader = nil
  }

  /// On the loop.
  ///
  /// One reader at a time.
  func next(_ continuation: UnsafeContinuation<RawReply?, any Error>) {
    precondition(reader == nil, "two tasks read one stream")
    if let next = waiting.popFirst() { return hand(next, to: continuation) }
    switch result {
    case .success: continuation.resume(returning: nil)
    case .failure(let error): continuation.resume(throwing: error)
    case nil: reader = continuation
    }
  }

  /// On the loop.
  func awaitHead(_ continuation: UnsafeContinuation<Metadata, any Error>) {
    if hasHead {
      continuation.resume(returning: head)
    } else if case .failure(let error) = result {
      continuation.resume(throwing: error)
    } else {
      headReader?.resume(throwing: RPCError.cancelled)
      headReader = continuation
    }
  }

  /// On the loop.
  var trailers: Metadata {
    guard case .success(let trailers) = result else { return [:] }
    return trailers
  }
}

/// The application's end of a stream; releasing it cancels the call.
final class StreamReader: Sendable {
  let call: StreamCall
  /// Keeps the channel open, which closes when its last reference is released.
  private let channel: any CallChannel

  init(_ call: StreamCall, _ channel: any CallChannel) {
    self.call = call
    self.channel = channel
  }

  deinit {
    call.cancel()
  }

  func next() async throws -> RawReply? {
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { continuation in
        call.loop.perform { [call] in call.next(continuation) }
      }
    } onCancel: {
      call.cancel()
    }
  }

  func head() async throws -> Metadata {
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { continuation in
        call.loop.perform { [call] in call.awaitHead(continuation) }
      }
    } onCancel: {
      call.cancel()
    }
  }

  /// The one reply of a method that has one.
  ///
  /// - Throws: also if there is none, or another one.
  func onlyReply<Response: Message>() async throws -> Response {
    let reply = try await onlyRaw()
    do {
      return try Response(decoding: reply.bytes)
    } catch {
      throw RPCError(error, side: "reply")
    }
  }

  /// The same, in bytes.
  func onlyRaw() async throws -> RawReply {
    guard let reply = try await next(), try await next() == nil else {
      call.cancel()
      throw RPCError.wrongMessageCount
    }
    return reply
  }

  func send(
    bytes: Int,
    write: @escaping @Sendable (EncodingPlace) -> Void
  ) async throws {
    if call.loop.isOnLoop, try call.sendNow(bytes: bytes, write: write) { return }
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { continuation in
        let entry = RequestQueue.Entry(size: bytes, write: write, sent: continuation)
        call.loop.perform { [call] in call.send(entry) }
      }
    } onCancel: {
      call.cancel()
    }
  }

  func finish() {
    call.loop.perform { [call] in call.finishRequests() }
  }

  func trailers() async -> Metadata {
    await withUnsafeContinuation { continuation in
      call.loop.perform { [call] in continuation.resume(returning: call.trailers) }
    }
  }
}
