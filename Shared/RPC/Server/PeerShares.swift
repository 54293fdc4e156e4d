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
  /// Bytes of requests that were passed on, and are kept until their answer is here, and of those that
  /// handlers have whose calls are over.
  @exclusivity(unchecked) var passed = 0
  /// Handlers that run for its calls, those of calls that are over among them.
  @exclusivity(unchecked) var running = 0
  @exclusivity(unchecked) fileprivate var connections = 0
  @exclusivity(unchecked) private var toldAt: MonotonicInstant?

  fileprivate init(host: String) {
    self.host = host
  }

  /// Nobody is there, and nothing is left of those who were.
  fileprivate var isOver: Bool { connections == 0 && running == 0 && passed == 0 }

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
/// A share is there as long as it has connections, or handlers or requests of such as are gone: who comes again
/// finds what they left. As with ``ConnectionPlaces``, who proved to be of the
/// installation counts against the limit of all only.
///
/// Unchecked `Sendable`: touched on the server's loop only.
final class PeerShares: @unchecked Sendable {
  let proven = PeerShare(host: "")
  @exclusivity(unchecked) private var addresses: [String: PeerShare] = [:]
  /// Of peers without a proof: whose handlers have something of calls that are over.
  @exclusivity(unchecked) var left: [ObjectIdentifier: CallOrigin] = [:]

  /// The share of one more connection.
  func join(_ host: String, isProven: Bool) -> PeerShare {
    guard !isProven else { return proven }
    let share = addresses[host] ?? PeerShare(host: host)
    addresses[host] = share
    share.connections += 1
    return share
  }

  /// The connection is gone, and holds nothing any more; handlers of its calls may.
  func leave(_ share: PeerShare) {
    guard share !== proven else { return }
    share.connections -= 1
    forget(share)
  }

  /// Forgets a share that nothing is left of.
  func forget(_ share: PeerShare) {
    guard share.isOver, addresses[share.host] === share else { return }
    addresses[share.host] = nil
  }

  /// Addresses of which something is here.
  var addressCount: Int { addresses.count }

  /// What all shares hold together.
  var held: Int { addresses.values.reduce(proven.held) { $0 + $1.held } }

  /// Handlers that run for all of them.
  var running: Int { addresses.values.reduce(proven.running) { $0 + $1.running } }

  /// What callers have us hold, all together.
  var requests: Int { addresses.values.reduce(proven.requests) { $0 + $1.requests } }
}
