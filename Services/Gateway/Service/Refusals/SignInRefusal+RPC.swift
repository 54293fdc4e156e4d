package import GatewayDomain
package import RPC

extension SignInRefusal: RPCErrorConvertible {
  package var rpcError: RPCError {
    switch self {
    case .malformed, .unknown:
      RPCError(.unauthenticated, "invalid_token", "This token is not known.", retryable: false)
    case .revoked:
      RPCError(.unauthenticated, "token_revoked", "This token was revoked.", retryable: false)
    case .expired:
      RPCError(
        .unauthenticated,
        "token_expired",
        "This token was not used for a year and has ended.",
        retryable: false
      )
    }
  }
}

extension RateRefusal: RPCErrorConvertible {
  package var rpcError: RPCError {
    RPCError(
      .resourceExhausted,
      "rate_limited",
      "Too many calls; please wait a moment.",
      violations: [Violation(field: "", code: "rate_limited_\(measure.rawValue)")],
      // Rounded up to whole milliseconds: asking a little early would be refused again.
      retryAfter: .milliseconds(retryAfter.wholeMilliseconds + 1),
      isUnprocessed: true
    )
  }
}
