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

  let server: RPCServer
  let record: ServerRecord
  /// Of the bytes that wait in the process, those of its address, or of all peers that are proven.
  let share: PeerShare
  let link: Link
  let loop: EventLoop
  let isTrusted: Bool
  let number: Int
  let origin: CallOrigin
  let policy: CallPolicy
  /// What was said and agreed: frames in, frames out.
  @exclusivity(unchecked) var machine: ServerMachine<ServerCall>
  @exclusivity(unchecked) var work: ConnectionWork
  @exclusivity(unchecked) var account: ByteAccount
  @exclusivity(unchecked) var input: InputProgress
  @exclusivity(unchecked) var output = OutputProgress()
  @exclusivity(unchecked) var alive: Keepalive
  @exclusivity(unchecked) var idleness: Idleness
  @exclusivity(unchecked) var ending = DrainState()
  @exclusivity(unchecked) private var timers = ConnectionTimers()

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
    policy = CallPolicy(server.router, server.settings, isTrusted: isTrusted)
    account = ByteAccount(record, share)
    work = ConnectionWork(openedAt: loop.now)
    input = InputProgress(frameTime: server.settings.frameTime, now: loop.now)
    idleness = Idleness(now: loop.now)
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
      arm(.age, age * loop.randomFactor(in: 0.9..<1.1))
    }
    if let idle = server.settings.maximumIdle { arm(.idle, idle) }
  }

  // MARK: Reading

  func linkReceived(_ bytes: UnsafeRawBufferPointer) -> Int {
    alive.heard(loop.turnTime)
    var slice = ReadingSlice.endless
    let hasLimit = !isTrusted && !isClosing
    if hasLimit {
      guard let next = server.readers.slice() else {
        account.wait(unread: bytes.count + link.unseen)
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
    account.wait(unread: isAll || isClosing ? 0 : bytes.count - offset + link.unseen)
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
      account.wait(unread: link.unseen)
      countBuffered()
      waitForTurn()
    }
    return false
  }

  /// Its input waits until it is called.
  @inline(never)
  private func waitForTurn() {
    input.queued()
    server.readers.append(self)
    link.waitForTurn()
  }

  /// - Returns: false where it does not stand there any more.
  func leavesQueue() -> Bool { input.leaveQueue() }

  /// Its input waits for its turn to be read.
  var isQueued: Bool { input.isQueued }

  /// Nothing more is read or answered.
  @inline(__always)
  var isClosing: Bool { ending.isClosing }

  @inline(never)
  private func takeOther(
    _ header: FrameHeader,
    _ payload: UnsafeRawBufferPointer
  ) throws(ConnectionFault) {
    loop.unfoldIfPassed(machine.passages.value(of: header.stream))
    if header.type == FrameType.message.rawValue {
      // So much at least has a piece with another one behind it; on a stream that is gone it is nothing.
      if header.length >= MessageFrame.leastFragment, machine.isOpen(header.stream) {
        work.messageCame(at: loop.turnTime)
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
    case .pong: if ending.reason != nil { finishDrain() }
    }
  }

  private func hasLasted(_ stream: UInt32) -> Bool {
    guard let index = machine.streams.find(stream) else { return false }
    return loop.turnTime - machine.streams[index].call.startedAt >= Self.lasting
  }

  // MARK: Writing

  func linkWillWrite() {
    if machine.hasLine { sendInTurn() }
    output.willWrite(link.output.count)
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
    let count = output.didWrite(left: link.output.count)
    record.sent &+= UInt64(count)
    alive.wrote(count)
    defer { countBuffered() }
    if link.output.isEmpty {
      if ending.phase == .said {
        watchEnd()
      } else if link.encrypted > 0 {
        watchOutput(count)
      } else if isArmed(.write) {
        disarm(.write)
        output.isTaken()
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
    account.count(
      waiting: link.output.count + link.encrypted + machine.waitingBytes,
      messages: machine.kept,
      isClosed: link.isClosed
    )
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

  var isIdle: Bool { machine.streamCount + work.orphans == 0 }

  // MARK: Timers

  /// The kind of a timer that has fired.
  func fired(_ cookie: UInt64) -> ConnectionTimers.Kind? { timers.fired(cookie) }

  func arm(_ timer: ConnectionTimers.Kind, _ delay: Duration) {
    timers.arm(timer, delay, self, on: loop)
  }

  func disarm(_ timer: ConnectionTimers.Kind) { timers.disarm(timer, on: loop) }

  func isArmed(_ timer: ConnectionTimers.Kind) -> Bool { timers.isArmed(timer) }

  func disarmAll() { timers.disarmAll(on: loop) }
}
