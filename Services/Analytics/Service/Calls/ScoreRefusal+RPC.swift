import AnalyticsDomain
package import RPC

extension ScoreRefusal: RPCErrorConvertible {
  /// Without `default`, so that every new refusal needs a code and a message to compile.
  package var rpcError: RPCError {
    switch self {
    case .invalidPeriod(let allowed):
      RPCError(
        .invalidArgument,
        "invalid_period",
        "A history covers \(allowed.lowerBound) to \(allowed.upperBound) days.",
        violations: [
          Violation(
            field: "days",
            code: "out_of_range",
            message: "Request \(allowed.lowerBound) to \(allowed.upperBound) days.",
            limit: Int64(allowed.upperBound)
          )
        ]
      )
    case .sourceUnavailable:
      RPCError(
        .unavailable,
        "source_unavailable",
        "Points are not available at the moment. Try again.",
        retryAfter: .seconds(1)
      )
    }
  }
}
