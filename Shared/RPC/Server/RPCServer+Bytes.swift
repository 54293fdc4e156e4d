import Vocabulary

/// Who goes where there is no room for more bytes to wait.
///
/// - Who is not known goes first: a connection without a proof of which no door knows whose it is (``Holder``),
///   that was never served, and for which 64 KiB or more wait. A door that asks before a request is kept
///   (``Router/authenticator``) leaves nobody honest among these.
/// - Then it is the fair share that counts: where some group has more than twice of what the asker's has, and
///   64 KiB, its member with the most goes, of that the connection with the most. Where there is none, the same
///   among the members of the asker's group, and at last among the asker's own connections.
/// - What waits for it, not its age nor what works for it, says who goes: a member who has much done and reads
///   none of it keeps no room from others, however many addresses or tokens they have.
/// - What handlers have whose calls or connections are gone counts for whose it was, and goes with nobody: where
///   that is the most, nobody else goes for it.
/// - Of equals nobody goes for another, and who asks for little has little.
extension RPCServer {
  /// So much that waits for a stranger is worth looking for where bytes are short: if all that may be here
  /// without a proof hold less, it is less than half of what they may together.
  static let hoard = 64 << 10
  /// Somebody for whom nobody was found looks again only then: a look costs one at every connection.
  private static let lookAgain = Duration.milliseconds(100)
  /// How many are remembered who looked in vain.
  private static let maximumLooks = 4_096

  /// Ends a connection for which more waits than is fair, where bytes are short.
  ///
  /// - Parameters:
  ///   - shortage: of what there is too little.
  ///   - asker: who needs the room.
  /// - Returns: whether there was one.
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

/// Of which bytes there is too little room.
enum ByteShortage {
  /// Of all that wait, on connections of any address.
  case all
  /// Of all that wait, on connections of one.
  case address(PeerShare)
  /// Of the requests of one: who reads no replies there is not in the way.
  case requests(PeerShare)

  func concerns(_ origin: CallOrigin) -> Bool {
    switch self {
    case .all: true
    case .address(let share), .requests(let share): origin.share === share
    }
  }

  /// What waits because of a connection, and goes with it.
  func bytes(of connection: ServerConnection) -> Int {
    switch self {
    case .all, .address: connection.held
    case .requests: connection.machine.kept + connection.origin.passed
    }
  }
}

/// Who holds how much of what is short.
private struct HeldBytes {
  private let shortage: ByteShortage
  private let connections: [ServerConnection]
  /// What is left of those that are gone, and of calls that are over.
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

  /// The connection with the most of the one with the most of the group with the most; of equals the oldest.
  private func most(_ some: some Sequence<ServerConnection>) -> ServerConnection? {
    some.max { left, right in
      let (first, second) = (left.origin.holders, right.origin.holders)
      return (self[first.group], self[first.one], shortage.bytes(of: left), right.number)
        < (self[second.group], self[second.one], shortage.bytes(of: right), left.number)
    }
  }

  /// The connection that has more than is fair beside one that asks.
  ///
  /// - Returns: `nil`: there is none, or who has the most has it where no end of a connection frees it.
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

  /// The connection to be ended of whoever has more than is fair beside `own`.
  ///
  /// - Parameters:
  ///   - own: the asker's.
  ///   - holding: by what they are told apart; those with the same as the asker are left alone.
  /// - Returns: whether anybody has more than is fair, and their connection with the most; `nil`: there is none, or
  ///   what is left of theirs, or of a member of theirs, is more than what is here.
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

/// Whose a connection is, wider and narrower.
struct Holders: Hashable {
  let group: Holding
  let one: Holding
}

/// Whose bytes, or places, are counted together.
enum Holding: Hashable {
  /// Peers that proved to be of the installation.
  case proven
  /// Connections of an address of which nobody knows whose they are.
  case address(ObjectIdentifier)
  case group(UniqueID)
  case one(UniqueID)
}

extension CallOrigin {
  /// With whose bytes its own count.
  var holders: Holders {
    if let holder { return Holders(group: .group(holder.group), one: .one(holder.one)) }
    guard !isPeerTrusted, let share else { return Holders(group: .proven, one: .proven) }
    let address = Holding.address(ObjectIdentifier(share))
    return Holders(group: address, one: address)
  }
}

extension ServerConnection {
  /// All that waits because of it and goes with it: here, and passed on.
  var held: Int { account.buffered + origin.passed }

  /// Somebody said whose it is, or has worked for it.
  var isKnown: Bool { isTrusted || origin.holder != nil || work.hasServed }
}
