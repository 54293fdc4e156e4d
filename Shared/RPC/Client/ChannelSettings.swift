/// How a channel behaves.
///
/// Every number is a limit with a reason.
package struct ChannelSettings: Sendable {
  /// What is announced to the server.
  package var limits = ConnectionLimits()
  /// 32 random bytes that all processes of an installation share; with it both ends prove
  /// themselves, and a server that cannot is not talked to.
  package var clusterKey: [UInt8]?
  /// A server that is not a process of the installation, by key or by certificate, is not talked to.
  package var requiresProof = false
  /// For connecting and opening together.
  @ConnectionLimits.Time package var connectTimeout = Duration.seconds(5)
  /// The wait after the first failed attempt; grows by 1.6 each time, with a jitter of 20 %.
  @ConnectionLimits.Time package var firstBackoff = Duration.seconds(1)
  @ConnectionLimits.Time package var longestBackoff = Duration.seconds(120)
  /// Calls that wait for a connection or a free stream; more are refused as `overloaded`, but for those that
  /// come back from a connection of which they never left.
  @ConnectionLimits.Limit package var maximumWaiting = 1_024
  /// Bytes of their requests, by which more are refused, too.
  @ConnectionLimits.Limit package var maximumWaitingBytes = 64 << 20
  /// A server that has been gone for less than this may be starting again: for so long wait the calls
  /// that say so (``CallOptions/waitsForReturn``).
  ///
  /// A service of an installation is back after one to three seconds.
  @ConnectionLimits.Time package var returnTime = Duration.seconds(5)
  /// The same for a server that was not found yet, since both may have been started together; `nil`: it is not
  /// waited for.
  @ConnectionLimits.PossibleTime package var firstStartTime: Duration?
  /// Without a byte from a server that owes answers, before it is asked whether it is alive.
  @ConnectionLimits.Time package var keepaliveTime = Duration.seconds(30)
  /// How long the answer to that may take.
  @ConnectionLimits.Time package var keepaliveTimeout = Duration.seconds(20)
  /// Requests of at least this many bytes are compressed where the server accepts it, and compressed
  /// replies are accepted; `nil`: neither.
  ///
  /// Off, because most channels stay within one machine.
  package var compressesFrom: Int?
  /// When failed calls are repeated that may be; `nil`: that is the caller's business.
  package var retry: RetryPolicy?
  /// When calls without side effects are sent again before they failed; instead of ``retry``.
  package var hedging: HedgingPolicy?
  /// Which of several addresses gets a call.
  package var balancing = Balancing.pickFirst
  /// The service whose health decides whether an address gets calls; `nil`: nobody asks.
  package var healthService: String?
  /// A connection without calls for so long is closed; `nil`: never.
  @ConnectionLimits.PossibleTime package var idleTime: Duration?
  package var interceptors: [any ClientInterceptor] = []
  /// Told what an operator should look after, in a sentence.
  package var onTrouble: (@Sendable (_ address: Address, _ what: String) -> Void)?

  package init() {}

  /// To another process of the installation: it starts and stops with us and is near.
  ///
  /// - Parameter clusterKey: `nil` where only certificates are proof.
  /// - Returns: settings that talk to processes of the installation only.
  package static func service(clusterKey: [UInt8]?) -> ChannelSettings {
    var settings = ChannelSettings()
    settings.requiresProof = true
    settings.limits = .betweenProcesses
    settings.clusterKey = clusterKey
    // Four services that are away at once: a quarter of what a gateway keeps of messages.
    settings.maximumWaitingBytes = 16 << 20
    settings.firstStartTime = settings.returnTime
    settings.connectTimeout = .seconds(2)
    settings.firstBackoff = .milliseconds(100)
    // A service that was started again is found at once; two attempts a second cost nothing here.
    settings.longestBackoff = .milliseconds(500)
    return settings
  }
}

/// Which of several addresses gets a call.
package enum Balancing: Sendable, Hashable {
  /// The first one that works, as long as it works.
  case pickFirst
  /// All that work, one after the other.
  case roundRobin
}

/// Looks at every call of a channel before it is written, and at its end.
package protocol ClientInterceptor: Sendable {
  /// May change the options. A thrown error ends the call before it was sent.
  func intercept(_ method: MethodDescriptor, _ options: inout CallOptions) throws

  /// Runs once, when the call is over for the caller.
  func finished(_ method: MethodDescriptor, _ outcome: CallOutcome)

  /// May say a failure in other words before the caller sees it.
  func reword(_ error: inout RPCError)
}

extension ClientInterceptor {
  package func intercept(_ method: MethodDescriptor, _ options: inout CallOptions) throws {}
  package func finished(_ method: MethodDescriptor, _ outcome: CallOutcome) {}
  package func reword(_ error: inout RPCError) {}
}
