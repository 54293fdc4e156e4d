import RPC

/// The house rules of a run: who is known to whom, and how little there is of what.
struct Climate: Sendable {
  /// 32 bytes that the processes of the run share; `nil`: nobody proves anything.
  let clusterKey: [UInt8]?
  /// Nobody is served without a proof.
  let requiresProof: Bool
  /// Handlers that run at once in one server, of all; of one address without a proof a sixteenth.
  let handlers: Int
  /// Bytes that wait in one server; the requests of one address without a proof have a sixteenth.
  let bytes: Int
  /// Connections of one address without a proof to one server.
  let places: Int
  /// How long a message waits for its reader.
  let slowReaderTime: Duration
  /// The hedging channel asks whether a depot is well.
  let watchesHealth: Bool
  /// Who looks at calls, on both sides: at the channels of all callers and at the depots.
  let hasDoors: Bool
  /// And at the hallway, whose calls are then not passed on as rows.
  let hasDoorInHallway: Bool
  /// The depots write down what they are asked.
  let keepsArchives: Bool

  private static let plenty = ServerSettings()

  init(_ dice: inout Dice) {
    clusterKey = dice.chance(1 / 3) ? (0..<32).map { UInt8($0 * 7 & 0xff) } : nil
    requiresProof = clusterKey != nil && dice.chance(0.5)
    let isNarrow = dice.chance(0.4)
    let plenty = Self.plenty
    handlers = isNarrow ? dice.pick([plenty.maximumHandlers, 48, 160]) : plenty.maximumHandlers
    bytes =
      isNarrow
      ? dice.pick([plenty.maximumBufferedBytes, 4 << 20, 16 << 20]) : plenty.maximumBufferedBytes
    places =
      isNarrow
      ? dice.pick([plenty.maximumConnectionsPerAddress, 2, 3]) : plenty.maximumConnectionsPerAddress
    slowReaderTime = dice.pick([.seconds(5), .seconds(30)])
    watchesHealth = dice.chance(0.6)
    hasDoors = dice.chance(0.3)
    hasDoorInHallway = hasDoors && dice.chance(0.3)
    keepsArchives = dice.chance(0.2)
  }

  var hasFewHandlers: Bool { handlers < Self.plenty.maximumHandlers }
  var hasFewBytes: Bool { bytes < Self.plenty.maximumBufferedBytes }
  var hasFewPlaces: Bool { places < Self.plenty.maximumConnectionsPerAddress }

  /// A call of that order may be one too many: lower classes have a part of everything only.
  func isShort(for order: Order) -> Bool {
    hasFewHandlers || hasFewBytes || order.priority != nil
  }

  /// Somebody looks at the calls of a depot, or of the hallway.
  func hasDoor(ofDepot isDepot: Bool) -> Bool { isDepot ? hasDoors : hasDoorInHallway }

  func apply(to settings: inout ServerSettings) {
    settings.clusterKey = clusterKey
    settings.requiresProof = requiresProof
    settings.maximumHandlers = handlers
    settings.maximumBufferedBytes = bytes
    settings.maximumConnectionsPerAddress = places
    settings.slowReaderTime = slowReaderTime
  }

  /// Some callers prove who they are; all, where that is asked for.
  func apply(to settings: inout ChannelSettings, _ dice: inout Dice) {
    let isKnown = dice.chance(0.6)
    if isKnown || requiresProof { settings.clusterKey = clusterKey }
  }
}
