import AnalyticsDomain
package import RPC

extension PeriodRefusal: RPCErrorConvertible {
  /// Without `default`, so that every new refusal needs a code and a message to compile.
  package var rpcError: RPCError {
    switch self {
    case .invalidPeriod:
      RPCError(
        .invalidArgument,
        "invalid_period",
        "A period needs a first and a last day in this order, and has at most \(Period.longest) days.",
        violations: [
          Violation(
            field: "period",
            code: "invalid_period",
            message: "Name two days, the earlier one first, at most \(Period.longest) days in all.",
            limit: Int64(Period.longest)
          )
        ]
      )
    }
  }
}
