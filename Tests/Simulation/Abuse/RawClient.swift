#if DEBUG
@testable import RPC

/// A raw client connection: sends any bytes, and reads at the rate of its link.
///
/// Unchecked `Sendable`: one thread runs a simulation.
final class RawClient: LinkReceiver, @unchecked Sendable {
  /// The status of a call.
  struct Ending {
    let code: StatusCode
    let reason: String
  }

  /// How it reads.
  enum Reading: Hashable, Sendable {
    /// At this number of bytes per second, returning the credit of each message.
    case line(Int)
    /// At once, without returning credit.
    case withoutCredit
    /// Not at all.
    case never
  }

  /// The bytes of a frame that are parsed; the rest is payload.
  private static let front = 640
  private static let tick = Duration.milliseconds(100)

  /// Its name at the server.
  let peer: String
  private let link: Link
  private let loop: EventLoop
  private let reading: Reading
  private(set) var isOpen = true
  /// Bytes to skip: of the current frame, or of the server's opening.
  private var skipped = Hello.byteCount
  private var allowance = 0
  private var lastTick: MonotonicInstant
  private var lastStream: UInt32 = 0
  /// The cost of each incomplete message, by stream.
  private var costs: [UInt32: Int] = [:]
  private var endings: [UInt32: Ending] = [:]
  private var waiting: [UInt32: UnsafeContinuation<Ending?, Never>] = [:]
  /// The credit for new messages; below zero it waits.
  private(set) var credit = ConnectionLimits().connectionCredit
  /// Received messages of all streams.
  private(set) var messages = 0

  private init(_ link: Link, peer: String, _ reading: Reading) {
    self.link = link
    self.peer = peer
    self.reading = reading
    loop = link.loop
    lastTick = loop.now
    link.receiver = self
    if reading == .never { link.pauseReading() }
  }

  /// Connects from an address and sends the opening.
  static func connect(
    from host: String,
    to address: Address,
    over network: MemoryTransport,
    _ reading: Reading,
    credit: Int = 65_536
  ) async throws -> RawClient {
    // The address applies to the next connection only, so connecting must take no time.
    let latency = network.behaviour.latency
    network.behaviour.latency = .zero ... .zero
    network.behaviour.host = host
    let link = try await network.connect(to: address, within: .seconds(1))
    let client = RawClient(link, peer: network.connections.last?.server.peer ?? "", reading)
    if credit > 0 {
      // The first bytes arrive with the last packet of the TCP handshake.
      client.send(RawFrames.opening(credit))
      link.flush()
    }
    network.behaviour.latency = latency
    network.behaviour.host = "nobody"
    return client
  }

  func send(_ bytes: [UInt8]) {
    guard isOpen else { return }
    link.output.append(contentsOf: bytes)
    link.needsFlush()
  }

  func nextStream() -> UInt32 {
    lastStream += 1
    return lastStream
  }

  func disconnect() { link.close("left") }

  /// Waits for the end of a call; `nil` when the connection is closed or the time is over.
  func end(of stream: UInt32, within time: Duration) async -> Ending? {
    if let ending = endings[stream] { return ending }
    guard isOpen else { return nil }
    let timer = loop.schedule(after: time) { [self] in
      waiting.removeValue(forKey: stream)?.resume(returning: nil)
    }
    let ending = await withUnsafeContinuation { waiting[stream] = $0 }
    timer.cancel()
    return ending
  }

  func ending(of stream: UInt32) -> Ending? { endings[stream] }

  // MARK: Reading

  func linkReceived(_ bytes: UnsafeRawBufferPointer) -> Int {
    guard case .line(let rate) = reading else { return read(bytes) }
    renew(rate)
    let used = read(bytes.piece(0, min(bytes.count, allowance)))
    allowance -= used
    if used < bytes.count || allowance < Self.front {
      link.pauseReading()
      loop.schedule(after: Self.tick) { [self] in
        renew(rate)
        link.resumeReading()
      }
    }
    return used
  }

  private func renew(_ rate: Int) {
    let time = (loop.now - lastTick).milliseconds
    lastTick = loop.now
    allowance = min(allowance + rate * time / 1_000, 2 * Self.front + rate / 4)
  }

  private func read(_ bytes: UnsafeRawBufferPointer) -> Int {
    var offset = 0
    while offset < bytes.count, isOpen {
      if skipped > 0 {
        let count = min(skipped, bytes.count - offset)
        skipped -= count
        offset += count
        continue
      }
      let rest = bytes.piece(offset, bytes.count - offset)
      guard let header = try? FrameHeader(rest, limit: FrameHeader.maximumPayload) else { break }
      let front = min(header.length, Self.front)
      guard rest.count >= FrameHeader.byteCount + front else { break }
      take(header, rest.piece(FrameHeader.byteCount, front))
      offset += FrameHeader.byteCount + front
      skipped = header.length - front
    }
    return offset
  }

  private func take(_ header: FrameHeader, _ front: UnsafeRawBufferPointer) {
    switch FrameType(rawValue: header.type) {
    case .message: message(header, front)
    case .end where front.count >= EndFrame.fixedByteCount:
      let code = StatusCode(wire: front[0])
      let length = min(Int(front.u16(at: 1)), front.count - EndFrame.fixedByteCount)
      let status = [UInt8](front.piece(EndFrame.fixedByteCount, length))
      let reason = code == .ok ? "" : StatusMessage.decode(status, code: code).reason
      endings[header.stream] = Ending(code: code, reason: reason)
      waiting.removeValue(forKey: header.stream)?.resume(returning: endings[header.stream])
    case .credit where header.stream == 0 && front.count == 4: credit += Int(front.u32(at: 0))
    case .ping where !header.flags.contains(.acknowledgement): send(RawFrames.pong([UInt8](front)))
    default: break
    }
  }

  private func message(_ header: FrameHeader, _ front: UnsafeRawBufferPointer) {
    if header.flags.contains(.begin) {
      let isWhole = header.flags.contains(.finish)
      let size = isWhole ? header.length : Int(front.u32(at: 0))
      costs[header.stream] = size + MessageFrame.overhead
    }
    guard header.flags.contains(.finish), let cost = costs.removeValue(forKey: header.stream)
    else { return }
    messages += 1
    guard case .line = reading else { return }
    send(RawFrames.credit(cost, on: header.stream) + RawFrames.credit(cost, on: 0))
  }

  func linkWillWrite() {}

  func linkDidWrite() {}

  func linkClosed(_ why: String) {
    isOpen = false
    for waiter in waiting.sorted(by: { $0.key < $1.key }) { waiter.value.resume(returning: nil) }
    waiting = [:]
  }
}
#endif
