import Testing

@testable import RPC

/// Reuse of memory in a loop: work, timers and output.
@Suite("A loop keeps")
struct LoopKeepingTests {
  @Test("a lower bound of the next timer's time", arguments: 0..<UInt64(20))
  func soonest(seed: UInt64) {
    final class Target: TimerTarget {
      func timerFired(_ cookie: UInt64) {}
    }
    var random = LoopRandom.seeded(seed)
    var wheel = TimerWheel(tick: 1_000)
    let target = Target()
    var armed: [TimerID] = []
    var now: Int64 = 1_000
    for _ in 0..<2_000 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0, 1:
        let due = now + Int64.random(in: -2...9_000, using: &random)
        armed.append(wheel.arm(at: due, target: target, cookie: 0))
      case 2:
        if let timer = armed.randomElement(using: &random) { wheel.cancel(timer) }
      default:
        now += Int64.random(in: 0...300, using: &random)
        while wheel.popExpired(now: now) != nil {}
        // A waiter still waits.
        #expect(wheel.soonest > now)
      }
      if let earliest = wheel.earliest() { #expect(wheel.soonest <= earliest) }
    }
    for timer in armed { wheel.cancel(timer) }
    // A cancelled timer causes at most one wakeup.
    let last = wheel.soonest
    #expect(wheel.popExpired(now: last) == nil)
    #expect(wheel.soonest == .max)
  }

  @Test("output memory for the next writer, the last returned piece first")
  func spare() throws {
    let spare = SpareMemory()
    #expect(spare.take() == nil)
    var buffers = (0..<3).map { _ in Unwritten(OutputBuffer(spare)) }
    for (index, buffer) in buffers.enumerated() {
      buffer.output.append(contentsOf: [UInt8](repeating: UInt8(index), count: 5_000))
    }
    let places = buffers.map { $0.output.bytes.baseAddress }
    for buffer in buffers { buffer.output.removeFirst(5_000) }
    for place in places.reversed() {
      let next = Unwritten(OutputBuffer(spare))
      next.output.append(contentsOf: [UInt8](repeating: 7, count: 8_000))
      #expect(next.output.bytes.baseAddress == place)
      #expect(next.output.bytes.allSatisfy { $0 == 7 } && next.output.count == 8_000)
      buffers.append(next)
    }
    #expect(spare.take() == nil)
    for buffer in buffers { buffer.output.removeAll() }
    let piece = try #require(spare.take())
    #expect(piece.bytes == 8_192)
    spare.give(piece.memory, piece.bytes)
    spare.giveBack()
    #expect(spare.take() == nil)
  }

  /// An output backed by an array.
  private final class Unwritten {
    var output: OutputBuffer

    init(_ output: consuming OutputBuffer) {
      self.output = output
    }
  }
}
