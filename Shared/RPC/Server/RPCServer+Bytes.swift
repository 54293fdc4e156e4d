import Vocabulary

/// Who goes where there is no room for more bytes to wait.
///
/// - Who is not known goes first: a connection without a proof of which no door knows whose it is (``Holder``),
///   that was never served, and for which 64 KiB or more wait. A door that asks before a request is kept (``Router/authenticator``)
///   leaves nobody honest among these.
/// - Then it is the fair share that counts: where some group has more than twice of what the asker's has, and
///   64 KiB, its member with the most goes, of that the connection with the most. Where there is none, the same
///   among the members of the asker's group, and at last among the asker's own connections.
/// - What waits for it, not its age nor what works for it, says who goes: a member who has much done and reads
///   none of it keeps no room from other households, however many addresses or tokens they have.
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
  ///   - share: whose; `nil`: of any address.
  ///   - asker: who needs the room.
  /// - Returns: whether there was one.
  func endHoarder(in share: PeerShare?, for asker: ServerConnection) -> Bool {
    let now = transport.loop.now
    let one = asker.holders.one
    if let next = nextLooks[one], now < next { return false }
    let holding = unproven.filter {
      (share == nil || $0.share === share) && $0.held > 0 && !$0.isClosing
    }
    let unknown = holding.filter { !$0.isKnown && $0.held >= Self.hoard }
    guard
      let found = mostHolding(unknown, beside: asker.isKnown ? nil : asker)
        ?? mostHolding(holding, beside: asker)
    else {
      if nextLooks.count >= Self.maximumLooks { nextLooks = [:] }
      nextLooks[one] = now + Self.lookAgain
      return false
    }
    found.endTaken("bytes wait for it that others need")
    return true
  }

  /// The connection that has more than is fair beside another.
  ///
  /// - Parameters:
  ///   - all: among which it is, and whose bytes count.
  ///   - asker: who needs the room; `nil`: somebody who has nothing.
  /// - Returns: `nil`: there is none.
  private func mostHolding(
    _ all: [ServerConnection],
    beside asker: ServerConnection?
  ) -> ServerConnection? {
    var sums: [Holding: Int] = [:]
    for connection in all {
      let holders = connection.holders
      sums[holders.group, default: 0] += connection.held
      sums[holders.one, default: 0] += connection.held
    }
    func held(by holding: Holding) -> Int { sums[holding] ?? 0 }
    /// The one with the most of the one with the most of the group with the most; of equals the oldest.
    func most(_ some: some Sequence<ServerConnection>) -> ServerConnection? {
      some.max { left, right in
        let (first, second) = (left.holders, right.holders)
        return (held(by: first.group), held(by: first.one), left.held, right.number)
          < (held(by: second.group), held(by: second.one), right.held, left.number)
      }
    }
    guard let asker else { return most(all) }
    func isMore(_ more: Int, than own: Int) -> Bool { more >= 2 * own + Self.hoard }
    let own = asker.holders
    if let found = most(all.lazy.filter { $0.holders.group != own.group }),
      isMore(held(by: found.holders.group), than: held(by: own.group))
    {
      return found
    }
    let group = all.filter { $0.holders.group == own.group }
    if let found = most(group.lazy.filter { $0.holders.one != own.one }),
      isMore(held(by: found.holders.one), than: held(by: own.one))
    {
      return found
    }
    let found = most(group.lazy.filter { $0.holders.one == own.one && $0 !== asker })
    return found.flatMap { isMore($0.held, than: asker.held) ? $0 : nil }
  }
}

/// Whose bytes are counted together.
enum Holding: Hashable {
  /// Peers that proved to be of the installation.
  case proven
  /// Connections of an address of which nobody knows whose they are.
  case address(ObjectIdentifier)
  case group(UniqueID)
  case one(UniqueID)
}

extension ServerConnection {
  /// All that waits because of it: here, with handlers whose calls are over, and passed on.
  var held: Int { buffered + origin.passed }

  /// Somebody said whose it is, or has worked for it.
  var isKnown: Bool { isTrusted || origin.holder != nil || hasWorked }

  /// With whose bytes its own count.
  var holders: (group: Holding, one: Holding) {
    if isTrusted { return (.proven, .proven) }
    if let holder = origin.holder { return (.group(holder.group), .one(holder.one)) }
    let address = Holding.address(ObjectIdentifier(share))
    return (address, address)
  }
}
