/// How a server behaves towards the outside.
///
/// Every number is a limit with a reason.
package struct ServerSettings: Sendable {
  /// What is announced to clients.
  package var limits = ConnectionLimits()
  /// 32 random bytes that all processes of an installation share; with it a peer can prove itself.
  package var clusterKey: [UInt8]?
  /// Accepted besides ``clusterKey`` while keys change.
  package var previousClusterKey: [UInt8]?
  /// Nobody may call without a proof, by key or by certificate: for services behind a gateway.
  package var requiresProof = false
  /// Connections at once: what the descriptors of a process are for.
  ///
  /// Where it is full, an opening or one without a proof and without work gives way; where there
  /// is none of these, more are told so and closed.
  package var maximumConnections = 1_024
  /// Of these, kept for connections that prove themselves, and for openings.
  package var reservedConnections = 128
  /// Open connections of one address without a proof: one host must not use up all of them.
  ///
  /// One without work gives way; where a handler runs for each of them, more are told so and closed.
  /// Who proves to be of the installation is not counted.
  package var maximumConnectionsPerAddress = 64
  /// Openings of one address at once, handshakes among them; the longest gives way.
  ///
  /// Twice as many as are accepted in one go: who has spoken is read before it has to go.
  package var maximumOpeningsPerAddress = 128
  /// From accept to the end of the opening.
  package var openingTime = Duration.seconds(2)
  /// From a frame's first byte to its last.
  package var frameTime = Duration.seconds(10)
  /// Between two pieces of one message.
  package var pauseTime = Duration.seconds(30)
  /// Bytes a second of a message that began, after ``pauseTime``: the largest message is held for
  /// 17 minutes at most, and a modem is faster.
  package var minimumRate = 4_096
  /// Handlers that run at once for all connections, those of cancelled calls among them.
  package var maximumHandlers = 16_384
  /// Bytes of messages and output that wait on all connections together: one client may hold some
  /// megabytes, a thousand must not hold a thousand times as much.
  package var maximumBufferedBytes = 256 << 20
  /// Without the peer taking a byte of waiting output.
  package var writeTime = Duration.seconds(10)
  /// A connection this old, give or take a tenth, is drained, so that clients spread over servers and
  /// certificates that were replaced are forgotten; `nil`: never.
  package var maximumAge: Duration?
  /// The same for connections that proved themselves; `nil`: as long as any other.
  package var maximumProvenAge: Duration?
  /// A connection without calls for so long is drained; `nil`: never.
  package var maximumIdle: Duration?
  /// What calls of a connection that is drained for its age or silence get to finish: the longest that
  /// a unary call may have, and its answer's way.
  package var ageGrace = Duration.seconds(65)
  /// Compressed requests are accepted, and replies of at least this many bytes are compressed where
  /// the call accepts it; `nil`: neither.
  package var compressesFrom: Int? = 1_024
  /// How long the next message of a stream waits for its reader.
  package var slowReaderTime = Duration.seconds(30)
  /// Without a byte from a peer that has calls open, before it is asked whether it is alive.
  package var keepaliveTime = Duration.seconds(60)
  /// How long the answer to that may take.
  package var keepaliveTimeout = Duration.seconds(20)

  package init() {}

  /// How old a connection gets.
  func age(isTrusted: Bool) -> Duration? {
    (isTrusted ? maximumProvenAge : nil) ?? maximumAge
  }

  /// Open connections without a proof, of all addresses; few of few are kept for others.
  var maximumUnproven: Int {
    maximumConnections - min(reservedConnections, maximumConnections / 4)
  }

  /// Of ``maximumHandlers``, what all calls without a proof may have, so that processes of the installation
  /// and whoever looks after it find some, however many strangers keep theirs.
  var maximumHandlersUnproven: Int { max(1, maximumHandlers / 2) }

  /// The same of one address: the calls of eight connections, and eight addresses to take what all may.
  var maximumHandlersPerAddress: Int { max(1, maximumHandlers / 16) }

  /// Of ``maximumBufferedBytes``, what all connections without a proof may hold.
  var maximumBufferedUnproven: Int { maximumBufferedBytes / 2 }

  /// Of that, the requests of one address: four of the largest messages of a stranger, and whoever has as
  /// many addresses as that is eight times as far from the limit of all.
  var maximumBufferedPerAddress: Int { maximumBufferedBytes / 16 }

  /// So much may wait on the connections of one address without a proof, replies among it, before it gets
  /// no new calls: half of what all of these may hold, so that who reads no replies shuts out nobody else.
  var maximumWaitingPerAddress: Int { maximumBufferedUnproven / 2 }

  /// A service that only other processes of the installation may call.
  ///
  /// - Parameter clusterKey: `nil` where only certificates are proof.
  /// - Returns: settings that refuse everybody without a proof.
  package static func service(clusterKey: [UInt8]?) -> ServerSettings {
    var settings = ServerSettings()
    settings.limits = .betweenProcesses
    settings.clusterKey = clusterKey
    settings.requiresProof = true
    // Between processes of one machine, bytes cost less than the work to save them.
    settings.compressesFrom = nil
    // What a certificate proved is believed for the life of a connection.
    settings.maximumProvenAge = .seconds(3_600)
    return settings
  }
}
