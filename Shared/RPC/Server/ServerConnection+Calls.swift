import Wire

/// The beginning and the end of a connection's calls.
extension ServerConnection {
  /// Admits a call, and answers it here if its handler needs no task.
  @inline(__always)
  func accept(_ opening: CallOpening) throws(ConnectionFault) {
    // Most calls have no metadata.
    if opening.frame.metadata.isEmpty {
      try accept(opening, Metadata(), isAmbiguous: false)
    } else {
      try acceptReadingMetadata(opening)
    }
  }

  @inline(__always)
  func accept(
    _ opening: CallOpening,
    _ metadata: Metadata,
    isAmbiguous: Bool
  ) throws(ConnectionFault) {
    guard let method = opening.registered else { return try refuse(opening, .unknownMethod) }
    let priority = max(
      method._withUnsafeGuaranteedRef { $0.descriptor.priority },
      opening.frame.priority
    )
    if let shortage = shortage(for: priority) {
      return try refuse(opening, refusal(for: shortage, priority))
    }
    guard opening.frame.timeout > 0 else { return try refuse(opening, .deadlineExceeded) }
    let longest = method._withUnsafeGuaranteedRef {
      $0.descriptor.longestRequest(isTrusted: isTrusted)
    }
    if let message = opening.frame.message, message.count > longest {
      return try refuse(opening, .messageTooLarge(limit: longest))
    }
    if !isAmbiguous, try answer(opening, method, metadata, priority) { return }
    if !isAmbiguous, pass(opening, method, metadata) { return }
    try begin(opening, metadata, isAmbiguous: isAmbiguous)
  }

  /// Starts the handler of a call, unless an interceptor or a limit refuses it.
  @inline(never)
  private func begin(
    _ opening: CallOpening,
    _ metadata: Metadata,
    isAmbiguous: Bool
  ) throws(ConnectionFault) {
    guard let method = opening.method else { return }
    let call = makeCall(opening, method, metadata)
    do {
      if isAmbiguous {
        throw RPCError(.internal, "invalid_metadata", "The caller's identity is ambiguous.")
      }
      for interceptor in policy.interceptors { try interceptor.intercept(call) }
    } catch {
      let error = RPCError(describing: error)
      call.isReported = true
      call.hasEnded = true
      try refuse(opening, error)
      tell(call, error, after: loop.now - call.startedAt)
      return
    }
    begin(opening, method, call)
  }

  func makeCall(
    _ opening: CallOpening,
    _ method: RegisteredMethod,
    _ metadata: Metadata
  ) -> ServerCall {
    let call = ServerCall(
      method,
      metadata: metadata,
      origin: origin,
      priority: max(method.descriptor.priority, opening.frame.priority),
      deadline: deadline(opening.frame.timeout, method.descriptor.kind),
      streamID: opening.id,
      connection: self
    )
    call.acceptsCompressed = opening.frame.acceptsCompressed
    return call
  }

  /// Unary calls are cut to `max_timeout`; streams may have no deadline.
  func deadline(_ timeout: UInt32, _ kind: MethodKind) -> MonotonicInstant? {
    if kind != .unary, timeout == CallFrame.noTimeout { return nil }
    let milliseconds = kind == .unary ? min(timeout, policy.longestTimeout) : timeout
    return loop.turnTime.advanced(milliseconds: milliseconds)
  }

  func begin(
    _ opening: CallOpening,
    _ method: RegisteredMethod,
    _ call: ServerCall
  ) {
    guard open(opening, method, call) else { return }
    watchPeer()
    if let inbox = call.inbox {
      if let message = opening.frame.message {
        inbox.add([UInt8](message), cost: 0, isCompressed: opening.frame.isCompressed)
      }
      if opening.frame.isLast { inbox.end() }
      call.start(with: EncodedSource(UnsafeRawBufferPointer(start: nil, count: 0)))
    } else if opening.frame.isLast, let message = opening.frame.message {
      start(call, with: EncodedSource(message), opening.frame.isCompressed)
    } else if !opening.frame.isLast, let authenticator = policy.authenticator,
      method.descriptor.asksWhoCalls
    {
      authenticate(call, authenticator)
    }
    // Last, because most calls are answered by now, and time does not advance within a turn.
    call.armDeadline()
  }

  /// Finds the owner of a call whose request is still to come.
  @inline(never)
  private func authenticate(_ call: ServerCall, _ authenticator: @escaping Authenticator) {
    let outer = loop.context
    loop.context = call
    _ = ServerCall.Handler.immediateDetached(executorPreference: call) { [origin] in
      do {
        origin.holder = try await authenticator(call)
      } catch {
        // A complete request has a handler by now, which authenticates it.
        if !call.isCounted { call.refuse(RPCError(describing: error)) }
      }
    }
    loop.context = outer
  }

  /// Opens the call's stream.
  ///
  /// - Returns: false if the first frame ended the call.
  @discardableResult
  func open(
    _ opening: CallOpening,
    _ method: RegisteredMethod,
    _ call: ServerCall
  ) -> Bool {
    method.record?.begun()
    let takesMany = method.descriptor.kind.takesMany
    if takesMany || opening.frame.isLast { count(call) }
    let metadata = call.metadata.countedSize(in: opening.frame.metadata.count)
    if takesMany || !opening.frame.isLast {
      findRoom(for: metadata + (opening.frame.message?.count ?? 0) + MessageFrame.overhead)
    }
    let error = machine.open(
      opening,
      takesMany: takesMany,
      metadata: metadata,
      call: call,
      priority: call.priority,
      output: &link.output
    )
    guard let error else { return true }
    over(call, error)
    return false
  }

  /// Counts a call whose handler runs, or is about to.
  ///
  /// A call with an incomplete request counts against the streams of its connection only: it has a
  /// time limit and runs nothing.
  @inline(__always)
  private func count(_ call: ServerCall) {
    call.isCounted = true
    record.running += 1
    share.running += 1
    if call.registered.descriptor.keepsPlace { work.handlerBegan() }
  }

  /// The handler has returned; its reply waits in the fair queue or for credit.
  func isReplying(_ call: ServerCall) {
    guard call.isCounted, call.registered.descriptor.keepsPlace, !call.isReplying else { return }
    call.isReplying = true
    work.replyWaits()
  }

  /// The request of a call is complete, in frames after its CALL.
  func begin(_ call: ServerCall, _ request: [UInt8], _ isCompressed: Bool) {
    if fullHandlers(for: call.priority) != nil {
      return fail(call, refusal(for: .handlers, call.priority))
    }
    count(call)
    call.has(request: request.count)
    EncodedSource.withBytes(of: request) { start(call, with: $0, isCompressed) }
  }

  /// Runs the handler.
  ///
  /// A compressed request is inflated only now, or later if the handler authenticates first.
  func start(
    _ call: ServerCall,
    with request: EncodedSource,
    _ isCompressed: Bool
  ) {
    guard isCompressed, !call.registered.inflates else {
      call.isRequestCompressed = isCompressed
      return call.start(with: request)
    }
    do throws(RPCError) {
      let (compressed, limit) = (request.bytes, call.longestRequest)
      countBuffered()
      try CompressedMessage.check(request: compressed, limit: limit, room: room)
      let message = try CompressedMessage.inflate(request: compressed, limit: limit)
      keep(message.count, of: call)
      EncodedSource.withBytes(of: message) { call.start(with: $0) }
    } catch {
      call.refuse(error)
    }
  }

  @inline(never)
  func refuse(_ opening: CallOpening, _ error: RPCError) throws(ConnectionFault) {
    (opening.method?.record ?? record.unknown).refused(error.code)
    record.note(error)
    let now = loop.turnTime.milliseconds
    try machine.refuse(opening, error, now: now, output: &link.output)
  }

  /// The call ended well for its client.
  func over(_ call: ServerCall) {
    guard !call.isReported else { return }
    let took = conclude(call, .ok)
    if policy.tellsSuccess || !policy.interceptors.isEmpty {
      tell(call, nil, after: .nanoseconds(took))
    }
    closeIfDrained()
  }

  /// The call ended with an error for its client; whatever its handler still returns is discarded.
  func over(_ call: ServerCall, _ error: RPCError) {
    guard !call.isReported else { return }
    let took = conclude(call, error.code)
    note(error)
    tell(call, error, after: .nanoseconds(took))
    call.cancel()
    closeIfDrained()
  }

  /// Counts the call as over.
  ///
  /// - Returns: its duration in nanoseconds.
  private func conclude(_ call: ServerCall, _ code: StatusCode) -> Int64 {
    release(call)
    if code == .ok { served(call.registered.descriptor.access) }
    let took = loop.preciseNow.nanoseconds - call.startedAt.nanoseconds
    call.registered.record?.ended(code, afterNanoseconds: took)
    return took
  }

  /// The caller gave up: at its deadline, which ends our calls for the same reason, or at will.
  func abandoned(_ call: ServerCall, _ reason: CancelReason) {
    guard reason == .deadline else { return over(call, .cancelled) }
    call.waitsFor?.giveUp(.deadline, .deadlineExceeded)
    over(call, .deadlineExceeded)
  }

  func release(_ call: ServerCall) {
    call.isReported = true
    call.hasEnded = true
    call.disarmDeadline()
    call.inbox?.close()
    if call.isReplying || call.isCounted && call.registered.descriptor.keepsPlace {
      work.callEnded(isReplying: call.isReplying)
    }
    guard call.isHandlerRunning, !call.isReturning else {
      if call.isCounted {
        record.running -= 1
        share.running -= 1
      }
      return
    }
    // It counts until its handler returns, even after the connection closes.
    work.handlerWasOrphaned()
    call.becomeOrphan()
  }
}
