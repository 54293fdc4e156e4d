import Wire

/// One client's open connection: performs what its ``ServerMachine`` decides.
///
/// Touched on its loop only.
final class ServerConnection: LinkReceiver, TimerTarget {
  /// Above this much pending output the client is not read, and streams wait.
  static let outputMark = 1 << 20
  /// Below this much, reading and streaming resume.
  static let outputLow = 256 << 10
  /// A call that is cancelled after this time has cost its client more than us.
  private static let lasting = Duration.milliseconds(250)
  private static let goneTooSoon = "gone before all was taken"

  let server: RPCServer
  let record: ServerRecord
  /// The share of its address, or of all trusted peers.
  let share: PeerShare
  let link: Link
  let loop: EventLoop
  let isTrusted: Bool
  let number: Int
  let origin: CallOrigin
  let policy: CallPolicy
  /// The protocol's state: frames in, frames out.
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
        // Most frames are calls, whose event is too large to wrap and unwrap.
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
      // An unknown peer loses nothing it could rely on.
      if link.isBroken, !isKnown {
        link.close(Self.goneTooSoon)
        return bytes.count
      }
      waitForTurn()
    }
    if link.output.count >= Self.outputMark { link.pauseReading() }
    // Credit may have come for a queued message while there is no other output.
    if !link.output.isEmpty || machine.hasQueued { link.needsFlush() }
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

  /// Queues its input.
  @inline(never)
  private func waitForTurn() {
    input.queued()
    server.readers.append(self)
    link.waitForTurn()
  }

  /// - Returns: false if it is no longer in the queue.
  func leavesQueue() -> Bool { input.leaveQueue() }

  /// Its input waits in the read queue.
  var isQueued: Bool { input.isQueued }

  /// Nothing more is read or answered.
  @inline(__always)
  var isClosing: Bool { ending.isClosing }

  @inline(never)
  private func takeOther(
    _ header: FrameHeader,
    _ payload: UnsafeRawBufferPointer
  ) throws(ConnectionFault) {
    loop.unfoldIfForwarded(machine.forwardedCalls.value(of: header.stream))
    if header.type == FrameType.message.rawValue {
      // Every fragment but the last has at least this size; on a gone stream it is no progress.
      if header.length >= MessageFrame.leastFragment, machine.isOpen(header.stream) {
        work.messageCame(at: loop.turnTime)
      }
      if machine.isOpen(header.stream) { findRoom(for: header.length + MessageFrame.overhead) }
    }
    if header.type == FrameType.cancel.rawValue, hasLasted(header.stream) {
      machine.abuseLimiter.callLasted()
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
    // Waiting messages are queued; a flush is requested below.
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
    if machine.hasQueued { sendInTurn() }
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
      if ending.phase == .written {
        watchEnd()
      } else if link.encrypted > 0 {
        watchOutput(count)
      } else if isArmed(.write) {
        disarm(.write)
        output.isTaken()
      }
      // In the next turn, so that callers that have just received a reply can ask again.
      if machine.hasQueued { link.needsFlush() }
    } else {
      watchOutput(count)
    }
    if link.output.count < Self.outputLow, !isClosing { link.resumeReading() }
  }

  /// Updates the process's sum of buffered bytes.
  func countBuffered() {
    account.count(
      waiting: link.output.count + link.encrypted + machine.waitingBytes,
      messages: machine.kept,
      isClosed: link.isClosed
    )
  }

  /// Free bytes for messages.
  var room: Int { max(0, server.room(in: share).left) }

  /// Gives the machine the free bytes before input of this size is read.
  func findRoom(for bytes: Int) {
    countBuffered()
    machine.room = room
    guard machine.room < bytes else { return }
    machine.room = max(0, makeRoom(for: bytes, .requests(share)) { server.room(in: share) }.left)
  }

  /// Evicts other connections until there is room, while that is fair.
  ///
  /// - Parameters:
  ///   - bytes: how many are needed.
  ///   - own: what is short if its address's limit is reached.
  ///   - room: returns the free bytes.
  /// - Returns: the free bytes afterwards.
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
      // Bytes of handlers whose connections are gone stay, so evicting more connections would not
      // help.
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
