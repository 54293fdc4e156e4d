import Wire

/// One client's open connection: performs what its ``ServerMachine`` decides.
///
/// Touched on its loop only.
final class ServerConnection: LinkReceiver, TimerTarget {
  /// Above this much waiting output, the client is not read any more, and streams wait.
  static let outputMark = 1 << 20
  /// Below this, reading and streaming go on.
  static let outputLow = 256 << 10
  /// A call that is given up after so long cost its client more than us.
  private static let lasting = Duration.milliseconds(250)
  private static let goneTooSoon = "gone before all was taken"

  enum Timer: UInt64 {
    case frame, write, keepalive, drain, age, idle, grace, pause, reader
  }

  let server: RPCServer
  let record: ServerRecord
  /// Of the bytes that wait in the process, those of its address, or of all peers that are proven.
  let share: PeerShare
  let link: Link
  let loop: EventLoop
  let isTrusted: Bool
  let number: Int
  let origin: CallOrigin
  let interceptors: [any ServerInterceptor]
  let observer: (any CallObserver)?
  /// Who says whose calls with long requests are; `nil` for who proved to be of the installation.
  let authenticator: Authenticator?
  /// To this many milliseconds the time of a unary call is cut.
  let longestTimeout: UInt32
  let tellsSuccess: Bool
  /// Replies from this size on are compressed where the call accepts it.
  let compressesFrom: Int
  @exclusivity(unchecked) var machine: ServerMachine<ServerCall>
  /// Handlers whose call is over but that have not returned; they count against the stream limit.
  @exclusivity(unchecked) var orphans = 0
  @exclusivity(unchecked) var isClosing = false
  @exclusivity(unchecked) var draining: Draining?
  /// The final GOAWAY is out.
  @exclusivity(unchecked) var isPastLine = false
  /// All was said; the peer may still have to take it.
  @exclusivity(unchecked) var isSaid = false
  /// Something was at work for it when a stop looked the last time, or since.
  @exclusivity(unchecked) var wasAtWork = false
  /// The newest stream when a stop began.
  @exclusivity(unchecked) var stoppedAfter: UInt32 = 0
  @exclusivity(unchecked) var hasPartialFrame = false
  /// Stands in ``RPCServer/readers``.
  @exclusivity(unchecked) private(set) var isQueued = false
  /// Bytes that came and wait for their turn.
  @exclusivity(unchecked) private var unread: Int32 = 0
  /// A call was answered that not everybody may make.
  @exclusivity(unchecked) var hasWorked = false
  @exclusivity(unchecked) var alive: Keepalive
  /// When somebody last worked for it, or it opened: the end of a call that was answered and that not
  /// everybody may make, or a piece of a message.
  @exclusivity(unchecked) var lastWorked: MonotonicInstant
  let openedAt: MonotonicInstant
  /// Calls for which a handler runs, but for those that keep no place.
  @exclusivity(unchecked) var working: Int32 = 0
  /// Calls whose handlers have returned, and whose replies wait to be sent; none of ``working``.
  @exclusivity(unchecked) var replying: Int32 = 0
  @exclusivity(unchecked) var frameTimer = TimerID.none
  @exclusivity(unchecked) var framePatience: FramePatience
  @exclusivity(unchecked) var writeTimer = TimerID.none
  /// Of output that waits.
  @exclusivity(unchecked) var outputPatience: OutputPatience?
  /// Since when the peer took nothing, after the end of all output.
  @exclusivity(unchecked) var endMark: EndMark?
  /// What was ever handed to the link.
  @exclusivity(unchecked) var written = 0
  @exclusivity(unchecked) var readerMark: ReaderMark?
  @exclusivity(unchecked) var keepaliveTimer = TimerID.none
  @exclusivity(unchecked) var drainTimer = TimerID.none
  @exclusivity(unchecked) var ageTimer = TimerID.none
  @exclusivity(unchecked) var idleTimer = TimerID.none
  @exclusivity(unchecked) var idleness: Idleness
  @exclusivity(unchecked) var pauseTimer = TimerID.none
  @exclusivity(unchecked) var readerTimer = TimerID.none
  /// What this connection adds to the bytes that wait in the whole process.
  @exclusivity(unchecked) var buffered = 0
  /// The messages of its callers among that.
  @exclusivity(unchecked) private var kept = 0
  /// Output before it was written, for counting what left.
  @exclusivity(unchecked) var unwritten = 0

  init(_ server: RPCServer, _ link: Link, number: Int, peer: Settings, isTrusted: Bool) {
    self.server = server
    record = server.record
    share = server.shares.join(link.peerHost, isProven: isTrusted)
    self.link = link
    self.number = number
    self.isTrusted = isTrusted
    loop = link.loop
    link.limitReading(to: isTrusted ? .known : .stranger)
    origin = CallOrigin(
      loop: link.loop,
      isPeerTrusted: isTrusted,
      peer: link.peer,
      record: server.record,
      shares: server.shares,
      share: share,
      traceSeed: link.loop.randomNumber()
    )
    interceptors = server.router.interceptors
    observer = server.router.observer
    authenticator = isTrusted ? nil : server.router.authenticator
    tellsSuccess = server.router.observer?.hearsSuccess ?? false
    let longest = server.settings.limits.maximumTimeout.wholeMilliseconds
    idleness = Idleness(now: loop.now)
    openedAt = loop.now
    lastWorked = openedAt
    longestTimeout = UInt32(clamping: min(longest, Int64(CallFrame.noTimeout - 1)))
    compressesFrom = server.settings.compressesFrom ?? .max
    framePatience = FramePatience(time: server.settings.frameTime, now: loop.now)
    alive = Keepalive(
      time: server.settings.keepaliveTime,
      timeout: server.settings.keepaliveTimeout,
      now: loop.now
    )
    let router = server.router
    machine = ServerMachine(
      limits: server.settings.limits,
      peer: peer.limits,
      isTrusted: isTrusted,
      acceptsCompressed: server.settings.compressesFrom != nil,
      now: loop.now.milliseconds,
      resolve: { router.resolve($0) }
    )
    if let age = server.settings.age(isTrusted: isTrusted) {
      ageTimer = arm(.age, age * loop.randomFactor(in: 0.9..<1.1))
    }
    if let idle = server.settings.maximumIdle { idleTimer = arm(.idle, idle) }
  }

  // MARK: Reading

  func linkReceived(_ bytes: UnsafeRawBufferPointer) -> Int {
    alive.heard(loop.turnTime)
    var slice = ReadingSlice.endless
    let hasLimit = !isTrusted && !isClosing
    if hasLimit {
      guard let next = server.readers.slice() else {
        unread = Int32(clamping: bytes.count + link.unseen)
        countBuffered()
        waitForTurn()
        return 0
      }
      slice = next
    }
    var offset = 0
    var isOver = false
    do {
      while !isClosing, link.output.count < Self.outputMark {
        let rest = bytes.piece(offset, bytes.count - offset)
        guard
          let header = try FrameHeader(rest, limit: machine.limits.maximumFrame),
          rest.count - FrameHeader.byteCount >= header.length
        else { break }
        let payload = rest.piece(FrameHeader.byteCount, header.length)
        offset += FrameHeader.byteCount + header.length
        // Most frames are calls, and what they open is too large to be wrapped and unwrapped.
        if header.type == FrameType.call.rawValue {
          if let opening = try machine.call(header, payload) { try accept(opening) }
        } else {
          try takeOther(header, payload)
        }
        guard slice.goesOn(after: header.length, loop.preciseNow) else {
          isOver = true
          break
        }
      }
    } catch {
      end(with: error)
    }
    record.received &+= UInt64(offset)
    let isAll = offset == bytes.count
    unread = isAll || isClosing ? 0 : Int32(clamping: bytes.count - offset + link.unseen)
    countBuffered()
    if hasLimit { server.readers.took(slice, hasTaken: offset > 0) }
    if isClosing { return bytes.count }
    if machine.awaitsRequests { watchPauses() }
    let mayHaveMore = isOver && !isAll
    watchFrame(
      isPartial: !isAll && link.output.count < Self.outputMark && !mayHaveMore,
      hasMoved: offset > 0
    )
    if mayHaveMore {
      // Of a stranger nothing is lost that somebody could count on.
      if link.isBroken, !isKnown {
        link.close(Self.goneTooSoon)
        return bytes.count
      }
      waitForTurn()
    }
    if link.output.count >= Self.outputMark { link.pauseReading() }
    // Credit may have come for a message that waits in line, with nothing else to write.
    if !link.output.isEmpty || machine.hasLine { link.needsFlush() }
    return offset
  }

  func linkMayRead() -> Bool {
    guard !isTrusted, !isClosing, !server.readers.admits() else { return true }
    if link.isBroken, !isKnown {
      link.close(Self.goneTooSoon)
    } else {
      unread = Int32(clamping: link.unseen)
      countBuffered()
      waitForTurn()
    }
    return false
  }

  /// Its input waits until it is called.
  @inline(never)
  private func waitForTurn() {
    isQueued = true
    server.readers.append(self)
    link.waitForTurn()
  }

  /// - Returns: false where it does not stand there any more.
  func leavesQueue() -> Bool {
    defer { isQueued = false }
    return isQueued
  }

  @inline(never)
  private func takeOther(
    _ header: FrameHeader,
    _ payload: UnsafeRawBufferPointer
  ) throws(ConnectionFault) {
    loop.unfoldIfPassed(machine.passages.value(of: header.stream))
    if header.type == FrameType.message.rawValue {
      // So much at least has a piece with another one behind it; on a stream that is gone it is nothing.
      if header.length >= MessageFrame.leastFragment, machine.isOpen(header.stream) {
        lastWorked = loop.turnTime
      }
      if machine.isOpen(header.stream) { findRoom(for: header.length + MessageFrame.overhead) }
    }
    if header.type == FrameType.cancel.rawValue, hasLasted(header.stream) {
      machine.police.callLasted()
    }
    let now = loop.turnTime.milliseconds
    switch try machine.received(header, payload, now: now, output: &link.output) {
    case .nothing, .clientLeaves: break
    case .call(let opening): try accept(opening)
    case .request(let call, let bytes, let isCompressed): begin(call, bytes, isCompressed)
    case .message(let call, let bytes, let cost, let isCompressed):
      call.inbox?.add([UInt8](bytes), cost: cost, isCompressed: isCompressed)
    case .assembled(let call, let message):
      let isCompressed = message.isCompressed
      call.inbox?.add(message.bytes, cost: message.cost, isCompressed: isCompressed)
    case .requestsEnded(let call): call.inbox?.end()
    case .failed(let call, let error): over(call, error)
    case .cancelled(let call, let reason): abandoned(call, reason)
    // What waits has its place in line, and writing is asked for below.
    case .streamCredit, .connectionCredit: watchReaders()
    case .pong: if draining != nil { finishDrain() }
    }
  }

  private func hasLasted(_ stream: UInt32) -> Bool {
    guard let index = machine.streams.find(stream) else { return false }
    return loop.turnTime - machine.streams[index].call.startedAt >= Self.lasting
  }

  // MARK: Writing

  func linkWillWrite() {
    if machine.hasLine { sendInTurn() }
    unwritten = link.output.count
  }

  private func sendInTurn() {
    machine.pump(
      upTo: OutputBuffer.piece,
      now: loop.turnTime.milliseconds,
      output: &link.output
    )
    for call in machine.takeReleased() {
      if call.hasEnded { over(call) } else { call.wake() }
    }
    watchReaders()
  }

  func linkDidWrite() {
    let count = max(0, unwritten - link.output.count)
    record.sent &+= UInt64(count)
    written &+= count
    alive.wrote(count)
    defer { countBuffered() }
    if link.output.isEmpty {
      if isSaid {
        watchEnd()
      } else if link.encrypted > 0 {
        watchOutput(count)
      } else if writeTimer != .none {
        loop.disarm(writeTimer)
        writeTimer = .none
        outputPatience = nil
      }
      // In the next turn, when those who have just sent could ask again.
      if machine.hasLine { link.needsFlush() }
    } else {
      watchOutput(count)
    }
    if link.output.count < Self.outputLow, !isClosing { link.resumeReading() }
  }

  /// Keeps the process's sum of what waits true.
  func countBuffered() {
    let now =
      link.isClosed
      ? 0
      : link.output.count + link.encrypted + machine.waitingBytes
        + Int(unread)
    let more = now - buffered
    record.buffered += more
    share.waiting += more
    buffered = now
    if machine.kept != kept { countKept() }
  }

  /// Counts messages that are kept: those of a closed connection are nobody's.
  @inline(never)
  func countKept() {
    let now = link.isClosed ? 0 : machine.kept
    share.kept += now - kept
    kept = now
  }

  /// Bytes of messages for which there is room.
  var room: Int { max(0, server.room(in: share).left) }

  /// Tells the machine how much room there is, with all that came up to now, where so many bytes come.
  func findRoom(for bytes: Int) {
    countBuffered()
    machine.room = room
    guard machine.room < bytes else { return }
    machine.room = max(0, makeRoom(for: bytes, .requests(share)) { server.room(in: share) }.left)
  }

  /// Ends others until there is room for so many bytes, where that is fair.
  ///
  /// - Parameters:
  ///   - bytes: how many.
  ///   - own: what is short where the limit of its address is met.
  ///   - room: asks what there is.
  /// - Returns: what there is then.
  func makeRoom(
    for bytes: Int,
    _ own: ByteShortage,
    _ room: () -> RPCServer.Room
  ) -> RPCServer.Room {
    var found = room()
    while found.left < bytes {
      let before = found
      guard server.endHoarder(found.limit == .address ? own : .all, for: self) else { break }
      found = room()
      // What handlers of connections that are gone hold stays: then it helps nobody to end more of them.
      guard found.left > before.left || found.limit != before.limit else { break }
    }
    return found
  }

  var isIdle: Bool { machine.streamCount + orphans == 0 }
}
