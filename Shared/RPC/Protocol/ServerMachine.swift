import Wire

/// A CALL that may open a stream.
///
/// The owner answers with ``ServerMachine/open(_:takesMany:metadata:call:priority:output:)``,
/// ``ServerMachine/answer(_:_:output:write:)`` or ``ServerMachine/refuse(_:_:now:output:)``. Its pieces
/// are valid while the frame is. It counts no reference, so that handing it on costs nothing: the machine
/// holds the method.
struct CallOpening {
  let id: UInt32
  let frame: CallFrame
  /// ``method`` for whoever counts no reference either.
  let registered: Unmanaged<RegisteredMethod>?

  /// `nil` where nobody serves the name.
  var method: RegisteredMethod? { registered?.takeUnretainedValue() }

  /// Bytes of a request that the method takes, as far as it is for its contract to say.
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
  /// What a frame meant.
  enum Event {
    case nothing
    case call(CallOpening)
    /// The one request is whole and nothing more comes.
    case request(Call, [UInt8], isCompressed: Bool)
    /// One of a stream of requests; its cost is owed until ``taken(_:cost:output:)``.
    case message(Call, UnsafeRawBufferPointer, cost: Int, isCompressed: Bool)
    /// The same, put together from fragments.
    case assembled(Call, IncomingMessage)
    /// The client has sent the last of a stream of requests.
    case requestsEnded(Call)
    /// The call ended because of what the client sent; the end is written.
    ///
    /// Aside, so that all other events stay small.
    indirect case failed(Call, RPCError)
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
  struct Stream: ~Copyable {
    let call: Call
    let priority: Priority
    /// Its method takes a stream of requests, handed on one by one.
    let takesMany: Bool
    /// Bytes of a message that comes after its CALL.
    var longestRequest = 0
    var isRequestCompressed = false
    var isHalfClosed = false
    /// Nothing of its one request had come for a while when it was looked at.
    var stoodStill = false
    var hasReplied = false
    /// It has a place in the outbox.
    var isQueued = false
    /// The one message of a method that takes one has begun.
    var hasMessage = false
    var receive: ReceiveCredit
    var send: SendCredit
    var share = Outbox.Share()
    var incoming: IncomingMessage?
    var request: [UInt8]?
    /// Charged to the connection and not returned.
    var held = 0
    /// What its metadata counts, which its call has.
    var metadata = 0
    /// That, and memory of its messages that were not taken yet; of a method that takes one, as long as the
    /// call is open, because its handler has it.
    var kept = 0
    var outgoing: OutgoingMessage?
    /// END with OK follows when nothing is outgoing any more.
    var trailers: Metadata?
  }

  let limits: ConnectionLimits
  let peer: ConnectionLimits
  let isTrusted: Bool
  /// Compressed requests were announced as welcome.
  let acceptsCompressed: Bool
  let resolve: @Sendable (UnsafeRawBufferPointer) -> RegisteredMethod?
  var methods: [RegisteredMethod?] = []
  /// What the last name without a number stood for.
  var unnumbered: RegisteredMethod?
  var streams = StreamTable<Stream>()
  /// Open streams whose calls were passed on as they came; see ``Passage``.
  var passages = StreamTable<Passage.Row>()
  private(set) var highestStream: UInt32 = 0
  var receive: ReceiveCredit
  var send: SendCredit
  var outbox = Outbox()
  var police: Police
  /// On streams that are gone.
  var late = LateFrames()
  var pingData: UInt64?
  /// Above this, calls are dropped unanswered: the last of the final GOAWAY.
  private var lastAccepted: UInt32?
  private var hasClientLeft = false
  /// Streams inside a message.
  var incomingCount = 0
  /// Calls whose one request is not here to its end.
  var awaitedCount = 0
  /// Bytes of messages that may still come, because of what others hold; its owner sets it.
  var room = Int.max
  /// Memory of messages that came and were not taken yet, those that are not whole and those that handlers
  /// of one request work on among them, and of what calls brought beside them.
  var kept = 0
  /// Replies that wait for credit or their turn.
  var outgoingBytes = 0
  /// Among ``released`` are streams that may have more to send.
  var isAwaiting = false
  /// The connection's credit was used up since the last look at calls whose request does not come.
  var ranOut = false
  /// How many such looks there were since credit of the connection was given.
  var looksSinceCredit: UInt8 = .max
  /// A message may wait for its reader's credit; see ``endUnread(after:now:output:)``.
  var hasUnread = false
  /// Since when messages have waited for the connection's credit, of which none came back, in milliseconds;
  /// `nil`: none waits for it.
  var stalledSince: Int64?
  /// Calls whose message or end went out while the owner was not asking.
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
    police = Police(isOff: isTrusted, pingInterval: limits.pingInterval, now: now)
  }

  var streamCount: Int { streams.count + passages.count }

  /// Gives memory back that a connection without calls does not need.
  mutating func rest() {
    streams.rest()
    passages.rest()
  }

  /// Bytes of messages that are here: of requests not taken yet, as far as they have come, with what is
  /// beside them, and of replies not written yet.
  var waitingBytes: Int { kept + outgoingBytes }

  /// The connection's credit: what we may still use, what the peer may, and what we owe it.
  var credit: (send: Int64, receive: Int64, owed: Int64) {
    (send.left, receive.book, receive.owed)
  }

  /// The calls of all open streams, the oldest first; none of those that are ``passages``.
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
    case .call: return try call(header, payload).map { .call($0) } ?? .nothing
    case .message: return try message(header, payload, now: now, output: &output)
    case .end: return try halfClose(header, payload, now: now, output: &output)
    case .cancel: return try cancel(header, payload, now: now, output: &output)
    case .credit: return try credit(header, payload, now: now)
    case .ping: return try ping(header, payload, now: now, output: &output)
    case .goAway:
      guard header.stream == 0 else { throw Self.onStream }
      _ = try GoAwayFrame(header.flags, payload)
      if hasClientLeft { try police.nuisance(now: now) }
      hasClientLeft = true
      return .clientLeaves
    case .auth: throw ConnectionFault(.auth, "AUTH out of place")
    case .settings: throw ConnectionFault(.protocol, "SETTINGS a second time")
    case .head: throw ConnectionFault(.protocol, "HEAD from a client")
    }
  }

  /// What a client did wrong that sends a CALL where none may come.
  private var lateCall: ConnectionFault {
    @inline(never) get {
      let what = hasClientLeft ? "CALL after GOAWAY" : "CALL on a stream that is not new"
      return ConnectionFault(.protocol, what)
    }
  }

  /// Takes a frame of type CALL.
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

  /// Whether the rest of a request is to come, so that somebody has to look whether it does.
  var awaitsRequests: Bool { incomingCount | awaitedCount != 0 }

  // MARK: Credit and ends

  /// A call is over that never had a stream; more of it may be on its way, unless its CALL was the last.
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

  /// Takes out a stream that is over.
  ///
  /// - Parameters:
  ///   - id: the stream.
  ///   - byClient: the client ended it for both sides, and says nothing more of it.
  ///   - output: where its credit goes back.
  /// - Returns: the stream, if it was there.
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

  /// More of a stream may be on its way.
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

  /// Lets a stream go that nobody asks for any more.
  mutating func drop(_ id: UInt32, _ index: Int, output: inout OutputBuffer) {
    keepLate(id, index)
    settle(index, output: &output)
    streams.drop(at: index)
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
