import Wire

/// Forwarded calls on a server's connection, without a stream and an object of their own.
extension ServerConnection {
  // MARK: Admission

  func facts(
    of opening: CallOpening,
    _ method: RegisteredMethod,
    _ metadata: Metadata
  ) -> CallFacts {
    CallFacts(
      method: method.descriptor,
      metadata: metadata,
      priority: max(method.descriptor.priority, opening.frame.priority),
      startedAt: loop.turnTime,
      streamID: opening.id,
      origin: origin
    )
  }

  /// Runs the method's ``ForwardingHandler`` for a call whose whole request is in its CALL.
  ///
  /// - Returns: false if the call is an ordinary one, and nothing was done yet.
  @inline(never)
  func pass(
    _ opening: CallOpening,
    _ method: Unmanaged<RegisteredMethod>,
    _ metadata: Metadata
  ) -> Bool {
    guard method._withUnsafeGuaranteedRef({ $0.mayForward }), policy.interceptors.isEmpty,
      opening.frame.isLast, !opening.frame.isCompressed, let message = opening.frame.message
    else { return false }
    do {
      let isForwarded = try withUnsafePointer(to: opening) { opening in
        try withUnsafePointer(to: metadata) { metadata in
          try method._withUnsafeGuaranteedRef {
            try $0.pass(ForwardableCall(self, method, opening, metadata, message))
          }
        }
      }
      if !isForwarded {
        begin(opening, method, metadata) { $0.registered.handle($0, EncodedSource(message)) }
      }
    } catch {
      precondition(
        !machine.isOpen(opening.id),
        "a handler that forwards a call and also refuses it"
      )
      begin(opening, method, metadata) { $0.refuse(RPCError(describing: error)) }
    }
    return true
  }

  /// Creates the stream and the object of a call, and gives them to `start`.
  @inline(never)
  private func begin(
    _ opening: CallOpening,
    _ method: Unmanaged<RegisteredMethod>,
    _ metadata: Metadata,
    _ start: (ServerCall) -> Void
  ) {
    let method = method.takeUnretainedValue()
    let call = makeCall(opening, method, metadata)
    guard open(opening, method, call) else { return }
    watchPeer()
    start(call)
    call.armDeadline()
  }

  /// Forwards an admitted call: as a row if possible, otherwise as two calls.
  func pass(
    _ message: UnsafeRawBufferPointer,
    _ opening: UnsafePointer<CallOpening>,
    _ method: Unmanaged<RegisteredMethod>,
    _ metadata: UnsafePointer<Metadata>,
    over channel: some CallChannel,
    _ options: CallOptions,
    _ interceptor: (any ForwardingInterceptor)?
  ) {
    guard !pass(message, opening, method, metadata, straight: channel.bare, options, interceptor)
    else { return }
    begin(opening.pointee, method, metadata.pointee) {
      $0.pass([UInt8](message), over: channel, options, interceptor)
    }
  }

  /// Forwards a call as a row.
  ///
  /// - Returns: false if that is not possible, and nothing was done.
  private func pass(
    _ message: UnsafeRawBufferPointer,
    _ opening: UnsafePointer<CallOpening>,
    _ method: Unmanaged<RegisteredMethod>,
    _ metadata: UnsafePointer<Metadata>,
    straight channel: Channel?,
    _ options: CallOptions,
    _ interceptor: (any ForwardingInterceptor)?
  ) -> Bool {
    let stream = opening.pointee.id
    let deadline = deadline(opening.pointee.frame.timeout, .unary)
    let trace =
      metadata.pointee.isEmpty
      ? origin.trace(of: stream) : origin.trace(metadata.pointee, of: stream)
    // A method without a number is kept only until the next CALL, and a closed connection does not
    // keep its rows.
    guard opening.pointee.frame.methodNumber > 0, options.isPlain, !link.isClosed,
      let channel, channel.loop === loop,
      let onward = method._withUnsafeGuaranteedRef({
        channel.core.straightWay(for: $0.descriptor)
      }),
      let onwardStream = onward.writeForwarded(
        message,
        method,
        options,
        trace: trace,
        deadline: deadline
      )
    else { return false }
    let metadataBytes = metadata.pointee.countedSize(in: opening.pointee.frame.metadata.count)
    let row = loop.forwardedCalls.insert(
      ForwardedCall(
        inbound: Unmanaged.passUnretained(self),
        inboundStream: stream,
        outbound: Unmanaged.passUnretained(onward),
        outboundStream: onwardStream,
        method: method,
        requestBytes: message.count,
        metadataBytes: metadataBytes,
        metadata: metadata.pointee,
        options: options,
        interceptor: interceptor,
        trace: trace,
        deadline: deadline,
        startedAt: loop.turnTime,
        acceptsCompressed: opening.pointee.frame.acceptsCompressed,
        priority: opening.pointee.frame.priority
      ),
      message,
      on: loop
    )
    onward.machine.forwardedCalls.insert(onwardStream, row)
    machine.forwardedCalls.insert(stream, row)
    method._withUnsafeGuaranteedRef { $0.record?.begun() }
    record.running += 1
    share.running += 1
    origin.countForwarded(message.count + metadataBytes)
    watchPeer()
    return true
  }

  // MARK: The answer

  /// Answers a forwarded call.
  ///
  /// It has left the table, and its stream here is still open.
  func answer(
    _ forwarded: borrowing ForwardedCall,
    _ message: UnsafeRawBufferPointer,
    _ trailers: consuming Metadata
  ) {
    var head = Metadata()
    if let interceptor = forwarded.interceptor {
      let facts = ForwardedFacts(
        trace: forwarded.trace,
        startedAt: forwarded.startedAt,
        now: loop.turnTime
      )
      interceptor.answered(facts, head: &head, trailers: &trailers)
    }
    let isDeflated = forwarded.acceptsCompressed && mayDeflate(message.count)
    guard head.isEmpty, !isDeflated,
      machine.answerForwarded(
        forwarded.inboundStream,
        message,
        trailers: trailers,
        output: &link.output
      )
    else { return answerOnStream(forwarded, message, head, trailers) }
    link.needsFlush()
    record.running -= 1
    share.running -= 1
    origin.countForwarded(-forwarded.heldBytes)
    // The reply comes in a later turn than the call, so the turn's time is exact enough.
    let took = loop.turnTime.nanoseconds - forwarded.startedAt.nanoseconds
    forwarded.method._withUnsafeGuaranteedRef { method in
      method.record?.ended(.ok, afterNanoseconds: took)
      served(method.descriptor.access)
      if policy.tellsSuccess {
        tell(method, forwarded.metadata, forwarded.inboundStream, nil, after: .nanoseconds(took))
      }
    }
    closeIfDrained()
  }

  /// A reply in several frames, or one that is compressed first, needs a stream.
  @inline(never)
  private func answerOnStream(
    _ forwarded: borrowing ForwardedCall,
    _ message: UnsafeRawBufferPointer,
    _ head: Metadata,
    _ trailers: Metadata
  ) {
    let call = unfold(forwarded)
    call.appendTrailers(trailers)
    if !head.isEmpty { call.sendHead(head) }
    call.finish(replyBytes: message.count) { $0.bytes.copyMemory(from: message) }
  }

  // MARK: Unfolding

  /// Creates the stream and the object of a forwarded call.
  func unfold(_ forwarded: borrowing ForwardedCall) -> ServerCall {
    let method = forwarded.method.takeUnretainedValue()
    let priority = max(method.descriptor.priority, forwarded.priority)
    let call = ServerCall(
      method,
      metadata: forwarded.metadata,
      origin: origin,
      priority: priority,
      deadline: forwarded.deadline,
      streamID: forwarded.inboundStream,
      connection: self,
      startedAt: forwarded.startedAt
    )
    call.acceptsCompressed = forwarded.acceptsCompressed
    call.isCounted = true
    if method.descriptor.keepsPlace { work.handlerBegan() }
    origin.countForwarded(-forwarded.heldBytes)
    machine.unfoldForwarded(
      forwarded.inboundStream,
      metadata: forwarded.metadataBytes,
      call: call,
      priority: priority
    )
    countBuffered()
    call.armDeadline()
    return call
  }
}

extension CallOptions {
  /// They change only the metadata of the forwarded call.
  fileprivate var isPlain: Bool { timeout == nil && resumeFrom == nil }
}
