package import RPC
package import SQLite

/// One service, built and ready to be served.
///
/// A `main` passes it to ``ServiceMain``, and a scenario to its simulated installation.
package struct ServiceInstance: Sendable {
  /// Who may call.
  package enum Audience: Sendable, Hashable {
    /// Processes of this installation, which authenticate with the cluster key.
    case installation
    /// Any client; the service itself authorizes calls.
    case everyone
  }

  /// The calls that it handles.
  package var router: Router
  /// Its database, which is closed last; `nil` when it has none.
  package var store: ServiceStore?
  /// Why it runs without its database; `nil` when it has one or needs none.
  ///
  /// Calls that need no database are answered, and health is NOT_SERVING. It is built again until
  /// the database can be opened.
  package var refusal: DatabaseRefusal?
  /// Tasks that run until the service stops: feed followers, timers, sweeps.
  ///
  /// Each must return soon after its cancellation.
  package var background: [@Sendable () async -> Void]
  /// Such tasks that also update the server's health for services to which calls are forwarded.
  package var followsHealth: [@Sendable (HealthBoard) async -> Void] = []
  package var audience: Audience
  /// Descriptors of its area's contracts, for reflection.
  package var contracts: [StaticString]
  /// Metrics of its caches.
  package var caches: [@Sendable () -> RPCV1.CacheMetrics] = []
  /// The processes that it calls, by name; closed with it.
  package var channels: [OutboundChannel] = []

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
  /// A channel to another process.
  package struct OutboundChannel: Sendable {
    let name: String
    let channel: Channel
    let isSuspended: @Sendable () -> Bool

    /// - Parameters:
    ///   - name: the process's name.
    ///   - channel: the channel to it.
    ///   - isSuspended: whether calls are refused before they reach the channel; called on the
    ///     loop.
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

  /// A service whose store cannot be used: every call fails with the reason, and its health is
  /// NOT_SERVING.
  ///
  /// The file is not changed.
  static func degraded(by refusal: any RPCErrorConvertible) -> ServiceInstance {
    var router = Router()
    router.setFallback { _, _, _ in throw refusal.rpcError }
    return ServiceInstance(router: router, store: nil, audience: .everyone)
  }
}
