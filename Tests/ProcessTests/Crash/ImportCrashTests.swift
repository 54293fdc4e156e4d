import Foundation
import SQLite
import Testing

/// `daybook import beanconqueror` while the catalog is killed at failpoints.
@Suite("An import whose service is killed")
struct ImportCrashTests {
  private static let brews = 1_200

  /// A journal whose records are unique to this run.
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
    "loses no answered record; a repeat finishes it, and creates nothing twice (IMP-002, IMP-008)"
  )
  func killed() throws {
    let home = try Installation(gatewayFlags: ["--token-rate", "100000:100000"])
    try home.startAll()
    #expect(try home.setUp().status == 0)
    var (run, cutOff, answered) = (0, 0, 0)
    for place in [Failpoint.beforeCommit, .afterCommit] {
      for passage in 1...20 {
        home.kill9("catalog")
        try home.launch("catalog", environment: place.variable(passage))
        while home.process("catalog")?.isRunning == true {
          if try home.health(of: "catalog").status == 0 { break }
        }
        // The first hits are those of its start.
        guard home.process("catalog")?.isRunning == true else { continue }
        let file = home.home.appendingPathComponent("journal.json")
        try journal(run).write(to: file)
        let command = ["import", "beanconqueror", file.path]
        let first = try home.daybook(command + ["--timeout", "2s"])
        let isCutOff = home.process("catalog")?.isRunning != true
        home.kill9("catalog")
        try home.start("catalog")
        // The records reported as imported exist; the coffee is one of them.
        let said = first.errors.firstMatch(of: /([0-9]+) records? were imported, then/)
        let acknowledged = said.flatMap { Int($0.1) } ?? (isCutOff ? 0 : Self.brews + 1)
        let stored = try brews()
        #expect(
          stored >= run * Self.brews + max(0, acknowledged - 1),
          "\(place) \(passage): \(first)"
        )
        for _ in 1...2 { #expect(try home.daybook(command).status == 0) }
        #expect(try brews() == (run + 1) * Self.brews, "\(place) \(passage)")
        try expectExact(home, run)
        run += 1
        // There is no later commit.
        guard isCutOff else { break }
        cutOff += 1
        if acknowledged > 0 { answered += 1 }
      }
    }
    #expect(cutOff >= 4, "it is killed while it imports: \(cutOff)")
    #expect(answered >= 2, "some calls are answered before: \(answered)")

    func brews() throws -> Int {
      let answer = try home.json(["coffee", "stats"])
      return (answer["figures"] as? [String: Any])?["brews"] as? Int ?? 0
    }
  }

  /// Checks that counts and stock match the stored brews.
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
