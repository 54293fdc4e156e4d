import RPCSimulation
import TestSupport
import Testing

/// Invariants under any faults; `deploy/dev/simulate` plays more seeds.
@Suite("A simulated topology")
struct SimulationTests {
  @Test("keeps every invariant", arguments: FullRun.parts(8, short: 3))
  func promises(part: UInt64) {
    for seed in (1 + part * 25)...(25 + part * 25) {
      let report = SimulatedRun.play(seed: seed)
      #expect(report.broken == [], "deploy/dev/simulate --seed \(seed) --runs 1 --trace")
    }
  }

  @Test(
    "runs the same way twice from one seed",
    arguments: FullRun.some(of: [3, 17, 101, 15, 120], short: 2)
  )
  func repetition(seed: UInt64) {
    #expect(SimulatedRun.play(seed: seed).lines == SimulatedRun.play(seed: seed).lines)
  }

  @Test("has runs with and without faults, and calls that succeed and fail in both")
  func variety() {
    let reports = (1...UInt64(15)).map(SimulatedRun.play)
    #expect(reports.contains { $0.events == 0 })
    #expect(reports.contains { $0.events > 5 })
    for report in reports {
      #expect(report.succeeded > 0 && report.succeeded < report.calls, "seed \(report.seed)")
    }
    // Forwarded as table rows, which is the gateway's fast path, and some of them disturbed.
    #expect(reports.reduce(0) { $0 + $1.rows } > 5 * reports.count)
    #expect(reports.reduce(0) { $0 + $1.unfolded } > reports.count)
    #expect(reports.reduce(0) { $0 + $1.resumptions } > 5 * reports.count)
  }
}
