import AnalyticsDomain
package import RPC

extension PeriodRefusal: RPCErrorConvertible {
  /// No `default`: a new refusal does not compile until someone has chosen its code and its words.
  package var rpcError: RPCError {
    switch self {
    case .invalidPeriod:
      RPCError(
        .invalidArgument,
        "invalid_period",
        "A period has a first and a last day, not before the first, and at most \(Period.longest) days.",
        violations: [
          Violation(
            field: "period",
            code: "invalid_period",
            message: "Name two days, the earlier one first, at most \(Period.longest) days apart.",
            limit: Int64(Period.longest)
          )
        ]
      )
    }
  }
}
