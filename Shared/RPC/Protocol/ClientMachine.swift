/// A client's side of an open connection.
///
/// A value: frames and calls in, events and bytes out.
///
/// ```text
///            CALL            HEAD, MESSAGE              END (server)
///   unsent ────────▶ waiting ─────────────▶ replying ─────────────────▶ gone
///                       │                     │ ▲ BEGIN / FINISH         ▲
///                       │                     ▼ │                        │
///                       │                    inside ── END, an error ────┤
///                       └── END, or CANCEL from everywhere ──────────────┘
/// ```
///
/// `Call` is what its owner keeps for each stream; the machine does not look at it.
struct ClientMachine<Call>: ~Copyable {
  /// What a frame meant.
  ///
  /// Borrowed bytes are valid while the frame is.
  enum Event {
    case nothing
    case head(Call, UnsafeRawBufferPointer)
    case message(
      Call,
      UnsafeRawBufferPointer,
      cursor: [UInt8]?,
      cost: Int,
      isCompressed: Bool
    )
    case assembled(Call, IncomingMessage)
    case ended(Call, EndFrame)
    /// The call ended because of what the server sent; the cancellation is written.
    ///
    /// Aside, so that all other events stay small.
    indirect case failed(Call, RPCError)
    /// The stream has more credit.
    case streamCredit(Call)
    /// The connection has more credit.
    case connectionCredit
    /// The answer to a ping of ours.
    case pong(UInt64)
    /// Calls above the frame's last were not touched; no new ones on this connection.
    case goAway(GoAwayFrame)
  }

  /// What the machine keeps for an open stream.
  struct Stream: ~Copyable {
    let call: Call
    let priority: Priority
    var receive: ReceiveCredit
    var send: SendCredit
    var hasReply = false
    var incoming: IncomingMessage?
    /// Charged to the connection and not returned.
    var held = 0
    /// A request that did not fit its frame.
    var outgoing: OutgoingMessage?
    var isQueued = false
    /// END follows when nothing is outgoing any more.
    var isFinishing = false
  }

  let limits: ConnectionLimits
  let peer: ConnectionLimits
  /// Calls say that compressed replies are welcome.
  private let acceptsCompressed: Bool
  private var numbers = MethodNumbers()
  private var streams = StreamTable<Stream>()
  private var highestStream: UInt32 = 0
  private var receive: ReceiveCredit
  private var send: SendCredit
  private var outbox = Outbox()
  private var pingData: UInt64?
  private(set) var goAway: GoAwayFrame?
  /// Calls whose message went out while the owner was not asking.
  private var released: [Call] = []

  init(limits: ConnectionLimits, peer: ConnectionLimits, acceptsCompressed: Bool = false) {
    self.limits = limits
    self.acceptsCompressed = acceptsCompressed
    self.peer = peer
    receive = ReceiveCredit(initial: limits.connectionCredit)
    send = SendCredit(initial: peer.connectionCredit)
  }

  var streamCount: Int { streams.count }

  /// The connection's credit: what we may still use, what the peer may, and what we owe it.
  var credit: (send: Int64, receive: Int64, owed: Int64) {
    (send.left, receive.book, receive.owed)
  }

  /// Whether another call may be made on this connection now.
  var hasFreeStream: Bool { streams.count < peer.maximumStreams }

  /// No more calls on this connection, ever.
  var isLeaving: Bool { goAway != nil || highestStream == .max }

  /// The calls of all open streams, the oldest first.
  var openCalls: [Call] {
    var calls: [Call] = []
    for id in streams.sortedIDs {
      if let index = streams.find(id) { calls.append(streams[index].call) }
    }
    return calls
  }

  // MARK: Calls

  /// Writes a CALL; ``hasFreeStream`` and ``isLeaving`` were asked.
  ///
  /// `request` is the one request; `nil` for a stream of them. One that does not fit the frame waits
  /// as it is, without a copy.
  ///
  /// - Returns: the stream's id.
  mutating func start(
    _ call: Call,
    method: MethodDescriptor,
    timeout: UInt32,
    priority: Priority,
    metadata: Metadata,
    request: [UInt8]?,
    isCompressed: Bool = false,
    output: inout OutputBuffer
  ) -> UInt32 {
    highestStream += 1
    let id = highestStream
    let (number, name) = number(of: method)
    var stream = Stream(
      call: call,
      priority: max(priority, method.priority),
      receive: ReceiveCredit(initial: limits.streamCredit),
      send: SendCredit(initial: peer.streamCredit)
    )
    let front =
      CallFrame.fixedByteCount + (name.map { $0.utf8.count + 1 } ?? 0)
      + metadata.encodedByteCount
    let fits = front + (request?.count ?? 0) <= peer.maximumFrame
    output.appendCall(
      stream: id,
      method: number,
      name: name,
      timeout: timeout,
      priority: priority,
      metadata: metadata,
      message: fits ? request?.count : nil,
      isCompressed: isCompressed,
      acceptsCompressed: acceptsCompressed
    ) { place in
      request?.withUnsafeBytes { place.copyMemory(from: $0) }
    }
    if let request, !fits {
      stream.outgoing = OutgoingMessage(request, isCompressed: isCompressed)
      stream.isFinishing = true
      stream.isQueued = true
      outbox.push(id, stream.priority)
    }
    streams.insert(id, stream)
    return id
  }

  /// The method's number, and its name when the server does not know it yet.
  private mutating func number(of method: MethodDescriptor) -> (UInt16, String?) {
    if let number = numbers[method] { return (number, nil) }
    guard numbers.count < min(peer.maximumMethods, Int(UInt16.max)) else {
      return (0, method.name)
    }
    return (numbers.add(method), method.name)
  }

  /// Whether the next of a stream of requests may begin.
  func canSend(_ id: UInt32) -> Bool {
    guard let index = streams.find(id) else { return false }
    return streams[index].outgoing == nil && streams[index].send.mayBegin && send.mayBegin
  }

  /// Sends one of a stream of requests; ``canSend(_:)`` said yes, and it is not too large.
  mutating func sendMessage(
    _ id: UInt32,
    size: Int,
    isCompressed: Bool = false,
    output: inout OutputBuffer,
    write: (UnsafeMutableRawBufferPointer) -> Void
  ) {
    guard let index = streams.find(id) else { return }
    if size <= peer.maximumFrame {
      charge(index, size + MessageFrame.overhead)
      output.appendMessage(
        stream: id,
        size: size,
        cursor: nil,
        isCompressed: isCompressed,
        write: write
      )
    } else {
      precondition(streams[index].outgoing == nil, "a message before the one before it was sent")
      streams[index].outgoing = OutgoingMessage(
        size: size,
        isCompressed: isCompressed,
        write: write
      )
      queue(id, index)
    }
  }

  /// Says that no more requests come, after everything that is outgoing.
  mutating func finish(_ id: UInt32, output: inout OutputBuffer) {
    guard let index = streams.find(id), !streams[index].isFinishing else { return }
    streams[index].isFinishing = true
    if streams[index].outgoing == nil { output.appendHalfClose(stream: id) }
  }

  /// Calls whose message has gone out since the last time.
  mutating func takeReleased() -> [Call] {
    guard !released.isEmpty else { return [] }
    defer { released = [] }
    return released
  }

  private mutating func charge(_ index: Int, _ cost: Int) {
    streams[index].send.charge(cost)
    send.charge(cost)
  }

  /// Gives a call up; its replies are dropped from now on.
  ///
  /// - Returns: whether there was such a call.
  @discardableResult
  mutating func cancel(
    _ id: UInt32,
    _ reason: CancelReason,
    output: inout OutputBuffer
  ) -> Bool {
    guard remove(id, output: &output) != nil else { return false }
    output.appendCancel(stream: id, reason: reason)
    return true
  }

  /// The application took a message.
  mutating func taken(_ id: UInt32, cost: Int, output: inout OutputBuffer) {
    guard let index = streams.find(id) else { return }
    streams[index].held -= cost
    if let amount = streams[index].receive.taken(cost) {
      output.appendCredit(stream: id, amount: amount)
    }
    giveBack(cost, output: &output)
  }

  /// Something waits for its turn in ``pump(upTo:output:)``.
  var hasLine: Bool { !outbox.isEmpty }

  /// Writes fragments whose turn it is, until `mark` bytes wait in the output.
  mutating func pump(upTo mark: Int, output: inout OutputBuffer) {
    while output.count < mark, let id = outbox.pop() {
      guard let index = streams.find(id) else { continue }
      streams[index].isQueued = false
      guard let message = streams[index].outgoing else { continue }
      if !message.hasBegun {
        guard streams[index].send.mayBegin else { continue }
        guard send.mayBegin else {
          streams[index].isQueued = true
          outbox.park(id)
          continue
        }
        charge(index, message.cost)
        message.hasBegun = true
      }
      message.sent += output.appendFragment(
        stream: id,
        of: message,
        limit: peer.maximumFrame
      )
      if message.isDone {
        streams[index].outgoing = nil
        if streams[index].isFinishing {
          output.appendHalfClose(stream: id)
        } else {
          released.append(streams[index].call)
        }
      } else {
        queue(id, index)
      }
    }
  }

  private mutating func queue(_ id: UInt32, _ index: Int) {
    guard !streams[index].isQueued, streams[index].outgoing != nil else { return }
    streams[index].isQueued = true
    outbox.push(id, streams[index].priority)
  }

  private mutating func giveBack(_ cost: Int, output: inout OutputBuffer) {
    guard cost > 0, let amount = receive.taken(cost) else { return }
    output.appendCredit(stream: 0, amount: amount)
  }

  private mutating func remove(_ id: UInt32, output: inout OutputBuffer) -> Stream? {
    guard let index = streams.find(id) else { return nil }
    let stream = streams.remove(at: index)
    giveBack(stream.held, output: &output)
    return stream
  }

  // MARK: Frames

  /// Takes one frame.
  ///
  /// - Throws: what a correct server can never send; the connection ends.
  mutating func received(
    _ header: FrameHeader,
    _ payload: UnsafeRawBufferPointer,
    output: inout OutputBuffer
  ) throws(ConnectionFault) -> Event {
    guard let type = FrameType(rawValue: header.type) else { return .nothing }
    switch type {
    case .head: return try head(header, payload)
    case .message: return try message(header, payload, output: &output)
    case .end: return try end(header, payload, output: &output)
    case .credit: return try credit(header, payload)
    case .ping: return try ping(header, payload, output: &output)
    case .goAway: return try goAway(header, payload)
    case .auth: throw ConnectionFault(.auth, "AUTH out of place")
    case .settings, .call, .cancel: throw ConnectionFault(.protocol, "\(type) from a server")
    }
  }

  private mutating func head(
    _ header: FrameHeader,
    _ payload: UnsafeRawBufferPointer
  ) throws(ConnectionFault) -> Event {
    guard header.flags.isEmpty else { throw ConnectionFault(.protocol, "flags of HEAD") }
    guard let index = try index(of: header) else { return .nothing }
    guard !streams[index].hasReply else { throw ConnectionFault(.protocol, "late HEAD") }
    streams[index].hasReply = true
    return .head(streams[index].call, payload)
  }

  private mutating func message(
    _ header: FrameHeader,
    _ payload: UnsafeRawBufferPointer,
    output: inout OutputBuffer
  ) throws(ConnectionFault) -> Event {
    let index = try index(of: header)
    let frame = try MessageFrame(header.flags, payload, allowsCursor: true)
    guard let index else {
      if frame.begins {
        try receive.charge(frame.cost)
        giveBack(frame.cost, output: &output)
      }
      return .nothing
    }
    guard frame.begins == (streams[index].incoming == nil) else {
      throw ConnectionFault(.protocol, "MESSAGE inside or outside of a message")
    }
    guard frame.begins else { return try fragment(frame, index) }
    try receive.charge(frame.cost)
    try streams[index].receive.charge(frame.cost)
    streams[index].held += frame.cost
    streams[index].hasReply = true
    if let error = refusal(of: frame) {
      let call = streams[index].call
      cancel(header.stream, .unreadable, output: &output)
      return .failed(call, error)
    }
    guard frame.finishes else {
      streams[index].incoming = IncomingMessage(frame)
      return .nothing
    }
    let cursor = frame.cursor.map { [UInt8]($0) }
    return .message(
      streams[index].call,
      frame.bytes,
      cursor: cursor,
      cost: frame.cost,
      isCompressed: frame.isCompressed
    )
  }

  private mutating func fragment(
    _ frame: MessageFrame,
    _ index: Int
  ) throws(ConnectionFault) -> Event {
    guard let message = streams[index].incoming, try message.append(frame) else {
      return .nothing
    }
    streams[index].incoming = nil
    return .assembled(streams[index].call, message)
  }

  private func refusal(of frame: MessageFrame) -> RPCError? {
    if frame.isCompressed, !acceptsCompressed { return .unsupportedEncoding }
    guard frame.size > limits.maximumMessage else { return nil }
    return .messageTooLarge(limit: limits.maximumMessage)
  }

  private mutating func end(
    _ header: FrameHeader,
    _ payload: UnsafeRawBufferPointer,
    output: inout OutputBuffer
  ) throws(ConnectionFault) -> Event {
    let index = try index(of: header)
    let frame = try EndFrame(header.flags, payload)
    guard let index else { return .nothing }
    let isInside = streams[index].incoming != nil
    guard !(frame.code == .ok && isInside), !(frame.isUnprocessed && streams[index].hasReply)
    else { throw ConnectionFault(.protocol, "END that cannot be here") }
    guard let stream = remove(header.stream, output: &output) else { return .nothing }
    return .ended(stream.call, frame)
  }

  private mutating func credit(
    _ header: FrameHeader,
    _ payload: UnsafeRawBufferPointer
  ) throws(ConnectionFault) -> Event {
    let amount = try SmallFrames.credit(header.flags, payload)
    guard header.stream != 0 else {
      try send.add(amount)
      for id in outbox.unpark() {
        guard let index = streams.find(id) else { continue }
        streams[index].isQueued = false
        queue(id, index)
      }
      return .connectionCredit
    }
    guard let index = try index(of: header) else { return .nothing }
    try streams[index].send.add(amount)
    queue(header.stream, index)
    return .streamCredit(streams[index].call)
  }

  private mutating func ping(
    _ header: FrameHeader,
    _ payload: UnsafeRawBufferPointer,
    output: inout OutputBuffer
  ) throws(ConnectionFault) -> Event {
    guard header.stream == 0 else { throw Self.onStream }
    let ping = try SmallFrames.ping(header.flags, payload)
    guard ping.isAnswer else {
      output.appendPing(ping.data, isAnswer: true)
      return .nothing
    }
    guard pingData == ping.data else {
      throw ConnectionFault(.protocol, "answer to a ping that was not sent")
    }
    pingData = nil
    return .pong(ping.data)
  }

  private mutating func goAway(
    _ header: FrameHeader,
    _ payload: UnsafeRawBufferPointer
  ) throws(ConnectionFault) -> Event {
    guard header.stream == 0 else { throw Self.onStream }
    let frame = try GoAwayFrame(header.flags, payload)
    guard frame.last <= goAway?.last ?? .max else {
      throw ConnectionFault(.protocol, "last stream of GOAWAY grew")
    }
    goAway = frame
    return .goAway(frame)
  }

  /// Takes out the calls that the server never touched, the oldest first; they may be repeated.
  mutating func takeUntouched(above last: UInt32, output: inout OutputBuffer) -> [Call] {
    var untouched: [Call] = []
    for id in streams.sortedIDs where id > last {
      if let stream = remove(id, output: &output) { untouched.append(stream.call) }
    }
    return untouched
  }

  /// Asks whether the server is alive.
  ///
  /// One at a time.
  ///
  /// - Returns: false when the last ping was not answered yet.
  mutating func sendPing(_ data: UInt64, output: inout OutputBuffer) -> Bool {
    guard pingData == nil else { return false }
    pingData = data
    output.appendPing(data, isAnswer: false)
    return true
  }

  /// - Returns: `nil` when the stream is gone.
  /// - Throws: when no call was made on it.
  private func index(of header: FrameHeader) throws(ConnectionFault) -> Int? {
    guard header.stream != 0, header.stream <= highestStream else {
      throw ConnectionFault(.protocol, "frame on a stream that was not opened")
    }
    return streams.find(header.stream)
  }

  private static var onStream: ConnectionFault {
    ConnectionFault(.protocol, "frame of the connection on a stream")
  }
}
