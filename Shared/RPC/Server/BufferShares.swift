/// What some connections hold of the bytes that wait in a process: those of one address without a proof,
/// or all that proved themselves.
///
/// Unchecked `Sendable`: touched on the server's loop only.
final class BufferShare: @unchecked Sendable {
  /// So long nothing is told again.
  private static let quiet = Duration.seconds(60)

  /// The address, without a port.
  let host: String
  /// Bytes of messages and output that wait.
  @exclusivity(unchecked) var held = 0
  @exclusivity(unchecked) fileprivate var connections = 0
  @exclusivity(unchecked) private var toldAt: MonotonicInstant?

  fileprivate init(host: String) {
    self.host = host
  }

  /// Whether it is time to tell again that something was refused.
  func mayTell(at now: MonotonicInstant) -> Bool {
    if let toldAt, now - toldAt < Self.quiet { return false }
    toldAt = now
    return true
  }
}

/// Whose limit it was that left no room.
enum BufferLimit {
  case all, unproven, address

  /// As the metrics count it, beside the calls it ended.
  var met: MetLimit? {
    switch self {
    case .all: nil
    case .unproven: .unprovenBuffers
    case .address: .addressBuffers
    }
  }
}

/// Who holds how many of the bytes that wait, by what is known of their connections' other ends.
///
/// A share is there as long as it has connections. As with ``ConnectionPlaces``, who proved to be of the
/// installation counts against the limit of all only.
struct BufferShares {
  let proven = BufferShare(host: "")
  private var addresses: [String: BufferShare] = [:]

  /// The share of one more connection.
  mutating func join(_ host: String, isProven: Bool) -> BufferShare {
    guard !isProven else { return proven }
    let share = addresses[host] ?? BufferShare(host: host)
    addresses[host] = share
    share.connections += 1
    return share
  }

  /// The connection is gone, and holds nothing any more.
  mutating func leave(_ share: BufferShare) {
    guard share !== proven else { return }
    share.connections -= 1
    if share.connections == 0 { addresses[share.host] = nil }
  }

  /// What all shares hold together.
  var held: Int { addresses.values.reduce(proven.held) { $0 + $1.held } }
}
