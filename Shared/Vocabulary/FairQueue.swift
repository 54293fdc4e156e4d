/// A fair queue: round-robin by owner, and first in, first out for each of them.
///
/// One owner's backlog cannot delay another's: owners take turns, one element each. The holder must limit the queue's
/// length, by ``count`` and ``count(of:)``. It has no lock.
@usableFromInline
package struct FairQueue<Owner: Hashable, Element>: ~Copyable {
  /// The only element of the queue, which then needs no queue for its owner.
  @usableFromInline var only: (owner: Owner, element: Element)?
  /// The queue of each owner; none is empty.
  @usableFromInline var queues: [Owner: OwnerQueue] = [:]
  /// The owners of ``queues``, in the order of their turns.
  @usableFromInline var owners = FIFOQueue<Owner>()
  /// The number of elements.
  @usableFromInline package internal(set) var count = 0

  /// An object, so that a queue in the dictionary is changed without looking it up twice.
  @usableFromInline
  final class OwnerQueue {
    @usableFromInline var elements = FIFOQueue<Element>()

    @inlinable
    init() {}
  }

  /// An empty queue.
  @inlinable
  package init() {}

  /// The number of one owner's elements.
  @inlinable
  package func count(of owner: Owner) -> Int {
    if let only { return only.owner == owner ? 1 : 0 }
    return queues[owner]?.elements.count ?? 0
  }

  /// Adds an element at the end of its owner's queue.
  @inlinable
  package mutating func append(_ element: Element, of owner: Owner) {
    count += 1
    if count == 1 {
      only = (owner, element)
      return
    }
    if let first = only.take() { queue(of: first.owner).elements.append(first.element) }
    queue(of: owner).elements.append(element)
  }

  /// Returns a taken, unused element to its place, as if it had not been taken.
  ///
  /// - Parameters:
  ///   - element: the one of its owner that was taken last; of several the newest is put back first.
  ///   - owner: the element's owner, who has the next turn if nothing else of theirs waits.
  @inlinable
  package mutating func putBack(_ element: Element, of owner: Owner) {
    count += 1
    if count == 1 {
      only = (owner, element)
      return
    }
    if let first = only.take() { queue(of: first.owner).elements.append(first.element) }
    queue(of: owner, isFirst: true).elements.prepend(element)
  }

  /// The queue of an owner; a new one has the last turn, or the first with `isFirst`.
  @inlinable
  mutating func queue(of owner: Owner, isFirst: Bool = false) -> OwnerQueue {
    if let known = queues[owner] { return known }
    let queue = OwnerQueue()
    queues[owner] = queue
    if isFirst { owners.prepend(owner) } else { owners.append(owner) }
    return queue
  }

  /// Removes and returns the element whose turn it is.
  ///
  /// `isThere` returns whether an element is still wanted; others are dropped on the way, and cost their owner no turn.
  @inlinable
  package mutating func next(where isThere: (Element) -> Bool = { _ in true }) -> Element? {
    if let first = only.take() {
      count = 0
      return isThere(first.element) ? first.element : nil
    }
    while let owner = owners.popFirst(), let queue = queues[owner] {
      while let element = queue.elements.popFirst() {
        count -= 1
        guard isThere(element) else { continue }
        if queue.elements.isEmpty { queues[owner] = nil } else { owners.append(owner) }
        return element
      }
      queues[owner] = nil
    }
    return nil
  }

  /// Removes and returns up to `limit` elements: of each owner the oldest, then the next of each.
  @inlinable
  package mutating func take(upTo limit: Int) -> [Element] {
    var taken: [Element] = []
    taken.reserveCapacity(min(limit, count))
    while taken.count < limit {
      if owners.count == 1, let owner = owners.first, let queue = queues[owner] {
        // An owner alone has all turns.
        while taken.count < limit, let element = queue.elements.popFirst() {
          taken.append(element)
          count -= 1
        }
        if queue.elements.isEmpty {
          queues[owner] = nil
          _ = owners.popFirst()
        }
        return taken
      }
      guard let element = next() else { return taken }
      taken.append(element)
    }
    return taken
  }
}
