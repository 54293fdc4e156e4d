/// Whose turn it is to send a fragment: three classes at 8 : 4 : 1 frames, round robin within each.
///
/// No class starves, and a long message holds up others by one frame at most. Streams that wait for
/// the connection's credit are parked until it comes.
struct Outbox {
  private struct Ring {
    private var ids: [UInt32] = []
    private var first = 0

    var isEmpty: Bool { first == ids.count }

    mutating func push(_ id: UInt32) {
      ids.append(id)
    }

    mutating func pop() -> UInt32? {
      guard !isEmpty else { return nil }
      let id = ids[first]
      first += 1
      if isEmpty || first >= 256 {
        ids.removeFirst(first)
        first = 0
      }
      return id
    }
  }

  /// Frames of each class in one round.
  private static let weights = [8, 4, 1]

  /// One for each class; none before the first fragment, which most connections never send.
  private var rings: [Ring] = []
  private var left = weights
  private var parked: [UInt32] = []

  var isEmpty: Bool { rings.allSatisfy(\.isEmpty) }

  mutating func push(_ id: UInt32, _ priority: Priority) {
    if rings.isEmpty { rings = Self.weights.map { _ in Ring() } }
    rings[Int(priority.rawValue)].push(id)
  }

  /// Keeps a stream that waits for the connection's credit.
  mutating func park(_ id: UInt32) {
    parked.append(id)
  }

  /// The parked streams, in the order in which they were parked; none stays.
  mutating func unpark() -> [UInt32] {
    guard !parked.isEmpty else { return [] }
    defer { parked = [] }
    return parked
  }

  mutating func pop() -> UInt32? {
    for _ in 0..<2 {
      for index in rings.indices where left[index] > 0 {
        guard let id = rings[index].pop() else { continue }
        left[index] -= 1
        return id
      }
      left = Self.weights
    }
    return nil
  }
}
