/// One TLS connection over another link.
///
/// Output is encrypted once at the end of a turn, in as few records as possible, and written with
/// it.
///
/// ```text
/// handshake ── done, our protocol ──▶ open ── close_notify, close ──▶ over
///     └────────── alert, mismatch, cut ──────────────────────────────▲
/// ```
///
/// Unchecked `Sendable`: touched on its loop only.
final class TLSLink: Link, LinkReceiver, @unchecked Sendable {
  /// The most encrypted bytes that wait for the wire; the rest stays plain, where its owner counts
  /// it.
  private static let wireMark = 64 << 10
  /// The overhead of a record: header, content type and tag.
  static let recordBytes = 22
  /// Records decrypted at once: each costs as much as many bytes, even if it is empty.
  private static let recordsAtOnce = 64
  /// The same before the opening is done, which takes one or two.
  private static let recordsOfOpening = 4
  /// Time for the last bytes after the link is closed.
  private static let farewellTime = Duration.seconds(1)

  private enum Phase {
    case handshake, open, over
  }

  private let wire: Link
  private let session: TLSSession
  private let plain: PlainBuffer
  /// The queue of client handshakes; `nil`: we are the client.
  private let line: HandshakeQueue?
  private var phase = Phase.handshake
  /// Decrypted bytes that were not used yet.
  private var rest = OutputBuffer()
  private var isWriting = false
  private var hasBegun = false
  /// The queued step of the handshake may run.
  private var mayStep = false
  private var isResumeScheduled = false
  /// Encrypted bytes that wait in the wire.
  private var undecrypted = 0
  /// The receiver let encrypted bytes wait and counted them, so it is called when they decrease.
  private var hasWaited = false
  /// Why input has ended; received bytes are still delivered.
  private var ending: String?

  init(
    _ wire: Link,
    _ session: TLSSession,
    _ plain: PlainBuffer,
    waitingIn line: HandshakeQueue? = nil
  ) {
    self.wire = wire
    self.session = session
    self.plain = plain
    self.line = line
    super.init(loop: wire.loop, peer: wire.peer)
    wire.receiver = self
  }

  // MARK: Handshake

  /// A client sends first.
  func startHandshake() {
    handshake()
    wire.needsFlush()
  }

  /// Runs the queued step of the handshake.
  func takeStep() {
    mayStep = true
    wire.takeTurn()
  }

  private func handshake() {
    switch session.handshake() {
    case .waiting:
      if session.isTooLong { fail(.opening, "the handshake is too long") }
    case .done: opened()
    case .ended: fail(.opening, "the other end closed the handshake")
    case .failed(let why): fail(.opening, why)
    }
  }

  private func opened() {
    guard session.speaksOurProtocol else {
      return fail(.opening, "the other end speaks another protocol")
    }
    identity = session.identity
    channelBinding = session.channelBinding
    phase = .open
    if !output.isEmpty { needsFlush() }
  }

  private func fail(_ code: ConnectionFault.Code, _ why: String) {
    let fault = ConnectionFault(code, "TLS: \(why)")
    trouble = fault
    phase = .over
    close(fault.text)
  }

  // MARK: Input

  override var hasHeard: Bool { hasBegun }

  func linkReceived(_ bytes: UnsafeRawBufferPointer) -> Int {
    hasBegun = true
    if phase == .handshake, let line {
      guard mayStep || line.admits(self) else {
        wire.pauseReading()
        return 0
      }
      mayStep = false
    }
    if phase == .open, !isReadingPaused, let receiver {
      undecrypted = bytes.count
      guard receiver.linkMayRead() else {
        guard !isClosed else { return bytes.count }
        hasWaited = true
        wire.pauseReading(holdsEnd: true)
        return 0
      }
    }
    session.offer(bytes)
    undecrypted = 0
    if phase == .handshake { handshake() }
    if phase == .open { read() }
    undecrypted = session.endOffer()
    guard !isClosed else { return bytes.count }
    if !wire.output.isEmpty { wire.needsFlush() }
    if undecrypted > 0 { wire.pauseReading(holdsEnd: true) }
    return bytes.count - undecrypted
  }

  /// Decrypts until the offered bytes are used, the slice ends, or reading is paused.
  private func read() {
    session.recordsLeft =
      readsAtOnce == .opening ? Self.recordsOfOpening : Self.recordsAtOnce
    var mayBeMore = true
    while mayBeMore, phase == .open, !isReadingPaused, receiver != nil {
      let kept = rest.count
      var end = kept
      if let start = rest.bytes.baseAddress, kept > 0 {
        plain.memory.baseAddress?.copyMemory(from: start, byteCount: kept)
      }
      var last = TLSSession.Step.waiting
      while end < plain.memory.count {
        last = session.read(into: UnsafeMutableRawBufferPointer(rebasing: plain.memory[end...]))
        guard case .done(let count) = last else { break }
        end += count
      }
      if case .done = last {} else { mayBeMore = false }
      rest.removeFirst(kept)
      deliver(end, isNew: end > kept || hasWaited)
      hasWaited = false
      switch last {
      case .done, .waiting: break
      case .ended: self.end("the other end closed the connection")
      case .failed(let why): fail(.protocol, why)
      }
      if phase == .open, session.isUnquiet { fail(.calm, "too many messages without data") }
    }
    if phase == .open, session.recordsLeft <= 0, !session.window.isEmpty { yieldReading() }
  }

  /// Delivers the bytes at the front of the shared buffer.
  private func deliver(_ count: Int, isNew: Bool) {
    let bytes = UnsafeRawBufferPointer(rebasing: plain.memory[..<count])
    let used = isNew ? receiver?.linkReceived(bytes) ?? count : 0
    guard !isClosed, used < count else { return }
    rest.append(contentsOf: bytes.piece(used, count - used))
  }

  /// Delivers kept bytes in place: there may be many of them for many turns.
  ///
  /// - Returns: whether more may be decrypted in this turn.
  private func deliverRest() -> Bool {
    var kept = OutputBuffer()
    swap(&kept, &rest)
    let used = receiver?.linkReceived(kept.bytes) ?? kept.count
    kept.removeFirst(used)
    guard !isClosed else { return false }
    swap(&kept, &rest)
    guard used > 0, !isReadingPaused else { return true }
    resumeInput()
    return false
  }

  override func resumeInput() {
    guard !isResumeScheduled else { return }
    isResumeScheduled = true
    loop.post { [self] in takeInput() }
  }

  /// Bytes decrypted before the pause, then those that wait in the wire.
  override func takeInput() {
    isResumeScheduled = false
    guard phase == .open, !isReadingPaused else { return }
    guard rest.isEmpty || deliverRest() else { return }
    read()
    guard !isClosed, !isReadingPaused else { return }
    // In this turn: the rest of a frame may wait there, and the next turn may be late.
    wire.takeTurn()
    closeIfShown()
  }

  override func limitReading(to piece: ReadingPiece) {
    super.limitReading(to: piece)
    wire.limitReading(to: piece)
  }

  override var isBroken: Bool { wire.isClosed || wire.isBroken }

  override var unseen: Int { rest.count + undecrypted + session.window.count }

  /// Input has ended: closes when all of it was delivered.
  private func end(_ why: String) {
    ending = ending ?? why
    closeIfShown()
  }

  private func closeIfShown() {
    guard let ending, !isClosed, !isReadingPaused, !isResumeScheduled else { return }
    close(ending)
  }

  /// An abandoned handshake is not worth its signatures; a client may still learn why it failed.
  var wantsRest: Bool { phase == .handshake ? line == nil : receiver?.wantsRest ?? false }

  func linkWillWrite() {}

  func linkDidWrite() {
    if !isWriting, !output.isEmpty || wire.output.count < encrypted { flush() }
  }

  func linkClosed(_ why: String) {
    switch phase {
    case .handshake:
      // A plaintext server does not answer what is not the magic.
      let guess = line != nil || hasBegun ? "" : ": it may not support TLS"
      fail(.opening, "\(why), during the handshake\(guess)")
    case .open:
      end("cut off: \(why)")
      // Pending output is dropped, so a reader that paused for it resumes.
      needsFlush()
    case .over: close(why)
    }
  }

  // MARK: Output

  override func writeOutput() {
    guard phase == .open else { return }
    isWriting = true
    defer {
      isWriting = false
      encrypted = wire.output.count
    }
    repeat {
      // A broken wire would accept all output and drop it.
      guard !isBroken else { return dropOutput() }
      while !output.isEmpty, wire.output.count < Self.wireMark {
        guard case .done(let count) = session.write(output.bytes) else {
          return fail(.internal, "nothing can be written")
        }
        wrote(count)
      }
      wire.flush()
    } while !isClosed && !output.isEmpty && wire.output.isEmpty
  }

  override func endOutput() {
    guard phase == .open else { return }
    session.sayGoodbye()
    wire.endWhenWritten()
  }

  override var unacknowledged: Int { wire.output.count + wire.unacknowledged }

  override func tearDown() {
    if phase == .open, !wire.isClosed { session.sayGoodbye() }
    phase = .over
    rest.removeAll()
    wire.receiver = nil
    guard !wire.isClosed else { return }
    wire.closeWhenWritten("closed")
    wire.flush()
    guard !wire.isClosed else { return }
    loop.schedule(after: Self.farewellTime) { [wire] in wire.close("closed") }
  }
}
