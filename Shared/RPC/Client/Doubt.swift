/// The failure of an earlier attempt that may have run; separate, because most calls have none.
final class Doubt {
  private let error: RPCError

  init(_ error: RPCError) {
    self.error = error
  }

  /// The error for a call whose last attempt failed with `last`.
  ///
  /// A refusal is true of that attempt only.
  func told(insteadOf last: RPCError, of method: MethodDescriptor) -> RPCError {
    guard last.isUnprocessed || !method.hasNoSideEffects && Doubt.isRefusal(last) else {
      return last
    }
    var told = error
    told.debugDetail = (error.debugDetail.map { "\($0); " } ?? "") + "then \(last.debugDescription)"
    told.retryAfter = [error.retryAfter, last.retryAfter].compactMap { $0 }.max()
    return told
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
