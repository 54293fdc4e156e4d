/// How an attempt failed that may have run; aside, because most calls have none.
final class Doubt {
  private let error: RPCError

  init(_ error: RPCError) {
    self.error = error
  }

  /// What is said of a call whose last attempt failed so: a refusal is true of that attempt only.
  func told(insteadOf last: RPCError, of method: MethodDescriptor) -> RPCError {
    guard last.isUnprocessed || !method.hasNoSideEffects && Doubt.isRefusal(last) else {
      return last
    }
    var told = error
    told.debugDetail = (error.debugDetail.map { "\($0); " } ?? "") + "then \(last.debugDescription)"
    told.retryAfter = [error.retryAfter, last.retryAfter].compactMap { $0 }.max()
    return told
  }

  /// It says who may call, or how much, and nothing of what an earlier attempt did.
  private static func isRefusal(_ error: RPCError) -> Bool {
    switch error.code {
    case .unauthenticated, .permissionDenied: true
    case .resourceExhausted: error.reason != RPCError.replyDropped.reason
    default: false
    }
  }
}
