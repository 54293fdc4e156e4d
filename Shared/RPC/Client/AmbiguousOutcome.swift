/// The failure of an earlier attempt that may have run; separate, because most calls have none.
final class AmbiguousOutcome {
  private let error: RPCError

  init(_ error: RPCError) {
    self.error = error
  }

  /// The error for a call whose last attempt failed with `last`.
  ///
  /// A refusal is true of that attempt only.
  func outcome(insteadOf last: RPCError, of method: MethodDescriptor) -> RPCError {
    guard last.isUnprocessed || !method.hasNoSideEffects && AmbiguousOutcome.isRefusal(last) else {
      return last
    }
    var outcome = error
    outcome.debugDetail =
      (error.debugDetail.map { "\($0); " } ?? "") + "then \(last.debugDescription)"
    outcome.retryAfter = [error.retryAfter, last.retryAfter].compactMap { $0 }.max()
    return outcome
  }

  /// A refusal says who may call, or how often, but nothing about an earlier attempt.
  private static func isRefusal(_ error: RPCError) -> Bool {
    switch error.code {
    case .unauthenticated, .permissionDenied: true
    case .resourceExhausted: error.reason != RPCError.replyDropped.reason
    default: false
    }
  }
}
