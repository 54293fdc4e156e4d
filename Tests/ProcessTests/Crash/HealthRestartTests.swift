import Foundation
import Testing

/// Checks that health data survives kills of the real analytics process.
@Suite("Health after a kill")
struct HealthRestartTests {
  /// The commands that print health data.
  private static let shown: [[String]] = [
    ["health", "goals"], ["health", "sources"], ["nudges"], ["onboarding", "status"],
    ["weight", "list"], ["water", "list"], ["sleep", "list"], ["fast", "list"],
  ]

  private func state(_ home: Installation) throws -> [String] {
    try Self.shown.map { words in
      let outcome = try home.daybook(words + ["--json"])
      #expect(outcome.status == 0, "\(words): \(outcome)")
      return outcome.output
    }
  }

  @Test(
    "every log, the timer, goals, selection, connections, onboarding and nudges are as before (FST-137)"
  )
  func same() throws {
    let home = try Installation()
    try home.startAll()
    #expect(try home.setUp().status == 0)
    for words in [
      ["health", "goals", "--water", "2.5l", "--fasting", "18"],
      ["health", "select", "weight", "sleep"],
      ["health", "connect", "weight", "--scope", "future"], ["weight", "81.4"], ["water", "250"],
      ["sleep", "yesterday 01:00", "yesterday 07:15"],
      ["fast", "add", "--from", "yesterday 08:00", "--to", "yesterday 12:00"],
      ["nudges", "dismiss", "water"],
      ["fast", "start"],
    ] {
      let outcome = try home.daybook(words)
      #expect(outcome.status == 0, "\(words): \(outcome)")
    }
    let before = try state(home)
    let timer = try home.json(["fast", "status"])["timer"] as? [String: Any]
    let fast = try Self.text(timer?["fast"])
    for _ in 1...3 {
      home.kill9("analytics")
      try home.start("analytics")
      #expect(try state(home) == before)
      let after = try home.json(["fast", "status"])["timer"] as? [String: Any]
      #expect(after?["running"] as? Bool == true)
      #expect(try Self.text(after?["fast"]) == fast)
    }
    #expect(try home.daybook(["fast", "stop"]).status == 0)
  }

  /// The JSON of an object; its description has the keys in any order.
  private static func text(_ object: Any?) throws -> String {
    let object = try #require(object as? [String: Any])
    let data = try JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
    return String(decoding: data, as: UTF8.self)
  }
}
