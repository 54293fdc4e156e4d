import CLinux
import Glibc
import Testing

@testable import RPC

@Suite("A flood of bytes")
struct FloodWatchTests {
  /// On one loop only.
  private final class Times: @unchecked Sendable {
    var list: [Duration] = []
  }

  /// The scheduling policies that a thread would have got; on one loop only.
  private final class Policies: @unchecked Sendable {
    var list: [Int32] = []

    func change(from old: Int32, to new: Int32) -> Bool {
      list.append(new)
      return true
    }
  }

  @Test("returns memory once, shortly after its end")
  func calm() throws {
    let simulation = Simulation(seed: 1)
    let loop = simulation.loop
    let times = Times()
    let start = loop.now
    let policies = Policies()
    nonisolated(unsafe) let watch = FloodWatch(
      givingBackBy: { times.list.append(loop.now - start) },
      reschedulingBy: policies.change
    )
    try simulation.run {
      // 40 MiB a second for three seconds, in pieces.
      for _ in 0..<300 {
        watch.count(419_431, on: loop)
        try await loop.sleep(for: .milliseconds(10))
      }
      try await loop.sleep(for: .seconds(60))
    }
    #expect(times.list.count == 1)
    #expect(times.list[0] > .seconds(3) && times.list[0] <= .seconds(5))
    #expect(policies.list == [SCHED_BATCH, SCHED_OTHER])
    #expect(loop.armedTimers == 0)
  }

  @Test("below the threshold changes nothing")
  func little() throws {
    let simulation = Simulation(seed: 1)
    let loop = simulation.loop
    let times = Times()
    let policies = Policies()
    let watch = FloodWatch(
      givingBackBy: { times.list.append(.zero) },
      reschedulingBy: policies.change
    )
    watch.count(FloodWatch.flood - 1, on: loop)
    #expect(loop.armedTimers == 0)
    #expect(policies.list.isEmpty)
    watch.count(1, on: loop)
    #expect(loop.armedTimers == 1)
    try simulation.run { try await loop.sleep(for: .seconds(2)) }
    #expect(times.list.count == 1)
    #expect(policies.list.isEmpty)
  }

  @Test(
    "gives the loop's thread a policy that interrupts no other, until it is over",
    .enabled(if: sched_getscheduler(0) == SCHED_OTHER, "tests run with a chosen policy")
  )
  func policy() async throws {
    let loop = EventLoop.start(name: "flooded")
    defer { loop.stop() }
    let policies = try await loop.run {
      loop.floods.count(FloodWatch.flood, on: loop)
      var policies = [sched_getscheduler(0)]
      // And again within the second.
      loop.floods.count(FloodWatch.flood, on: loop)
      for _ in 0..<2 {
        loop.floods.timerFired(0)
        policies.append(sched_getscheduler(0))
      }
      return policies
    }
    #expect(policies == [SCHED_OTHER, SCHED_BATCH, SCHED_OTHER])
  }

  /// A thread of which an operator may choose the policy as well.
  private final class Chosen: @unchecked Sendable {
    var policy: Int32

    init(_ policy: Int32) { self.policy = policy }

    func change(from old: Int32, to new: Int32) -> Bool {
      guard policy == old else { return false }
      policy = new
      return true
    }
  }

  @Test("does not change the policy of a thread whose operator chose one")
  func chosen() {
    let loop = Simulation(seed: 1).loop
    let thread = Chosen(SCHED_BATCH)
    let watch = FloodWatch(givingBackBy: {}, reschedulingBy: thread.change)
    func flood() {
      for _ in 0..<2 { watch.count(FloodWatch.flood, on: loop) }
      watch.timerFired(0)
    }
    flood()
    watch.timerFired(0)
    #expect(thread.policy == SCHED_BATCH)
    thread.policy = SCHED_OTHER
    flood()
    #expect(thread.policy == SCHED_BATCH)
    // The operator changes it meanwhile.
    thread.policy = SCHED_IDLE
    watch.timerFired(0)
    #expect(thread.policy == SCHED_IDLE)
    // A later choice of the operator is not mistaken for ours.
    thread.policy = SCHED_BATCH
    watch.timerFired(0)
    #expect(thread.policy == SCHED_BATCH)
  }

  @Test("is counted within one second")
  func slow() {
    let loop = Simulation(seed: 1).loop
    let thread = Chosen(SCHED_OTHER)
    let watch = FloodWatch(givingBackBy: {}, reschedulingBy: thread.change)
    for part in [1, 1, 2] { watch.count(FloodWatch.flood / part, on: loop) }
    watch.timerFired(0)
    #expect(thread.policy == SCHED_BATCH)
    // Together with the earlier ones it would be a flood again.
    watch.count(FloodWatch.flood / 2, on: loop)
    watch.timerFired(0)
    #expect(thread.policy == SCHED_OTHER)
  }
}
