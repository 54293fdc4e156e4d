#if DEBUG
import RPCSimulation
import Testing

/// What members keep while others take places and bytes; `deploy/dev/simulate --siege` plays as many seeds as
/// somebody has time for.
@Suite("A besieged server")
struct SiegeTests {
  @Test("keeps its promises to members (matrix 10, 11)", arguments: 0..<UInt64(6))
  func promises(part: UInt64) {
    for seed in (1 + part * 6)...(6 + part * 6) {
      let report = Siege.play(seed: seed)
      #expect(report.broken == [], "deploy/dev/simulate --siege --seed \(seed) --runs 1 --trace")
    }
  }

  @Test("is besieged the same way twice from one seed", arguments: [UInt64(3), 10])
  func repetition(seed: UInt64) {
    #expect(Siege.play(seed: seed).lines == Siege.play(seed: seed).lines)
  }

  @Test("is short of bytes and of places in some runs, and members get answers in all")
  func variety() {
    let reports = (101...UInt64(125)).map(Siege.play)
    #expect(reports.contains { $0.shortages > 0 })
    #expect(reports.contains { $0.ended > 100 })
    #expect(reports.contains { $0.repeated > 0 })
    #expect(reports.allSatisfy { $0.fulfilled > 5 })
  }
}
#endif
