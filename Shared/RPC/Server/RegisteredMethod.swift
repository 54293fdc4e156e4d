import Wire

/// One method with what serves it.
final class RegisteredMethod: Sendable {
  /// Reads the request and starts the handler.
  ///
  /// The bytes are valid during this call only.
  typealias Start = @Sendable (ServerCall, EncodedSource) -> Void

  /// Reads the request, and hands the size of the reply on with what writes it.
  ///
  /// The bytes are valid during this call only.
  typealias Answer =
    @Sendable (
      EncodedSource, borrowing ImmediateCall,
      _ send: (_ size: Int, _ write: (EncodingPlace) -> Void) -> Void
    ) throws -> Void

  let descriptor: MethodDescriptor
  /// It takes a request as it came, compressed or not.
  let inflates: Bool
  let start: Start
  /// Answers at once; `nil`: it starts a handler.
  let answer: Answer?
  /// What its server counts; `nil` in a router that no server has taken yet.
  let record: MethodRecord?

  init(
    descriptor: MethodDescriptor,
    inflates: Bool = false,
    record: MethodRecord? = nil,
    answer: Answer? = nil,
    start: @escaping Start
  ) {
    self.descriptor = descriptor
    self.inflates = inflates
    self.record = record
    self.answer = answer
    self.start = start
  }

  func counted(in record: MethodRecord) -> RegisteredMethod {
    RegisteredMethod(
      descriptor: descriptor,
      inflates: inflates,
      record: record,
      answer: answer,
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
