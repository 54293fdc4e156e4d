import RPC
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary

@Suite("New ids")
struct IDSourceTests {
  @Test("increase, even within one millisecond and when the clock goes back")
  func rising() {
    let clock = FixedClock(.testStart)
    let ids = IDSource(clock: clock, random: RandomSource(seed: 1))
    var last = ids.make()
    for count in 0..<10_000 {
      if count == 5_000 { clock.advance(by: .seconds(-60)) }
      let next = ids.make()
      #expect(last < next)
      last = next
    }
    #expect(last.text.dropFirst(14).first == "7")
  }

  @Test("are the same for the same seed")
  func repeatable() {
    func three() -> [TaskID] {
      let ids = IDSource(clock: FixedClock(.testStart), random: RandomSource(seed: 5))
      return (0..<3).map { _ in ids.make() }
    }
    #expect(three() == three())
    #expect(Set(three()).count == 3)
  }
}

@Suite("A clock")
struct WallClockTests {
  @Test("of a simulation uses virtual time")
  func simulated() throws {
    let simulation = Simulation()
    let clock = LoopClock(loop: simulation.loop, start: .testStart)
    try simulation.run { try await simulation.loop.sleep(for: .seconds(86_400)) }
    #expect(clock.now() == .testStart + .seconds(86_400))
  }

  @Test("of the machine is in this century")
  func live() {
    #expect(LiveClock().now() > .testStart - .seconds(86_400 * 365 * 20))
  }
}
