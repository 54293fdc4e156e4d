package import Wire

/// Serves a method in bytes: the whole request, any number of replies.
package typealias RawHandler =
  @Sendable (_ request: [UInt8], _ call: ServerCall, _ replies: RawReplyWriter) async throws
  -> Void

/// Serves a method whose request is decoded when the handler asks for it; see ``UnreadRequest``.
package typealias UnreadHandler =
  @Sendable (_ request: UnreadRequest, _ call: ServerCall, _ replies: RawReplyWriter) async throws
  -> Void

/// Serves a method with a stream of requests in bytes.
package typealias RawStreamHandler =
  @Sendable (_ requests: RawRequestStream, _ call: ServerCall, _ replies: RawReplyWriter)
  async throws -> Void

/// Runs before the handler of every call, and at the call's end.
package protocol ServerInterceptor: Sendable {
  /// Runs when the call was received, before its handler.
  ///
  /// A thrown error refuses the call.
  func intercept(_ call: ServerCall) throws

  /// Runs once, when the call is over for the caller.
  func finished(_ call: ServerCall, _ outcome: CallOutcome)
}

extension ServerInterceptor {
  package func finished(_ call: ServerCall, _ outcome: CallOutcome) {}
}

/// The methods of a server, with their handlers.
///
/// Build it, then give it to ``RPCServer``. Registering a name again replaces its handler, so a
/// gateway registers forwarding first and its own methods after that.
package struct Router: Sendable {
  private var methods: [String: RegisteredMethod] = [:]
  /// Handles all unknown names together, so that a client's invented names use no memory but their
  /// numbers.
  private var fallback: RegisteredMethod?
  package private(set) var interceptors: [any ServerInterceptor] = []
  package var observer: (any CallObserver)?
  /// Finds the owner of an unauthenticated peer's call whose request does not come in its CALL
  /// frame, for methods that are not public.
  ///
  /// `nil`: such requests are buffered before their caller is known.
  package var authenticator: Authenticator?

  package init() {}

  /// The registered methods, by name.
  package var descriptors: [MethodDescriptor] {
    methods.values.map(\.descriptor).sorted { $0.name < $1.name }
  }

  package mutating func add(_ interceptor: any ServerInterceptor) {
    interceptors.append(interceptor)
  }

  /// One request, one reply.
  ///
  /// The handler runs on the connection's loop.
  package mutating func registerUnary<Request: Message, Response: Message>(
    _ descriptor: MethodDescriptor,
    _ handler: @escaping @Sendable (Request, ServerCall) async throws -> Response
  ) {
    serve(descriptor) { call, source in
      if source.isLarge { return call.startReading(source) { try await handler($0, call) } }
      let request = try Request(request: source)
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          call.finish(try await handler(request, call))
        } catch {
          call.finish(throwing: error)
        }
      }
    }
  }

  /// One request, one reply, for generated code: `start` decodes the request and starts the
  /// handler, where their types are known.
  package mutating func serve(
    _ descriptor: MethodDescriptor,
    _ start:
      @escaping @Sendable (ServerCall, EncodedSource) throws -> ServerCall.Handler
  ) {
    register(descriptor) { call, source in
      let outer = call.willStart()
      do {
        call.hasStarted(try start(call, source), outer)
      } catch {
        call.hasNotStarted(outer, RPCError(describing: error))
      }
    }
  }

  /// One request, one reply, for handlers that answer from memory and never wait.
  ///
  /// No task is made, and no stream is opened if the request is in one frame and there is no
  /// interceptor.
  package mutating func registerImmediate<Request: Message, Response: Message>(
    _ descriptor: MethodDescriptor,
    _ handler: @escaping @Sendable (Request, borrowing ImmediateCall) throws -> Response
  ) {
    registerImmediateRaw(descriptor) { source, call in
      let request = try Request(request: source)
      let reply = try handler(request, call)
      let size = reply.encodedSize()
      return call.answer(size) { reply.encode(into: $0, size: size) }
    }
  }

  /// The same in bytes.
  package mutating func registerImmediateRaw(
    _ descriptor: MethodDescriptor,
    _ answer: @escaping ImmediateHandler
  ) {
    methods[descriptor.name] = RegisteredMethod(descriptor: descriptor, answer: answer) {
      call,
      source in
      call.runImmediate(source, answer)
    }
  }

  /// One request, any number of replies; the stream ends when the handler returns.
  package mutating func registerServerStream<Request: Message, Response: Message>(
    _ descriptor: MethodDescriptor,
    _ handler:
      @escaping @Sendable (Request, ServerCall, ReplyWriter<Response>) async throws ->
      Void
  ) {
    register(descriptor) { call, source in
      guard !source.isLarge else {
        // Kept until it is decoded, not as long as the stream lasts.
        nonisolated(unsafe) var bytes = source.copied
        call.run { call in
          let request: Request = try await call.request(exchange(&bytes, with: []))
          try await handler(request, call, ReplyWriter(call: call))
        }
        return
      }
      do throws(RPCError) {
        let request = try Request(request: source)
        call.run { call in
          try await handler(request, call, ReplyWriter(call: call))
        }
      } catch {
        call.refuse(error)
      }
    }
  }

  /// Any number of requests, one reply; the handler starts before the first request.
  package mutating func registerClientStream<Request: Message, Response: Message>(
    _ descriptor: MethodDescriptor,
    _ handler:
      @escaping @Sendable (RequestStream<Request>, ServerCall) async throws ->
      Response
  ) {
    register(descriptor) { call, _ in
      let outer = call.willStart()
      let task = ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          call.finish(try await handler(RequestStream(call: call), call))
        } catch {
          call.finish(throwing: error)
        }
      }
      call.hasStarted(task, outer)
    }
  }

  /// Any number of messages each way, in any order; the call ends when the handler returns.
  package mutating func registerBidirectional<Request: Message, Response: Message>(
    _ descriptor: MethodDescriptor,
    _ handler:
      @escaping @Sendable (RequestStream<Request>, ServerCall, ReplyWriter<Response>) async throws
      -> Void
  ) {
    register(descriptor) { call, _ in
      call.run { call in
        try await handler(RequestStream(call: call), call, ReplyWriter(call: call))
      }
    }
  }

  /// Serves one method with a stream of requests in bytes; see ``registerRaw(_:_:)``.
  package mutating func registerRawStream(
    _ descriptor: MethodDescriptor,
    _ handler: @escaping RawStreamHandler
  ) {
    register(descriptor) { call, _ in
      call.run(isPassing: true) { call in
        try await handler(RawRequestStream(call: call), call, RawReplyWriter(call: call))
      }
    }
  }

  /// Serves one method with one request in bytes; the method's kind says whether one or many
  /// replies may be sent.
  package mutating func registerRaw(
    _ descriptor: MethodDescriptor,
    _ handler: @escaping RawHandler
  ) {
    register(descriptor) { call, source in
      let request = source.copied
      call.run(isPassing: true) { call in
        try await handler(request, call, RawReplyWriter(call: call))
      }
    }
  }

  /// The same, with a request that is not inflated before the handler asks for it: for gateways
  /// that authenticate first.
  package mutating func registerUnread(
    _ descriptor: MethodDescriptor,
    _ handler: @escaping UnreadHandler
  ) {
    methods[descriptor.name] = Self.unread(descriptor, handler)
  }

  /// The same for one reply, and without a task for calls that `pass` takes.
  package mutating func registerForwarding(
    _ descriptor: MethodDescriptor,
    _ pass: @escaping ForwardingHandler,
    otherwise handler: @escaping UnreadHandler
  ) {
    let handle = Self.unread(descriptor, handler).start
    methods[descriptor.name] = RegisteredMethod(
      descriptor: descriptor,
      inflates: true,
      forwarding: RegisteredMethod.Forwarding(pass: pass, handle: handle)
    ) { call, source in
      if !call.isForwarded(source, pass) { handle(call, source) }
    }
  }

  /// Serves every name that is not registered.
  ///
  /// `call.method` is the same for all of them, a server stream, because their kinds are unknown.
  /// The handler validates cursors.
  package mutating func setFallback(_ handler: @escaping UnreadHandler) {
    fallback = Self.unread(Self.unknown, handler)
  }

  /// The descriptor of all methods that ``setFallback(_:)`` serves.
  static let unknown = MethodDescriptor(name: "unknown", kind: .serverStream, isResumable: true)

  /// Captures every call of the handlers that are registered now.
  package mutating func capture(into capture: CallCapture) {
    methods = methods.mapValues { $0.captured(by: capture) }
    add(capture)
  }

  /// Gives each method a record, as one server keeps it.
  mutating func count() -> ServerRecord {
    let record = ServerRecord(methods: descriptors.map { MethodRecord($0.name) })
    for counted in record.methods {
      methods[counted.name] = methods[counted.name]?.counted(in: counted)
    }
    fallback = fallback?.counted(in: record.unknown)
    return record
  }

  private mutating func register(
    _ descriptor: MethodDescriptor,
    _ start: @escaping RegisteredMethod.Start
  ) {
    methods[descriptor.name] = RegisteredMethod(descriptor: descriptor, start: start)
  }

  private static func unread(
    _ descriptor: MethodDescriptor,
    _ handler: @escaping UnreadHandler
  ) -> RegisteredMethod {
    RegisteredMethod(descriptor: descriptor, inflates: true) { call, source in
      let request = UnreadRequest(source, of: call)
      call.run(isPassing: true) { call in
        try await handler(request, call, RawReplyWriter(call: call))
      }
    }
  }

  /// The method of a name on the wire; `nil`: unknown.
  func resolve(_ name: UnsafeRawBufferPointer) -> RegisteredMethod? {
    // `String` compares by canonical equivalence, names byte for byte: a Kelvin sign is not a K
    // here.
    guard name.allSatisfy({ (0x21...0x7e).contains($0) }) else { return nil }
    return methods[String(decoding: name, as: UTF8.self)] ?? fallback
  }
}
