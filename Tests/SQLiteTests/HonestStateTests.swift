import TestSupport
import Testing

@testable import SQLite

/// A false alarm keeps a household from its data, so what our own calls leave is never refused.
@Suite("What a kill, a power cut or a failing disk leaves of lock, log and file (rows 64, 66, 67)")
struct HonestStateTests {
  @Test("is never refused, in however many lives", arguments: 0..<UInt64(40))
  func accepted(seed: UInt64) {
    var life = ModelLife(seed: seed)
    var random = SeededNumbers(seed: seed &+ 1_000)
    var seen: Set<String> = []
    for number in 1...500 {
      let before = "\(life.lock.text.split(separator: " ")), \(life.found)"
      let verdict = life.verdict()
      // A header that power cut off leaves nothing of which one could say that it was everything.
      let isFair =
        verdict == .everything
        || verdict == .uncertain
          && (life.lock == .none || life.lock == .unknown || life.found == .unreadable)
      #expect(isFair, "life \(number): \(verdict), \(before), \(life)")
      guard isFair else { return }
      seen.insert(String(life.lock.text.prefix(3)))
      life.live(calls: Int.random(in: 0...60, using: &random), isWhole: verdict == .everything)
      if Bool.random(using: &random) { life.cutPower() }
    }
    #expect(seen.isSuperset(of: ["clo", "who", "in ", "mov"]))
  }
}
