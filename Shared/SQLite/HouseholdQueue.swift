import Vocabulary

/// A fair queue of two levels: households take turns, and in each household its members do.
///
/// A household whose members all bring much waits behind one piece of each other household, as one member does.
struct HouseholdQueue<Work>: ~Copyable {
  /// An object, because the queue in it cannot be copied.
  private final class Members {
    var queue = FairQueue<UniqueID?, Work>()
  }

  /// Only households with work are in it.
  private var households: [UniqueID?: Members] = [:]
  /// The households in the order of their turns.
  private var turns = FIFOQueue<UniqueID?>()
  private(set) var count = 0

  /// How much of one owner waits.
  func count(of owner: WorkOwner) -> Int {
    households[owner.household]?.queue.count(of: owner.one) ?? 0
  }

  /// Adds work behind all other of its owner.
  mutating func append(_ work: Work, of owner: WorkOwner) {
    members(of: owner.household).queue.append(work, of: owner.one)
    count += 1
  }

  /// Puts back what was taken and not begun; see ``FairQueue/putBack(_:of:)``.
  mutating func putBack(_ work: Work, of owner: WorkOwner) {
    members(of: owner.household, isFirst: true).queue.putBack(work, of: owner.one)
    count += 1
  }

  private mutating func members(of household: UniqueID?, isFirst: Bool = false) -> Members {
    if let known = households[household] { return known }
    let members = Members()
    households[household] = members
    if isFirst { turns.prepend(household) } else { turns.append(household) }
    return members
  }

  /// Takes out up to `limit` pieces: of each household the next, then of each again.
  mutating func take(upTo limit: Int) -> [Work] {
    let wanted = min(limit, count)
    var pieces: [Work] = []
    pieces.reserveCapacity(wanted)
    while pieces.count < wanted, let household = turns.popFirst() {
      guard let members = households[household] else { continue }
      // A household alone has all turns.
      let isAlone = households.count == 1
      pieces += members.queue.take(upTo: isAlone ? wanted - pieces.count : 1)
      if members.queue.count == 0 { households[household] = nil } else { turns.append(household) }
    }
    count -= pieces.count
    return pieces
  }
}

/// Whose turn a piece of work takes; without ids it is the service's own.
struct WorkOwner: Hashable, Sendable {
  let household: UniqueID?
  /// In the household: a member, or the household itself.
  let one: UniqueID?

  /// - Parameters:
  ///   - one: a member, or a household.
  ///   - household: the member's; `nil` where `one` is not a member, or nobody knows.
  init(_ one: UniqueID?, in household: UniqueID? = nil) {
    self.household = household ?? one
    self.one = one
  }
}
