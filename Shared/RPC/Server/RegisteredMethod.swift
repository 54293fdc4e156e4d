import Wire

/// One method with what serves it.
final class RegisteredMethod: Sendable {
  /// Reads the request and starts the handler.
  ///
  /// The bytes are valid during this call only.
  typealias Start = @Sendable (ServerCall, EncodedSource) -> Void

  let descriptor: MethodDescriptor
  /// It takes a request as it came, compressed or not.
  let inflates: Bool
  let start: Start
  /// Answers at once; `nil`: it starts a handler.
  private let handler: ImmediateHandler?
  /// What its server counts; `nil` in a router that no server has taken yet.
  let record: MethodRecord?

  init(
    descriptor: MethodDescriptor,
    inflates: Bool = false,
    record: MethodRecord? = nil,
    answer: ImmediateHandler? = nil,
    start: @escaping Start
  ) {
    self.descriptor = descriptor
    self.inflates = inflates
    self.record = record
    handler = answer
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
      start: start
    )
  }

  func captured(by capture: CallCapture) -> RegisteredMethod {
    RegisteredMethod(descriptor: descriptor, inflates: inflates, record: record) {
      [start] call, request in
      capture.began(call, request)
      start(call, request)
    }
  }
}
