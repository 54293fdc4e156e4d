/// The forwarded calls of one loop: reused rows, so that a call with a small request allocates
/// nothing, and one timer for all of them.
///
/// Nearly every call is answered long before its deadline. So the timer is set for the earliest
/// deadline, checks all rows when it fires, and is set again; a call costs it one comparison. A
/// table that a burst has enlarged is freed after it was empty for a moment. Touched on the loop
/// only.
final class ForwardedCallTable: TimerTarget {
  private struct Mark {
    /// The call's deadline, in milliseconds of the loop's clock; `Int64.max`: none, or the row is
    /// free.
    var due = Int64.max
    /// The next free row; -1: none.
    var next: Int32 = -1
    var isTaken = false
    /// The request, in memory that the next call of this row reuses.
    var request: UnsafeMutableRawPointer?
    var capacity = 0
  }

  private enum Timer: UInt64 {
    case due, rest
  }

  private static let fewest = 16
  /// Rows that an empty table keeps: some 200 KiB, and more concurrent calls than a household
  /// makes.
  static let kept = 256
  /// How long a larger table stays empty before it is freed: bursts may follow each other.
  static let restTime = Duration.seconds(1)
  /// Memory that a free row keeps; most requests are smaller.
  private static let keptBytes = 512

  @exclusivity(unchecked) private var rows = UnsafeMutableBufferPointer<ForwardedCall>(
    start: nil,
    count: 0
  )
  @exclusivity(unchecked) private var marks = UnsafeMutableBufferPointer<Mark>(start: nil, count: 0)
  @exclusivity(unchecked) private var free: Int32 = -1
  @exclusivity(unchecked) private(set) var count = 0
  /// Rows that were ever unfolded.
  @exclusivity(unchecked) var unfolded = 0
  @exclusivity(unchecked) private var timer = TimerID.none
  /// Armed while a large empty table is to be freed.
  @exclusivity(unchecked) private var restTimer = TimerID.none
  /// The time of the timer.
  @exclusivity(unchecked) private var due = Int64.max
  /// The loop of the timer, which outlives the table.
  @exclusivity(unchecked) private unowned(unsafe) var loop: EventLoop?

  deinit {
    for row in marks.indices where marks[row].isTaken { rows.deinitializeElement(at: row) }
    giveBack()
  }

  /// Allocated rows.
  var capacity: Int { rows.count }

  /// Adds a call with a copy of its request.
  @inline(__always)
  func insert(
    _ forwarded: consuming ForwardedCall,
    _ request: UnsafeRawBufferPointer,
    on loop: EventLoop
  ) -> ForwardedCall.Row {
    if free < 0 { grow() }
    let row = Int(free)
    let due = forwarded.deadline?.millisecondsRoundedUp ?? .max
    free = marks[row].next
    if request.count > marks[row].capacity { makeRoom(for: request.count, in: row) }
    if let start = request.baseAddress {
      marks[row].request?.copyMemory(from: start, byteCount: request.count)
    }
    marks[row].due = due
    marks[row].isTaken = true
    rows.initializeElement(at: row, to: forwarded)
    count += 1
    if due < self.due { arm(due, on: loop) }
    return ForwardedCall.Row(truncatingIfNeeded: row)
  }

  /// The request of a call in the table.
  func request(of row: ForwardedCall.Row) -> [UInt8] {
    let index = Int(row)
    precondition(index < marks.count && marks[index].isTaken, "no call in this row")
    let count = rows[index].requestBytes
    return [UInt8](UnsafeRawBufferPointer(start: marks[index].request, count: count))
  }

  /// Removes a call that is over, or about to be unfolded.
  @inline(__always)
  func take(_ row: ForwardedCall.Row, on loop: EventLoop) -> ForwardedCall {
    let index = Int(row)
    precondition(index < marks.count && marks[index].isTaken, "no call in this row")
    marks[index].isTaken = false
    marks[index].due = .max
    marks[index].next = free
    if marks[index].capacity > Self.keptBytes { giveBack(index) }
    free = Int32(truncatingIfNeeded: index)
    count -= 1
    if count == 0 { empty(on: loop) }
    return rows.moveElement(from: index)
  }

  @inline(never)
  private func makeRoom(for bytes: Int, in row: Int) {
    giveBack(row)
    let capacity = max(bytes, Self.keptBytes)
    marks[row].request = .allocate(byteCount: capacity, alignment: 16)
    marks[row].capacity = capacity
  }

  private func giveBack(_ row: Int) {
    marks[row].request?.deallocate()
    marks[row].request = nil
    marks[row].capacity = 0
  }

  @inline(never)
  private func arm(_ due: Int64, on loop: EventLoop) {
    loop.disarm(timer)
    self.loop = loop
    self.due = due
    timer = loop.arm(atMillisecond: due, self, cookie: Timer.due.rawValue)
  }

  /// The last call was removed.
  private func empty(on loop: EventLoop) {
    loop.disarm(timer)
    timer = .none
    due = .max
    guard capacity > Self.kept, restTimer == .none else { return }
    restTimer = loop.arm(after: Self.restTime, self, cookie: Timer.rest.rawValue)
  }

  func timerFired(_ cookie: UInt64) {
    switch Timer(rawValue: cookie) {
    case .due: endLate()
    case .rest:
      restTimer = .none
      if count == 0 { giveBack() }
    case nil: break
    }
  }

  /// Unfolds the calls whose deadline has passed.
  private func endLate() {
    guard let loop else { return }
    let now = loop.turnTime.milliseconds
    timer = .none
    due = .max
    for row in marks.indices where marks[row].due <= now {
      loop.unfold(ForwardedCall.Row(truncatingIfNeeded: row)).timerFired(0)
    }
    let next = marks.reduce(Int64.max) { min($0, $1.due) }
    if next < due { arm(next, on: loop) }
  }

  /// Frees all memory; the table is empty.
  private func giveBack() {
    for mark in marks { mark.request?.deallocate() }
    rows.deallocate()
    marks.deallocate()
    rows = UnsafeMutableBufferPointer(start: nil, count: 0)
    marks = UnsafeMutableBufferPointer(start: nil, count: 0)
    free = -1
  }

  @inline(never) private func grow() {
    let (oldRows, oldMarks) = (rows, marks)
    let capacity = max(Self.fewest, oldRows.count * 2)
    rows = .allocate(capacity: capacity)
    marks = .allocate(capacity: capacity)
    marks.initialize(repeating: Mark())
    for row in oldRows.indices {
      rows.initializeElement(at: row, to: oldRows.moveElement(from: row))
      marks[row] = oldMarks[row]
    }
    for row in (oldRows.count..<capacity).reversed() {
      marks[row].next = free
      free = Int32(row)
    }
    oldRows.deallocate()
    oldMarks.deallocate()
  }
}
