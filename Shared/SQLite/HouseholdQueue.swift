import Vocabulary

/// A fair queue with two levels: round-robin by household, then by member.
///
/// A household with a long backlog delays every other household by one job only.
struct HouseholdQueue<Work>: ~Copyable {
  /// A class, because the queue in it is not copyable.
  private final class Members {
    var queue = FairQueue<UniqueID?, Work>()
  }

  /// The households that have queued work.
  private var households: [UniqueID?: Members] = [:]
  /// The households in the order of their turns.
  private var turns = FIFOQueue<UniqueID?>()
  private(set) var count = 0

  /// How many jobs of one owner are queued.
  func count(of owner: WorkOwner) -> Int {
    households[owner.household]?.queue.count(of: owner.one) ?? 0
  }

  /// Appends a job to the queue of its owner.
  mutating func append(_ work: Work, of owner: WorkOwner) {
    members(of: owner.household).queue.append(work, of: owner.one)
    count += 1
  }

  /// Returns a job that was taken and not begun to its place; see ``FairQueue/putBack(_:of:)``.
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

  /// Takes up to `limit` jobs, round-robin by household.
  mutating func take(upTo limit: Int) -> [Work] {
    let wanted = min(limit, count)
    var pieces: [Work] = []
    pieces.reserveCapacity(wanted)
    while pieces.count < wanted, let household = turns.popFirst() {
      guard let members = households[household] else { continue }
      // A single household takes every turn.
      let isAlone = households.count == 1
      pieces += members.queue.take(upTo: isAlone ? wanted - pieces.count : 1)
      if members.queue.count == 0 { households[household] = nil } else { turns.append(household) }
    }
    count -= pieces.count
    return pieces
  }
}

/// The owner by which a job is queued; without ids it is the service itself.
struct WorkOwner: Hashable, Sendable {
  let household: UniqueID?
  /// In the household: a member, or the household itself.
  let one: UniqueID?

  /// - Parameters:
  ///   - one: a member, or a household.
  ///   - household: the member's; `nil` when `one` is a household, or when unknown.
  init(_ one: UniqueID?, in household: UniqueID? = nil) {
    self.household = household ?? one
    self.one = one
  }
}
