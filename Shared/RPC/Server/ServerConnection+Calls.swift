import Wire

/// How a call begins on a connection, and what is left of it when it is over.
extension ServerConnection {
  /// Decides about a call, and answers it here where its handler needs no task.
  @inline(__always)
  func accept(_ opening: CallOpening) throws(ConnectionFault) {
    // Most calls have none.
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

  /// Starts the handler of a call, where nobody stands in its way.
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

  /// Unary calls are cut to `max_timeout`; streams may be without end.
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
    // Last, because most calls are answered by now, and within a turn no time passes.
    call.armDeadline()
  }

  /// Finds out whose call it is whose request is still to come.
  @inline(never)
  private func authenticate(_ call: ServerCall, _ authenticator: @escaping Authenticator) {
    let outer = loop.context
    loop.context = call
    _ = ServerCall.Handler.immediateDetached(executorPreference: call) { [origin] in
      do {
        origin.holder = try await authenticator(call)
      } catch {
        // What is here by now has a handler, which finds out itself.
        if !call.isCounted { call.refuse(RPCError(describing: error)) }
      }
    }
    loop.context = outer
  }

  /// Opens the call's stream.
  ///
  /// - Returns: false when the call was ended by what it brought.
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

  /// Counts a call whose handler runs now, or as good as that.
  ///
  /// One whose request is not here counts against the streams of its connection alone: it has its time, and
  /// runs nothing.
  @inline(__always)
  private func count(_ call: ServerCall) {
    call.isCounted = true
    record.running += 1
    share.running += 1
    if call.registered.descriptor.keepsPlace { work.handlerBegan() }
  }

  /// Nothing works for the call any more; its reply waits for its turn, or for its reader.
  func isReplying(_ call: ServerCall) {
    guard call.isCounted, call.registered.descriptor.keepsPlace, !call.isReplying else { return }
    call.isReplying = true
    work.replyWaits()
  }

  /// The request of a call is whole, after its CALL.
  func begin(_ call: ServerCall, _ request: [UInt8], _ isCompressed: Bool) {
    if fullHandlers(for: call.priority) != nil {
      return fail(call, refusal(for: .handlers, call.priority))
    }
    count(call)
    call.has(request: request.count)
    EncodedSource.withBytes(of: request) { start(call, with: $0, isCompressed) }
  }

  /// Runs the handler; only now a compressed request takes the room it needs, or later where the
  /// handler wants to know first who asks.
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

  /// The call is over for its client, and well.
  func over(_ call: ServerCall) {
    guard !call.isReported else { return }
    let took = conclude(call, .ok)
    if policy.tellsSuccess || !policy.interceptors.isEmpty {
      tell(call, nil, after: .nanoseconds(took))
    }
    closeIfDrained()
  }

  /// The call is over for its client; what its handler still does is thrown away.
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
  /// - Returns: how many nanoseconds it took.
  private func conclude(_ call: ServerCall, _ code: StatusCode) -> Int64 {
    release(call)
    if code == .ok { served(call.registered.descriptor.access) }
    let took = loop.preciseNow.nanoseconds - call.startedAt.nanoseconds
    call.registered.record?.ended(code, afterNanoseconds: took)
    return took
  }

  /// The caller has gone: at the end of its time, which ends calls of ours for the same reason, or
  /// because it wished so.
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
    // It counts until its handler has returned, also when the connection is gone by then.
    work.handlerWasOrphaned()
    call.becomeOrphan()
  }
}
