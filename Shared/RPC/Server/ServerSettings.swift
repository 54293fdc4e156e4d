/// The limits and policies of a server.
///
/// Every number has a reason.
package struct ServerSettings: Sendable {
  /// The announced limits.
  package var limits = ConnectionLimits()
  /// 32 random bytes, the same for all processes of an installation; they authenticate peers.
  package var clusterKey: [UInt8]?
  /// Accepted besides ``clusterKey`` while keys change.
  package var previousClusterKey: [UInt8]?
  /// Refuses unauthenticated peers (no cluster key, no certificate): for services behind a gateway.
  package var requiresProof = false
  /// Connections at once, bounded by file descriptors.
  ///
  /// When full, an opening or an unauthenticated idle connection is evicted; if there is none, new
  /// connections receive GOAWAY and are closed.
  package var maximumConnections = 1_024
  /// Of these, reserved for trusted peers and openings.
  package var reservedConnections = 128
  /// Unauthenticated connections per address, so that one host cannot use up all.
  ///
  /// When full, an idle one is evicted; if a handler runs for each, new connections are refused.
  /// Trusted peers do not count.
  package var maximumConnectionsPerAddress = 64
  /// Openings per address, handshakes included; the oldest is evicted.
  ///
  /// It is twice the number accepted at once, so that received bytes are read before an eviction.
  package var maximumOpeningsPerAddress = 128
  /// From accept to the end of the opening.
  package var openingTime = Duration.seconds(2)
  /// From a frame's first byte to its last.
  package var frameTime = Duration.seconds(10)
  /// The longest pause between two fragments of a message.
  package var pauseTime = Duration.seconds(30)
  /// Bytes a second of a message, after ``pauseTime``.
  ///
  /// The largest message takes 17 minutes at most, and a modem is faster.
  package var minimumRate = 4_096
  /// Running handlers of all connections, including those of cancelled calls.
  package var maximumHandlers = 16_384
  /// Buffered messages and output of all connections.
  ///
  /// One client may hold some megabytes; a thousand must not hold a thousand times as much.
  package var maximumBufferedBytes = 256 << 20
  /// How long a peer may take no byte of pending output.
  package var writeTime = Duration.seconds(10)
  /// The age at which a connection is drained (±10 %), so that clients spread over servers and
  /// replaced certificates expire; `nil`: never.
  package var maximumAge: Duration?
  /// The same for trusted peers; `nil`: as for any other.
  package var maximumProvenAge: Duration?
  /// How long a connection may be without calls before it is drained; `nil`: never.
  package var maximumIdle: Duration?
  /// The grace period of calls on a connection drained for its age or idleness: the longest unary
  /// call, and its reply's way.
  package var ageGrace = Duration.seconds(65)
  /// Accepts compressed requests, and compresses replies of at least this many bytes if the call
  /// accepts it; `nil`: neither.
  package var compressesFrom: Int? = 1_024
  /// How long a stream's next message may wait for credit.
  package var slowReaderTime = Duration.seconds(30)
  /// How long a peer with open calls may be silent before it receives a PING.
  package var keepaliveTime = Duration.seconds(60)
  /// How long the ACK may take.
  package var keepaliveTimeout = Duration.seconds(20)

  package init() {}

  /// The age at which a connection is drained.
  func age(isTrusted: Bool) -> Duration? {
    (isTrusted ? maximumProvenAge : nil) ?? maximumAge
  }

  /// Open unauthenticated connections of all addresses; of a small total a quarter is reserved.
  var maximumUnproven: Int {
    maximumConnections - min(reservedConnections, maximumConnections / 4)
  }

  /// Of ``maximumHandlers``, those of all unauthenticated calls.
  ///
  /// The rest is for processes of the installation and its operator.
  var maximumHandlersUnproven: Int { max(1, maximumHandlers / 2) }

  /// The same of one address: the calls of eight connections.
  ///
  /// Eight addresses are needed to use all.
  var maximumHandlersPerAddress: Int { max(1, maximumHandlers / 16) }

  /// Of ``maximumBufferedBytes``, those of all unauthenticated connections.
  var maximumBufferedUnproven: Int { maximumBufferedBytes / 2 }

  /// Of that, the requests of one address: four of the largest messages.
  ///
  /// Eight addresses are needed to use all.
  var maximumBufferedPerAddress: Int { maximumBufferedBytes / 16 }

  /// Bytes, including replies, that one unauthenticated address may have buffered before it gets no
  /// new calls.
  ///
  /// Half of what all of these may hold, so that a client that reads no replies shuts out no other.
  var maximumWaitingPerAddress: Int { maximumBufferedUnproven / 2 }

  /// The settings of a service that only processes of the installation may call.
  ///
  /// - Parameter clusterKey: `nil` to accept only certificates.
  /// - Returns: settings that refuse unauthenticated peers.
  package static func service(clusterKey: [UInt8]?) -> ServerSettings {
    var settings = ServerSettings()
    settings.limits = .betweenProcesses
    settings.clusterKey = clusterKey
    settings.requiresProof = true
    // On one machine, compressing costs more than it saves.
    settings.compressesFrom = nil
    // A certificate is verified once per connection, so connections are renewed.
    settings.maximumProvenAge = .seconds(3_600)
    return settings
  }
}
