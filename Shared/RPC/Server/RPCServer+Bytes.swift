import Vocabulary

/// Evicts connections when there is no room for more buffered bytes.
///
/// - Unknown connections are evicted first: unauthenticated, without a ``Holder``, never served,
///   and with 64 KiB or more buffered. Where requests are authenticated before they are buffered
///   (``Router/authenticator``), no honest client is among these.
/// - Then the fair share counts. If a group (``Holder``) has more than twice the bytes of the
///   requester's group, and 64 KiB more, its owner with the most is chosen, and of that owner the
///   connection with the most. Otherwise the same among the owners in the requester's group, then
///   among the requester's own connections.
/// - Buffered bytes decide, not age or running handlers. A member who starts many calls and reads
///   no reply cannot keep room from others, whatever the number of addresses or tokens.
/// - Bytes of handlers whose calls or connections are gone count for their owner, but cannot be
///   evicted. If they are the most, nothing else is evicted for them.
/// - Equals do not evict each other.
extension RPCServer {
  /// The least buffered bytes of an unknown connection that make it a candidate.
  ///
  /// If all unauthenticated connections hold less, they hold less than half of their limit.
  static let hoard = 64 << 10
  /// After a search without a result, the next one waits this long: it visits every connection.
  private static let lookAgain = Duration.milliseconds(100)
  /// At most this many searches without a result are remembered.
  private static let maximumLooks = 4_096

  /// Evicts a connection with more than its fair share of buffered bytes.
  ///
  /// - Parameters:
  ///   - shortage: which bytes are short.
  ///   - asker: the connection that needs room.
  /// - Returns: whether one was evicted.
  func endHoarder(_ shortage: ByteShortage, for asker: ServerConnection) -> Bool {
    let now = transport.loop.now
    let one = asker.origin.holders.one
    if let next = nextLooks[one], now < next { return false }
    let all = unproven.filter {
      shortage.concerns($0.origin) && shortage.bytes(of: $0) > 0 && !$0.isClosing
    }
    let left = shares.left.values.filter { shortage.concerns($0) }
    let unknown = all.filter { !$0.isKnown && shortage.bytes(of: $0) >= Self.hoard }
    guard
      let found = HeldBytes(shortage, unknown, []).unfair(to: asker)
        ?? HeldBytes(shortage, all, left).unfair(to: asker)
    else {
      if nextLooks.count >= Self.maximumLooks { nextLooks = [:] }
      nextLooks[one] = now + Self.lookAgain
      return false
    }
    found.endTaken("bytes wait for it that others need")
    return true
  }
}

/// Which bytes are short.
enum ByteShortage {
  /// The buffered bytes of all connections.
  case all
  /// The buffered bytes of one address.
  case address(PeerShare)
  /// The request bytes of one address; unread replies do not count there.
  case requests(PeerShare)

  func concerns(_ origin: CallOrigin) -> Bool {
    switch self {
    case .all: true
    case .address(let share), .requests(let share): origin.share === share
    }
  }

  /// The bytes of this kind that closing the connection would free.
  func bytes(of connection: ServerConnection) -> Int {
    switch self {
    case .all, .address: connection.held
    case .requests: connection.machine.kept + connection.origin.forwardedBytes
    }
  }
}

/// The owners of the bytes that are short.
private struct HeldBytes {
  private let shortage: ByteShortage
  private let connections: [ServerConnection]
  /// Bytes of closed connections and of calls that are over.
  private let left: [CallOrigin]
  private var sums: [Holding: Int] = [:]

  init(_ shortage: ByteShortage, _ connections: [ServerConnection], _ left: [CallOrigin]) {
    self.shortage = shortage
    self.connections = connections
    self.left = left
    for connection in connections { add(shortage.bytes(of: connection), of: connection.origin) }
    for origin in left { add(origin.orphaned, of: origin) }
  }

  private mutating func add(_ bytes: Int, of origin: CallOrigin) {
    let holders = origin.holders
    sums[holders.group, default: 0] += bytes
    if holders.one != holders.group { sums[holders.one, default: 0] += bytes }
  }

  private subscript(_ holding: Holding) -> Int { sums[holding] ?? 0 }

  /// The connection with the most, of the owner with the most, of the group with the most; of
  /// equals the oldest.
  private func most(_ some: some Sequence<ServerConnection>) -> ServerConnection? {
    some.max { left, right in
      let (first, second) = (left.origin.holders, right.origin.holders)
      return (self[first.group], self[first.one], shortage.bytes(of: left), right.number)
        < (self[second.group], self[second.one], shortage.bytes(of: right), left.number)
    }
  }

  /// The connection with more than its fair share, compared with the requester's.
  ///
  /// - Returns: `nil` if there is none, or if closing no connection would free the largest owner's
  ///   bytes.
  func unfair(to asker: ServerConnection) -> ServerConnection? {
    let own = asker.origin.holders
    var (found, isUnfair) = unfair(beside: own.group) { $0.group }
    if isUnfair { return found }
    (found, isUnfair) = unfair(beside: own.one) { $0.group == own.group ? $0.one : own.one }
    if isUnfair { return found }
    let itself = most(connections.lazy.filter { $0.origin.holders == own && $0 !== asker })
    return itself.flatMap {
      isMore(shortage.bytes(of: $0), than: shortage.bytes(of: asker)) ? $0 : nil
    }
  }

  /// The connection to evict of an owner with more than its fair share.
  ///
  /// - Parameters:
  ///   - own: the requester's owner.
  ///   - holding: the owners to compare; the requester's own is skipped.
  /// - Returns: whether an owner has too much, and its connection with the most. The connection is
  ///   `nil` if calls that are over hold most of the bytes, which no eviction would free.
  private func unfair(
    beside own: Holding,
    _ holding: (Holders) -> Holding
  ) -> (ServerConnection?, isUnfair: Bool) {
    let others = connections.filter { holding($0.origin.holders) != own }
    let gone = left.map(\.holders).filter { holding($0) != own }
    let found = most(others)
    let here = found.map { self[holding($0.origin.holders)] } ?? 0
    let away = gone.map { self[holding($0)] }.max() ?? 0
    guard isMore(max(here, away), than: self[own]) else { return (nil, false) }
    guard let found, here >= away else { return (nil, true) }
    let (group, one) = (found.origin.holders.group, found.origin.holders.one)
    let isLess = gone.contains { $0.group == group && self[$0.one] > self[one] }
    return (isLess ? nil : found, true)
  }

  private func isMore(_ bytes: Int, than own: Int) -> Bool { bytes >= 2 * own + RPCServer.hoard }
}

/// The owner of a connection, as a group and as one of it.
struct Holders: Hashable {
  let group: Holding
  let one: Holding
}

/// An owner whose bytes or slots are counted together.
enum Holding: Hashable {
  /// All trusted peers.
  case proven
  /// Connections of an address without a known owner.
  case address(ObjectIdentifier)
  case group(UniqueID)
  case one(UniqueID)
}

extension CallOrigin {
  /// The owners that its bytes count for.
  var holders: Holders {
    if let holder { return Holders(group: .group(holder.group), one: .one(holder.one)) }
    guard !isPeerTrusted, let share else { return Holders(group: .proven, one: .proven) }
    let address = Holding.address(ObjectIdentifier(share))
    return Holders(group: address, one: address)
  }
}

extension ServerConnection {
  /// Bytes that closing it would free: buffered and forwarded.
  var held: Int { account.buffered + origin.forwardedBytes }

  /// *Known*: the peer is trusted, its owner was found, or a method that is not public has answered
  /// it.
  var isKnown: Bool { isTrusted || origin.holder != nil || work.hasServed }
}
