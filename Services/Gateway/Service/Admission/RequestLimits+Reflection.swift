import GatewayDomain
import RPC

extension RequestLimits {
  /// The limits of calls, watches and waiting calls, for ListLimits.
  var announced: [RPCV1.Limit] { rates + writes + WatchRefusal.limits + waiting }

  /// Calls that wait for one service that is down (GTW-046).
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

  /// What changes write (GTW-055).
  private var writes: [RPCV1.Limit] {
    [("member", writesPerMember, "one member"), ("household", writesPerHousehold, "a household")]
      .flatMap { name, limits, whose in
        [("records", limits.records, "records"), ("kib", limits.kibibytes, "KiB")]
          .flatMap { measure, limit, unit in
            [
              RPCV1.Limit(
                name: "\(name)_\(measure)_rate",
                value: limit.rate,
                unit: "\(unit)/s",
                reason: "that changes of \(whose) write, in the long run"
              ),
              RPCV1.Limit(
                name: "\(name)_\(measure)_burst",
                value: limit.burst,
                unit: unit,
                reason: "that changes of \(whose) write, at once after a pause"
              ),
            ]
          }
      }
  }

  private var rates: [RPCV1.Limit] {
    [
      ("token", perToken, "calls of one token"),
      ("household", perHousehold, "calls of all tokens of a household"),
      ("member", perMember, "calls of one member when those of the household are used up"),
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
      ("member", WatchRefusal.member.limit, "of one member"),
      ("household", WatchRefusal.household.limit, "of all members of a household"),
      ("own", OpenWatches.ofEachMember, "of one member when those of the household are used up"),
      ("all", WatchRefusal.all.limit, "of all households"),
    ].map { name, most, whose in
      RPCV1.Limit(
        name: "watches_\(name)",
        value: Int64(most),
        unit: "streams",
        reason: "Changes/Watch \(whose), at once"
      )
    }
  }
}
