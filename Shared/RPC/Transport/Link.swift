/// A byte stream between two processes, on one loop.
///
/// Output is gathered in ``output`` and written once, at the end of the loop's turn. Input goes to
/// the ``receiver`` in place. A base class, so that a frame's path has only one virtual call.
///
/// Unchecked `Sendable`: touched on its loop only.
package class Link: Flushable, @unchecked Sendable {
  final let loop: EventLoop
  /// The peer's address as text.
  package final let peer: String
  /// The peer's identity, if the transport has verified it.
  final var identity: PeerIdentity?
  /// 32 bytes that only both ends of this connection share; `nil` for plaintext.
  final var channelBinding: [UInt8]?
  /// Why the transport ended it, for the log.
  final var trouble: ConnectionFault?
  @exclusivity(unchecked) final var output: OutputBuffer
  /// Bytes that left ``output`` for another buffer, where they wait encrypted.
  ///
  /// The receiver is notified when they decrease.
  @exclusivity(unchecked) final var encrypted = 0
  @exclusivity(unchecked) final var receiver: (any LinkReceiver)?
  @exclusivity(unchecked) final private(set) var isClosed = false
  /// The most bytes read in one turn, including kept ones, so that one connection does not starve
  /// the others.
  @exclusivity(unchecked) final private(set) var readsAtOnce = ReadingPiece.known
  @exclusivity(unchecked) final private var isScheduled = false
  @exclusivity(unchecked) final private(set) var isReadingPaused = false
  /// Received bytes are delivered before the end is reported.
  @exclusivity(unchecked) final private(set) var holdsEnd = false
  /// Reading resumes in a later turn, and not before.
  @exclusivity(unchecked) final private var hasYielded = false
  @exclusivity(unchecked) final private var endsOutput = false
  @exclusivity(unchecked) final private var closesWhenWritten: String?
  /// Bytes at the front of ``output`` of a partly sent frame; negative if frames are not followed.
  @exclusivity(unchecked) final private var begun: Int32 = -1

  init(loop: EventLoop, peer: String) {
    self.loop = loop
    self.peer = peer
    output = OutputBuffer(loop.spare)
  }

  // MARK: For subclasses

  /// Writes as much of the output as the peer takes now.
  func writeOutput() {}

  /// Half-closes after the last byte of output, and continues to read.
  ///
  /// Called once. A transport that loses nothing when it closes just closes.
  func endOutput() { close("all output was written") }

  /// Reads again after a pause, in a later turn.
  func resumeInput() {}

  /// The same in this turn, if nothing of this link is being handled.
  func takeInput() { resumeInput() }

  /// Received bytes that were not delivered yet.
  var unseen: Int { 0 }

  /// Frees the transport's resources.
  ///
  /// Called once.
  func tearDown() {}

  /// The transport has received bytes of its own, as of a TLS handshake.
  var hasHeard: Bool { false }

  /// Output no longer arrives; received bytes may still be delivered.
  var isBroken: Bool { false }

  /// Bytes in flight, as far as that is known.
  var unacknowledged: Int { 0 }

  /// Limits the bytes read in one turn.
  func limitReading(to piece: ReadingPiece) { readsAtOnce = piece }

  /// Bytes at the front of the output were sent.
  @inline(__always) final func wrote(_ count: Int) {
    // Usually everything is sent at once.
    if begun > 0 || begun == 0 && count < output.count { follow(count) }
    output.removeFirst(count)
  }

  /// Finds the end of the partly sent frame before the bytes are removed.
  @inline(never) private final func follow(_ count: Int) {
    let frames = output.bytes
    var end = Int(begun)
    while end < count {
      guard let next = FrameHeader.end(ofFrameAt: end, in: frames) else {
        begun = -1
        return
      }
      end = next
    }
    begun = Int32(clamping: end - count)
  }

  /// Output can no longer be sent; the receiver is shown the frames of which nothing was sent.
  final func dropOutput() {
    let rest = output.bytes
    let begun = Int(begun)
    if begun >= 0, begun < rest.count {
      receiver?.linkDropped(rest.piece(begun, rest.count - begun))
    }
    self.begun = min(self.begun, 0)
    output.removeAll()
  }

  // MARK: What connections use

  /// From here on the output is frames, and the receiver wants to know which were never sent.
  final func followFrames() { begun = 0 }

  /// The peer has a process certificate of this installation.
  final var isProcess: Bool { identity?.isProcess ?? false }

  /// Writes the output at the end of this turn.
  @inline(__always) final func needsFlush() {
    guard !isScheduled, !isClosed else { return }
    isScheduled = true
    loop.flushLater(self)
  }

  final func flush() {
    isScheduled = false
    guard !isClosed else { return }
    loop.beforeWriting?()
    if let receiver {
      receiver.linkWillWrite()
      writeOutput()
      if !isClosed { receiver.linkDidWrite() }
    } else {
      writeOutput()
    }
    guard !isClosed, output.isEmpty else { return }
    if let why = closesWhenWritten {
      close(why)
    } else if endsOutput {
      endsOutput = false
      endOutput()
    }
  }

  /// Closes when everything was written; nothing more is read.
  final func closeWhenWritten(_ why: String) {
    guard closesWhenWritten == nil else { return }
    closesWhenWritten = why
    pauseReading()
    needsFlush()
  }

  /// Half-closes when everything was written; input is still read.
  ///
  /// Closing with unread input resets the connection, and the peer loses what it has not read. A
  /// peer that reads the end closes, which tells this end that everything was read.
  final func endWhenWritten() {
    endsOutput = true
    needsFlush()
  }

  /// Stops reading; input waits where it is.
  ///
  /// - Parameter holdsEnd: see ``holdsEnd``.
  final func pauseReading(holdsEnd: Bool = false) {
    self.holdsEnd = holdsEnd || isReadingPaused && self.holdsEnd
    isReadingPaused = true
  }

  /// Stops reading until ``takeTurn()``; ``resumeReading()`` does not end this.
  final func waitForTurn() {
    pauseReading(holdsEnd: true)
    hasYielded = true
  }

  /// Reads again, in this turn.
  ///
  /// Nothing of this link may be in progress.
  final func takeTurn() {
    hasYielded = false
    guard !isClosed, isReadingPaused, closesWhenWritten == nil else { return }
    isReadingPaused = false
    takeInput()
  }

  /// Stops reading until all other connections were read.
  final func yieldReading() {
    let isQueued = hasYielded
    waitForTurn()
    if !isQueued { loop.postForNextTurn { [self] in takeTurn() } }
  }

  final func resumeReading() {
    guard isReadingPaused, !hasYielded else { return }
    isReadingPaused = false
    resumeInput()
  }

  /// Closes at once; unwritten output is lost.
  ///
  /// The receiver is notified.
  final func close(_ why: String) {
    guard !isClosed else { return }
    isClosed = true
    dropOutput()
    tearDown()
    let receiver = receiver
    self.receiver = nil
    receiver?.linkClosed(why)
  }
}

/// The bytes that are read at once, by kind of peer: bytes beyond the time slice would be read and
/// copied too early.
enum ReadingPiece: Int {
  /// In an opening: magic, SETTINGS and AUTH have a few hundred bytes.
  case opening = 4_096
  /// An unauthenticated peer's requests of public methods end at 4 KiB.
  case stranger = 16_384
  case known = 65_536
}

/// What reads a link.
protocol LinkReceiver: AnyObject {
  /// Takes input.
  ///
  /// `bytes` are valid during this call only.
  ///
  /// - Returns: how many bytes were used; the rest is delivered again, with what follows.
  func linkReceived(_ bytes: UnsafeRawBufferPointer) -> Int

  /// Asks before bytes are decrypted.
  ///
  /// - Returns: false if they have to wait; the receiver then resumes reading later.
  func linkMayRead() -> Bool

  /// The output is about to be written: the last chance to add to it.
  func linkWillWrite()

  /// Output was written, or nothing could be.
  func linkDidWrite()

  /// Frames of which nothing was sent, and nothing will be; valid during this call only.
  func linkDropped(_ frames: UnsafeRawBufferPointer)

  /// The connection is closed.
  func linkClosed(_ why: String)

  /// Whether it still wants input from before the connection broke; it decides itself how much.
  var wantsRest: Bool { get }
}

extension LinkReceiver {
  func linkMayRead() -> Bool { true }

  func linkDropped(_ frames: UnsafeRawBufferPointer) {}

  var wantsRest: Bool { true }
}
