import Wire

/// A CALL that may open a stream.
///
/// The owner answers with ``ServerMachine/open(_:takesMany:metadata:call:priority:output:)``,
/// ``ServerMachine/answer(_:_:output:write:)`` or ``ServerMachine/refuse(_:_:now:output:)``. Its
/// parts are valid as long as the frame. It retains nothing, so passing it costs nothing: the
/// machine holds the method.
struct CallOpening {
  let id: UInt32
  let frame: CallFrame
  /// ``method`` without a retain.
  let registered: Unmanaged<RegisteredMethod>?

  /// `nil` for an unknown name.
  var method: RegisteredMethod? { registered?.takeUnretainedValue() }

  /// The longest request that the method's contract allows.
  @inline(__always)
  func longestRequest(isTrusted: Bool) -> Int {
    registered?._withUnsafeGuaranteedRef { $0.descriptor.longestRequest(isTrusted: isTrusted) }
      ?? .max
  }
}

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
  /// The meaning of a frame.
  enum Event {
    case nothing
    case call(CallOpening)
    /// The one request of a call, complete.
    case request(Call, [UInt8], isCompressed: Bool)
    /// One of a stream of requests; its cost is owed until ``taken(_:cost:kept:output:)``.
    case message(Call, UnsafeRawBufferPointer, cost: Int, isCompressed: Bool)
    /// The same, from fragments.
    case assembled(Call, IncomingMessage)
    /// The client has sent its last request.
    case requestsEnded(Call)
    /// The client's message ended the call; END was written.
    ///
    /// Indirect, to keep all other events small.
    indirect case failed(Call, RPCError)
    /// The client gave up the call; nothing is sent.
    case cancelled(Call, CancelReason)
    /// The stream has more credit.
    case streamCredit(Call)
    /// The connection has more credit.
    case connectionCredit
    /// The ACK of our PING.
    case pong(UInt64)
    /// The client opens no more streams.
    case clientLeaves
  }

  /// The state of an open stream.
  struct Stream: ~Copyable {
    let call: Call
    let priority: Priority
    /// Its method takes a stream of requests, delivered one by one.
    let takesMany: Bool
    /// The longest message after its CALL.
    var longestRequest = 0
    var isRequestCompressed = false
    var isHalfClosed = false
    /// Its one request had made no progress at the last check.
    var stoodStill = false
    var hasReplied = false
    /// It is in the outbox.
    var isQueued = false
    /// The message of a method with one request has begun.
    var hasMessage = false
    var receive: ReceiveCredit
    var send: SendCredit
    var share = Outbox.Share()
    var incoming: IncomingMessage?
    var request: [UInt8]?
    /// Credit charged to the connection and not returned.
    var held = 0
    /// The counted size of its metadata, which its call holds.
    var metadata = 0
    /// The memory that counts for it: ``metadata``, and messages that were not taken.
    ///
    /// A method's one request counts as long as the call is open, because its handler holds it.
    var kept = 0
    var outgoing: OutgoingMessage?
    /// END with OK follows the outgoing message.
    var trailers: Metadata?
  }

  let limits: ConnectionLimits
  let peer: ConnectionLimits
  let isTrusted: Bool
  /// Compressed requests were announced.
  let acceptsCompressed: Bool
  let resolve: @Sendable (UnsafeRawBufferPointer) -> RegisteredMethod?
  var methods: [RegisteredMethod?] = []
  /// The method of the last name with number 0.
  var unnumbered: RegisteredMethod?
  var streams = StreamTable<Stream>()
  /// Open streams of forwarded calls; see ``ForwardedCall``.
  var forwardedCalls = StreamTable<ForwardedCall.Row>()
  private(set) var highestStream: UInt32 = 0
  var receive: ReceiveCredit
  var send: SendCredit
  var outbox = Outbox()
  var abuseLimiter: AbuseLimiter
  /// Frames for streams that are gone.
  var late = LateFrames()
  var pingData: UInt64?
  /// Calls above this are dropped unanswered: the last of the final GOAWAY.
  private var lastAccepted: UInt32?
  private var hasClientLeft = false
  /// Streams inside a message.
  var incomingCount = 0
  /// Calls whose one request is incomplete.
  var awaitedCount = 0
  /// Free bytes for messages, after what other connections hold; set by the owner.
  var room = Int.max
  /// Memory of received messages that were not taken, incomplete ones and the requests of running
  /// handlers included, and of metadata.
  var kept = 0
  /// Replies that wait for credit or in the fair queue.
  var outgoingBytes = 0
  /// Among ``released`` are streams that may have more to send.
  var isAwaiting = false
  /// The connection's credit was used up since the last check of slow requests.
  var ranOut = false
  /// Such checks since credit of the connection was granted.
  var looksSinceCredit: UInt8 = .max
  /// A message may wait for its reader's credit; see ``endUnread(after:now:output:)``.
  var hasUnread = false
  /// Since when messages have waited for the connection's credit and none was returned, in
  /// milliseconds; `nil`: none waits.
  var stalledSince: Int64?
  /// Calls whose message or END was sent, until ``takeReleased()``.
  var released: [Call] = []

  init(
    limits: ConnectionLimits,
    peer: ConnectionLimits,
    isTrusted: Bool,
    acceptsCompressed: Bool = false,
    now: Int64,
    resolve: @escaping @Sendable (UnsafeRawBufferPointer) -> RegisteredMethod?
  ) {
    self.limits = limits
    self.peer = peer
    self.isTrusted = isTrusted
    self.acceptsCompressed = acceptsCompressed
    self.resolve = resolve
    receive = ReceiveCredit(initial: limits.connectionCredit)
    send = SendCredit(initial: peer.connectionCredit)
    abuseLimiter = AbuseLimiter(isOff: isTrusted, pingInterval: limits.pingInterval, now: now)
  }

  var streamCount: Int { streams.count + forwardedCalls.count }

  /// Frees memory that a connection without calls does not need.
  mutating func rest() {
    streams.rest()
    forwardedCalls.rest()
  }

  /// Buffered bytes: received requests that were not taken, with their metadata, and replies that
  /// were not written.
  var waitingBytes: Int { kept + outgoingBytes }

  /// The connection's credit: what we may use, what the peer may use, and what we owe.
  var credit: (send: Int64, receive: Int64, owed: Int64) {
    (send.left, receive.book, receive.owed)
  }

  /// The calls of all open streams, the oldest first, without ``forwardedCalls``.
  var openCalls: [Call] {
    var calls: [Call] = []
    for id in streams.sortedIDs {
      if let index = streams.find(id) { calls.append(streams[index].call) }
    }
    return calls
  }

  // MARK: Frames

  /// Handles one frame.
  ///
  /// - Throws: a fault that a correct client cannot cause; the connection ends.
  mutating func received(
    _ header: FrameHeader,
    _ payload: UnsafeRawBufferPointer,
    now: Int64,
    output: inout OutputBuffer
  ) throws(ConnectionFault) -> Event {
    guard let type = FrameType(rawValue: header.type) else {
      try abuseLimiter.nuisance(now: now)
      return .nothing
    }
    switch type {
    case .call: return try call(header, payload).map { .call($0) } ?? .nothing
    case .message: return try message(header, payload, now: now, output: &output)
    case .end: return try halfClose(header, payload, now: now, output: &output)
    case .cancel: return try cancel(header, payload, now: now, output: &output)
    case .credit: return try credit(header, payload, now: now)
    case .ping: return try ping(header, payload, now: now, output: &output)
    case .goAway:
      guard header.stream == 0 else { throw Self.onStream }
      _ = try GoAwayFrame(header.flags, payload)
      if hasClientLeft { try abuseLimiter.nuisance(now: now) }
      hasClientLeft = true
      return .clientLeaves
    case .auth: throw ConnectionFault(.auth, "AUTH out of place")
    case .settings: throw ConnectionFault(.protocol, "SETTINGS a second time")
    case .head: throw ConnectionFault(.protocol, "HEAD from a client")
    }
  }

  /// The fault of a CALL that is out of order.
  private var lateCall: ConnectionFault {
    @inline(never) get {
      let what = hasClientLeft ? "CALL after GOAWAY" : "CALL on a stream that is not new"
      return ConnectionFault(.protocol, what)
    }
  }

  /// Handles CALL.
  ///
  /// - Returns: `nil` for a call that is dropped unanswered.
  @inline(__always)
  mutating func call(
    _ header: FrameHeader,
    _ payload: UnsafeRawBufferPointer
  ) throws(ConnectionFault) -> CallOpening? {
    guard header.stream > highestStream, !hasClientLeft else { throw lateCall }
    let frame = try CallFrame(header.flags, payload)
    highestStream = header.stream
    let method = try method(of: frame)
    if let lastAccepted, header.stream > lastAccepted {
      endedUnopened(header.stream, isLast: frame.isLast)
      return nil
    }
    return CallOpening(id: header.stream, frame: frame, registered: method)
  }

  /// Whether any request is incomplete, so that its progress has to be checked.
  var awaitsRequests: Bool { incomingCount | awaitedCount != 0 }

  // MARK: Credit and ends

  /// A call without a stream is over; unless its CALL had LAST, further frames may be in flight.
  @inline(never)
  mutating func endedUnopened(_ id: UInt32, isLast: Bool) {
    guard !isLast, !isTrusted else { return }
    late.streamEnded(id, credit: Int64(limits.streamCredit), isInMessage: false)
  }

  mutating func giveBack(_ cost: Int, output: inout OutputBuffer) {
    guard cost > 0, let amount = receive.taken(cost) ?? receive.lastResort() else { return }
    looksSinceCredit = 0
    output.appendCredit(stream: 0, amount: amount)
  }

  /// Removes a stream that is over.
  ///
  /// - Parameters:
  ///   - id: the stream.
  ///   - byClient: the client ended it in both directions and sends nothing more.
  ///   - output: where credit is returned.
  /// - Returns: the stream, if it was open.
  mutating func remove(
    _ id: UInt32,
    byClient: Bool = false,
    output: inout OutputBuffer
  ) -> Stream? {
    guard let index = streams.find(id) else { return nil }
    if !byClient { keepLate(id, index) }
    settle(index, output: &output)
    return streams.remove(at: index)
  }

  /// Records that frames of a stream may be in flight.
  private mutating func keepLate(_ id: UInt32, _ index: Int) {
    guard !streams[index].isHalfClosed, !isTrusted else { return }
    let left = streams[index].receive.book
    late.streamEnded(id, credit: left, isInMessage: streams[index].incoming != nil)
  }

  private mutating func settle(_ index: Int, output: inout OutputBuffer) {
    if streams[index].incoming != nil { incomingCount -= 1 }
    if streams[index].isAwaited { awaitedCount -= 1 }
    if let outgoing = streams[index].outgoing { outgoingBytes -= outgoing.held }
    kept -= streams[index].kept
    giveBack(streams[index].held, output: &output)
  }

  /// Removes a stream that is over, in place: its owner does not need its value.
  mutating func drop(_ id: UInt32, _ index: Int, output: inout OutputBuffer) {
    keepLate(id, index)
    settle(index, output: &output)
    streams.drop(at: index)
  }

  // MARK: The connection

  /// Sends PING, one at a time.
  ///
  /// - Returns: false if the last one was not answered yet.
  mutating func sendPing(_ data: UInt64, output: inout OutputBuffer) -> Bool {
    guard pingData == nil else { return false }
    pingData = data
    output.appendPing(data, isAnswer: false)
    return true
  }

  /// Sends the first GOAWAY of a drain; calls are still accepted.
  func announceDrain(_ text: String, output: inout OutputBuffer) {
    output.appendGoAway(GoAwayFrame(last: GoAwayFrame.noLimit, code: .none, text: text))
  }

  /// Sends the final GOAWAY; calls above its last did not run.
  mutating func finishDrain(_ text: String, output: inout OutputBuffer) {
    guard lastAccepted == nil else { return }
    lastAccepted = highestStream
    output.appendGoAway(GoAwayFrame(last: highestStream, code: .none, text: text))
  }
}
