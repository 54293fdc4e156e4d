import GatewayDomain
import RPC

extension RequestLimits {
  /// The limits of calls, writes, watches and waiting calls, for ListLimits.
  var announced: [RPCV1.Limit] { rates + writes + WatchRefusal.limits + waiting }

  /// Limits of calls that wait for a service that is down (GTW-046).
  private var waiting: [RPCV1.Limit] {
    let settings = ChannelSettings.service(clusterKey: nil)
    return [
      RPCV1.Limit(
        name: "waiting_calls",
        value: Int64(settings.maximumWaiting),
        unit: "calls",
        reason: "waiting for one service to return"
      ),
      RPCV1.Limit(
        name: "waiting_bytes",
        value: Int64(settings.maximumWaitingBytes),
        unit: "bytes",
        reason: "requests of calls waiting for one service"
      ),
    ]
  }

  /// Limits of what changes write (GTW-055).
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
                reason: "that changes of \(whose) write, sustained"
              ),
              RPCV1.Limit(
                name: "\(name)_\(measure)_burst",
                value: limit.burst,
                unit: unit,
                reason: "that changes of \(whose) write, in a burst"
              ),
            ]
          }
      }
  }

  private var rates: [RPCV1.Limit] {
    [
      ("token", perToken, "calls of one token"),
      ("household", perHousehold, "calls of all tokens of a household"),
      ("member", perMember, "calls of one member when the household's are exhausted"),
      ("address", perAddress, "calls of one address before sign-in"),
    ].flatMap { name, limit, what in
      [
        RPCV1.Limit(
          name: "\(name)_rate",
          value: limit.rate,
          unit: "calls/s",
          reason: "\(what), sustained"
        ),
        RPCV1.Limit(
          name: "\(name)_burst",
          value: limit.burst,
          unit: "calls",
          reason: "\(what), in a burst"
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
      ("own", OpenWatches.ofEachMember, "of one member when the household's are exhausted"),
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
