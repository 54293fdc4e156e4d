import Foundation
import GatewayClient
import SQLite
import ServiceRuntime
import TestSupport
import Testing

/// Invariants after any kill; `deploy/dev/crash --runs N --seed S` runs more.
///
/// A run kills one process, at a random moment under load or at a failpoint, and starts it again.
/// After every `Crash.runsPerHouse` runs everything is checked and a new installation begins.
@Suite("An installation whose processes are killed")
struct CrashTests {
  @Test(
    """
    loses no acknowledged change, makes none twice, and its figures are those of a rebuild (INT-004)
    """
  )
  func kills() async throws {
    // Another seed each day, because eight runs reach few of the failpoints.
    let today = UInt64(Date().timeIntervalSince1970 / 86_400)
    let seed = Crash.number("DAYBOOK_CRASH_SEED") ?? today
    let runs = Crash.number("DAYBOOK_CRASH_RUNS") ?? 8
    Crash.say("deploy/dev/crash --runs \(runs) --seed \(seed) makes these choices again")
    var random = SeededNumbers(seed: seed)
    var done: UInt64 = 0
    var kills: [String: Int] = [:]
    while done < runs {
      let count = min(Crash.runsPerHouse, runs - done)
      let house = try Crash(seed: random.next())
      try await house.suffer(runs: count)
      try await house.check()
      done += count
      kills.merge(house.kills) { $0 + $1 }
      Crash.say("seed \(seed): \(done) of \(runs) runs, \(house.work.acknowledged) acknowledged")
      let moments = kills.sorted { $0.key < $1.key }
      Crash.say(moments.map { "\($0.value) \($0.key)" }.joined(separator: ", "))
    }
    let missed = kills[Crash.notReached] ?? 0
    let reached = Int(runs) - missed - (kills[Crash.atRandom] ?? 0)
    #expect(reached > missed, "most named places are reached")
  }

  @Test(
    "has complete schemas however often its first start is killed",
    arguments: Installation.services
  )
  func duringMigration(service: String) throws {
    let home = try Installation()
    var ended = 0
    for step in 1...20 {
      try home.launch(service, environment: Failpoint.duringMigration.variable(step))
      while home.process(service)?.isRunning == true {
        if try home.health(of: service).status == 0 { break }
      }
      guard home.process(service)?.isRunning != true else { break }
      ended += 1
      home.kill9(service)
      try home.start(service)
      home.kill9(service)
      for ending in ["", "-wal", "-shm", ".lock"] {
        let path = home.home.appendingPathComponent("data/\(service).db\(ending)").path
        try? FileManager.default.removeItem(atPath: path)
      }
    }
    #expect(ended >= 2, "the shared step and a step of the service")
  }

  /// Services with a stored database of an earlier schema; none before the first release.
  private static let upgraded = Installation.services.filter {
    EarlierDatabases.versions(of: $0).count > 1
  }

  @Test(
    "keeps its data, in complete schemas, however often the migration from an earlier one is killed",
    .enabled(if: !upgraded.isEmpty, "no schema is older than the current one"),
    arguments: upgraded
  )
  func duringUpgrade(service: String) throws {
    var ended: [Failpoint: Int] = [:]
    for place in [Failpoint.duringMigration, .copyWritten] {
      for step in 1...20 {
        let home = try Installation()
        let path = home.home.appendingPathComponent("data/\(service).db").path
        let oldest = try #require(EarlierDatabases.versions(of: service).first)
        try EarlierDatabases.make(path, of: service, oldest)
        let before = try events(in: path)
        try home.launch(service, environment: place.variable(step))
        while home.process(service)?.isRunning == true {
          if try home.health(of: service).status == 0 { break }
        }
        guard home.process(service)?.isRunning != true else { break }
        ended[place, default: 0] += 1
        home.kill9(service)
        try home.start(service)
        #expect(home.terminate(service) == 0)
        #expect(Array(try events(in: path).prefix(before.count)) == before)
        try DatabaseCopy.expectSound(path)
      }
    }
    #expect(ended[.duringMigration, default: 0] >= 1, "each step since then")
  }

  /// The contents of all events in a database, in order.
  private func events(in path: String) throws -> [String] {
    try Connection(path: path, mode: .readOnly)
      .all("SELECT seq || kind || entity || number FROM feed ORDER BY seq") { try $0.value(0) }
  }

  @Test("has a complete backup or none, and all of a restored set or a refusal to start")
  func duringBackup() throws {
    let home = try Installation()
    try home.startAll()
    #expect(try home.setUp().status == 0)
    for name in ["Dishes", "Rent", "Tea"] { _ = try home.json(["add", name]) }
    let backup = home.home.appendingPathComponent("kept.backup").path
    for (place, times) in [(Failpoint.copyWritten, 5), (.duringBackup, 5)] {
      for time in 1...times {
        let outcome = try home.daybook(
          ["operator", "backup", backup],
          environment: place.variable(time)
        )
        #expect(outcome.status == 128 + SIGKILL, "\(outcome)")
        #expect(!FileManager.default.fileExists(atPath: backup))
      }
    }
    #expect(try home.daybook(["operator", "backup", backup]).status == 0)
    #expect(try home.daybook(["operator", "check", backup]).status == 0)

    _ = try home.json(["add", "Later"])
    for service in Installation.services { _ = home.terminate(service) }
    for time in 1...5 {
      let outcome = try home.daybook(
        ["operator", "restore", backup, "--yes"],
        environment: Failpoint.duringRestore.variable(time)
      )
      #expect(outcome.status == 128 + SIGKILL, "\(outcome)")
      try home.launch("task")
      var health = try home.health(of: "task")
      while !health.output.hasPrefix("not serving: ") {
        #expect(home.process("task")?.isRunning == true)
        health = try home.health(of: "task")
      }
      #expect(health.output.contains("was interrupted"), "\(health)")
      home.kill9("task")
    }
    let restored = try home.daybook(["operator", "restore", backup, "--yes"])
    #expect(restored.status == 0, "\(restored)")
    try home.startAll()
    #expect(try home.json(["list"])["totalCount"] as? Int == 3)
    #expect(try home.daybook(["operator", "check"]).status == 0)
  }
}

extension Failpoint {
  /// The variable that kills a process at the given pass of a failpoint.
  func variable(_ passage: Int) -> [String: String] {
    ["DAYBOOK_FAILPOINT": "\(rawValue):\(passage)"]
  }
}
