package import Vocabulary

/// Work of several owners, who take turns: of each the oldest, then the next of each.
///
/// Who brings a thousand pieces waits behind one of each other, and nobody behind a thousand.
package struct FairLine<Work> {
  /// What one owner brought, in the order it came.
  private struct Queue {
    var work: [Work] = []
    /// How many at its front are gone already.
    var taken = 0
    var count: Int { work.count - taken }

    mutating func take(_ share: Int) -> ArraySlice<Work> {
      defer {
        taken += share
        if taken > 64, taken * 2 > work.count {
          work.removeFirst(taken)
          taken = 0
        }
      }
      return work[taken..<taken + share]
    }
  }

  /// Only owners with work are in it.
  private var queues: [UniqueID?: Queue] = [:]
  /// The owners in the order of their turns.
  private var turns: [UniqueID?] = []
  package private(set) var count = 0

  package init() {}

  /// How much of one owner waits.
  package func count(of owner: UniqueID?) -> Int { queues[owner]?.count ?? 0 }

  package mutating func append(_ work: Work, of owner: UniqueID?) {
    var queue = queues.removeValue(forKey: owner) ?? Queue()
    if queue.count == 0 { turns.append(owner) }
    queue.work.append(work)
    queues[owner] = queue
    count += 1
  }

  /// Puts back what was taken and not begun, as if it had not been.
  ///
  /// - Parameters:
  ///   - work: one owner's oldest piece; of several the newest is put back first.
  ///   - owner: the owner.
  mutating func putBack(_ work: Work, of owner: UniqueID?) {
    var queue = queues.removeValue(forKey: owner) ?? Queue()
    if queue.count == 0 { turns.insert(owner, at: 0) }
    queue.work.insert(work, at: queue.taken)
    queues[owner] = queue
    count += 1
  }

  package mutating func take(upTo limit: Int) -> [Work] {
    let wanted = min(limit, count)
    var pieces: [Work] = []
    pieces.reserveCapacity(wanted)
    while pieces.count < wanted {
      let isAlone = turns.count == 1
      let round = Array(turns.prefix(wanted - pieces.count))
      turns.removeFirst(round.count)
      for owner in round {
        guard var queue = queues.removeValue(forKey: owner) else { continue }
        pieces += queue.take(isAlone ? min(queue.count, wanted - pieces.count) : 1)
        guard queue.count > 0 else { continue }
        queues[owner] = queue
        turns.append(owner)
      }
    }
    count -= pieces.count
    return pieces
  }
}
