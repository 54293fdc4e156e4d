import Foundation
import SQLite
import Testing

/// `daybook import beanconqueror` while the catalog is killed at named places in its code.
@Suite("An import whose service is killed")
struct ImportCrashTests {
  private static let brews = 1_200

  /// A journal whose records no other run has.
  private func journal(_ run: Int) -> Data {
    let brews = (0..<Self.brews).map { number in
      #"{"bean": "b\#(run)", "method_of_preparation": "p", "mill": "m", "grind_weight": 15, "rating": 4, "#
        + #""brew_time": \#(150 + number % 3), "config": {"uuid": "n\#(run)-\#(number)", "unix_timestamp": 1700000000}}"#
    }
    return Data(
      """
      {"BEANS": [{"name": "Guji \(run)", "weight": 20000, "config": {"uuid": "b\(run)"}}],
       "MILL": [{"name": "Mill", "config": {"uuid": "m"}}],
       "PREPARATION": [{"name": "Pot", "type": "V60", "config": {"uuid": "p"}}],
       "SETTINGS": [{"brew_rating": 5}], "BREWS": [\(brews.joined(separator: ",\n"))]}
      """.utf8
    )
  }

  @Test(
    "loses nothing that was answered; running it again finishes, and makes nothing twice (IMP-002, IMP-008)"
  )
  func killed() throws {
    let home = try Installation(gatewayFlags: ["--token-rate", "100000:100000"])
    try home.startAll()
    #expect(try home.setUp().status == 0)
    let places = [Failpoint.beforeCommit, .afterCommit].flatMap { place in
      (1...4).map { (place, $0) }
    }
    var cutOff = 0
    for (run, (place, passage)) in places.enumerated() {
      let file = home.home.appendingPathComponent("journal.json")
      try journal(run).write(to: file)
      home.kill9("catalog")
      try home.launch("catalog", environment: place.variable(passage))
      let command = ["import", "beanconqueror", file.path]
      let first = try home.daybook(command + ["--timeout", "2s"])
      if home.process("catalog")?.isRunning != true { cutOff += 1 }
      home.kill9("catalog")
      try home.start("catalog")
      // What was said to be imported is there.
      let acknowledged =
        first.errors.prefixMatch(of: /daybook: ([0-9]+) records were imported, then/)
        .flatMap { Int($0.1) } ?? (first.status == 0 ? Self.brews + 1 : 0)
      let stored = try brews()
      #expect(
        stored >= run * Self.brews + max(0, acknowledged - 1),
        "\(place) \(passage): \(first)"
      )
      for _ in 1...2 { #expect(try home.daybook(command).status == 0) }
      #expect(try brews() == (run + 1) * Self.brews, "\(place) \(passage)")
      try expectExact(home, run)
    }
    #expect(cutOff >= 6, "most passages are reached: \(cutOff)")

    func brews() throws -> Int {
      let answer = try home.json(["coffee", "stats"])
      return (answer["figures"] as? [String: Any])?["brews"] as? Int ?? 0
    }
  }

  /// Counts and stock are those of the brews that are there.
  private func expectExact(_ home: Installation, _ run: Int) throws {
    let recipes = try home.json(["recipes"])["recipes"] as? [[String: Any]] ?? []
    let uses = recipes.map { ($0["recipe"] as? [String: Any])?["usageCount"] as? Int ?? 0 }
    #expect(uses.reduce(0, +) == (run + 1) * Self.brews && uses.count == 3)
    let coffees = try home.json(["coffee"])["coffees"] as? [[String: Any]] ?? []
    #expect(coffees.count == run + 1)
    for coffee in coffees {
      let figures = coffee["figures"] as? [String: Any]
      #expect(figures?["brews"] as? Int == Self.brews)
      #expect(figures?["remainingG"] as? Double == 20_000 - 15 * Double(Self.brews))
    }
  }
}
