/// What some connections hold of the bytes that wait in a process, and of its handlers: those of one
/// address without a proof, or all that proved themselves.
///
/// Unchecked `Sendable`: touched on the server's loop only.
final class PeerShare: @unchecked Sendable {
  /// So long nothing is told again.
  private static let quiet = Duration.seconds(60)

  /// The address, without a port.
  let host: String
  /// Bytes of messages and output that wait on its connections.
  @exclusivity(unchecked) var waiting = 0
  /// Of these, messages of callers, which came and were not taken yet.
  @exclusivity(unchecked) var kept = 0
  /// Bytes of requests that were passed on, and are kept until their answer is here.
  @exclusivity(unchecked) var passed = 0
  /// Handlers that run for its calls, those of calls that are over among them.
  @exclusivity(unchecked) var running = 0
  @exclusivity(unchecked) fileprivate var connections = 0
  @exclusivity(unchecked) private var toldAt: MonotonicInstant?

  fileprivate init(host: String) {
    self.host = host
  }

  /// All that waits.
  var held: Int { waiting + passed }

  /// What callers have us hold: not the replies that wait for them.
  var requests: Int { kept + passed }

  /// Whether it is time to tell again that something was refused.
  func mayTell(at now: MonotonicInstant) -> Bool {
    if let toldAt, now - toldAt < Self.quiet { return false }
    toldAt = now
    return true
  }
}

/// Whose limit it was that left no room.
enum ShareLimit {
  case all, unproven, address

  /// How the metrics count that it left no room for bytes, beside the calls it ended.
  var metBuffers: MetLimit? {
    switch self {
    case .all: nil
    case .unproven: .unprovenBuffers
    case .address: .addressBuffers
    }
  }

  /// The same for handlers.
  var metHandlers: MetLimit? {
    switch self {
    case .all: nil
    case .unproven: .unprovenHandlers
    case .address: .addressHandlers
    }
  }
}

/// Who holds how many of the bytes that wait and of the handlers that run, by what is known of their
/// connections' other ends.
///
/// What an address may have us hold are its requests; what waits for it to be read has bounds of its own, and
/// downloads must not keep out the uploads of others behind the same proxy.
/// A share is there as long as it has connections. As with ``ConnectionPlaces``, who proved to be of the
/// installation counts against the limit of all only.
struct PeerShares {
  let proven = PeerShare(host: "")
  private var addresses: [String: PeerShare] = [:]

  /// The share of one more connection.
  mutating func join(_ host: String, isProven: Bool) -> PeerShare {
    guard !isProven else { return proven }
    let share = addresses[host] ?? PeerShare(host: host)
    addresses[host] = share
    share.connections += 1
    return share
  }

  /// The connection is gone, and holds nothing any more.
  mutating func leave(_ share: PeerShare) {
    guard share !== proven else { return }
    share.connections -= 1
    if share.connections == 0 { addresses[share.host] = nil }
  }

  /// What all shares hold together.
  var held: Int { addresses.values.reduce(proven.held) { $0 + $1.held } }

  /// Handlers that run for all of them.
  var running: Int { addresses.values.reduce(proven.running) { $0 + $1.running } }

  /// What callers have us hold, all together.
  var requests: Int { addresses.values.reduce(proven.requests) { $0 + $1.requests } }
}
