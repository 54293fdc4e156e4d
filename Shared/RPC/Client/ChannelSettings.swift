/// The limits and policies of a channel.
///
/// Every number has a reason.
package struct ChannelSettings: Sendable {
  /// The announced limits.
  package var limits = ConnectionLimits()
  /// 32 random bytes, the same for all processes of an installation.
  ///
  /// With them both ends authenticate, and a server that cannot is rejected.
  package var clusterKey: [UInt8]?
  /// Rejects a server that is not a trusted peer, by key or certificate.
  package var requiresProof = false
  /// The limit of connecting and opening together.
  @ConnectionLimits.Time package var connectTimeout = Duration.seconds(5)
  /// The wait after the first failed attempt; grows by 1.6 each time, with a jitter of 20 %.
  @ConnectionLimits.Time package var firstBackoff = Duration.seconds(1)
  @ConnectionLimits.Time package var longestBackoff = Duration.seconds(120)
  /// Calls that wait for a connection or a free stream.
  ///
  /// Further ones are refused as `overloaded`, except those that return from a connection with
  /// nothing sent.
  @ConnectionLimits.Limit package var maximumWaiting = 1_024
  /// Bytes of their requests; the same limit applies.
  @ConnectionLimits.Limit package var maximumWaitingBytes = 64 << 20
  /// How long calls with ``CallOptions/waitsForReturn`` wait for a server that has gone and may be
  /// restarting.
  ///
  /// A service of an installation is back after one to three seconds.
  @ConnectionLimits.Time package var returnTime = Duration.seconds(5)
  /// The same for a server that was never found, since both may have been started together; `nil`:
  /// calls do not wait.
  @ConnectionLimits.PossibleTime package var firstStartTime: Duration?
  /// Silence of a server that owes answers, before PING.
  @ConnectionLimits.Time package var keepaliveTime = Duration.seconds(30)
  /// How long the ACK may take.
  @ConnectionLimits.Time package var keepaliveTimeout = Duration.seconds(20)
  /// Compresses requests of at least this many bytes if the server accepts it, and accepts
  /// compressed replies; `nil`: neither.
  ///
  /// Off, because most channels stay within one machine.
  package var compressesFrom: Int?
  /// When failed calls are retried; `nil`: never.
  package var retry: RetryPolicy?
  /// When calls without side effects are sent again before they fail; instead of ``retry``.
  package var hedging: HedgingPolicy?
  /// Which of several addresses gets a call.
  package var balancing = Balancing.pickFirst
  /// The service whose health decides whether an address gets calls; `nil`: health is not watched.
  package var healthService: String?
  /// How long a connection may be without calls before it is closed; `nil`: forever.
  @ConnectionLimits.PossibleTime package var idleTime: Duration?
  package var interceptors: [any ClientInterceptor] = []
  /// Receives a sentence for the operator about a problem.
  package var onTrouble: (@Sendable (_ address: Address, _ what: String) -> Void)?

  package init() {}

  /// For a process of the same installation, which starts and stops with us and is near.
  ///
  /// - Parameter clusterKey: `nil` to accept only certificates.
  /// - Returns: settings that accept trusted peers only.
  package static func service(clusterKey: [UInt8]?) -> ChannelSettings {
    var settings = ChannelSettings()
    settings.requiresProof = true
    settings.limits = .betweenProcesses
    settings.clusterKey = clusterKey
    // Four services that are missing at once: a quarter of a gateway's message buffers.
    settings.maximumWaitingBytes = 16 << 20
    settings.firstStartTime = settings.returnTime
    settings.connectTimeout = .seconds(2)
    settings.firstBackoff = .milliseconds(100)
    // A restarted service is found at once; two attempts a second cost little here.
    settings.longestBackoff = .milliseconds(500)
    return settings
  }
}

/// Which of several addresses gets a call.
package enum Balancing: Sendable, Hashable {
  /// The first one that works, as long as it works.
  case pickFirst
  /// All that work, in rotation.
  case roundRobin
}

/// Runs before every call of a channel, and at its end.
package protocol ClientInterceptor: Sendable {
  /// May change the options.
  ///
  /// A thrown error ends the call before it is sent.
  func intercept(_ method: MethodDescriptor, _ options: inout CallOptions) throws

  /// Runs once, when the call is over for the caller.
  func finished(_ method: MethodDescriptor, _ outcome: CallOutcome)

  /// May replace a failure before the caller receives it.
  func reword(_ error: inout RPCError)
}

extension ClientInterceptor {
  package func intercept(_ method: MethodDescriptor, _ options: inout CallOptions) throws {}
  package func finished(_ method: MethodDescriptor, _ outcome: CallOutcome) {}
  package func reword(_ error: inout RPCError) {}
}
