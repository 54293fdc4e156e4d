/// A share of the process's buffered bytes and handlers: that of one unauthenticated address, or of
/// all trusted peers.
///
/// Unchecked `Sendable`: touched on the server's loop only.
final class PeerShare: @unchecked Sendable {
  /// The least time between two log lines of one share.
  private static let quiet = Duration.seconds(60)

  /// The address, without a port.
  let host: String
  /// Buffered bytes of messages and output on its connections.
  @exclusivity(unchecked) var waiting = 0
  /// Of these, messages of callers that were not taken yet.
  @exclusivity(unchecked) var kept = 0
  /// Bytes of forwarded requests, which are kept until their answer, and of requests whose handlers still run
  /// after their calls ended.
  @exclusivity(unchecked) var forwardedBytes = 0
  /// Running handlers of its calls, including those of calls that are over.
  @exclusivity(unchecked) var running = 0
  @exclusivity(unchecked) fileprivate var connections = 0
  @exclusivity(unchecked) private var toldAt: MonotonicInstant?

  fileprivate init(host: String) {
    self.host = host
  }

  /// No connection, handler or forwarded request remains.
  fileprivate var isOver: Bool { connections == 0 && running == 0 && forwardedBytes == 0 }

  /// All buffered bytes.
  var held: Int { waiting + forwardedBytes }

  /// Bytes of requests, without replies.
  var requests: Int { kept + forwardedBytes }

  /// Whether a refusal may be logged again.
  func mayTell(at now: MonotonicInstant) -> Bool {
    if let toldAt, now - toldAt < Self.quiet { return false }
    toldAt = now
    return true
  }
}

/// The limit that was reached.
enum ShareLimit {
  case all, unproven, address

  /// The metric that counts it for bytes, besides the calls it ended.
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

/// The shares of buffered bytes and running handlers, by address and for trusted peers.
///
/// The limit of an address is for its requests. Its replies have a limit of their own, so that
/// downloads do not block others' uploads behind the same proxy. A share lasts while it has
/// connections, handlers or forwarded requests, so a peer that reconnects finds what it left. As
/// with ``ConnectionSlots``, trusted peers count against the process's limit only.
///
/// Unchecked `Sendable`: touched on the server's loop only.
final class PeerShares: @unchecked Sendable {
  let proven = PeerShare(host: "")
  @exclusivity(unchecked) private var addresses: [String: PeerShare] = [:]
  /// Unauthenticated peers whose handlers still hold bytes of calls that are over.
  @exclusivity(unchecked) var left: [ObjectIdentifier: CallOrigin] = [:]

  /// The share of a new connection.
  func join(_ host: String, isProven: Bool) -> PeerShare {
    guard !isProven else { return proven }
    let share = addresses[host] ?? PeerShare(host: host)
    addresses[host] = share
    share.connections += 1
    return share
  }

  /// The connection is closed and holds nothing; handlers of its calls may.
  func leave(_ share: PeerShare) {
    guard share !== proven else { return }
    share.connections -= 1
    forget(share)
  }

  /// Removes a share that is over.
  func forget(_ share: PeerShare) {
    guard share.isOver, addresses[share.host] === share else { return }
    addresses[share.host] = nil
  }

  /// Addresses with a share.
  var addressCount: Int { addresses.count }

  /// Buffered bytes of all shares.
  var held: Int { addresses.values.reduce(proven.held) { $0 + $1.held } }

  /// Running handlers of all shares.
  var running: Int { addresses.values.reduce(proven.running) { $0 + $1.running } }

  /// Bytes of requests of all shares.
  var requests: Int { addresses.values.reduce(proven.requests) { $0 + $1.requests } }
}
