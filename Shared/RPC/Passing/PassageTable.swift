/// The passages of one loop: rows that are used again, so that a call on its way through asks for no
/// memory, and one timer for all of them.
///
/// Nearly every call is answered long before its time is over. So the timer is set for the earliest end
/// of time alone, looks at all rows when it fires, and is set again; a call costs it one comparison.
/// Touched on the loop only.
final class PassageTable: TimerTarget {
  private struct Mark {
    /// When the passage's time is over, in milliseconds of the loop's clock; `Int64.max`: never, or
    /// the row is free.
    var due = Int64.max
    /// The next free row; -1: none.
    var next: Int32 = -1
    var isTaken = false
  }

  private static let fewest = 16

  @exclusivity(unchecked) private var rows = UnsafeMutableBufferPointer<Passage>(
    start: nil,
    count: 0
  )
  @exclusivity(unchecked) private var marks = UnsafeMutableBufferPointer<Mark>(start: nil, count: 0)
  @exclusivity(unchecked) private var free: Int32 = -1
  @exclusivity(unchecked) private(set) var count = 0
  @exclusivity(unchecked) private var timer = TimerID.none
  /// For when the timer is set.
  @exclusivity(unchecked) private var due = Int64.max
  /// Where the timer is set.
  @exclusivity(unchecked) private weak var loop: EventLoop?

  deinit {
    for row in marks.indices where marks[row].isTaken { rows.deinitializeElement(at: row) }
    rows.deallocate()
    marks.deallocate()
  }

  @inline(__always)
  func insert(_ passage: consuming Passage, on loop: EventLoop) -> Passage.Row {
    if free < 0 { grow() }
    let row = Int(free)
    let due = passage.deadline?.millisecondsRoundedUp ?? .max
    free = marks[row].next
    marks[row] = Mark(due: due, isTaken: true)
    rows.initializeElement(at: row, to: passage)
    count += 1
    if due < self.due { arm(due, on: loop) }
    return Passage.Row(truncatingIfNeeded: row)
  }

  /// Takes a passage out, which is over or is going to be something else.
  @inline(__always)
  func take(_ row: Passage.Row, on loop: EventLoop) -> Passage {
    let index = Int(row)
    precondition(index < marks.count && marks[index].isTaken, "no passage in this row")
    marks[index] = Mark(next: free)
    free = Int32(truncatingIfNeeded: index)
    count -= 1
    if count == 0 { disarm(on: loop) }
    return rows.moveElement(from: index)
  }

  @inline(never)
  private func arm(_ due: Int64, on loop: EventLoop) {
    loop.disarm(timer)
    self.loop = loop
    self.due = due
    timer = loop.arm(atMillisecond: due, self, cookie: 0)
  }

  private func disarm(on loop: EventLoop) {
    loop.disarm(timer)
    timer = .none
    due = .max
  }

  func timerFired(_ cookie: UInt64) {
    guard let loop else { return }
    let now = loop.turnTime.milliseconds
    timer = .none
    due = .max
    for row in marks.indices where marks[row].due <= now {
      loop.unfold(Passage.Row(truncatingIfNeeded: row)).timerFired(0)
    }
    let next = marks.reduce(Int64.max) { min($0, $1.due) }
    if next < due { arm(next, on: loop) }
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
