import Wire

/// One method with what serves it.
final class RegisteredMethod: Sendable {
  /// Reads the request and starts the handler.
  ///
  /// The bytes are valid during this call only.
  typealias Start = @Sendable (ServerCall, EncodedSource) -> Void

  /// What a method does whose calls are passed on.
  struct Passing: Sendable {
    let pass: PassingHandler
    /// Looks after a call that is not passed on.
    let handle: Start
  }

  let descriptor: MethodDescriptor
  /// It takes a request as it came, compressed or not.
  let inflates: Bool
  let start: Start
  /// Answers at once; `nil`: it starts a handler.
  private let handler: ImmediateHandler?
  /// Passes calls on; `nil`: none.
  private let passing: Passing?
  /// What its server counts; `nil` in a router that no server has taken yet.
  let record: MethodRecord?
  /// Where its calls are copied; `nil`: nowhere.
  let capture: CallCapture?

  init(
    descriptor: MethodDescriptor,
    inflates: Bool = false,
    record: MethodRecord? = nil,
    answer: ImmediateHandler? = nil,
    passing: Passing? = nil,
    capture: CallCapture? = nil,
    start: @escaping Start
  ) {
    self.descriptor = descriptor
    self.inflates = inflates
    self.record = record
    handler = answer
    self.passing = passing
    self.capture = capture
    self.start = start
  }

  /// It starts no handler.
  @inline(__always)
  var answersAtOnce: Bool { handler != nil }

  /// Answers a call at once.
  @inline(__always)
  func answer(_ request: EncodedSource, _ call: consuming ImmediateCall) throws {
    _ = try handler?(request, call)
  }

  /// Its calls are passed on, or some of them.
  @inline(__always)
  var passesOn: Bool { passing != nil }

  /// Asks whether a call is passed on, which it then is.
  @inline(__always)
  func pass(_ call: consuming PassingCall) throws -> Bool {
    try passing?.pass(call).isPassed ?? false
  }

  /// Looks after a call that is not passed on.
  func handle(_ call: ServerCall, _ request: EncodedSource) {
    passing?.handle(call, request)
  }

  /// Counts a call that was answered at once.
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
      passing: passing,
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
