/// The target of a timer.
///
/// It receives the number that it gave when it armed the timer.
protocol TimerTarget: AnyObject {
  func timerFired(_ cookie: UInt64)
}

/// A timer that is armed, or was.
struct TimerID: Hashable {
  fileprivate var index: UInt32
  fileprivate var generation: UInt32

  /// No timer; cancelling it does nothing.
  static let none = TimerID(index: .max, generation: .max)
}

/// Timers in 4,096 slots of one millisecond.
///
/// Arming and cancelling cost a few nanoseconds.
///
/// Almost every timer of a call is cancelled, hence no heap (measured: 4 ns instead of more than
/// 100). A timer beyond one turn of the wheel stays in its slot and is checked once a turn. Timers
/// of one slot and one due time fire in the order of arming.
struct TimerWheel: ~Copyable {
  private struct Node {
    var target: (any TimerTarget)?
    var cookie: UInt64 = 0
    var due: Int64 = 0
    var generation: UInt32 = 0
    var next: Int32 = -1
    var previous: Int32 = -1
    var slot: Int32 = -1
  }

  private struct Slot {
    var first: Int32 = -1
    var last: Int32 = -1
  }

  private static let slotCount = 4_096

  /// Grows with the timers that are armed at once.
  private var nodes = UnsafeMutableBufferPointer<Node>.allocate(capacity: 64)
  private var nodeCount = 0
  private let slots = UnsafeMutableBufferPointer<Slot>.allocate(capacity: slotCount)
  /// One bit for each slot with timers.
  private let occupied = UnsafeMutableBufferPointer<UInt64>.allocate(capacity: slotCount / 64)
  private var free: Int32 = -1
  private(set) var armedCount = 0
  /// The last millisecond whose timers have all fired.
  private(set) var tick: Int64
  /// No timer is due before this time; `Int64.max`: none is armed.
  ///
  /// It is not updated when that timer is cancelled, until the time has passed: nearly all are, and
  /// an occasional early wake-up is cheaper than a search of the slots each time.
  private(set) var soonest = Int64.max

  init(tick: Int64) {
    self.tick = tick
    slots.initialize(repeating: Slot())
    occupied.initialize(repeating: 0)
  }

  deinit {
    nodes.baseAddress?.deinitialize(count: nodeCount)
    nodes.deallocate()
    slots.deallocate()
    occupied.deallocate()
  }

  mutating func arm(
    at due: Int64,
    target: consuming any TimerTarget,
    cookie: UInt64
  ) -> TimerID {
    let index = takeNode()
    let due = max(due, tick &+ 1)
    let slot = Int32(truncatingIfNeeded: due & Int64(Self.slotCount - 1))
    let last = slots[Int(slot)].last
    nodes[Int(index)].target = target
    nodes[Int(index)].cookie = cookie
    nodes[Int(index)].due = due
    nodes[Int(index)].slot = slot
    nodes[Int(index)].next = -1
    nodes[Int(index)].previous = last
    if last >= 0 { nodes[Int(last)].next = index } else { slots[Int(slot)].first = index }
    slots[Int(slot)].last = index
    occupied[Int(slot) / 64] |= 1 << UInt64(slot % 64)
    armedCount += 1
    if due < soonest { soonest = due }
    return TimerID(
      index: UInt32(bitPattern: index),
      generation: nodes[Int(index)].generation
    )
  }

  /// Cancels the timer; does nothing if it fired or was cancelled before.
  mutating func cancel(_ id: TimerID) {
    guard id.index < UInt32(nodeCount) else { return }
    let index = Int(id.index)
    guard nodes[index].generation == id.generation, nodes[index].slot >= 0 else { return }
    unlink(Int32(index))
  }

  /// Removes and returns the next timer that is due by `now`; `nil`: all have fired.
  @inline(__always)
  mutating func popExpired(now: Int64) -> (target: any TimerTarget, cookie: UInt64)? {
    if now >= soonest { return findExpired(now) }
    tick = max(tick, now)
    return nil
  }

  @inline(never)
  private mutating func findExpired(
    _ now: Int64
  ) -> (target: any TimerTarget, cookie: UInt64)? {
    while tick < now {
      let candidate = tick + 1
      let slot = Int(candidate & Int64(Self.slotCount - 1))
      guard slots[slot].first >= 0 else {
        tick = armedCount == 0 ? now : min(now, candidate + emptySlots(after: slot))
        continue
      }
      var index = slots[slot].first
      while index >= 0 {
        if nodes[Int(index)].due <= candidate, let target = nodes[Int(index)].target {
          let cookie = nodes[Int(index)].cookie
          unlink(index)
          return (target, cookie)
        }
        index = nodes[Int(index)].next
      }
      tick = candidate
    }
    soonest = nextOccupied().map { tick + $0 } ?? .max
    return nil
  }

  /// When the earliest timer is due.
  ///
  /// Visits every timer: for simulations.
  func earliest() -> Int64? {
    var earliest: Int64?
    for word in occupied.indices where occupied[word] != 0 {
      var left = occupied[word]
      while left != 0 {
        var index = slots[word * 64 + left.trailingZeroBitCount].first
        left &= left - 1
        while index >= 0 {
          let due = nodes[Int(index)].due
          if due < earliest ?? .max { earliest = due }
          index = nodes[Int(index)].next
        }
      }
    }
    return earliest
  }

  /// Milliseconds from ``tick`` to the next slot with timers; at most one turn of the wheel.
  private func nextOccupied() -> Int64? {
    guard armedCount > 0 else { return nil }
    let slot = Int((tick + 1) & Int64(Self.slotCount - 1))
    return slots[slot].first >= 0 ? 1 : 2 + emptySlots(after: slot)
  }

  /// Records that nothing is due up to and including `time`; the caller has checked.
  mutating func skip(to time: Int64) {
    tick = max(tick, time)
  }

  /// The number of empty slots after `slot`, up to one turn.
  private func emptySlots(after slot: Int) -> Int64 {
    var distance = 0
    var position = (slot + 1) & (Self.slotCount - 1)
    while distance < Self.slotCount {
      let word = occupied[position / 64] >> UInt64(position % 64)
      if word != 0 { return Int64(min(distance + word.trailingZeroBitCount, Self.slotCount)) }
      let step = 64 - position % 64
      distance += step
      position = (position + step) & (Self.slotCount - 1)
    }
    return Int64(Self.slotCount - 1)
  }

  private mutating func takeNode() -> Int32 {
    guard free >= 0 else {
      if nodeCount == nodes.count { grow() }
      nodes.initializeElement(at: nodeCount, to: Node())
      nodeCount += 1
      return Int32(nodeCount - 1)
    }
    let index = free
    free = nodes[Int(index)].next
    return index
  }

  private mutating func grow() {
    let larger = UnsafeMutableBufferPointer<Node>.allocate(capacity: nodes.count * 2)
    _ = larger.moveInitialize(fromContentsOf: nodes)
    nodes.deallocate()
    nodes = larger
  }

  private mutating func unlink(_ index: Int32) {
    let slot = Int(nodes[Int(index)].slot)
    let (previous, next) = (nodes[Int(index)].previous, nodes[Int(index)].next)
    if previous >= 0 { nodes[Int(previous)].next = next } else { slots[slot].first = next }
    if next >= 0 { nodes[Int(next)].previous = previous } else { slots[slot].last = previous }
    if slots[slot].first < 0 { occupied[slot / 64] &= ~(1 << UInt64(slot % 64)) }
    nodes[Int(index)].target = nil
    nodes[Int(index)].slot = -1
    nodes[Int(index)].generation &+= 1
    nodes[Int(index)].next = free
    free = index
    armedCount -= 1
  }
}
