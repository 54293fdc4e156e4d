import Wire

/// Says of a call whether it is passed on; it is answered later, or its handler looks after it.
package typealias PassingHandler =
  @Sendable (consuming PassingCall) throws -> PassingCall.Decision

/// What is known of a call before anybody looks after it.
package struct CallFacts: Sendable {
  package let method: MethodDescriptor
  package let metadata: Metadata
  /// The lower of the contract's class and the caller's wish.
  package let priority: Priority
  /// When the call was read.
  package let startedAt: MonotonicInstant
  let streamID: UInt32
  let origin: CallOrigin

  /// What whoever looks at the calls of this connection wants to know again at the next one; on the loop
  /// only.
  package var memory: AnyObject? {
    get { origin.memory }
    nonmutating set { origin.memory = newValue }
  }
  /// Whose the calls of this connection are, for who gives way where bytes are short; a door says it that knows.
  ///
  /// On the loop only.
  package var holder: Holder? {
    get { origin.holder }
    nonmutating set { origin.holder = newValue }
  }
  package var loop: EventLoop { origin.loop }
  /// The peer proved that it is a process of this installation; only then is `daybook-*` true.
  package var isPeerTrusted: Bool { origin.isPeerTrusted }
  /// The peer's address as text, for limits by address and for logs.
  package var peer: String { origin.peer }
  /// Where it stands in its caller's trace, or in a new one that begins with it.
  package var trace: TraceParent { origin.trace(metadata, of: streamID) }
}

/// One call as a door sees it that passes calls on.
///
/// It counts no reference: its connection holds what it looks at until the door has decided, and nobody
/// may keep it longer.
package struct PassingCall: ~Copyable {
  /// What becomes of a call: only ``PassingCall/pass(_:over:_:_:)`` and ``PassingCall/handle()`` make
  /// one, and a call has it once.
  package struct Decision: ~Copyable {
    let isPassed: Bool

    fileprivate init(isPassed: Bool) { self.isPassed = isPassed }
  }

  private enum Place {
    /// There is no stream.
    case opening(
      Unmanaged<ServerConnection>,
      Unmanaged<RegisteredMethod>,
      UnsafePointer<CallOpening>,
      UnsafePointer<Metadata>,
      UnsafeRawBufferPointer
    )
    case stream(Unmanaged<ServerCall>, UnreadRequest)
  }

  private var place: Place

  init(
    _ connection: ServerConnection,
    _ method: Unmanaged<RegisteredMethod>,
    _ opening: UnsafePointer<CallOpening>,
    _ metadata: UnsafePointer<Metadata>,
    _ message: UnsafeRawBufferPointer
  ) {
    place = .opening(
      Unmanaged.passUnretained(connection),
      method,
      opening,
      metadata,
      message
    )
  }

  init(_ call: ServerCall, _ request: UnreadRequest) {
    place = .stream(Unmanaged.passUnretained(call), request)
  }

  package var metadata: Metadata {
    switch place {
    case .opening(_, _, _, let metadata, _): metadata.pointee
    case .stream(let call, _): call._withUnsafeGuaranteedRef { $0.metadata }
    }
  }

  package var facts: CallFacts {
    switch place {
    case .opening(let connection, let method, let opening, let metadata, _):
      connection._withUnsafeGuaranteedRef {
        $0.facts(of: opening.pointee, method.takeUnretainedValue(), metadata.pointee)
      }
    case .stream(let call, _): call._withUnsafeGuaranteedRef(\.facts)
    }
  }

  /// A copy of the message, for doors that look at it; the first time a compressed one takes the room it
  /// needs.
  ///
  /// - Throws: `INTERNAL` `malformed_message`, `RESOURCE_EXHAUSTED` `message_too_large`.
  package mutating func message() throws(RPCError) -> [UInt8] {
    switch place {
    case .opening(_, _, _, _, let message): return [UInt8](message)
    case .stream(let call, var request):
      let message = try request.message()
      place = .stream(call, request)
      return message
    }
  }

  /// Lets `body` look at the message where it lies; a compressed one takes the room it needs first.
  ///
  /// - Throws: as ``message()``, or what `body` throws.
  package mutating func withMessage<Result>(
    _ body: (RawSpan) throws -> Result
  ) throws -> Result {
    switch place {
    case .opening(_, _, _, _, let message): return try body(message.bytes)
    case .stream:
      let message = try message()
      return try body(message.span.bytes)
    }
  }

  /// Sends the call's one request on over a channel of the same loop, and the answer back.
  ///
  /// What goes on has this call's time and trace, and ends with it.
  ///
  /// - Parameters:
  ///   - channel: where it goes.
  ///   - options: what goes with it.
  ///   - interceptor: sees what comes back; `nil`: the answer goes back as it came.
  /// - Returns: what the door returns.
  /// - Throws: as ``message()``.
  package consuming func pass(
    over channel: some CallChannel,
    _ options: consuming CallOptions,
    _ interceptor: (any PassingInterceptor)? = nil
  ) throws(RPCError) -> Decision {
    switch place {
    case .opening(let connection, let method, let opening, let metadata, let message):
      connection._withUnsafeGuaranteedRef {
        $0.pass(message, opening, method, metadata, over: channel, options, interceptor)
      }
    case .stream(let call, var request):
      let message = try request.message()
      call.takeUnretainedValue().pass(message, over: channel, consume options, interceptor)
    }
    return Decision(isPassed: true)
  }

  /// Leaves the call to its handler.
  package consuming func handle() -> Decision { Decision(isPassed: false) }
}

extension ServerCall {
  package var facts: CallFacts {
    CallFacts(
      method: method,
      metadata: metadata,
      priority: priority,
      startedAt: startedAt,
      streamID: streamID,
      origin: origin
    )
  }

  /// Asks the door about a call that has a stream already.
  ///
  /// - Returns: false when its handler has to look after it.
  func isPassed(_ source: EncodedSource, _ pass: PassingHandler) -> Bool {
    do {
      return try pass(PassingCall(self, UnreadRequest(source, of: self))).isPassed
    } catch {
      refuse(RPCError(describing: error))
      return true
    }
  }

  /// Sends the call's one request on, and the answer back.
  func pass(
    _ request: [UInt8],
    over channel: some CallChannel,
    _ options: consuming CallOptions,
    _ interceptor: (any PassingInterceptor)?
  ) {
    let onward = PassedCall(request, of: self, consume options, interceptor)
    waitsFor = onward
    channel.start(onward)
  }

  func appendTrailers(_ more: Metadata) {
    guard !more.isEmpty else { return }
    for entry in more { appendTrailer(entry) }
  }
}
