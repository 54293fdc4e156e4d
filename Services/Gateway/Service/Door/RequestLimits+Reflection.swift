import GatewayDomain
import RPC

extension RequestLimits {
  /// How often one may call, for ListLimits.
  var announced: [RPCV1.Limit] {
    [
      ("token", perToken, "calls of one token"),
      ("household", perHousehold, "calls of all tokens of a household"),
      ("address", perAddress, "calls of one address before sign-in"),
    ].flatMap { name, limit, what in
      [
        RPCV1.Limit(
          name: "\(name)_rate",
          value: limit.rate,
          unit: "calls/s",
          reason: "\(what), in the long run"
        ),
        RPCV1.Limit(
          name: "\(name)_burst",
          value: limit.burst,
          unit: "calls",
          reason: "\(what), at once after a pause"
        ),
      ]
    }
  }
}
