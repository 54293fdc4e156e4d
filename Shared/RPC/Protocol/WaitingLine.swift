/// What waits, first in, first out.
///
/// What was taken is gone at once, with its bytes, also where the line is never empty: a reader that is a bit
/// slower than its sender would else keep all that it ever read.
struct WaitingLine<Element> {
  /// Places of entries that are gone, before the others move forward; as many are behind them at most.
  private static var fewest: Int { 16 }

  private var entries: [Element?] = []
  private var first = 0

  var isEmpty: Bool { first == entries.count }

  /// Entries and places of such as are gone.
  var places: Int { entries.count }

  mutating func append(_ entry: Element) {
    entries.append(entry)
  }

  mutating func popFirst() -> Element? {
    guard first < entries.count else { return nil }
    let entry = entries[first].take()
    first += 1
    if first == entries.count {
      entries.removeAll(keepingCapacity: true)
      first = 0
    } else if first >= Self.fewest, first * 2 >= entries.count {
      entries.removeFirst(first)
      first = 0
    }
    return entry
  }

  /// Forgets all, and gives the memory back.
  mutating func removeAll() {
    entries = []
    first = 0
  }
}
