/// Bytes both ways between two processes, on one loop.
///
/// Output is gathered in ``output`` and written once, at the end of the loop's turn. Input goes to
/// the ``receiver`` in place. A base class, because the path of a frame has one virtual call.
///
/// Unchecked `Sendable`: touched on its loop only.
package class Link: Flushable, @unchecked Sendable {
  final let loop: EventLoop
  /// The other end, as text.
  package final let peer: String
  /// Who the other end is, where the transport itself has proved it.
  final var identity: PeerIdentity?
  /// 32 bytes that only both ends of this connection know; a transport in the clear has none.
  final var channelBinding: [UInt8]?
  /// What the transport itself ended it for, in our words, for the log.
  final var trouble: ConnectionFault?
  @exclusivity(unchecked) final var output: OutputBuffer
  /// Bytes that left ``output`` for another one, where they wait encrypted.
  ///
  /// The receiver is told when they become fewer.
  @exclusivity(unchecked) final var encrypted = 0
  @exclusivity(unchecked) final var receiver: (any LinkReceiver)?
  @exclusivity(unchecked) final private(set) var isClosed = false
  /// What is read in one turn, with what was kept, so that one connection does not starve the others.
  @exclusivity(unchecked) final private(set) var readsAtOnce = ReadingPiece.known
  @exclusivity(unchecked) final private var isScheduled = false
  @exclusivity(unchecked) final private(set) var isReadingPaused = false
  /// What has come will be shown before anybody hears of its end.
  @exclusivity(unchecked) final private(set) var holdsEnd = false
  /// Others have their turn, and then input is taken again, whoever asks for it before.
  @exclusivity(unchecked) final private var hasYielded = false
  @exclusivity(unchecked) final private var endsOutput = false
  @exclusivity(unchecked) final private var closesWhenWritten: String?
  /// Bytes at the front of ``output`` whose frame has begun to leave; negative where nobody wants to know.
  @exclusivity(unchecked) final private var begun: Int32 = -1

  init(loop: EventLoop, peer: String) {
    self.loop = loop
    self.peer = peer
    output = OutputBuffer(loop.spare)
  }

  // MARK: What a transport fills in

  /// Hands the output on, as much as the other side takes now.
  func writeOutput() {}

  /// Says after the last byte of the output that nothing more comes, and goes on reading.
  ///
  /// Called once. A transport that loses nothing of what was written before it is closed just closes.
  func endOutput() { close("everything was said") }

  /// Looks for input again after a pause, in a later turn.
  func resumeInput() {}

  /// The same in this turn, where nothing of this link is under way.
  func takeInput() { resumeInput() }

  /// Bytes that came and that the receiver was not shown yet.
  var unseen: Int { 0 }

  /// Frees what the transport holds.
  ///
  /// Called once.
  func tearDown() {}

  /// Bytes came that the transport needs for itself.
  var hasHeard: Bool { false }

  /// Nothing that is said arrives any more; what came before may still be shown.
  var isBroken: Bool { false }

  /// Bytes that left ``output`` and did not arrive yet, as far as that is known.
  var unacknowledged: Int { 0 }

  /// From now on so much is read in one turn.
  func limitReading(to piece: ReadingPiece) { readsAtOnce = piece }

  /// So many bytes at the front of the output have left.
  @inline(__always) final func wrote(_ count: Int) {
    // Mostly everything leaves at once.
    if begun > 0 || begun == 0 && count < output.count { follow(count) }
    output.removeFirst(count)
  }

  /// Looks for the end of the frame in which those bytes end, before they are gone.
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

  /// Nothing of the output will leave any more; the receiver is shown the frames of which nothing has.
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

  /// From here on the output is frames, from its first byte on, and the receiver wants to know which of them never left.
  final func followFrames() { begun = 0 }

  /// The other end has proved by certificate that it is a process of this installation.
  final var isProcess: Bool { identity?.isProcess ?? false }

  /// Has the output written at the end of this turn.
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

  /// Ends the connection as soon as everything was written; nothing more is read.
  final func closeWhenWritten(_ why: String) {
    guard closesWhenWritten == nil else { return }
    closesWhenWritten = why
    pauseReading()
    needsFlush()
  }

  /// Ends the output as soon as everything was written; what comes is still read.
  ///
  /// Who closes over what the peer still sends resets the connection, and what the peer has not taken yet is
  /// lost. A peer that meets the end closes, and so this end learns that all was taken.
  final func endWhenWritten() {
    endsOutput = true
    needsFlush()
  }

  /// Stops taking input; the other side's bytes wait where they are.
  ///
  /// - Parameter holdsEnd: see ``holdsEnd``.
  final func pauseReading(holdsEnd: Bool = false) {
    self.holdsEnd = holdsEnd || isReadingPaused && self.holdsEnd
    isReadingPaused = true
  }

  /// Stops taking input until ``takeTurn()``, whoever asks for it before.
  final func waitForTurn() {
    pauseReading(holdsEnd: true)
    hasYielded = true
  }

  /// Takes input again, in this turn.
  ///
  /// Nothing of this link is under way.
  final func takeTurn() {
    hasYielded = false
    guard !isClosed, isReadingPaused, closesWhenWritten == nil else { return }
    isReadingPaused = false
    takeInput()
  }

  /// Stops taking input until all others have had their turn.
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

  /// Ends the connection at once; what was not written is lost.
  ///
  /// The receiver is told.
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

/// How many bytes are read at once, by whom it comes from: what there is no time for was read, and copied, too soon.
enum ReadingPiece: Int {
  /// Who has not opened yet: magic, SETTINGS and a proof are a few hundred bytes.
  case opening = 4_096
  /// The requests of a stranger end at 4 KiB.
  case stranger = 16_384
  case known = 65_536
}

/// What reads a link.
protocol LinkReceiver: AnyObject {
  /// Takes what came. `bytes` are valid during this call only.
  ///
  /// - Returns: how many bytes were used; the rest comes again, with what follows it.
  func linkReceived(_ bytes: UnsafeRawBufferPointer) -> Int

  /// Asks before bytes are made readable, where that alone costs something.
  ///
  /// - Returns: false where they have to wait; their reader calls when it is their turn.
  func linkMayRead() -> Bool

  /// The output is about to be written: the last chance to add to it.
  func linkWillWrite()

  /// Something was written, or nothing could be.
  func linkDidWrite()

  /// These frames will never leave, and nothing of them has; valid during this call only.
  func linkDropped(_ frames: UnsafeRawBufferPointer)

  /// Nothing more comes or goes.
  func linkClosed(_ why: String)

  /// Whether it still wants to be shown what came before the connection broke; it sees itself how much of it.
  var wantsRest: Bool { get }
}

extension LinkReceiver {
  func linkMayRead() -> Bool { true }

  func linkDropped(_ frames: UnsafeRawBufferPointer) {}

  var wantsRest: Bool { true }
}
