import TestSupport
import Testing

@testable import SQLite

/// A false alarm locks a household out of its data, so files left by our own calls are never
/// refused.
@Suite("Lock, log and file after a kill, a power cut or a disk failure (rows 64, 66, 67)")
struct HonestStateTests {
  @Test(
    "are never refused, after any number of runs, with another program between them or without",
    arguments: FullRun.parts(40, short: 10)
  )
  func accepted(seed: UInt64) {
    var life = ModelLife(seed: seed)
    var random = SeededNumbers(seed: seed &+ 1_000)
    var seen: Set<String> = []
    var verdicts: Set<Verdict> = []
    for number in 1...500 {
      let before = "\(life.lock.text.split(separator: " ")), \(life.found)"
      let verdict = life.verdict()
      // With a torn log header it is impossible to say that everything is there.
      let isFair =
        verdict == .everything
        || verdict == .uncertain
          && (life.lock == .none || life.lock == .unknown || life.found == .unreadable)
        || [.uncertain, .suspect].contains(verdict) && life.isMovedElsewhere
        || verdict == .lost && life.hasStalePage
      #expect(isFair, "life \(number): \(verdict), \(before), \(life)")
      guard isFair else { return }
      seen.insert(String(life.lock.text.prefix(3)))
      verdicts.insert(verdict)
      life.live(calls: Int.random(in: 0...60, using: &random), isWhole: verdict == .everything)
      if Bool.random(using: &random) { life.cutPower() }
      if seed.isMultiple(of: 2), Int.random(in: 0..<3, using: &random) == 0 { life.openElsewhere() }
    }
    #expect(seen.isSuperset(of: ["clo", "who", "in ", "mov"]))
    #expect(verdicts.contains(.suspect) == seed.isMultiple(of: 2))
  }

  /// Both count on from the same number.
  @Test(
    "are not reported as complete with a file of a copy that continued independently",
    arguments: FullRun.parts(40, short: 10)
  )
  func branches(seed: UInt64) {
    var random = SeededNumbers(seed: seed &+ 2_000)
    var first = ModelLife(seed: seed)
    var found: Set<Verdict> = []
    func live(_ life: inout ModelLife) {
      let isWhole = life.verdict() == .everything
      life.live(calls: Int.random(in: 0...60, using: &random), isWhole: isWhole)
    }
    for _ in 1...300 {
      for _ in 0..<Int.random(in: 0...3, using: &random) { live(&first) }
      var second = first
      second.goOn(seed: .random(in: 0...UInt64.max, using: &random))
      for _ in 1...Int.random(in: 1...3, using: &random) { live(&second) }
      for _ in 1...Int.random(in: 1...3, using: &random) { live(&first) }
      var exchanged = first
      exchanged.take(fileOf: second)
      // A file that both had before is not foreign.
      let own = first.fileGenerations.union(first.log?.commits.map(\.generation) ?? [])
        .union(first.lock.since.map { [$0] } ?? [])
      guard exchanged.fileGenerations.isDisjoint(with: own) else { continue }
      let verdict = exchanged.verdict()
      found.insert(verdict)
      #expect(verdict != .everything, "\(first) \(second)")
    }
    #expect(found.isSuperset(of: [.uncertain, .lost]))
  }
}
