import Wire

/// One call as a handler sees it that answers from memory, before anything else happens on its loop.
///
/// It cannot be cancelled and sends nothing but its one reply. Nobody can keep it, so it counts no
/// reference: its connection holds what it looks at until the handler has returned.
package struct ImmediateCall: ~Copyable {
  package let metadata: Metadata
  /// The lower of the contract's class and the caller's wish.
  package let priority: Priority
  /// When the time is over; `nil`: never.
  package let deadline: MonotonicInstant?
  private unowned(unsafe) let registered: RegisteredMethod
  private unowned(unsafe) let origin: CallOrigin

  init(
    _ method: RegisteredMethod,
    metadata: Metadata,
    priority: Priority,
    deadline: MonotonicInstant?,
    origin: CallOrigin
  ) {
    registered = method
    self.metadata = metadata
    self.priority = priority
    self.deadline = deadline
    self.origin = origin
  }

  package var method: MethodDescriptor { registered.descriptor }
  package var loop: EventLoop { origin.loop }
  /// The peer proved that it is a process of this installation; only then is `daybook-*` true.
  package var isPeerTrusted: Bool { origin.isPeerTrusted }
  /// The peer's address as text, for limits by address and for logs.
  package var peer: String { origin.peer }
}

extension ServerCall {
  /// Runs a handler that never waits, for a call that has a stream.
  func runImmediate(_ request: EncodedSource, _ answer: RegisteredMethod.Answer) {
    let call = ImmediateCall(
      registered,
      metadata: metadata,
      priority: priority,
      deadline: deadline,
      origin: origin
    )
    do {
      try answer(request, call) { size, write in finish(replyBytes: size, write: write) }
    } catch {
      refuse(RPCError(describing: error))
    }
  }
}

extension ServerConnection {
  /// Answers a call at once, without a stream: nothing more can come for it, and nothing of it is
  /// left when the next frame is read.
  ///
  /// - Returns: false when it needs a stream after all, and nothing was done yet.
  func answer(
    _ opening: CallOpening,
    _ method: RegisteredMethod,
    _ metadata: Metadata,
    _ now: Int64
  ) throws(ConnectionFault) -> Bool {
    guard let answer = method.answer, interceptors.isEmpty, opening.frame.isLast,
      !opening.frame.isCompressed, let message = opening.frame.message
    else { return false }
    let call = ImmediateCall(
      method,
      metadata: metadata,
      priority: max(method.descriptor.priority, opening.frame.priority),
      deadline: deadline(opening.frame.timeout, .unary),
      origin: origin
    )
    do {
      try answer(EncodedSource(message), call) { size, write in
        reply(to: opening, method, metadata, size, write)
      }
    } catch {
      let error = RPCError(describing: error)
      try refuse(opening, error, now)
      tell(method, metadata, opening.id, error, after: .nanoseconds(timeTaken))
    }
    return true
  }

  private func reply(
    to opening: CallOpening,
    _ method: RegisteredMethod,
    _ metadata: Metadata,
    _ size: Int,
    _ write: (EncodingPlace) -> Void
  ) {
    let isDeflated = opening.frame.acceptsCompressed && size >= compressesFrom
    guard !isDeflated, machine.answer(opening.id, size, output: &link.output, write: write) else {
      // What is sent piece by piece, or changed first, needs a stream.
      let call = makeCall(opening, method, metadata)
      open(opening, method, call)
      return call.finish(replyBytes: size, write: write)
    }
    let took = timeTaken
    method.record?.answered(afterNanoseconds: took)
    if tellsSuccess { tell(method, metadata, opening.id, nil, after: .nanoseconds(took)) }
  }

  /// Nanoseconds since the turn's bytes were read.
  private var timeTaken: Int64 { loop.preciseNow.nanoseconds - loop.turnTime.nanoseconds }
}
