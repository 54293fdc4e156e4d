import Vocabulary
package import Wire

/// Decodes large requests on threads of their own, so that they do not block the loop.
///
/// Two million empty messages fit in the 4 MiB of one request (40 KB compressed) and take 0.35 s.
/// One request is decoded at a time, round-robin by caller, so that the loops keep a core.
///
/// Unchecked `Sendable`: touched on its loop only.
final class LargeRequests: @unchecked Sendable {
  /// The size in bytes from which a request is large; a smaller one takes at most 1.5 ms.
  static let least = 16 << 10
  /// The size in bytes from which a request has a queue of its own, so that an import cannot delay
  /// small writes.
  static let leastOfHuge = 256 << 10

  /// The queue's key: a member or an address; for forwarded calls the member that the trusted peer
  /// names.
  private enum Owner: Hashable {
    case holder(Holding)
    case named(String)
  }

  private struct Job {
    let call: ServerCall
    /// Decodes the request, or drops it when its call is over.
    let work: @Sendable (_ isWanted: Bool) -> Void
  }

  private let loop: EventLoop
  private var waiting = FairQueue<Owner, Job>()
  private var isReading = false

  init(_ loop: EventLoop) {
    self.loop = loop
  }

  /// Decodes a request; on the loop in a simulation.
  ///
  /// - Returns: the request, and the memory it takes besides its bytes.
  /// - Throws: the error for the caller.
  func read<Request: Message>(
    _ bytes: [UInt8],
    of call: ServerCall
  ) async throws(RPCError) -> (message: Request, memory: Int) {
    guard !loop.isSimulated else { return try Self.read(bytes).get() }
    let owner: Owner =
      call.isPeerTrusted ? .named(call.metadata.memberName) : .holder(call.origin.holders.group)
    let read: Result<(message: Request, memory: Int), RPCError> = await withUnsafeContinuation {
      continuation in
      waiting.append(
        Job(call: call) { isWanted in
          continuation.resume(returning: isWanted ? Self.read(bytes) : .failure(.cancelled))
        },
        of: owner
      )
      next()
    }
    return try read.get()
  }

  /// Decodes a request on the calling thread.
  static func read<Request: Message>(
    _ bytes: [UInt8]
  ) -> Result<(message: Request, memory: Int), RPCError> {
    Result { () throws(WireError) in try Request.measured(bytes, limits: .untrusted) }
      .mapError { RPCError($0, side: "request") }
  }

  private func next() {
    while !isReading, let job = waiting.next() {
      guard !job.call.hasEnded else {
        job.work(false)
        continue
      }
      isReading = LoopThread.start(name: "requests") { [self] in
        job.work(true)
        loop.post { [self] in
          isReading = false
          next()
        }
      }
      // No thread could be started.
      if !isReading { job.work(true) }
    }
  }
}

extension Metadata {
  /// The caller's member, as a trusted peer names it.
  fileprivate var memberName: String { self["daybook-member"] ?? "" }
}

extension EncodedSource {
  /// Whether it is decoded off the loop.
  package var isLarge: Bool { bytes.count >= LargeRequests.least }
}

extension ServerCall {
  /// Decodes the request elsewhere, then starts the handler.
  package func startReading<Request: Message, Response: Message>(
    _ source: EncodedSource,
    _ handler: @escaping @Sendable (Request) async throws -> Response
  ) -> Handler {
    // Kept until it is decoded, not as long as the handler runs.
    nonisolated(unsafe) var bytes = source.copied
    return Handler.immediateDetached(executorPreference: self) { [self] in
      do {
        finish(try await handler(try await request(exchange(&bytes, with: []))))
      } catch {
        finish(throwing: error)
      }
    }
  }

  /// Decodes a message of the caller, off the loop if it is large.
  ///
  /// - Throws: the error for the caller.
  package func request<Request: Message>(_ bytes: [UInt8]) async throws(RPCError) -> Request {
    // Off the loop it blocks no other call.
    let isLarge = bytes.count >= LargeRequests.least && loop.isOnLoop
    // The caller is gone.
    if isLarge, hasEnded { throw .cancelled }
    guard isLarge, let server = connection?.server else {
      return try LargeRequests.read(bytes).get().message
    }
    let isHuge = bytes.count >= LargeRequests.leastOfHuge
    let line = isHuge ? server.hugeRequests : server.largeRequests
    let request: (message: Request, memory: Int) = try await line.read(bytes, of: self)
    // The call ended while it was decoded.
    if hasEnded { throw .cancelled }
    if inbox == nil { connection?.keep(bytes.count + request.memory, of: self) }
    return request.message
  }
}
