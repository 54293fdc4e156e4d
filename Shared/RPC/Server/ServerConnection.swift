/// One client's open connection: performs what its ``ServerMachine`` decides.
///
/// Touched on its loop only.
final class ServerConnection: LinkReceiver, ReplySink, TimerTarget {
  /// Above this much waiting output, the client is not read any more, and streams wait.
  static let outputMark = 1 << 20
  /// Below this, reading and streaming go on.
  static let outputLow = 256 << 10

  private enum Timer: UInt64 {
    case frame, write, keepalive, drain, age, idle, grace, pause
  }

  private let server: RPCServer
  private let link: Link
  private let loop: EventLoop
  private let isTrusted: Bool
  let number: Int
  @exclusivity(unchecked) private var machine: ServerMachine<ServerCall>
  /// Handlers whose call is over but that have not returned; they count against the stream limit.
  @exclusivity(unchecked) private var orphans = 0
  /// Calls that wait for the connection: its credit, or its output.
  @exclusivity(unchecked) private var waiting: [ServerCall] = []
  @exclusivity(unchecked) private var isClosing = false
  @exclusivity(unchecked) private var alive: Keepalive
  @exclusivity(unchecked) private var frameTimer = TimerID.none
  @exclusivity(unchecked) private var hasPartialFrame = false
  @exclusivity(unchecked) private var writeTimer = TimerID.none
  @exclusivity(unchecked) private var stalledAt = 0
  @exclusivity(unchecked) private var keepaliveTimer = TimerID.none
  @exclusivity(unchecked) private var isDraining = false
  @exclusivity(unchecked) private var drainTimer = TimerID.none
  @exclusivity(unchecked) private var ageTimer = TimerID.none
  @exclusivity(unchecked) private var idleTimer = TimerID.none
  @exclusivity(unchecked) private var pauseTimer = TimerID.none
  /// The final GOAWAY is out.
  @exclusivity(unchecked) private var isPastLine = false

  init(_ server: RPCServer, _ link: Link, number: Int, peer: Settings, isTrusted: Bool) {
    self.server = server
    self.link = link
    self.number = number
    self.isTrusted = isTrusted
    loop = link.loop
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
    if let age = server.settings.maximumAge {
      ageTimer = arm(.age, age * loop.randomFactor(in: 0.9..<1.1))
    }
    if let idle = server.settings.maximumIdle { idleTimer = arm(.idle, idle) }
  }

  // MARK: Reading

  func linkReceived(_ bytes: UnsafeRawBufferPointer) -> Int {
    alive.heard(loop.now)
    var offset = 0
    do {
      while !isClosing, link.output.count < Self.outputMark {
        let rest = bytes.piece(offset, bytes.count - offset)
        guard
          let header = try FrameHeader(rest, limit: machine.limits.maximumFrame),
          rest.count - FrameHeader.byteCount >= header.length
        else { break }
        let payload = rest.piece(FrameHeader.byteCount, header.length)
        offset += FrameHeader.byteCount + header.length
        try take(header, payload)
      }
    } catch {
      end(with: error)
    }
    if isClosing { return bytes.count }
    if machine.incomingCount > 0 { watchPauses() }
    watchFrame(isPartial: offset < bytes.count && link.output.count < Self.outputMark)
    if link.output.count >= Self.outputMark { link.pauseReading() }
    if !link.output.isEmpty { link.needsFlush() }
    return offset
  }

  private func take(
    _ header: FrameHeader,
    _ payload: UnsafeRawBufferPointer
  ) throws(ConnectionFault) {
    let now = loop.now.milliseconds
    switch try machine.received(header, payload, now: now, output: &link.output) {
    case .nothing, .clientLeaves: break
    case .call(let opening): try accept(opening, now)
    case .request(let call, let bytes, let isCompressed):
      bytes.withUnsafeBytes { start(call, with: $0, isCompressed) }
    case .message(let call, let bytes, let cost, let isCompressed):
      call.inbox?.add([UInt8](bytes), cost: cost, isCompressed: isCompressed)
    case .assembled(let call, let message):
      let isCompressed = message.isCompressed
      call.inbox?.add(message.bytes, cost: message.cost, isCompressed: isCompressed)
    case .requestsEnded(let call): call.inbox?.end()
    case .failed(let call, let error): over(call, error)
    case .cancelled(let call, _): over(call, .cancelled)
    case .streamCredit(let call): call.wake()
    case .connectionCredit: wakeWaiting()
    case .pong: if isDraining { finishDrain() }
    }
  }

  // MARK: Calls

  private func accept(
    _ opening: ServerMachine<ServerCall>.Opening,
    _ now: Int64
  ) throws(ConnectionFault) {
    let metadata: Metadata
    let limit = min(machine.limits.maximumMetadata, 8_192)
    switch try Metadata.read(opening.frame.metadata, limit: limit) {
    case .success(let read): metadata = read
    case .failure(.invalid): return try refuse(opening, .invalidMetadata, now)
    case .failure(.tooLarge): return try refuse(opening, .metadataTooLarge(limit: limit), now)
    }
    guard let method = opening.method else { return try refuse(opening, .unknownMethod, now) }
    if let error = shed(max(method.descriptor.priority, opening.frame.priority)) {
      return try refuse(opening, error, now)
    }
    guard opening.frame.timeout > 0 else { return try refuse(opening, .deadlineExceeded, now) }
    let call = makeCall(opening, method, metadata)
    do {
      if isTrusted { try metadata.checkIdentity() }
      for interceptor in server.router.interceptors { try interceptor.intercept(call) }
    } catch {
      let error = RPCError(describing: error)
      release(call)
      try refuse(opening, error, now)
      report(call, error)
      return
    }
    begin(opening, call)
  }

  /// Why there is no room for one more call of that class.
  ///
  /// Bulk work has half of the streams, background three quarters: what a person waits for finds
  /// the rest free, however much else is going on.
  private func shed(_ priority: Priority) -> RPCError? {
    let limit = machine.limits.maximumStreams
    let running = machine.streamCount + orphans
    if running >= limit { return .tooManyStreams(limit: limit) }
    let share =
      switch priority {
      case .interactive: limit
      case .background: max(1, limit / 4 * 3)
      case .bulk: max(1, limit / 2)
      }
    return running < share ? nil : .overloaded("\(running) calls, \(priority) has \(share)")
  }

  private func makeCall(
    _ opening: ServerMachine<ServerCall>.Opening,
    _ method: RegisteredMethod,
    _ metadata: Metadata
  ) -> ServerCall {
    var metadata = metadata
    if !isTrusted, !metadata.isEmpty { metadata.removeAll { $0.hasPrefix("daybook-") } }
    let call = ServerCall(
      method: method.descriptor,
      metadata: metadata,
      loop: loop,
      isPeerTrusted: isTrusted,
      peer: link.peer,
      priority: max(method.descriptor.priority, opening.frame.priority),
      deadline: deadline(opening.frame.timeout, method.descriptor),
      streamID: opening.id,
      sink: self
    )
    call.registered = method
    call.acceptsCompressed = opening.frame.acceptsCompressed
    return call
  }

  /// Unary calls are cut to `max_timeout`; streams may be without end.
  private func deadline(_ timeout: UInt32, _ method: MethodDescriptor) -> MonotonicInstant? {
    let asked: Duration? = timeout == CallFrame.noTimeout ? nil : .milliseconds(Int64(timeout))
    guard method.kind == .unary else { return asked.map { loop.now + $0 } }
    let longest = machine.limits.maximumTimeout
    return loop.now + min(asked ?? longest, longest)
  }

  private func begin(_ opening: ServerMachine<ServerCall>.Opening, _ call: ServerCall) {
    let event = machine.open(opening, call: call, priority: call.priority, output: &link.output)
    if case .failed(_, let error) = event { return over(call, error) }
    call.armDeadline()
    watchPeer()
    if let inbox = call.inbox {
      if let message = opening.frame.message {
        inbox.add([UInt8](message), cost: 0, isCompressed: opening.frame.isCompressed)
      }
      if opening.frame.isLast { inbox.end() }
      call.start(with: UnsafeRawBufferPointer(start: nil, count: 0))
    } else if opening.frame.isLast, let message = opening.frame.message {
      start(call, with: message, opening.frame.isCompressed)
    }
  }

  /// Runs the handler; only now a compressed request takes the room it needs, or later where the
  /// handler wants to know first who asks.
  private func start(
    _ call: ServerCall,
    with request: UnsafeRawBufferPointer,
    _ isCompressed: Bool
  ) {
    guard isCompressed, call.registered?.inflates != true else {
      call.isRequestCompressed = isCompressed
      return call.start(with: request)
    }
    do throws(RPCError) {
      let message = try CompressedMessage.inflate(request, limit: maximumMessage)
      message.withUnsafeBytes { call.start(with: $0) }
    } catch {
      call.refuse(error)
    }
  }

  private func refuse(
    _ opening: ServerMachine<ServerCall>.Opening,
    _ error: RPCError,
    _ now: Int64
  ) throws(ConnectionFault) {
    try machine.refuse(opening, error, now: now, output: &link.output)
  }

  /// The call ended well.
  private func over(_ call: ServerCall) {
    guard !call.isReported else { return }
    release(call)
    if !server.router.interceptors.isEmpty { report(call, nil) }
    closeIfDrained()
  }

  /// The call is over for its client; what its handler still does is thrown away.
  private func over(_ call: ServerCall, _ error: RPCError) {
    guard !call.isReported else { return }
    release(call)
    report(call, error)
    call.cancel()
    closeIfDrained()
  }

  private func release(_ call: ServerCall) {
    call.isReported = true
    call.hasEnded = true
    call.disarmDeadline()
    call.inbox?.wake()
    guard call.isHandlerRunning, !call.isReturning else { return }
    orphans += 1
    call.isOrphan = true
  }

  private func report(_ call: ServerCall, _ error: RPCError?) {
    let outcome = CallOutcome(
      code: error?.code ?? .ok,
      error: error,
      took: loop.now - call.startedAt
    )
    for interceptor in server.router.interceptors { interceptor.finished(call, outcome) }
  }

  // MARK: Replies

  func sendHead(_ call: ServerCall, _ metadata: Metadata) {
    machine.sendHead(call.streamID, metadata, output: &link.output)
    link.needsFlush()
  }

  func taken(_ call: ServerCall, cost: Int) {
    machine.taken(call.streamID, cost: cost, output: &link.output)
    if !link.output.isEmpty { link.needsFlush() }
  }

  func canSend(_ call: ServerCall) -> Bool {
    if link.output.count < Self.outputLow, machine.canSend(call.streamID) { return true }
    if !call.isWaiting {
      call.isWaiting = true
      waiting.append(call)
    }
    return false
  }

  var maximumMessage: Int { machine.limits.maximumMessage }

  /// The message in fewer bytes, where caller and settings want that.
  private func deflated(
    _ call: ServerCall,
    _ bytes: Int,
    _ write: (UnsafeMutableRawBufferPointer) -> Void
  ) -> [UInt8]? {
    guard call.acceptsCompressed, let least = server.settings.compressesFrom, bytes >= least,
      bytes <= machine.peer.maximumMessage
    else { return nil }
    return CompressedMessage.deflate([UInt8](byteCount: bytes, writtenBy: write))
  }

  var slowReaderTime: Duration { server.settings.slowReaderTime }

  func send(
    _ call: ServerCall,
    bytes: Int,
    cursor: [UInt8]?,
    write: (UnsafeMutableRawBufferPointer) -> Void
  ) {
    let compressed = deflated(call, bytes, write)
    let isSent = machine.sendMessage(
      call.streamID,
      size: compressed?.count ?? bytes,
      cursor: cursor,
      isCompressed: compressed != nil,
      output: &link.output
    ) { place in
      if let compressed { place.copyBytes(from: compressed) } else { write(place) }
    }
    link.needsFlush()
    if !isSent { over(call, .messageTooLarge(limit: machine.peer.maximumMessage)) }
  }

  func finish(
    _ call: ServerCall,
    replyBytes: Int?,
    write: (UnsafeMutableRawBufferPointer) -> Void
  ) {
    call.hasEnded = true
    let compressed = replyBytes.flatMap { deflated(call, $0, write) }
    let ending = machine.finish(
      call.streamID,
      trailers: call.trailers,
      reply: compressed?.count ?? replyBytes,
      isCompressed: compressed != nil,
      output: &link.output
    ) { place in
      if let compressed { place.copyBytes(from: compressed) } else { write(place) }
    }
    link.needsFlush()
    switch ending {
    case .done: over(call)
    case .later: break
    case .failed(let error): over(call, error)
    }
  }

  func fail(_ call: ServerCall, _ error: RPCError) {
    var error = error
    error.trailers.append(contentsOf: call.trailers)
    call.hasEnded = true
    _ = machine.fail(call.streamID, error, output: &link.output)
    link.needsFlush()
    over(call, error)
  }

  func handlerReturned(_ call: ServerCall) {
    guard call.isOrphan else { return }
    call.isOrphan = false
    orphans -= 1
    closeIfDrained()
  }

  private func wakeWaiting() {
    guard !waiting.isEmpty else { return }
    let woken = waiting
    waiting.removeAll(keepingCapacity: true)
    for call in woken {
      call.isWaiting = false
      call.wake()
    }
  }

  // MARK: Writing

  func linkWillWrite() {
    machine.pump(upTo: Self.outputLow, output: &link.output)
    for call in machine.takeReleased() {
      if call.hasEnded { over(call) } else { call.wake() }
    }
  }

  func linkDidWrite() {
    if link.output.isEmpty {
      if writeTimer != .none {
        loop.disarm(writeTimer)
        writeTimer = .none
      }
      machine.pump(upTo: 1, output: &link.output)
      if !link.output.isEmpty { link.needsFlush() }
    } else if writeTimer == .none || link.output.count < stalledAt {
      loop.disarm(writeTimer)
      writeTimer = arm(.write, server.settings.writeTime)
    }
    stalledAt = link.output.count
    guard link.output.count < Self.outputLow else { return }
    wakeWaiting()
    if !isClosing { link.resumeReading() }
  }

  // MARK: Time

  func timerFired(_ cookie: UInt64) {
    switch Timer(rawValue: cookie) {
    case .frame: end(with: ConnectionFault(.slow, "frame not complete in time"))
    case .write: link.close("output not taken in time")
    case .keepalive: keepalive()
    case .drain: finishDrain()
    case .age: retire("max_age")
    case .idle: retireIfIdle()
    case .grace: stop()
    case .pause: endPaused()
    case nil: break
    }
  }

  private func arm(_ timer: Timer, _ delay: Duration) -> TimerID {
    loop.arm(after: delay, self, cookie: timer.rawValue)
  }

  private func watchFrame(isPartial: Bool) {
    guard isPartial != hasPartialFrame else { return }
    hasPartialFrame = isPartial
    loop.disarm(frameTimer)
    if isPartial { frameTimer = arm(.frame, server.settings.frameTime) }
  }

  private func watchPauses() {
    guard pauseTimer == .none else { return }
    pauseTimer = arm(.pause, server.settings.pauseTime)
  }

  /// Ends calls whose client stopped in the middle of a message; looks again as long as any is inside.
  private func endPaused() {
    pauseTimer = .none
    let time = loop.now.milliseconds - server.settings.pauseTime.wholeMilliseconds
    for call in machine.endPaused(since: time, output: &link.output) { over(call, .slowSender) }
    if !link.output.isEmpty { link.needsFlush() }
    if machine.incomingCount > 0 { watchPauses() }
  }

  private func watchPeer() {
    guard keepaliveTimer == .none else { return }
    keepaliveTimer = arm(.keepalive, server.settings.keepaliveTime)
  }

  /// Asks a silent peer that has calls open whether it is alive.
  private func keepalive() {
    keepaliveTimer = .none
    switch alive.step(loop.now, hasCalls: machine.streamCount > 0) {
    case .rest: break
    case .wait(let delay): keepaliveTimer = arm(.keepalive, delay)
    case .ask(let delay):
      _ = machine.sendPing(loop.randomNumber(), output: &link.output)
      link.needsFlush()
      keepaliveTimer = arm(.keepalive, delay)
    case .dead: end(with: ConnectionFault(.keepalive, "ping not answered"))
    }
  }

  /// Asks the client to go on with another connection; what runs may finish.
  private func retire(_ why: String) {
    loop.disarm(ageTimer)
    drain(why)
    ageTimer = arm(.grace, server.settings.ageGrace)
  }

  private func retireIfIdle() {
    guard let idle = server.settings.maximumIdle else { return }
    let isBusy = machine.streamCount + orphans > 0
    let silence = isBusy ? .zero : loop.now - alive.lastRead
    if silence >= idle { retire("max_idle") } else { idleTimer = arm(.idle, idle - silence) }
  }

  // MARK: Ending

  /// Lets calls finish and takes no new ones after a last round trip.
  func drain(_ why: String = "drain") {
    guard !isDraining, !isClosing else { return }
    isDraining = true
    machine.announceDrain(why, output: &link.output)
    _ = machine.sendPing(0xd1, output: &link.output)
    link.needsFlush()
    drainTimer = arm(.drain, .seconds(10))
  }

  private func finishDrain() {
    guard !isClosing else { return }
    machine.finishDrain("drain", output: &link.output)
    link.needsFlush()
    isPastLine = true
    for call in machine.openCalls where call.isEndless { fail(call, .streamDrained) }
    closeIfDrained()
  }

  private func closeIfDrained() {
    guard isPastLine, !isClosing, machine.streamCount == 0, orphans == 0 else { return }
    isClosing = true
    link.closeWhenWritten("drained")
  }

  /// Cancels what is left and closes.
  func stop() {
    guard !isClosing else { return }
    end(with: ConnectionFault(.none, "stopped"))
  }

  private func end(with fault: ConnectionFault) {
    guard !isClosing else { return }
    isClosing = true
    server.note(fault, link.peer)
    let last = machine.highestStream
    link.output.appendGoAway(GoAwayFrame(last: last, code: fault.code, text: fault.text))
    cancelAll()
    link.closeWhenWritten(fault.text)
    loop.schedule(after: .seconds(1)) { [link] in link.close(fault.text) }
  }

  func linkClosed(_ why: String) {
    isClosing = true
    for timer in [
      frameTimer, writeTimer, keepaliveTimer, drainTimer, ageTimer, idleTimer, pauseTimer,
    ] {
      loop.disarm(timer)
    }
    cancelAll()
    server.closed(self)
  }

  private func cancelAll() {
    for call in machine.openCalls { over(call, .cancelled) }
    wakeWaiting()
  }
}

extension Metadata {
  /// Trusted identity stands there once, or nobody knows which one is true.
  fileprivate func checkIdentity() throws {
    var seen: Set<String> = []
    for entry in entries where entry.key.hasPrefix("daybook-") {
      guard seen.insert(entry.key).inserted else {
        throw RPCError(.internal, "invalid_metadata", "The caller's identity is ambiguous.")
      }
    }
  }
}
