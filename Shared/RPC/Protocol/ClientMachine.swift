import Wire

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
  /// The meaning of a frame.
  ///
  /// Borrowed bytes are valid as long as the frame is.
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
    /// The server's message ended the call; CANCEL was written.
    ///
    /// Indirect, to keep all other events small.
    indirect case failed(Call, RPCError)
    /// The stream has more credit.
    case streamCredit(Call)
    /// The connection has more credit.
    case connectionCredit
    /// The ACK of our PING.
    case pong(UInt64)
    /// Calls above the frame's last did not run; this connection takes no new ones.
    case goAway(GoAwayFrame)
  }

  /// The state of an open stream.
  struct Stream: ~Copyable {
    let call: Call
    let priority: Priority
    var receive: ReceiveCredit
    var send: SendCredit
    var share = Outbox.Share()
    var hasReply = false
    var incoming: IncomingMessage?
    /// Credit charged to the connection and not returned.
    var held = 0
    /// When credit was last granted, in milliseconds.
    var grantedAt: Int64 = 0
    /// A request that did not fit its frame.
    var outgoing: OutgoingMessage?
    var isQueued = false
    /// END follows the outgoing message.
    var isFinishing = false
  }

  let limits: ConnectionLimits
  let peer: ConnectionLimits
  /// Calls accept compressed replies.
  let acceptsCompressed: Bool
  /// ACKs that were written while other output was pending.
  var answers: UInt8 = 0
  private(set) var numbers = MethodNumbers()
  var streams = StreamTable<Stream>()
  /// Open streams of forwarded calls; see ``ForwardedCall``.
  var forwardedCalls = StreamTable<ForwardedCall.Row>()
  var highestStream: UInt32 = 0
  var receive: ReceiveCredit
  var send: SendCredit
  var outbox = Outbox()
  var pingData: UInt64?
  var goAway: GoAwayFrame?
  /// Calls whose message was sent, until ``takeReleased()``.
  var released: [Call] = []

  init(limits: ConnectionLimits, peer: ConnectionLimits, acceptsCompressed: Bool = false) {
    self.limits = limits
    self.acceptsCompressed = acceptsCompressed
    self.peer = peer
    receive = ReceiveCredit(initial: limits.connectionCredit)
    send = SendCredit(initial: peer.connectionCredit)
  }

  var streamCount: Int { streams.count + forwardedCalls.count }

  /// Frees memory that a connection without calls does not need.
  mutating func rest() {
    streams.rest()
    forwardedCalls.rest()
  }

  /// The connection's credit: what we may use, what the peer may use, and what we owe.
  var credit: (send: Int64, receive: Int64, owed: Int64) {
    (send.left, receive.book, receive.owed)
  }

  /// Whether one more call is within the server's limit.
  var hasFreeStream: Bool { streamCount < peer.maximumStreams }

  /// No further call on this connection.
  var isLeaving: Bool { goAway != nil || highestStream == .max }

  /// The calls of all open streams, the oldest first, without ``forwardedCalls``.
  var openCalls: [Call] {
    var calls: [Call] = []
    for id in streams.sortedIDs {
      if let index = streams.find(id) { calls.append(streams[index].call) }
    }
    return calls
  }

  /// The call of an open stream that is not in ``forwardedCalls``.
  func call(of stream: UInt32) -> Call? {
    streams.find(stream).map { streams[$0].call }
  }

  // MARK: Calls

  /// Writes a CALL.
  ///
  /// The caller has checked ``hasFreeStream`` and ``isLeaving``.
  ///
  /// `request` is the one request; `nil` for a request stream. A request that does not fit the
  /// frame is kept without a copy.
  ///
  /// - Returns: the stream's id.
  mutating func start(
    _ call: Call,
    method: MethodDescriptor,
    timeout: UInt32,
    priority: Priority,
    metadata: CallMetadata,
    request: EncodedParts?,
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
      if let request { place.put(request) }
    }
    if let request, !fits {
      stream.outgoing = OutgoingMessage(request, isCompressed: isCompressed)
      stream.isFinishing = true
      stream.isQueued = true
      outbox.push(id, &stream.share, stream.priority)
    }
    streams.insert(id, stream)
    return id
  }

  /// The method's number, and its name if the server does not have it yet.
  private mutating func number(of method: MethodDescriptor) -> (UInt16, String?) {
    if let number = numbers[method] { return (number, nil) }
    guard numbers.count < min(peer.maximumMethods, Int(UInt16.max)) else {
      return (0, method.name)
    }
    return (numbers.add(method), method.name)
  }

  /// Gives up a call; its further replies are dropped.
  ///
  /// - Returns: whether the call was open.
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

  /// The longest time in milliseconds that a stream stays without credit while less than half of it
  /// is owed.
  ///
  /// A reader of small messages would otherwise look like one that does not read, which ends after
  /// 30 s. Granting at once would let messages come one by one.
  private static var longestWithoutCredit: Int64 { 10_000 }

  /// The application took a message.
  mutating func taken(_ id: UInt32, cost: Int, now: Int64 = 0, output: inout OutputBuffer) {
    guard let index = streams.find(id) else { return }
    streams[index].held -= cost
    var amount = streams[index].receive.taken(cost)
    let given = streams[index].grantedAt
    if given == 0 { streams[index].grantedAt = now }
    // Also at the first message: it may have waited for its reader almost that long.
    if amount == nil, given == 0 || now - given >= Self.longestWithoutCredit {
      amount = streams[index].receive.lastResort()
    }
    if let amount {
      streams[index].grantedAt = now
      output.appendCredit(stream: id, amount: amount)
    }
    giveBack(cost, output: &output)
  }

  mutating func giveBack(_ cost: Int, output: inout OutputBuffer) {
    guard cost > 0, let amount = receive.taken(cost) ?? receive.lastResort() else { return }
    output.appendCredit(stream: 0, amount: amount)
  }

  mutating func remove(_ id: UInt32, output: inout OutputBuffer) -> Stream? {
    guard let index = streams.find(id) else { return nil }
    let stream = streams.remove(at: index)
    giveBack(stream.held, output: &output)
    return stream
  }
}
