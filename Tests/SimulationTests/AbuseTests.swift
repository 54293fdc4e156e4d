#if DEBUG
import RPCSimulation
import TestSupport
import Testing

/// A server under abuse; `deploy/dev/simulate --abuse` plays more seeds.
@Suite("A server under abuse")
struct AbuseTests {
  @Test("keeps its guarantees to members (matrix 10, 11)", arguments: FullRun.parts(6, short: 2))
  func promises(part: UInt64) {
    for seed in (1 + part * 6)...(6 + part * 6) {
      let report = AbuseRun.play(seed: seed)
      #expect(report.broken == [], "deploy/dev/simulate --abuse --seed \(seed) --runs 1 --trace")
    }
  }

  @Test("runs the same way twice from one seed", arguments: FullRun.some(of: [3, 10], short: 1))
  func repetition(seed: UInt64) {
    #expect(AbuseRun.play(seed: seed).lines == AbuseRun.play(seed: seed).lines)
  }

  @Test("is short of bytes and of slots in some runs, and members get answers in all")
  func variety() {
    let reports = (101...UInt64(125)).map(AbuseRun.play)
    #expect(reports.contains { $0.shortages > 0 })
    #expect(reports.contains { $0.ended > 100 })
    #expect(reports.contains { $0.repeated > 0 })
    #expect(reports.allSatisfy { $0.answered > 5 })
  }
}
#endif
