import CLinux
import Glibc

/// One TCP connection on a loop.
///
/// It reads into the loop's shared buffer and keeps only incomplete frames. Edges are reported
/// once, so it reads until the kernel has no more; after a hang-up until the end, because a short
/// read alone does not show that the peer has finished.
///
/// Unchecked `Sendable`: touched on its loop only.
final class TCPLink: Link, PollTarget, @unchecked Sendable {
  /// The most unsent bytes of a connection in the kernel.
  ///
  /// Otherwise it keeps up to 4 MiB (`tcp_wmem`) for a peer that reads nothing. They would count
  /// nowhere, and whether calls among them were sent would be unknown. The rest waits in the
  /// process. Half of it is a millisecond of a fast link.
  private static let unsentBytes: Int32 = 256 << 10
  /// At the end, unread input is discarded until this many bytes; a peer may send forever.
  private static let dumpedAtMost = 1 << 20

  private var socket: Int32
  /// Received bytes that were not used yet.
  @exclusivity(unchecked) private var rest: OutputBuffer
  /// The kernel may have more input.
  @exclusivity(unchecked) private var mayRead = false
  @exclusivity(unchecked) private var hasBegun = false
  @exclusivity(unchecked) private var hasHungUp = false
  @exclusivity(unchecked) private var isReset = false
  @exclusivity(unchecked) private var isResumeScheduled = false
  /// Why it ends once all input was delivered; separate, because most links never need it.
  @exclusivity(unchecked) private var ending: Ending?

  private final class Ending {
    let why: String
    /// Input has ended; otherwise output failed and input is still read.
    let isReadToEnd: Bool

    init(_ why: String, isReadToEnd: Bool) {
      self.why = why
      self.isReadToEnd = isReadToEnd
    }
  }

  /// Input has ended; some of it may not be delivered yet.
  private var isReadToEnd: Bool { ending?.isReadToEnd ?? false }

  init?(loop: EventLoop, socket: Int32, peer: String) {
    self.socket = socket
    rest = OutputBuffer(loop.spare)
    super.init(loop: loop, peer: peer)
    var on: Int32 = 1
    let size = socklen_t(MemoryLayout<Int32>.size)
    setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &on, size)
    guard loop.watch(socket, self) else {
      Glibc.close(socket)
      return nil
    }
  }

  /// Limits unsent bytes in the kernel.
  static func limitUnsent(_ socket: Int32) {
    var unsent = unsentBytes
    let size = socklen_t(MemoryLayout<Int32>.size)
    setsockopt(socket, Int32(IPPROTO_TCP), TCP_NOTSENT_LOWAT, &unsent, size)
  }

  /// Delivers early input; the receiver is set.
  func begin() {
    hasBegun = true
    if mayRead { scheduleResume() }
  }

  func polled(_ readiness: Readiness) {
    if readiness.contains(.writable), !output.isEmpty { flush() }
    guard !isClosed, !readiness.isDisjoint(with: [.readable, .hangUp]) else { return }
    if readiness.contains(.broken), hasBegun {
      isReset = true
      if !wantsRest {
        errno = pendingError(of: socket)
        return close(systemError())
      }
    }
    if !readiness.isDisjoint(with: .hangUp) { hasHungUp = true }
    mayRead = true
    // Kept bytes are delivered first, in this turn.
    if !isResumeScheduled { read() }
  }

  override func resumeInput() {
    if mayRead || !rest.isEmpty || isReadToEnd { scheduleResume() }
  }

  /// Reads in the next turn, outside the current call stack.
  private func scheduleResume() {
    guard !isResumeScheduled else { return }
    isResumeScheduled = true
    loop.post { [self] in takeInput() }
  }

  override func takeInput() {
    isResumeScheduled = false
    guard !isClosed, !isReadingPaused else { return }
    if rest.isEmpty || deliverRest() { read() }
    closeIfShown()
  }

  private func read() {
    guard receiver != nil, !isReadToEnd else { return }
    while mayRead, !isClosed, !isReadingPaused {
      let kept = rest.count
      // Unused bytes are kept here, and the rest in the kernel. A longer frame is read in full.
      let usual = readsAtOnce.rawValue
      let most = min(kept < usual ? usual : kept + usual, EventLoop.receiveBufferBytes)
      let room = most - kept
      guard room > 0 else { return }
      let count = recv(socket, loop.receiveBuffer + kept, room, 0)
      if count > 0 {
        // A short read means that the kernel has no more now, and a new arrival is a new edge. With
        // a hang-up in the same edge one more read is needed for the end.
        mayRead = count == room || hasHungUp
        loop.floods.count(count, on: loop)
        deliver(count)
        if count == room, !isClosed, !isReadingPaused { return scheduleResume() }
      } else if count == 0 {
        end("the other end closed the connection")
      } else if errno == EAGAIN {
        mayRead = false
        if let ending { end(ending.why) }
      } else if errno != EINTR {
        isReset = true
        if wantsRest { end(systemError()) } else { close(systemError()) }
      }
    }
  }

  private var wantsRest: Bool { receiver?.wantsRest ?? false }

  /// Input has ended: closes when all of it was delivered.
  ///
  /// An earlier write error is the reason.
  private func end(_ why: String) {
    mayRead = false
    ending = Ending(ending?.why ?? why, isReadToEnd: true)
    closeIfShown()
  }

  private func closeIfShown() {
    guard let ending, ending.isReadToEnd, !isClosed, !isReadingPaused, !isResumeScheduled else {
      return
    }
    close(ending.why)
  }

  /// Delivers `count` new bytes, after kept ones.
  private func deliver(_ count: Int) {
    guard let receiver else { return }
    let kept = rest.count
    if let start = rest.bytes.baseAddress, kept > 0 {
      loop.receiveBuffer.copyMemory(from: start, byteCount: kept)
      rest.removeFirst(kept)
    }
    let bytes = UnsafeRawBufferPointer(start: loop.receiveBuffer, count: kept + count)
    let used = receiver.linkReceived(bytes)
    guard !isClosed, used < bytes.count else { return }
    rest.append(contentsOf: bytes.piece(used, bytes.count - used))
  }

  /// Delivers kept bytes in place: there may be many of them for many turns.
  ///
  /// They are moved out meanwhile, so that closing does not free them.
  ///
  /// - Returns: whether more may be read in this turn.
  private func deliverRest() -> Bool {
    guard let receiver else { return false }
    var kept = OutputBuffer(loop.spare)
    swap(&kept, &rest)
    let used = receiver.linkReceived(kept.bytes)
    kept.removeFirst(used)
    guard !isClosed else { return false }
    swap(&kept, &rest)
    guard used > 0, !isReadingPaused, mayRead else { return true }
    scheduleResume()
    return false
  }

  override func writeOutput() {
    while !output.isEmpty {
      let waiting = output.bytes
      let count = send(socket, waiting.baseAddress, waiting.count, Int32(MSG_NOSIGNAL))
      if count >= 0 {
        wrote(count)
      } else if errno == EAGAIN {
        return
      } else if errno != EINTR {
        return cannotWrite(systemError())
      }
    }
  }

  override func endOutput() {
    guard Glibc.shutdown(socket, Int32(SHUT_WR)) == 0 else { return close(systemError()) }
  }

  override var unseen: Int { rest.count }

  override var isBroken: Bool { isReset }

  override var unacknowledged: Int { max(0, Int(clinux_unacknowledged(socket))) }

  /// Closes the connection, after its input was delivered if the receiver wants it: a closing peer
  /// sends its reason first, and a failed write is often how we notice.
  private func cannotWrite(_ why: String) {
    isReset = true
    guard hasBegun, wantsRest else { return close(why) }
    dropOutput()
    guard ending == nil else { return }
    ending = Ending(why, isReadToEnd: false)
    loop.post { [self] in
      guard !isClosed else { return }
      (mayRead, hasHungUp) = (true, true)
      if isReadingPaused { resumeReading() } else { read() }
    }
  }

  /// Discards unread input, without copying it.
  ///
  /// Closing with unread input would reset the connection, and the peer would lose our last output.
  override func tearDown() {
    loop.unwatch(socket)
    loop.floods.count(FloodWatch.ofConnection, on: loop)
    var dumped = 0
    while dumped < Self.dumpedAtMost {
      let count = recv(socket, nil, Self.dumpedAtMost, Int32(MSG_TRUNC))
      guard count > 0 else { break }
      dumped += count
    }
    Glibc.close(socket)
    socket = -1
    rest.removeAll()
  }
}
