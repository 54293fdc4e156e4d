import Wire

/// One method and its handler.
final class RegisteredMethod: Sendable {
  /// Decodes the request and starts the handler.
  ///
  /// The bytes are valid during this call only.
  typealias Start = @Sendable (ServerCall, EncodedSource) -> Void

  /// A method whose calls may be forwarded.
  struct Forwarding: Sendable {
    let pass: ForwardingHandler
    /// Handles a call that is not forwarded.
    let handle: Start
  }

  let descriptor: MethodDescriptor
  /// The handler takes the request in its wire form, and inflates a compressed one itself.
  let inflates: Bool
  let start: Start
  /// Answers without a task; `nil`: it starts a handler.
  private let handler: ImmediateHandler?
  /// Forwards calls; `nil`: never.
  private let forwarding: Forwarding?
  /// The method's counters; `nil` while no server has taken the router.
  let record: MethodRecord?
  /// Where its calls are captured; `nil`: nowhere.
  let capture: CallCapture?

  init(
    descriptor: MethodDescriptor,
    inflates: Bool = false,
    record: MethodRecord? = nil,
    answer: ImmediateHandler? = nil,
    forwarding: Forwarding? = nil,
    capture: CallCapture? = nil,
    start: @escaping Start
  ) {
    self.descriptor = descriptor
    self.inflates = inflates
    self.record = record
    handler = answer
    self.forwarding = forwarding
    self.capture = capture
    self.start = start
  }

  /// Whether it answers without a task.
  @inline(__always)
  var answersAtOnce: Bool { handler != nil }

  /// Answers a call without a task.
  @inline(__always)
  func answer(_ request: EncodedSource, _ call: consuming ImmediateCall) throws {
    _ = try handler?(request, call)
  }

  /// Whether it forwards calls.
  @inline(__always)
  var mayForward: Bool { forwarding != nil }

  /// Lets the method's ``ForwardingHandler`` decide.
  ///
  /// - Returns: whether the call was forwarded.
  @inline(__always)
  func pass(_ call: consuming ForwardableCall) throws -> Bool {
    try forwarding?.pass(call).isForwarded ?? false
  }

  /// Handles a call that is not forwarded.
  func handle(_ call: ServerCall, _ request: EncodedSource) {
    forwarding?.handle(call, request)
  }

  /// Counts a call that was answered without a task.
  @inline(__always)
  func answered(afterNanoseconds time: Int64) {
    record?.answered(afterNanoseconds: time)
  }

  func counted(in record: MethodRecord) -> RegisteredMethod {
    RegisteredMethod(
      descriptor: descriptor,
      inflates: inflates,
      record: record,
      answer: handler,
      forwarding: forwarding,
      capture: capture,
      start: start
    )
  }

  func captured(by capture: CallCapture) -> RegisteredMethod {
    RegisteredMethod(
      descriptor: descriptor,
      inflates: inflates,
      record: record,
      capture: capture
    ) { [start] call, request in
      capture.began(call, request)
      start(call, request)
    }
  }
}
