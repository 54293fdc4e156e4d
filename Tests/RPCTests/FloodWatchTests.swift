import Testing

@testable import RPC

@Suite("Memory after a flood")
struct FloodWatchTests {
  /// On one loop only.
  private final class Times: @unchecked Sendable {
    var list: [Duration] = []
  }

  @Test("is given back once, a moment after the last of it")
  func calm() throws {
    let simulation = Simulation(seed: 1)
    let loop = simulation.loop
    let times = Times()
    let start = loop.now
    nonisolated(unsafe) let watch = FloodWatch { times.list.append(loop.now - start) }
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
    #expect(loop.armedTimers == 0)
  }

  @Test("is nothing that less than a flood leaves behind")
  func little() throws {
    let simulation = Simulation(seed: 1)
    let loop = simulation.loop
    let times = Times()
    let watch = FloodWatch { times.list.append(.zero) }
    watch.count(FloodWatch.flood - 1, on: loop)
    #expect(loop.armedTimers == 0)
    watch.count(1, on: loop)
    #expect(loop.armedTimers == 1)
    try simulation.run { try await loop.sleep(for: .seconds(2)) }
    #expect(times.list.count == 1)
  }
}
