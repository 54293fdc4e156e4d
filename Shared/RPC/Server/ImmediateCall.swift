package import Wire

/// Answers a call at once, in bytes; those of the request are valid until it returns.
package typealias ImmediateHandler =
  @Sendable (EncodedSource, consuming ImmediateCall) throws -> ImmediateCall.Answered

/// One call as a handler sees it that answers from memory, before anything else happens on its loop.
///
/// It cannot be cancelled and sends nothing but its one reply. It counts no reference: its connection
/// holds what it looks at until the handler has returned, and nobody may keep it longer.
package struct ImmediateCall: ~Copyable {
  /// That a call was answered: only ``ImmediateCall/answer(_:_:)`` makes one, and a call has it once.
  package struct Answered: ~Copyable {
    fileprivate init() {}
  }

  /// Where the reply goes.
  fileprivate enum Destination {
    /// There is no stream.
    case connection(Unmanaged<ServerConnection>, UnsafePointer<CallOpening>)
    case stream(Unmanaged<ServerCall>)
  }

  private let given: UnsafePointer<Metadata>
  /// The lower of the contract's class and the caller's wish.
  package let priority: Priority
  private let registered: Unmanaged<RegisteredMethod>
  private let origin: Unmanaged<CallOrigin>
  private let destination: Destination

  @inline(__always)
  fileprivate init(
    _ method: Unmanaged<RegisteredMethod>,
    metadata: UnsafePointer<Metadata>,
    priority: Priority,
    origin: CallOrigin,
    to destination: Destination
  ) {
    registered = method
    given = metadata
    self.priority = priority
    self.origin = Unmanaged.passUnretained(origin)
    self.destination = destination
  }

  /// Looked at where it lies: most handlers do not ask, and most calls have none.
  package var metadata: Metadata { given.pointee }
  package var method: MethodDescriptor { registered.takeUnretainedValue().descriptor }
  package var loop: EventLoop { origin.takeUnretainedValue().loop }
  /// The peer proved that it is a process of this installation; only then is `daybook-*` true.
  package var isPeerTrusted: Bool { origin.takeUnretainedValue().isPeerTrusted }
  /// The peer's address as text, for limits by address and for logs.
  package var peer: String { origin.takeUnretainedValue().peer }

  /// When the time is over; `nil`: never.
  package var deadline: MonotonicInstant? {
    switch destination {
    case .connection(let connection, let opening):
      connection.takeUnretainedValue().deadline(opening.pointee.frame.timeout, .unary)
    case .stream(let call): call.takeUnretainedValue().deadline
    }
  }

  /// Sends the reply, which is the last thing a handler does.
  ///
  /// - Parameters:
  ///   - size: its bytes.
  ///   - write: fills them in, where they are sent from.
  /// - Returns: what the handler returns.
  package consuming func answer(_ size: Int, _ write: (EncodingPlace) -> Void) -> Answered {
    switch destination {
    case .connection(let connection, let opening):
      connection._withUnsafeGuaranteedRef { $0.reply(to: opening, given, size, write) }
    case .stream(let call):
      call._withUnsafeGuaranteedRef { $0.finish(replyBytes: size, write: write) }
    }
    return Answered()
  }
}

extension ServerCall {
  /// Runs a handler that never waits, for a call that has a stream.
  func runImmediate(_ request: EncodedSource, _ answer: ImmediateHandler) {
    do {
      try withUnsafePointer(to: metadata) { metadata in
        _ = try answer(
          request,
          ImmediateCall(
            Unmanaged.passUnretained(registered),
            metadata: metadata,
            priority: priority,
            origin: origin,
            to: .stream(Unmanaged.passUnretained(self))
          )
        )
      }
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
  @inline(__always)
  func answer(
    _ opening: CallOpening,
    _ method: Unmanaged<RegisteredMethod>,
    _ metadata: Metadata,
    _ priority: Priority
  ) throws(ConnectionFault) -> Bool {
    guard method._withUnsafeGuaranteedRef({ $0.answersAtOnce }), policy.interceptors.isEmpty,
      opening.frame.isLast, !opening.frame.isCompressed, let message = opening.frame.message
    else { return false }
    do {
      try withUnsafePointer(to: opening) { opening in
        try withUnsafePointer(to: metadata) { metadata in
          try method._withUnsafeGuaranteedRef {
            try $0.answer(
              EncodedSource(message),
              ImmediateCall(
                method,
                metadata: metadata,
                priority: priority,
                origin: origin,
                to: .connection(Unmanaged.passUnretained(self), opening)
              )
            )
          }
        }
      }
    } catch {
      try refuseAnswered(opening, metadata, RPCError(describing: error))
    }
    return true
  }

  @inline(never)
  private func refuseAnswered(
    _ opening: CallOpening,
    _ metadata: Metadata,
    _ error: RPCError
  ) throws(ConnectionFault) {
    try refuse(opening, error)
    guard let method = opening.method else { return }
    tell(method, metadata, opening.id, error, after: .nanoseconds(timeTaken))
  }

  @inline(__always)
  fileprivate func reply(
    to opening: UnsafePointer<CallOpening>,
    _ metadata: UnsafePointer<Metadata>,
    _ size: Int,
    _ write: (EncodingPlace) -> Void
  ) {
    let isDeflated = opening.pointee.frame.acceptsCompressed && mayDeflate(size)
    guard !isDeflated,
      machine.answer(opening.pointee.id, size, output: &link.output, write: write)
    else { return replyOnStream(opening.pointee, metadata.pointee, size, write) }
    let took = timeTaken
    opening.pointee.registered?._withUnsafeGuaranteedRef { $0.answered(afterNanoseconds: took) }
    if policy.tellsSuccess, let method = opening.pointee.method {
      tell(method, metadata.pointee, opening.pointee.id, nil, after: .nanoseconds(took))
    }
  }

  /// What is sent piece by piece, or changed first, needs a stream.
  @inline(never)
  private func replyOnStream(
    _ opening: CallOpening,
    _ metadata: Metadata,
    _ size: Int,
    _ write: (EncodingPlace) -> Void
  ) {
    guard let method = opening.method else { return }
    let call = makeCall(opening, method, metadata)
    open(opening, method, call)
    call.finish(replyBytes: size, write: write)
    call.armDeadline()
  }

  /// Nanoseconds since the turn's bytes were read.
  @inline(__always)
  private var timeTaken: Int64 { loop.preciseNow.nanoseconds - loop.turnTime.nanoseconds }
}
