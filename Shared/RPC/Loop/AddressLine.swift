/// Who waits, one after the other of each address, and one address after the other.
///
/// Who comes alone does not wait for a crowd from elsewhere.
struct AddressLine<Address: Hashable, Waiting>: ~Copyable {
  /// The first that came first; no queue is empty.
  private var waiting: [Address: Queue] = [:]
  /// The addresses of those, in the order of their turns.
  private var addresses = LoopQueue<Address>()

  private final class Queue {
    var members = LoopQueue<Waiting>()
  }

  private(set) var count = 0

  mutating func append(_ member: Waiting, of address: Address) {
    let queue: Queue
    if let known = waiting[address] {
      queue = known
    } else {
      queue = Queue()
      waiting[address] = queue
      addresses.push(address)
    }
    queue.members.push(member)
    count += 1
  }

  /// Takes out whose turn it is.
  mutating func next() -> Waiting? {
    guard let address = addresses.pop(), let queue = waiting[address],
      let member = queue.members.pop()
    else { return nil }
    count -= 1
    if queue.members.isEmpty { waiting[address] = nil } else { addresses.push(address) }
    return member
  }
}
