import RPC
package import SQLite
package import ServiceRuntime
package import Vocabulary

extension Timestamp {
  /// 2026-11-21 08:00 UTC, a Saturday: the start of tests unless set otherwise.
  package static let testStart = Timestamp(millisecondsSinceEpoch: 1_795_248_000_000)
}

extension RuntimeEnvironment {
  /// An environment for a test of one service: a clock that the test sets, and random numbers from
  /// a seed.
  package static func test(
    clock: any WallClock = FixedClock(.testStart),
    execution: Execution = .inline,
    seed: UInt64 = 1
  ) -> RuntimeEnvironment {
    let loop = Simulation(seed: seed).loop
    return RuntimeEnvironment(
      loop: loop,
      transport: MemoryTransport(loop),
      clock: clock,
      random: RandomSource(seed: seed),
      storageExecution: execution,
      log: .silent
    )
  }
}
