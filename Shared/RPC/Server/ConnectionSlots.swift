/// The connection slots of a server, by address and by whether the peer is proven.
///
/// ```text
/// accepted ──▶ opening ──┬── no proof ─────────────▶ unproven
///                 │      └── proof, certificate ──▶ proven
///                 └─ evicted: is leaving, and not counted any more ─▶ forgotten
/// ```
/// It counts and names candidates; ``RPCServer`` chooses whom to evict.
struct ConnectionSlots {
  private enum Stage {
    case opening, unproven, proven
  }

  private struct Slot {
    let host: String
    var stage: Stage
  }

  /// The slots of one address.
  struct Holding {
    /// Openings, the oldest first.
    var opening: [ServerGreeter] = []
    var unproven: Set<Int> = []

    fileprivate var isEmpty: Bool { opening.isEmpty && unproven.isEmpty }
  }

  private var slots: [Int: Slot] = [:]
  private var holdings: [String: Holding] = [:]
  private(set) var unprovenCount = 0

  /// All slots in use: opening, unproven and proven.
  var count: Int { slots.count }

  /// The slots of an address, without proven connections.
  subscript(host: String) -> Holding { holdings[host] ?? Holding() }

  /// All openings, by address.
  var openings: some Sequence<[ServerGreeter]> { holdings.values.lazy.map(\.opening) }

  func host(of number: Int) -> String? { slots[number]?.host }

  mutating func accepted(_ greeter: ServerGreeter, of host: String) {
    slots[greeter.number] = Slot(host: host, stage: .opening)
    holdings[host, default: Holding()].opening.append(greeter)
  }

  mutating func opened(_ number: Int, isProven: Bool) {
    guard let host = slots[number]?.host else { return }
    remove(number)
    slots[number] = Slot(host: host, stage: isProven ? .proven : .unproven)
    guard !isProven else { return }
    holdings[host, default: Holding()].unproven.insert(number)
    unprovenCount += 1
  }

  /// Frees a slot, if it is in use.
  mutating func remove(_ number: Int) {
    guard let slot = slots.removeValue(forKey: number) else { return }
    switch slot.stage {
    case .opening: holdings[slot.host]?.opening.removeAll { $0.number == number }
    case .unproven:
      holdings[slot.host]?.unproven.remove(number)
      unprovenCount -= 1
    case .proven: break
    }
    if holdings[slot.host]?.isEmpty ?? false { holdings[slot.host] = nil }
  }
}
