import Wire
import Vocabulary

/// One open connection to a server: performs what its ``ClientMachine`` decides.
///
/// It always reads: credit and its own calls bound what can be received.
///
/// Unchecked `Sendable`: touched on its loop only.
final class ClientConnection: LinkReceiver, CallCarrier, TimerTarget, @unchecked Sendable {
  /// Above this much pending output, streams wait.
  private static let outputLow = 256 << 10
  /// Above this much pending output, new calls wait in the channel, where their number and bytes
  /// are limited.
  ///
  /// A hanging server reads nothing, and calls past their deadline would leave their bytes here. It is the
  /// size of the longest message.
  private static let outputMost = 4 << 20

  enum Timer: UInt64 {
    case frame, keepalive, idle
  }

  /// Its channel, until it is closed.
  @exclusivity(unchecked) private(set) var channel: ChannelCore?
  @exclusivity(unchecked) var way: Subchannel?
  let link: Link
  let loop: EventLoop
  /// The server is a trusted peer.
  let isTrusted: Bool
  /// Makes the span ids of its calls: distinct, but not secret.
  @exclusivity(unchecked) var spans: LoopRandom
  /// Requests of at least this size are compressed; `nil`: none.
  let compressesFrom: Int?
  @exclusivity(unchecked) var machine: ClientMachine<OutgoingCall>
  @exclusivity(unchecked) private(set) var isClosed = false
  @exclusivity(unchecked) var alive: Keepalive
  @exclusivity(unchecked) var frameTimer = TimerID.none
  @exclusivity(unchecked) var framePatience: FramePatience
  @exclusivity(unchecked) var hasPartialFrame = false
  /// Output before a write, to find out when waiting calls may be started.
  @exclusivity(unchecked) private var unwritten: Int32 = 0
  /// The number of calls that were written, but of which the link sent nothing.
  @exclusivity(unchecked) private var dropped: UInt32 = 0
  @exclusivity(unchecked) var keepaliveTimer = TimerID.none
  @exclusivity(unchecked) var idleTimer = TimerID.none
  @exclusivity(unchecked) var idleness: Idleness
  /// The channel's watch of the server's health.
  @exclusivity(unchecked) weak var ownWatch: OutgoingCall?

  init(
    _ channel: ChannelCore,
    _ way: Subchannel,
    _ link: Link,
    peer: Settings,
    isTrusted: Bool
  ) {
    let settings = channel.settings
    self.channel = channel
    self.way = way
    self.link = link
    self.isTrusted = isTrusted
    loop = link.loop
    spans = .seeded(link.loop.randomNumber())
    framePatience = FramePatience(time: .seconds(10), now: link.loop.now)
    alive = Keepalive(
      time: max(channel.keepaliveTime, peer.limits.pingInterval),
      timeout: settings.keepaliveTimeout,
      now: loop.now
    )
    idleness = Idleness(now: loop.now)
    compressesFrom = peer.acceptsZlib ? settings.compressesFrom : nil
    machine = ClientMachine(
      limits: settings.limits,
      peer: peer.limits,
      acceptsCompressed: settings.compressesFrom != nil
    )
    if let idleTime = settings.idleTime { watchIdleness(after: idleTime) }
  }

  /// Whether a call can be started here now.
  var hasFreeStream: Bool {
    !isClosed && machine.hasFreeStream && link.output.count < Self.outputMost
  }

  /// Calls were started here, and nothing of any was sent.
  var tookNone: Bool { dropped > 0 && dropped == machine.highestStream }

  /// No further call on this connection.
  var isLeaving: Bool { isClosed || machine.isLeaving }

  // MARK: Calls

  /// Writes a call.
  ///
  /// The caller has checked ``hasFreeStream`` and ``isLeaving``.
  func start(_ call: OutgoingCall) {
    guard call.request?.count ?? 0 <= machine.peer.maximumMessage else {
      return call.fail(.messageTooLarge(limit: machine.peer.maximumMessage))
    }
    let metadata = call.wireMetadata(span: &spans, limit: machine.peer.maximumMetadata)
    if metadata.countedSize > machine.peer.maximumMetadata {
      return call.fail(.metadataTooLarge(limit: machine.peer.maximumMetadata))
    }
    guard let timeout = call.wireTimeout else { return call.fail(.deadlineExceeded) }
    call.carrier = self
    call.neverLeft = false
    if call.again != .not { channel?.tally.note(&call.again) }
    call.maximumReply = machine.limits.maximumMessage
    if let compressesFrom, let request = call.request, request.count >= compressesFrom,
      let compressed = CompressedMessage.deflate(request.bytes)
    {
      write(call, metadata, timeout, EncodedParts(compressed), isCompressed: true)
    } else {
      write(call, metadata, timeout, call.request, isCompressed: false)
    }
    link.needsFlush()
    watchPeer()
    if call.request == nil {
      call.startsOver()
      call.hasRoom()
    }
  }

  private func write(
    _ call: OutgoingCall,
    _ metadata: CallMetadata,
    _ timeout: UInt32,
    _ request: EncodedParts?,
    isCompressed: Bool
  ) {
    call.streamID = machine.start(
      call,
      method: call.method,
      timeout: timeout,
      priority: call.options.priority ?? call.method.priority,
      metadata: metadata,
      request: request,
      isCompressed: isCompressed,
      output: &link.output
    )
  }

  func canSend(_ call: OutgoingCall) -> Bool { !machine.isSending(call.streamID) }

  func mayGo(_ call: OutgoingCall, bytes: Int) -> Bool {
    bytes > machine.peer.maximumFrame
      ? machine.canSend(call.streamID)
      : link.output.count < Self.outputLow && machine.mayGo(call.streamID)
  }

  func send(
    _ call: OutgoingCall,
    bytes: Int,
    write: @escaping @Sendable (EncodingPlace) -> Void
  ) -> OutgoingMessage? {
    let limit = machine.peer.maximumMessage
    guard bytes <= limit else {
      call.giveUp(.givenUp, .messageTooLarge(limit: limit))
      return nil
    }
    let compressed = deflated(bytes, write)
    let size = compressed?.count ?? bytes
    link.needsFlush()
    guard mayGo(call, bytes: size) else {
      let message = OutgoingMessage(waiting: bytes, compressed: compressed, write: write)
      machine.waitToSend(call.streamID, message)
      return message
    }
    machine.sendMessage(
      call.streamID,
      size: size,
      isCompressed: compressed != nil,
      output: &link.output
    ) { place in
      if let compressed { place.put(compressed) } else { write(place) }
    }
    return nil
  }

  /// The message compressed, if both sides want that.
  private func deflated(
    _ bytes: Int,
    _ write: (EncodingPlace) -> Void
  ) -> [UInt8]? {
    guard let compressesFrom, bytes >= compressesFrom else { return nil }
    return CompressedMessage.deflate([UInt8](byteCount: bytes, writtenBy: write))
  }

  func finish(_ call: OutgoingCall) -> Bool {
    machine.finish(call.streamID, output: &link.output)
    link.needsFlush()
    return true
  }

  func abandon(_ call: OutgoingCall, _ reason: CancelReason) {
    machine.cancel(call.streamID, reason, output: &link.output)
    link.needsFlush()
    channel?.ended(on: self)
  }

  func taken(_ call: OutgoingCall, cost: Int) {
    guard cost > 0, !isClosed else { return }
    let now = loop.turnTime.milliseconds
    machine.taken(call.streamID, cost: cost, now: now, output: &link.output)
    if !link.output.isEmpty { link.needsFlush() }
  }

  // MARK: Writing

  func linkWillWrite() {
    if machine.hasQueued {
      machine.pump(upTo: OutputBuffer.piece, output: &link.output)
      for call in machine.takeReleased() { call.hasRoom() }
    }
    unwritten = Int32(clamping: link.output.count)
  }

  func linkDidWrite() {
    alive.wrote(max(0, Int(unwritten) - link.output.count))
    if unwritten >= Int32(Self.outputMost), link.output.count < Self.outputMost, !link.isBroken {
      channel?.hasRoom()
    }
    // In the next turn, so that callers that have just received a reply can ask again.
    if link.output.isEmpty, machine.hasQueued { link.needsFlush() }
  }

  // MARK: Ending

  /// Closes the connection and ends all its calls.
  ///
  /// Pending output is written first, because the CANCEL of a call that was given up may wait for
  /// the end of the turn.
  func close() {
    link.flush()
    link.close("closed by the channel")
  }

  func end(with fault: ConnectionFault) {
    link.output.appendGoAway(GoAwayFrame(last: 0, code: fault.code, text: fault.text))
    link.flush()
    link.close("ended by this side, \(fault)")
  }

  /// Calls of which nothing was sent did not run.
  func linkDropped(_ frames: UnsafeRawBufferPointer) {
    loop.unfoldAll(machine.forwardedCalls.sortedValues)
    var offset = 0
    while let end = FrameHeader.end(ofFrameAt: offset, in: frames) {
      let frame = frames.piece(offset, end - offset)
      offset = end
      guard let header = try? FrameHeader(frame, limit: FrameHeader.maximumPayload),
        header.type == FrameType.call.rawValue
      else { continue }
      dropped &+= 1
      machine.call(of: header.stream)?.neverLeft = true
    }
  }

  func linkClosed(_ why: String) {
    isClosed = true
    loop.unfoldAll(machine.forwardedCalls.sortedValues)
    loop.disarm(frameTimer)
    loop.disarm(keepaliveTimer)
    loop.disarm(idleTimer)
    let hasCallers = machine.streamCount > (ownWatch?.isOver == false ? 1 : 0)
    let isBroken = hasCallers && way?.isShutDown == false
    channel?.tally.ended(calls: machine.highestStream, isBroken: isBroken)
    way?.lost(self)
    if isBroken { channel?.brokeUnderCalls() }
    let cause = cause(why)
    var lost = RPCError.connectionLost
    lost.debugDetail = cause
    for call in machine.openCalls {
      attemptFailed(call, call.neverLeft ? .peerUnavailable(cause) : lost)
    }
    channel = nil
    way = nil
  }

  /// Why the connection was lost, with what the server had announced before.
  private func cause(_ why: String) -> String {
    guard let goAway = machine.goAway, goAway.code == .none, !goAway.text.isEmpty else {
      return why
    }
    return "\(why), after it had announced “\(goAway.text)”"
  }
}
