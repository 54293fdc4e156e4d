/// Who waits: one owner after the other, and of each one after the other.
///
/// Who comes alone does not wait for a crowd of somebody else's.
struct FairLine<Owner: Hashable, Waiting>: ~Copyable {
  /// Who waits alone, which needs no queue.
  private var only: (owner: Owner, member: Waiting)?
  /// The first that came first; no queue is empty.
  private var waiting: [Owner: Queue] = [:]
  /// The owners of those, in the order of their turns.
  private var owners = LoopQueue<Owner>()
  private(set) var count = 0

  private final class Queue {
    var members = LoopQueue<Waiting>()
  }

  mutating func append(_ member: Waiting, of owner: Owner) {
    count += 1
    if count == 1 {
      only = (owner, member)
      return
    }
    if let first = only.take() { push(first.member, of: first.owner) }
    push(member, of: owner)
  }

  private mutating func push(_ member: Waiting, of owner: Owner) {
    let queue: Queue
    if let known = waiting[owner] {
      queue = known
    } else {
      queue = Queue()
      waiting[owner] = queue
      owners.push(owner)
    }
    queue.members.push(member)
  }

  /// Takes out whose turn it is, and on the way there all that are gone: they are nobody's turn.
  mutating func next(where isThere: (Waiting) -> Bool = { _ in true }) -> Waiting? {
    if let first = only.take() {
      count = 0
      return isThere(first.member) ? first.member : nil
    }
    while let owner = owners.pop(), let queue = waiting[owner] {
      while let member = queue.members.pop() {
        count -= 1
        guard isThere(member) else { continue }
        if queue.members.isEmpty { waiting[owner] = nil } else { owners.push(owner) }
        return member
      }
      waiting[owner] = nil
    }
    return nil
  }
}
