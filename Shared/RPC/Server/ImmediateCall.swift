package import Wire

/// Answers a call at once, in bytes.
///
/// The request's bytes are valid until it returns.
package typealias ImmediateHandler =
  @Sendable (EncodedSource, consuming ImmediateCall) throws -> ImmediateCall.Answered

/// A call for a handler that answers from memory, before anything else happens on its loop.
///
/// It cannot be cancelled and sends only its one reply. It retains nothing: its connection keeps
/// what it refers to until the handler has returned, and it must not be stored.
package struct ImmediateCall: ~Copyable {
  /// Proof that a call was answered: only ``ImmediateCall/answer(_:_:)`` makes one, once per call.
  package struct Answered: ~Copyable {
    fileprivate init() {}
  }

  /// Where the reply is written.
  fileprivate enum Destination {
    /// The call has no stream.
    case connection(Unmanaged<ServerConnection>, UnsafePointer<CallOpening>)
    case stream(Unmanaged<ServerCall>)
  }

  private let given: UnsafePointer<Metadata>
  /// The lower of the contract's class and the caller's.
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

  /// Read in place: most handlers do not use it, and most calls have none.
  package var metadata: Metadata { given.pointee }
  package var method: MethodDescriptor { registered.takeUnretainedValue().descriptor }
  package var loop: EventLoop { origin.takeUnretainedValue().loop }
  /// The peer is trusted; only then is `daybook-*` metadata true.
  package var isPeerTrusted: Bool { origin.takeUnretainedValue().isPeerTrusted }
  /// The peer's address as text, for rate limits and logs.
  package var peer: String { origin.takeUnretainedValue().peer }

  /// The deadline; `nil`: none.
  package var deadline: MonotonicInstant? {
    switch destination {
    case .connection(let connection, let opening):
      connection.takeUnretainedValue().deadline(opening.pointee.frame.timeout, .unary)
    case .stream(let call): call.takeUnretainedValue().deadline
    }
  }

  /// Sends the reply, as the last step of a handler.
  ///
  /// - Parameters:
  ///   - size: its bytes.
  ///   - write: encodes them into the output.
  /// - Returns: the handler's result.
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
  /// Runs an immediate handler for a call that has a stream.
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
  /// Answers a call without opening a stream, when no further frame can come for it.
  ///
  /// - Returns: false if the call needs a stream; then nothing was done.
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

  /// A reply in several frames, or one that is compressed first, needs a stream.
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

  /// Nanoseconds since this turn's bytes were read.
  @inline(__always)
  private var timeTaken: Int64 { loop.preciseNow.nanoseconds - loop.turnTime.nanoseconds }
}
