package import RPC
package import SQLite

/// One service, built and ready to be served: what a `main` hands to ``ServiceMain``, and a scenario
/// to its simulated installation.
package struct ServiceInstance: Sendable {
  /// Who may call.
  package enum Audience: Sendable, Hashable {
    /// Processes of this installation, which prove it with the cluster key.
    case installation
    /// Whoever reaches the port; what each may do is the service's business.
    case everyone
  }

  /// The calls it answers.
  package var router: Router
  /// Its database, which is closed last; `nil` when it has none.
  package var store: ServiceStore?
  /// Why it serves without its database: what needs none is answered, its health is NOT_SERVING, and it is
  /// built again until the database can be opened; `nil` as a rule.
  package var refusal: DatabaseRefusal?
  /// What runs beside the calls until the service stops: intakes, timers, sweeps.
  ///
  /// Each returns soon after its task is cancelled.
  package var background: [@Sendable () async -> Void]
  /// The same for what tells the server's health of others, to whom calls are passed on.
  package var followsHealth: [@Sendable (HealthBoard) async -> Void] = []
  package var audience: Audience
  /// Descriptions of the files of its area's contracts, for reflection.
  package var contracts: [StaticString]
  /// What it keeps in memory to answer sooner, counted for the metrics.
  package var caches: [@Sendable () -> RPCV1.CacheMetrics] = []
  /// The processes that it calls itself, by their names; closed with it.
  package var channels: [Onward] = []

  package init(
    router: Router,
    store: ServiceStore?,
    background: [@Sendable () async -> Void] = [],
    audience: Audience = .installation,
    contracts: [StaticString] = []
  ) {
    self.router = router
    self.store = store
    self.background = background
    self.audience = audience
    self.contracts = contracts
  }
}

extension ServiceInstance {
  /// The way to another process.
  package struct Onward: Sendable {
    let name: String
    let channel: Channel
    let isSuspended: @Sendable () -> Bool

    /// - Parameters:
    ///   - name: of the process.
    ///   - channel: the way to it.
    ///   - isSuspended: calls are refused before they come to the channel; on the loop.
    package init(
      _ name: String,
      _ channel: Channel,
      isSuspended: @escaping @Sendable () -> Bool = { false }
    ) {
      self.name = name
      self.channel = channel
      self.isSuspended = isSuspended
    }

    var metrics: RPCV1.ChannelMetrics {
      var metrics = channel.metrics(named: name)
      metrics.suspended = isSuspended()
      return metrics
    }
  }

  /// Closes everything, the store last.
  func end() async {
    for onward in channels { onward.channel.close() }
    await store?.close()
  }

  /// A service whose store cannot be used: it answers every call with the reason, and its health is
  /// NOT_SERVING.
  ///
  /// The file is left as it is.
  static func degraded(by refusal: any RPCErrorConvertible) -> ServiceInstance {
    var router = Router()
    router.setFallback { _, _, _ in throw refusal.rpcError }
    return ServiceInstance(router: router, store: nil, audience: .everyone)
  }
}
