import Wire

/// Decides whether a call is forwarded, and answered later, or left to its handler.
package typealias ForwardingHandler =
  @Sendable (consuming ForwardableCall) throws -> ForwardableCall.Decision

/// The facts of a call before its handler starts.
package struct CallFacts: Sendable {
  package let method: MethodDescriptor
  package let metadata: Metadata
  /// The lower of the contract's class and the caller's.
  package let priority: Priority
  /// When CALL was read.
  package let startedAt: MonotonicInstant
  let streamID: UInt32
  let origin: CallOrigin

  /// A handler's cache for the connection's next calls; on the loop only.
  package var memory: AnyObject? {
    get { origin.memory }
    nonmutating set { origin.memory = newValue }
  }
  /// The owner of this connection's calls, for eviction when bytes are short; set by
  /// authentication.
  ///
  /// On the loop only.
  package var holder: Holder? {
    get { origin.holder }
    nonmutating set { origin.holder = newValue }
  }
  package var loop: EventLoop { origin.loop }
  /// The peer is trusted; only then is `daybook-*` metadata true.
  package var isPeerTrusted: Bool { origin.isPeerTrusted }
  /// The peer's address as text, for rate limits and logs.
  package var peer: String { origin.peer }
  /// Its place in its caller's trace, or in a new one.
  package var trace: TraceParent { origin.trace(metadata, of: streamID) }
}

/// A call that a ``ForwardingHandler`` decides about: it is forwarded (``pass(over:_:_:)``) or handled here.
///
/// It retains nothing: its connection keeps what it refers to until the decision, and it must not
/// be stored.
package struct ForwardableCall: ~Copyable {
  /// A decision about a call: only ``ForwardableCall/pass(over:_:_:)`` and ``ForwardableCall/handle()``
  /// make one, once per call.
  package struct Decision: ~Copyable {
    let isForwarded: Bool

    fileprivate init(isForwarded: Bool) { self.isForwarded = isForwarded }
  }

  private enum Place {
    /// The call has no stream.
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

  /// A copy of the message; a compressed one is inflated on the first access.
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

  /// Gives `body` the message in place; a compressed one is inflated first.
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

  /// Forwards the call's one request over a channel of the same loop, and returns the answer.
  ///
  /// The forwarded call has this call's deadline and trace, and ends with it.
  ///
  /// - Parameters:
  ///   - channel: the channel to the service.
  ///   - options: the options of the forwarded call.
  ///   - interceptor: sees the answer; `nil`: it is returned unchanged.
  /// - Returns: the handler's decision.
  /// - Throws: as ``message()``.
  package consuming func pass(
    over channel: some CallChannel,
    _ options: consuming CallOptions,
    _ interceptor: (any ForwardingInterceptor)? = nil
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
    return Decision(isForwarded: true)
  }

  /// Leaves the call to its handler.
  package consuming func handle() -> Decision { Decision(isForwarded: false) }
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

  /// Decides about a call that already has a stream.
  ///
  /// - Returns: false if its handler has to run.
  func isForwarded(_ source: EncodedSource, _ pass: ForwardingHandler) -> Bool {
    do {
      return try pass(ForwardableCall(self, UnreadRequest(source, of: self))).isForwarded
    } catch {
      refuse(RPCError(describing: error))
      return true
    }
  }

  /// Forwards the call's one request, and returns the answer.
  func pass(
    _ request: [UInt8],
    over channel: some CallChannel,
    _ options: consuming CallOptions,
    _ interceptor: (any ForwardingInterceptor)?
  ) {
    let onward = OnwardCall(request, of: self, consume options, interceptor)
    waitsFor = onward
    channel.start(onward)
  }

  func appendTrailers(_ more: Metadata) {
    guard !more.isEmpty else { return }
    for entry in more { appendTrailer(entry) }
  }
}
