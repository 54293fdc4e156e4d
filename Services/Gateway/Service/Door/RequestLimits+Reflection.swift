import GatewayDomain
import RPC

extension RequestLimits {
  /// How often one may call, watch at once and wait, for ListLimits.
  var announced: [RPCV1.Limit] { rates + WatchRefusal.limits + waiting }

  /// What waits for one service that is gone (GTW-046).
  private var waiting: [RPCV1.Limit] {
    let settings = ChannelSettings.service(clusterKey: nil)
    return [
      RPCV1.Limit(
        name: "waiting_calls",
        value: Int64(settings.maximumWaiting),
        unit: "calls",
        reason: "for one service that has just gone"
      ),
      RPCV1.Limit(
        name: "waiting_bytes",
        value: Int64(settings.maximumWaitingBytes),
        unit: "bytes",
        reason: "of their requests"
      ),
    ]
  }

  private var rates: [RPCV1.Limit] {
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

extension WatchRefusal {
  fileprivate static var limits: [RPCV1.Limit] {
    [
      (WatchRefusal.token, "of one token"), (.household, "of all tokens of a household"),
      (.all, "of all households"),
    ].map { refusal, whose in
      RPCV1.Limit(
        name: "watches_\(refusal.rawValue)",
        value: Int64(refusal.limit),
        unit: "streams",
        reason: "Changes/Watch \(whose), at once"
      )
    }
  }
}
