/// Whose turn it is to send: a share of each round for every stream, 8 : 4 : 1 by class.
///
/// Deficit round robin (Shreedhar and Varghese, 1995): a round gives each stream that sends a number of
/// bytes, and what it takes beyond them it lacks in the next one. So neither the order in which handlers
/// wake nor the size of messages gives anybody more, and a long message holds up others by one frame.
///
/// ```text
///   now    who has something left of this round, in the order of asking
///   later  who has not: the next round, which begins when `now` is empty
///   parked who waits for the connection's credit
/// ```
/// A stream that sends alone has no share to keep to, and waits for nothing but room.
struct Outbox {
  /// What a stream may send in the current round.
  struct Share {
    fileprivate var round: UInt32 = 0
    fileprivate var left: Int32 = 0
  }

  /// Bytes of one round for each class: a frame of 16 KiB for the first.
  private static let quantum: [Int32] = [16 << 10, 8 << 10, 2 << 10]

  /// So many are parked without a look at who of them is gone.
  private static let parkedUnseen = 64

  private var now: [UInt32] = []
  private var firstNow = 0
  private var later: [UInt32] = []
  private var parked: [UInt32] = []
  private var round: UInt32 = 1
  /// How many streams have sent or asked in this round, and in the one before.
  private var crowd: UInt32 = 0
  private var lastCrowd: UInt32 = 0

  var isEmpty: Bool { firstNow == now.count && later.isEmpty }

  /// One stream at most has something to send.
  private var isLonely: Bool { isEmpty && crowd <= 1 && lastCrowd <= 1 }

  /// Whether a stream has something left of this round.
  mutating func hasTurn(_ share: inout Share, _ priority: Priority) -> Bool {
    if share.round != round {
      share.round = round
      share.left = min(share.left, 0) + Self.quantum[Int(priority.rawValue)]
      crowd += 1
    }
    return share.left > 0
  }

  /// The same for a stream that stands in no line, and goes on while nobody else wants to.
  mutating func mayGo(_ share: inout Share, _ priority: Priority) -> Bool {
    hasTurn(&share, priority) || isLonely
  }

  /// Takes what was sent from a stream's share.
  mutating func spend(_ bytes: Int, _ share: inout Share) {
    let left = share.left - Int32(clamping: bytes)
    share.left = isLonely ? max(left, 0) : left
  }

  /// Gives a stream its place in line; who comes new into a round that others have used up begins with
  /// the next one, or a flood of new streams would never let it begin.
  mutating func push(_ id: UInt32, _ share: inout Share, _ priority: Priority) {
    let isNew = share.round != round
    if isNew && !later.isEmpty || !hasTurn(&share, priority) {
      later.append(id)
    } else {
      now.append(id)
    }
  }

  /// Keeps a stream that was next and has nothing left of this round.
  mutating func postpone(_ id: UInt32) {
    later.append(id)
  }

  /// Streams wait for the connection's credit; whoever asks for it now comes behind them.
  var hasParked: Bool { !parked.isEmpty }

  /// Keeps a stream that waits for the connection's credit.
  ///
  /// Those that are gone meanwhile stay until many are.
  mutating func park<Stream: ~Copyable>(_ id: UInt32, among streams: borrowing StreamTable<Stream>)
  {
    if parked.count >= Self.parkedUnseen, parked.count > 2 * streams.count {
      var there: [UInt32] = []
      for id in parked where streams.find(id) != nil { there.append(id) }
      parked = there
    }
    parked.append(id)
  }

  /// The parked streams, in the order in which they were parked; none stays.
  mutating func unpark() -> [UInt32] {
    guard !parked.isEmpty else { return [] }
    defer { parked = [] }
    return parked
  }

  /// The stream that is next; a new round begins only where `mayAdvance` says that nobody of this one is
  /// about to come back.
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
    lastCrowd = crowd
    crowd = 0
  }
}
