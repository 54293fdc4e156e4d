/// The fair queue of a connection's streams, 8 : 4 : 1 by class.
///
/// Deficit round-robin (Shreedhar and Varghese, 1995): a round gives each sending stream a number
/// of bytes, and what it sends beyond them is deducted from the next. So neither wake-up order nor
/// message size gives a stream more, and a long message delays others by one frame.
///
/// ```text
///   now    streams with bytes left in this round, in the order of asking
///   later  streams without: the next round, which begins when `now` is empty
///   parked streams that wait for the connection's credit
/// ```
/// Rounds do not limit a stream that sends alone; it waits only for room in the output.
struct Outbox {
  /// The bytes that a stream may send in a round.
  struct Share {
    fileprivate var round: UInt32 = 0
    fileprivate var left: Int32 = 0
  }

  /// Bytes of one round by class; the first is a frame of 16 KiB.
  private static let quantum: [Int32] = [16 << 10, 8 << 10, 2 << 10]

  /// Beyond this number of parked streams, those that are gone are removed.
  private static let parkedUnseen = 64

  private var now: [UInt32] = []
  private var firstNow = 0
  private var later: [UInt32] = []
  private var parked: [UInt32] = []
  private var round: UInt32 = 1
  /// Streams that have sent or asked in this round, and in the one before.
  private var active: UInt32 = 0
  private var lastActive: UInt32 = 0

  var isEmpty: Bool { firstNow == now.count && later.isEmpty }

  /// At most one stream has something to send.
  private var isAlone: Bool { isEmpty && active <= 1 && lastActive <= 1 }

  /// Whether the stream has bytes left in this round.
  mutating func hasTurn(_ share: inout Share, _ priority: Priority) -> Bool {
    if share.round != round {
      share.round = round
      share.left = min(share.left, 0) + Self.quantum[Int(priority.rawValue)]
      active += 1
    }
    return share.left > 0
  }

  /// The same for a stream that is not queued, and continues while no other is.
  mutating func mayGo(_ share: inout Share, _ priority: Priority) -> Bool {
    hasTurn(&share, priority) || isAlone
  }

  /// Deducts sent bytes from a stream's share.
  mutating func spend(_ bytes: Int, _ share: inout Share) {
    let left = share.left - Int32(clamping: bytes)
    share.left = isAlone ? max(left, 0) : left
  }

  /// Queues a stream.
  ///
  /// In a round that others have used up, a new stream begins with the next one; otherwise a flood
  /// of new streams would keep that from beginning.
  mutating func push(_ id: UInt32, _ share: inout Share, _ priority: Priority) {
    let isNew = share.round != round
    if isNew && !later.isEmpty || !hasTurn(&share, priority) {
      later.append(id)
    } else {
      now.append(id)
    }
  }

  /// Moves the next stream, without bytes left, to the next round.
  mutating func postpone(_ id: UInt32) {
    later.append(id)
  }

  /// Streams wait for the connection's credit; others queue behind them.
  var hasParked: Bool { !parked.isEmpty }

  /// Parks a stream that waits for the connection's credit.
  ///
  /// Streams that are gone stay until there are many.
  mutating func park<Stream: ~Copyable>(_ id: UInt32, among streams: borrowing StreamTable<Stream>)
  {
    if parked.count >= Self.parkedUnseen, parked.count > 2 * streams.count {
      var there: [UInt32] = []
      for id in parked where streams.find(id) != nil { there.append(id) }
      parked = there
    }
    parked.append(id)
  }

  /// Removes the parked streams and returns them in the order of parking.
  mutating func unpark() -> [UInt32] {
    guard !parked.isEmpty else { return [] }
    defer { parked = [] }
    return parked
  }

  /// The next stream.
  ///
  /// A new round begins only if `mayAdvance`: no stream of this one is about to send again.
  mutating func pop(mayAdvance: Bool) -> UInt32? {
    if firstNow == now.count {
      guard mayAdvance, !later.isEmpty else { return nil }
      advance()
    }
    let id = now[firstNow]
    firstNow += 1
    if firstNow == now.count {
      now.removeAll(keepingCapacity: now.capacity <= 128)
      firstNow = 0
    }
    return id
  }

  private mutating func advance() {
    swap(&now, &later)
    later.removeAll(keepingCapacity: true)
    firstNow = 0
    round &+= 1
    lastActive = active
    active = 0
  }
}
