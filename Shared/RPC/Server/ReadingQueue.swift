import Vocabulary

/// Queues the input of unauthenticated connections when it exceeds the time of a turn.
///
/// They are read for two milliseconds of a turn together. The rest waits: known connections first,
/// round-robin by member or address, each for a ``ReadingSlice``. A quarter of the time is for the
/// unknown. While the queue is not empty, new input is appended to it.
///
/// Unchecked `Sendable`: touched on its loop only.
final class ReadingQueue: @unchecked Sendable {
  /// Nanoseconds of a turn.
  private static let together: Int64 = 2_000_000
  /// Of these, for unknown connections, if any wait.
  private static let leastOfUnknown = together / 4

  private let loop: EventLoop
  @exclusivity(unchecked) private var known = FairQueue<Holding, ServerConnection>()
  @exclusivity(unchecked) private var unknown = FairQueue<Holding, ServerConnection>()
  /// Open connections in the queue.
  @exclusivity(unchecked) private(set) var count = 0
  /// Calls the queued connections in a later turn.
  private let later: NextTurn
  /// The turn that the fields below belong to.
  @exclusivity(unchecked) private var turn = 0
  /// Bytes that may be read before the next look at the clock.
  @exclusivity(unchecked) private var effortLeft = 0
  /// The time of the turn's first look at the clock.
  @exclusivity(unchecked) private var start: MonotonicInstant?
  /// A connection is being read.
  @exclusivity(unchecked) private var isReading = false
  /// The slice that was granted and not used yet.
  @exclusivity(unchecked) private var granted: ReadingSlice?

  init(_ loop: EventLoop) {
    self.loop = loop
    later = NextTurn(loop)
  }

  /// The slice of a connection that may be read now; `nil`: it has to wait.
  @inline(__always)
  func slice() -> ReadingSlice? {
    noticeTurn()
    if count == 0, start == nil { return ReadingSlice(effort: effortLeft) }
    return limitedSlice()
  }

  /// Whether input may be decrypted now.
  ///
  /// Decrypting counts as reading; the slice follows it.
  @inline(never)
  func admits() -> Bool {
    noticeTurn()
    if granted != nil { return true }
    guard count == 0 else { return false }
    let now = loop.preciseNow
    if start == nil { start = now }
    return start.map { (now - $0).wholeNanoseconds < Self.together } ?? true
  }

  @inline(__always)
  private func noticeTurn() {
    guard turn != loop.turnNumber else { return }
    turn = loop.turnNumber
    effortLeft = ReadingSlice.effortAlone
    start = nil
  }

  @inline(never)
  private func limitedSlice() -> ReadingSlice? {
    if granted != nil { return granted.take() }
    guard count == 0, let start else { return nil }
    let now = loop.preciseNow
    let left = Self.together - (now - start).wholeNanoseconds
    return left > 0 ? ReadingSlice(effort: effortLeft, start: now, length: left) : nil
  }

  /// Counts what was read.
  ///
  /// A partial frame does not end the slice.
  @inline(__always)
  func took(_ slice: ReadingSlice, hasTaken: Bool) {
    guard hasTaken else { return giveBack(slice) }
    effortLeft = slice.effortLeft
    if start == nil { start = slice.start }
  }

  @inline(never)
  private func giveBack(_ slice: ReadingSlice) {
    if isReading { granted = slice }
  }

  /// Appends a connection to the queue.
  func append(_ connection: ServerConnection) {
    let owner = connection.origin.holders.group
    if connection.isKnown {
      known.append(connection, of: owner)
    } else {
      unknown.append(connection, of: owner)
    }
    count += 1
    later.perform { [self] in call() }
  }

  /// A queued connection was closed; it is skipped.
  func left() {
    count -= 1
  }

  private func call() {
    let begin = loop.preciseNow
    // Connections with more input are queued again.
    let (first, others) = (known.count, unknown.count)
    let time = others == 0 ? Self.together : Self.together - Self.leastOfUnknown
    for _ in 0..<first {
      guard self.time(since: begin) < time, let connection = known.next(where: \.isQueued) else {
        break
      }
      read(connection, oneOf: first, isAlone: others == 0)
    }
    // One frame of a known connection may have taken more than its time, which must not reduce the
    // time of the unknown.
    let rest = loop.preciseNow
    let left = max(Self.leastOfUnknown, Self.together - self.time(since: begin))
    for _ in 0..<others {
      guard self.time(since: rest) < left, let connection = unknown.next(where: \.isQueued) else {
        break
      }
      read(connection, oneOf: others, isAlone: first == 0)
    }
    if known.count + unknown.count > 0 { later.perform { [self] in call() } }
  }

  private func time(since begin: MonotonicInstant) -> Int64 {
    (loop.preciseNow - begin).wholeNanoseconds
  }

  /// Reads one connection.
  ///
  /// - Parameters:
  ///   - connection: the next of the queue.
  ///   - many: how many of its kind share the time.
  ///   - isAlone: whether it is the only one.
  private func read(_ connection: ServerConnection, oneOf many: Int, isAlone: Bool) {
    guard connection.leavesQueue() else { return }
    granted =
      many == 1 && isAlone
      ? ReadingSlice(effort: ReadingSlice.effortAlone)
      : ReadingSlice(
        effort: 0,
        start: loop.preciseNow,
        length: max(ReadingSlice.shortest, Self.together / Int64(many))
      )
    isReading = true
    connection.link.takeTurn()
    isReading = false
    granted = nil
    count -= 1
  }
}
