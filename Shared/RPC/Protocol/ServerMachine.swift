/// A server's side of an open connection.
///
/// A value: frames and replies in, events and bytes out.
///
/// ```text
///            CALL                    END (client)             END (server)
///   new ─────────────▶ open ─────────────────────▶ half ─────────────────────▶ gone
///    │                  │ ▲ MESSAGE BEGIN / FINISH                              ▲
///    │                  ▼ │                                                     │
///    │                 inside      CANCEL, refusal, deadline: from everywhere ──┤
///    └── CALL with LAST ──────────────────────────▶ half                        │
///    └── CALL refused ──────────────────────────────────────────────────────────┘
/// ```
///
/// `Call` is what its owner keeps for each stream; the machine does not look at it. Times are
/// milliseconds on the loop's clock.
struct ServerMachine<Call>: ~Copyable {
  /// A CALL that opened a stream.
  ///
  /// The owner answers with ``open(_:call:priority:)`` or ``refuse(_:_:output:)``. Its pieces are
  /// valid while the frame is.
  struct Opening {
    let id: UInt32
    /// `nil`: nobody serves the name.
    let method: RegisteredMethod?
    let frame: CallFrame
  }

  /// What a frame meant.
  enum Event {
    case nothing
    case call(Opening)
    /// The request is whole and nothing more comes.
    case request(Call, [UInt8])
    /// The call ended because of what the client sent; the end is written.
    case failed(Call, RPCError)
    /// The client gave the call up; nothing is sent.
    case cancelled(Call, CancelReason)
    /// The stream has more credit.
    case streamCredit(Call)
    /// The connection has more credit.
    case connectionCredit
    /// The answer to a ping of ours.
    case pong(UInt64)
    /// The client will open no more streams.
    case clientLeaves
  }

  /// What the machine keeps for an open stream.
  struct Stream {
    let call: Call
    let priority: Priority
    var receive: ReceiveCredit
    var send: SendCredit
    /// Messages that began.
    var messageCount = 0
    var incoming: IncomingMessage?
    var request: [UInt8]?
    var isHalfClosed = false
    /// Charged to the connection and not returned.
    var held = 0
    var hasReplied = false
    var outgoing: OutgoingMessage?
    /// It has a place in the outbox.
    var isQueued = false
    /// END with OK follows when nothing is outgoing any more.
    var trailers: Metadata?
  }

  let limits: ConnectionLimits
  let peer: ConnectionLimits
  private let resolve: @Sendable (UnsafeRawBufferPointer) -> RegisteredMethod?
  private var methods: [RegisteredMethod?] = []
  private var streams = StreamTable<Stream>()
  private(set) var highestStream: UInt32 = 0
  private var receive: ReceiveCredit
  private var send: SendCredit
  private var outbox = Outbox()
  private var police: Police
  private var pingData: UInt64?
  /// Above this, calls are dropped unanswered: the last of the final GOAWAY.
  private var lastAccepted: UInt32?
  private var hasClientLeft = false
  /// Calls whose message or end went out while the owner was not asking.
  private(set) var released: [Call] = []

  init(
    limits: ConnectionLimits,
    peer: ConnectionLimits,
    isTrusted: Bool,
    now: Int64,
    resolve: @escaping @Sendable (UnsafeRawBufferPointer) -> RegisteredMethod?
  ) {
    self.limits = limits
    self.peer = peer
    self.resolve = resolve
    receive = ReceiveCredit(initial: limits.connectionCredit)
    send = SendCredit(initial: peer.connectionCredit)
    police = Police(isOff: isTrusted, pingInterval: limits.pingInterval, now: now)
  }

  var streamCount: Int { streams.count }

  /// The connection's credit: what we may still use, what the peer may, and what we owe it.
  var credit: (send: Int64, receive: Int64, owed: Int64) {
    (send.left, receive.book, receive.owed)
  }

  /// The calls of all open streams, the oldest first.
  var openCalls: [Call] {
    var calls: [Call] = []
    for id in streams.sortedIDs {
      if let index = streams.find(id) { calls.append(streams[index].call) }
    }
    return calls
  }

  // MARK: Frames

  /// Takes one frame.
  ///
  /// - Throws: what a correct client can never send; the connection ends.
  mutating func received(
    _ header: FrameHeader,
    _ payload: UnsafeRawBufferPointer,
    now: Int64,
    output: inout OutputBuffer
  ) throws(ConnectionFault) -> Event {
    guard let type = FrameType(rawValue: header.type) else {
      try police.nuisance(now: now)
      return .nothing
    }
    switch type {
    case .call: return try call(header, payload)
    case .message: return try message(header, payload, output: &output)
    case .end: return try halfClose(header, payload, output: &output)
    case .cancel: return try cancel(header, payload, now: now, output: &output)
    case .credit: return try credit(header, payload, now: now)
    case .ping: return try ping(header, payload, now: now, output: &output)
    case .goAway:
      guard header.stream == 0 else { throw Self.onStream }
      _ = try GoAwayFrame(header.flags, payload)
      hasClientLeft = true
      return .clientLeaves
    case .auth: throw ConnectionFault(.auth, "AUTH out of place")
    case .settings, .head: throw ConnectionFault(.protocol, "\(type) from a client")
    }
  }

  private mutating func call(
    _ header: FrameHeader,
    _ payload: UnsafeRawBufferPointer
  ) throws(ConnectionFault) -> Event {
    guard header.stream > highestStream, !hasClientLeft else {
      throw ConnectionFault(.protocol, "CALL on a stream that is not new")
    }
    let frame = try CallFrame(header.flags, payload)
    highestStream = header.stream
    let method = try method(of: frame)
    if let lastAccepted, header.stream > lastAccepted { return .nothing }
    return .call(Opening(id: header.stream, method: method, frame: frame))
  }

  /// A definition counts when it is read, whatever becomes of the call.
  private mutating func method(
    of frame: CallFrame
  ) throws(ConnectionFault) -> RegisteredMethod? {
    let number = Int(frame.methodNumber)
    guard let name = frame.name else {
      guard number > 0, number <= methods.count else {
        throw ConnectionFault(.method, "method number that was not defined")
      }
      return methods[number - 1]
    }
    let method = resolve(name)
    guard number > 0 else { return method }
    guard number == methods.count + 1, number <= limits.maximumMethods else {
      throw ConnectionFault(.method, "method number out of order, or one too many")
    }
    methods.append(method)
    return method
  }

  private mutating func message(
    _ header: FrameHeader,
    _ payload: UnsafeRawBufferPointer,
    output: inout OutputBuffer
  ) throws(ConnectionFault) -> Event {
    let index = try index(of: header)
    let frame = try MessageFrame(header.flags, payload, allowsCursor: false)
    guard let index else {
      if frame.begins {
        try receive.charge(frame.cost)
        giveBack(frame.cost, output: &output)
      }
      return .nothing
    }
    guard !streams[index].isHalfClosed else {
      throw ConnectionFault(.protocol, "MESSAGE after the client's END")
    }
    guard frame.begins == (streams[index].incoming == nil) else {
      throw ConnectionFault(.protocol, "MESSAGE inside or outside of a message")
    }
    if frame.begins {
      try receive.charge(frame.cost)
      try streams[index].receive.charge(frame.cost)
      streams[index].held += frame.cost
      streams[index].messageCount += 1
      if let error = refusal(of: frame, streams[index].messageCount) {
        return fail(header.stream, error, output: &output)
      }
      if frame.finishes {
        streams[index].request = [UInt8](frame.bytes)
      } else {
        streams[index].incoming = IncomingMessage(frame)
      }
    } else if try streams[index].incoming?.append(frame) == true {
      streams[index].request = streams[index].incoming?.bytes
      streams[index].incoming = nil
    }
    return .nothing
  }

  /// Why a message ends its call; every method here takes exactly one.
  private func refusal(of frame: MessageFrame, _ count: Int) -> RPCError? {
    if frame.isCompressed { return .unsupportedEncoding }
    if frame.size > limits.maximumMessage { return .messageTooLarge(limit: limits.maximumMessage) }
    return count > 1 ? .wrongMessageCount : nil
  }

  private mutating func halfClose(
    _ header: FrameHeader,
    _ payload: UnsafeRawBufferPointer,
    output: inout OutputBuffer
  ) throws(ConnectionFault) -> Event {
    guard header.flags.isEmpty, payload.isEmpty else {
      throw ConnectionFault(.protocol, "layout of a client's END")
    }
    guard let index = try index(of: header) else { return .nothing }
    guard !streams[index].isHalfClosed, streams[index].incoming == nil else {
      throw ConnectionFault(.protocol, "END twice, or inside a message")
    }
    streams[index].isHalfClosed = true
    return requestEnded(header.stream, index, output: &output)
  }

  private mutating func requestEnded(
    _ id: UInt32,
    _ index: Int,
    output: inout OutputBuffer
  ) -> Event {
    guard let request = streams[index].request else {
      return fail(id, .wrongMessageCount, output: &output)
    }
    streams[index].request = nil
    let held = streams[index].held
    streams[index].held = 0
    giveBack(held, output: &output)
    return .request(streams[index].call, request)
  }

  private mutating func cancel(
    _ header: FrameHeader,
    _ payload: UnsafeRawBufferPointer,
    now: Int64,
    output: inout OutputBuffer
  ) throws(ConnectionFault) -> Event {
    try police.nuisance(now: now)
    let reason = try SmallFrames.cancel(header.flags, payload)
    guard try index(of: header) != nil, let stream = remove(header.stream, output: &output)
    else { return .nothing }
    return .cancelled(stream.call, reason)
  }

  private mutating func credit(
    _ header: FrameHeader,
    _ payload: UnsafeRawBufferPointer,
    now: Int64
  ) throws(ConnectionFault) -> Event {
    let amount = try SmallFrames.credit(header.flags, payload)
    if amount < 1_024 { try police.nuisance(now: now) }
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
    now: Int64,
    output: inout OutputBuffer
  ) throws(ConnectionFault) -> Event {
    guard header.stream == 0 else { throw Self.onStream }
    let ping = try SmallFrames.ping(header.flags, payload)
    guard ping.isAnswer else {
      try police.ping(now: now)
      output.appendPing(ping.data, isAnswer: true)
      return .nothing
    }
    guard pingData == ping.data else {
      throw ConnectionFault(.protocol, "answer to a ping that was not sent")
    }
    pingData = nil
    return .pong(ping.data)
  }

  /// - Returns: `nil` when the stream is gone.
  /// - Throws: when it is new, or none.
  private func index(of header: FrameHeader) throws(ConnectionFault) -> Int? {
    guard header.stream != 0, header.stream <= highestStream else {
      throw ConnectionFault(.protocol, "frame on a stream that was not opened")
    }
    return streams.find(header.stream)
  }

  private static var onStream: ConnectionFault {
    ConnectionFault(.protocol, "frame of the connection on a stream")
  }

  // MARK: What the owner decides about a CALL

  /// Accepts a call.
  ///
  /// - Returns: ``Event/nothing``, or ``Event/failed(_:_:)`` when its messages are wrong already.
  mutating func open(
    _ opening: Opening,
    call: Call,
    priority: Priority,
    output: inout OutputBuffer
  ) -> Event {
    var stream = Stream(
      call: call,
      priority: priority,
      receive: ReceiveCredit(initial: limits.streamCredit),
      send: SendCredit(initial: peer.streamCredit)
    )
    stream.isHalfClosed = opening.frame.isLast
    if let message = opening.frame.message {
      stream.messageCount = 1
      if !opening.frame.isLast { stream.request = [UInt8](message) }
    }
    streams.insert(opening.id, stream)
    if opening.frame.isCompressed { return fail(opening.id, .unsupportedEncoding, output: &output) }
    if opening.frame.isLast, opening.frame.message == nil {
      return fail(opening.id, .wrongMessageCount, output: &output)
    }
    return .nothing
  }

  /// Answers a call that no stream was made for.
  mutating func refuse(
    _ opening: Opening,
    _ error: RPCError,
    now: Int64,
    output: inout OutputBuffer
  ) throws(ConnectionFault) {
    if error.reason == "too_many_streams" { try police.nuisance(now: now) }
    output.appendEnd(
      stream: opening.id,
      error: error,
      trailers: error.trailers.fitted(to: peer.maximumMetadata)
    )
  }

  // MARK: Replies

  mutating func sendHead(_ id: UInt32, _ metadata: Metadata, output: inout OutputBuffer) {
    guard let index = streams.find(id), !streams[index].hasReplied else { return }
    streams[index].hasReplied = true
    output.appendHead(stream: id, metadata: metadata.fitted(to: peer.maximumMetadata))
    police.sentReply()
  }

  /// Whether the next message of a stream may begin.
  func canSend(_ id: UInt32) -> Bool {
    guard let index = streams.find(id) else { return true }
    return streams[index].outgoing == nil && streams[index].send.mayBegin && send.mayBegin
  }

  /// Sends one message of a stream; ``canSend(_:)`` said yes.
  ///
  /// - Returns: false when the message is larger than the client accepts; the call has ended.
  mutating func sendMessage(
    _ id: UInt32,
    size: Int,
    cursor: [UInt8]?,
    output: inout OutputBuffer,
    write: (UnsafeMutableRawBufferPointer) -> Void
  ) -> Bool {
    guard let index = streams.find(id) else { return true }
    guard size <= peer.maximumMessage else {
      _ = fail(id, .messageTooLarge(limit: peer.maximumMessage), output: &output)
      return false
    }
    streams[index].hasReplied = true
    let front = cursor.map { $0.count + 1 } ?? 0
    if front + size <= peer.maximumFrame, streams[index].outgoing == nil {
      charge(index, size + MessageFrame.overhead)
      output.appendMessage(stream: id, size: size, cursor: cursor, write: write)
      police.sentReply()
    } else {
      enqueue(id, index, size: size, cursor: cursor, write: write)
    }
    return true
  }

  /// Ends a call with OK, after everything that is outgoing.
  ///
  /// - Returns: whether the stream is gone; if not, it will be in ``released``.
  mutating func finish(
    _ id: UInt32,
    trailers: Metadata,
    reply: Int?,
    output: inout OutputBuffer,
    write: (UnsafeMutableRawBufferPointer) -> Void
  ) -> Bool {
    guard let index = streams.find(id) else { return true }
    let trailers = trailers.fitted(to: peer.maximumMetadata)
    if let reply, reply > peer.maximumMessage {
      _ = fail(id, .messageTooLarge(limit: peer.maximumMessage), output: &output)
      return true
    }
    let length = EndFrame.fixedByteCount + trailers.encodedByteCount + (reply ?? 0)
    if streams[index].outgoing == nil, length <= peer.maximumFrame {
      output.appendEnd(stream: id, trailers: trailers, message: reply, write: write)
      police.sentReply()
      _ = remove(id, output: &output)
      return true
    }
    streams[index].trailers = trailers
    if let reply { enqueue(id, index, size: reply, cursor: nil, write: write) }
    return false
  }

  /// Ends a call with an error, at once; what was not sent is thrown away.
  mutating func fail(_ id: UInt32, _ error: RPCError, output: inout OutputBuffer) -> Event {
    guard let stream = remove(id, output: &output) else { return .nothing }
    var error = error
    if stream.hasReplied { error.isUnprocessed = false }
    output.appendEnd(
      stream: id,
      error: error,
      trailers: error.trailers.fitted(to: peer.maximumMetadata)
    )
    police.sentReply()
    return .failed(stream.call, error)
  }

  /// Writes fragments whose turn it is, until `mark` bytes wait in the output.
  mutating func pump(upTo mark: Int, output: inout OutputBuffer) {
    while output.count < mark, let id = outbox.pop() {
      guard let index = streams.find(id) else { continue }
      streams[index].isQueued = false
      guard var message = streams[index].outgoing else { continue }
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
        of: message.bytes,
        from: message.sent,
        cursor: message.cursor,
        limit: peer.maximumFrame
      )
      police.sentReply()
      if message.isDone {
        streams[index].outgoing = nil
        sent(id, index, output: &output)
      } else {
        streams[index].outgoing = message
        queue(id, index)
      }
    }
  }

  /// Calls that ``released`` holds, which is empty afterwards.
  mutating func takeReleased() -> [Call] {
    guard !released.isEmpty else { return [] }
    defer { released = [] }
    return released
  }

  private mutating func sent(_ id: UInt32, _ index: Int, output: inout OutputBuffer) {
    released.append(streams[index].call)
    guard let trailers = streams[index].trailers else { return }
    output.appendEnd(stream: id, trailers: trailers, message: nil) { _ in }
    _ = remove(id, output: &output)
  }

  private mutating func enqueue(
    _ id: UInt32,
    _ index: Int,
    size: Int,
    cursor: [UInt8]?,
    write: (UnsafeMutableRawBufferPointer) -> Void
  ) {
    precondition(streams[index].outgoing == nil, "a message before the one before it was sent")
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      write(UnsafeMutableRawBufferPointer(buffer))
      count = size
    }
    streams[index].outgoing = OutgoingMessage(bytes: bytes, cursor: cursor)
    queue(id, index)
  }

  /// Gives a stream with something to send its place in line, once.
  private mutating func queue(_ id: UInt32, _ index: Int) {
    guard !streams[index].isQueued, streams[index].outgoing != nil else { return }
    streams[index].isQueued = true
    outbox.push(id, streams[index].priority)
  }

  private mutating func charge(_ index: Int, _ cost: Int) {
    streams[index].send.charge(cost)
    send.charge(cost)
  }

  private mutating func giveBack(_ cost: Int, output: inout OutputBuffer) {
    guard cost > 0, let amount = receive.taken(cost) else { return }
    output.appendCredit(stream: 0, amount: amount)
  }

  private mutating func remove(_ id: UInt32, output: inout OutputBuffer) -> Stream? {
    guard let stream = streams.remove(id) else { return nil }
    giveBack(stream.held, output: &output)
    return stream
  }

  // MARK: The connection

  /// Asks whether the client is alive.
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

  /// Tells the client to make its next calls elsewhere; all it made are still accepted.
  func announceDrain(_ text: String, output: inout OutputBuffer) {
    output.appendGoAway(GoAwayFrame(last: GoAwayFrame.noLimit, code: .none, text: text))
  }

  /// Draws the line: calls above it were not touched.
  mutating func finishDrain(_ text: String, output: inout OutputBuffer) {
    guard lastAccepted == nil else { return }
    lastAccepted = highestStream
    output.appendGoAway(GoAwayFrame(last: highestStream, code: .none, text: text))
  }
}
