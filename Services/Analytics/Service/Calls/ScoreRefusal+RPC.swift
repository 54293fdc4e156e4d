import AnalyticsDomain
package import RPC

extension ScoreRefusal: RPCErrorConvertible {
  /// No `default`: a new refusal does not compile until someone has chosen its code and its words.
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
            message: "Ask for \(allowed.lowerBound) to \(allowed.upperBound) days.",
            limit: Int64(allowed.upperBound)
          )
        ]
      )
    case .sourceUnavailable:
      RPCError(
        .unavailable,
        "source_unavailable",
        "Points cannot be counted at the moment. Please try again.",
        retryAfter: .seconds(1)
      )
    }
  }
}
