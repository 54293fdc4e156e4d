import RPC

/// The constant conditions of a run: authentication, limits and observers.
struct RunConditions: Sendable {
  /// The cluster key of 32 bytes; `nil` without authentication.
  let clusterKey: [UInt8]?
  /// Whether calls without a proof are refused.
  let requiresProof: Bool
  /// Handlers per server; an unauthenticated address has a sixteenth.
  let handlers: Int
  /// Buffered bytes per server; the requests of an unauthenticated address have a sixteenth.
  let bytes: Int
  /// Connections of one unauthenticated address per server.
  let places: Int
  /// How long a message may wait for its reader.
  let slowReaderTime: Duration
  /// Whether the hedging channel watches health.
  let watchesHealth: Bool
  /// Whether interceptors observe all channels and servers.
  let hasObservers: Bool
  /// Whether one also observes the proxy, whose calls then leave the fast path.
  let hasProxyObserver: Bool
  /// Whether the servers capture their calls.
  let recordsCaptures: Bool

  private static let plenty = ServerSettings()

  init(_ random: inout SeededRandom) {
    clusterKey = random.chance(1 / 3) ? (0..<32).map { UInt8($0 * 7 & 0xff) } : nil
    requiresProof = clusterKey != nil && random.chance(0.5)
    let isNarrow = random.chance(0.4)
    let plenty = Self.plenty
    handlers = isNarrow ? random.pick([plenty.maximumHandlers, 48, 160]) : plenty.maximumHandlers
    bytes =
      isNarrow
      ? random.pick([plenty.maximumBufferedBytes, 4 << 20, 16 << 20]) : plenty.maximumBufferedBytes
    places =
      isNarrow
      ? random.pick([plenty.maximumConnectionsPerAddress, 2, 3])
      : plenty.maximumConnectionsPerAddress
    slowReaderTime = random.pick([.seconds(5), .seconds(30)])
    watchesHealth = random.chance(0.6)
    hasObservers = random.chance(0.3)
    hasProxyObserver = hasObservers && random.chance(0.3)
    recordsCaptures = random.chance(0.2)
  }

  var hasFewHandlers: Bool { handlers < Self.plenty.maximumHandlers }
  var hasFewBytes: Bool { bytes < Self.plenty.maximumBufferedBytes }
  var hasFewPlaces: Bool { places < Self.plenty.maximumConnectionsPerAddress }

  /// Whether this call may be refused for a limit; lower classes have only a part of each.
  func isShort(for plan: CallPlan) -> Bool {
    hasFewHandlers || hasFewBytes || plan.priority != nil
  }

  /// Whether an interceptor observes a server, or the proxy.
  func hasObserver(atService isService: Bool) -> Bool {
    isService ? hasObservers : hasProxyObserver
  }

  func apply(to settings: inout ServerSettings) {
    settings.clusterKey = clusterKey
    settings.requiresProof = requiresProof
    settings.maximumHandlers = handlers
    settings.maximumBufferedBytes = bytes
    settings.maximumConnectionsPerAddress = places
    settings.slowReaderTime = slowReaderTime
  }

  /// Some callers authenticate; all, where that is required.
  func apply(to settings: inout ChannelSettings, _ random: inout SeededRandom) {
    let isKnown = random.chance(0.6)
    if isKnown || requiresProof { settings.clusterKey = clusterKey }
  }
}
