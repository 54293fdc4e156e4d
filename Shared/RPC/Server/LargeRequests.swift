import Vocabulary
package import Wire

/// Reads requests on threads of their own that would hold up everybody else on the loop's.
///
/// Two million messages without a byte fit in the 4 MiB of one request and take 0.35 s, 40 KB if it comes compressed. One is
/// read at a time, of one caller after the other, so that the loops have a core as well.
///
/// Unchecked `Sendable`: touched on its loop only.
final class LargeRequests: @unchecked Sendable {
  /// Bytes from which a request is large; fewer take 1.5 ms at worst.
  static let least = 16 << 10
  /// Bytes from which one stands in a line of its own, so that nobody's record waits for somebody's import.
  static let leastOfHuge = 256 << 10

  /// Whose request it is: a member or an address; of what a gateway passes on, as it says.
  private enum Owner: Hashable {
    case holder(Holding)
    case said(String)
  }

  private struct Job {
    let call: ServerCall
    /// Reads the request, or lets it be where nobody waits for it any more.
    let work: @Sendable (_ isWanted: Bool) -> Void
  }

  private let loop: EventLoop
  private var waiting = FairQueue<Owner, Job>()
  private var isReading = false

  init(_ loop: EventLoop) {
    self.loop = loop
  }

  /// Reads a request, on the loop in a simulation.
  ///
  /// - Returns: the request, and what memory it takes beside its bytes.
  /// - Throws: what its caller is told.
  func read<Request: Message>(
    _ bytes: [UInt8],
    of call: ServerCall
  ) async throws(RPCError) -> (message: Request, memory: Int) {
    guard !loop.isSimulated else { return try Self.read(bytes).get() }
    let owner: Owner =
      call.isPeerTrusted ? .said(call.metadata.said) : .holder(call.origin.holders.group)
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

  /// Reads a request where it is asked to.
  static func read<Request: Message>(
    _ bytes: [UInt8]
  ) -> Result<(message: Request, memory: Int), RPCError> {
    Result { () throws(WireError) in try Request.measured(bytes, limits: .ofStrangers) }
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
      // Where there is no thread for it.
      if !isReading { job.work(true) }
    }
  }
}

extension Metadata {
  /// Whose call it is, as a process says it that is believed.
  fileprivate var said: String { self["daybook-member"] ?? "" }
}

extension EncodedSource {
  /// It takes too long to be read on the loop.
  package var isLarge: Bool { bytes.count >= LargeRequests.least }
}

extension ServerCall {
  /// Starts a handler whose request is read elsewhere before.
  package func startReading<Request: Message, Response: Message>(
    _ source: EncodedSource,
    _ handler: @escaping @Sendable (Request) async throws -> Response
  ) -> Handler {
    // Kept until it is read, not as long as the handler runs.
    nonisolated(unsafe) var bytes = source.copied
    return Handler.immediateDetached(executorPreference: self) { [self] in
      do {
        finish(try await handler(try await request(exchange(&bytes, with: []))))
      } catch {
        finish(throwing: error)
      }
    }
  }

  /// Reads a message of the caller's, elsewhere where it is large.
  ///
  /// - Throws: what the caller is told.
  package func request<Request: Message>(_ bytes: [UInt8]) async throws(RPCError) -> Request {
    // Beside the loop nobody is held up.
    let isLarge = bytes.count >= LargeRequests.least && loop.isOnLoop
    // Nobody waits for it any more.
    if isLarge, hasEnded { throw .cancelled }
    guard isLarge, let server = connection?.server else {
      return try LargeRequests.read(bytes).get().message
    }
    let isHuge = bytes.count >= LargeRequests.leastOfHuge
    let line = isHuge ? server.hugeRequests : server.largeRequests
    let request: (message: Request, memory: Int) = try await line.read(bytes, of: self)
    // Nothing is begun for who was told that it is over.
    if hasEnded { throw .cancelled }
    if inbox == nil { connection?.keep(bytes.count + request.memory, of: self) }
    return request.message
  }
}
