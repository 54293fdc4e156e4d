import RPC

extension DaybookError {
  /// The form in which everything that can go wrong in a call reaches the caller.
  package init(_ error: any Error) {
    switch error {
    case let error as DaybookError: self = error
    default: self.init(rpc: RPCError(describing: error))
    }
  }

  init(rpc error: RPCError) {
    self.init(
      Status(error.code),
      code: error.reason.isEmpty ? error.code.name.lowercased() : error.reason,
      message: DaybookError.sentence(error),
      violations: error.violations.map {
        Violation(field: $0.field, code: $0.code, message: $0.message, limit: $0.limit)
      },
      isRetryable: error.retryable ?? (error.code == .unavailable || error.retryAfter != nil),
      retryAfter: error.retryAfter
    )
    isUnsent = error.isUnsent
  }

  /// The server's words; our own where our own channel found nobody to ask.
  ///
  /// A cause never travels, so an error that has one was made on this side.
  private static func sentence(_ error: RPCError) -> String {
    switch (error.reason, error.debugDetail) {
    case ("peer_unavailable", let cause?): "The gateway does not answer: \(cause)."
    case ("connection_lost", let cause?):
      "The connection broke (\(cause)); whether the call took effect is not known."
    case ("deadline_exceeded", let cause?): "There was no answer in time: \(cause)."
    default: error.message.isEmpty ? "The call failed." : error.message
    }
  }
}

extension DaybookError.Status {
  /// No `default`: a new code does not compile until someone has chosen its meaning.
  init(_ code: StatusCode) {
    switch code {
    case .cancelled: self = .cancelled
    // An error that says it is none is nobody's promise.
    case .ok, .unknown: self = .unknown
    case .invalidArgument: self = .invalidArgument
    case .deadlineExceeded: self = .deadlineExceeded
    case .notFound: self = .notFound
    case .alreadyExists: self = .alreadyExists
    case .permissionDenied: self = .permissionDenied
    case .resourceExhausted: self = .resourceExhausted
    case .failedPrecondition: self = .failedPrecondition
    case .aborted: self = .aborted
    case .outOfRange: self = .outOfRange
    case .unimplemented: self = .unimplemented
    case .internal: self = .internal
    case .unavailable: self = .unavailable
    case .dataLoss: self = .dataLoss
    case .unauthenticated: self = .unauthenticated
    }
  }
}
