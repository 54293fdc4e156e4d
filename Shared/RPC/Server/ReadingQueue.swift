import Vocabulary

/// Has connections that proved nothing take turns where more comes of them than there is time for.
///
/// Together they are read for two milliseconds of a turn. What is more stands in line: first those that are
/// known, one member or address after the other, each for a ``ReadingSlice``; a quarter of the time is left for the others.
/// As long as somebody stands there, whoever sends something new stands there as well.
///
/// Unchecked `Sendable`: touched on its loop only.
final class ReadingQueue: @unchecked Sendable {
  /// Nanoseconds of a turn.
  private static let together: Int64 = 2_000_000
  /// Of these, for those who are not known, if they wait.
  private static let leastOfUnknown = together / 4

  private let loop: EventLoop
  @exclusivity(unchecked) private var known = FairQueue<Holding, ServerConnection>()
  @exclusivity(unchecked) private var unknown = FairQueue<Holding, ServerConnection>()
  /// Open connections that stand in line.
  @exclusivity(unchecked) private(set) var count = 0
  /// Those who stand there are called in a turn to come.
  private let later: NextTurn
  /// The turn of the loop that what follows is about.
  @exclusivity(unchecked) private var turn = 0
  /// What may be read before somebody looks at the clock.
  @exclusivity(unchecked) private var effortLeft = 0
  /// The first look at the clock.
  @exclusivity(unchecked) private var start: MonotonicInstant?
  /// A connection is called now.
  @exclusivity(unchecked) private var isReading = false
  /// What it was given and has not begun to use.
  @exclusivity(unchecked) private var granted: ReadingSlice?

  init(_ loop: EventLoop) {
    self.loop = loop
    later = NextTurn(loop)
  }

  /// What may be read now of a connection that was called, or does not stand in line; `nil`: it has to.
  @inline(__always)
  func slice() -> ReadingSlice? {
    noticeTurn()
    if count == 0, start == nil { return ReadingSlice(effort: effortLeft) }
    return limitedSlice()
  }

  /// Whether what came may be decrypted, which counts as reading: the slice follows, and what it began with is past.
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

  /// Counts what was read; a frame that is not whole yet costs nobody the turn.
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

  /// Has a connection wait until it is called.
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

  /// A connection was closed that stands in line; it is passed over.
  func left() {
    count -= 1
  }

  private func call() {
    let begin = loop.preciseNow
    // Who has still more stands in line again.
    let (first, others) = (known.count, unknown.count)
    let time = others == 0 ? Self.together : Self.together - Self.leastOfUnknown
    for _ in 0..<first {
      guard self.time(since: begin) < time, let connection = known.next(where: \.isQueued) else {
        break
      }
      read(connection, oneOf: first, isAlone: others == 0)
    }
    // One frame of the known may have taken more than their time: that is not the others' loss.
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

  /// - Parameters:
  ///   - connection: whose turn it is.
  ///   - many: how many like it share the time.
  ///   - isAlone: whether there are no others.
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
