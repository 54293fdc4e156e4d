import Contracts
import Foundation
import GatewayClient
import SQLite
import Synchronization
import TestSupport
import Testing
import Vocabulary

/// One installation that is worked in while its processes are killed, and then looked through.
final class Crash {
  /// A household of this size is listed and rebuilt in a moment.
  static let runsPerHouse: UInt64 = 25
  /// So many acknowledged changes pass at most before a place that was not reached is given up.
  private static let patience = 150

  let home: Installation
  let work: CrashWork
  private var random: SeededNumbers
  private let seen = Seen()
  /// How often processes were ended, by the place in their code; empty for a random moment.
  private(set) var kills: [String: Int] = [:]

  init(seed: UInt64) throws {
    random = SeededNumbers(seed: seed)
    let rates = ["--token-rate", "100000:100000", "--household-rate", "100000:100000"]
    home = try Installation(gatewayFlags: rates)
    try home.startAll()
    #expect(try home.setUp().status == 0)
    work = try CrashWork(home, seed: random.next())
  }

  /// Kills and starts again, under load.
  func suffer(runs: UInt64) async throws {
    let watching = Task { [seen, client = work.client] in
      do {
        for try await change in client.changes() { seen.note(change) }
      } catch {
        if !Task.isCancelled { seen.note(problem: "the stream ended: \(error)") }
      }
    }
    // A stream begins with what happens once it is open.
    while seen.isEmpty { try await work.createOne() }
    let early = work.created
    let hands = Task { [work] in await work.run(hands: 8) }
    for _ in 0..<runs {
      let service = Installation.services.randomElement(using: &random) ?? "task"
      let places = Crash.places(of: service)
      if Bool.random(using: &random), let place = places.randomElement(using: &random) {
        let passage = Int.random(in: 1...(place == .beforeCheckpoint ? 1 : 30), using: &random)
        let isReached = try await end(service, at: place, passage: passage)
        kills[isReached ? place.rawValue : "", default: 0] += 1
      } else {
        try await pass(changes: Int.random(in: 0...40, using: &random), while: nil)
        kills["", default: 0] += 1
      }
      home.kill9(service)
      let begin = ContinuousClock.now
      try home.start(service)
      let took = ContinuousClock.now - begin
      if took > .seconds(5) { Crash.say("\(service) took \(took) to start") }
    }
    try await pass(changes: 10, while: nil)
    work.stop()
    await hands.value
    try await work.settle()
    try await seen.wait(for: work.created.subtracting(early))
    let before = seen.lacks(early)
    if !before.isEmpty { Crash.say("\(before.count) changes were made before the stream was open") }
    watching.cancel()
    _ = await watching.result
  }

  /// The places that a service's work passes.
  private static func places(of service: String) -> [Failpoint] {
    switch service {
    case "task": [.beforeCommit, .afterCommit, .beforeCheckpoint, .feedSent]
    case "analytics", "notification": [.beforeCommit, .afterCommit, .feedApplied, .feedSent]
    default: []
    }
  }

  /// Starts the service so that it ends at `place`, and works until it has ended.
  ///
  /// - Returns: whether it came there.
  private func end(_ service: String, at place: Failpoint, passage: Int) async throws -> Bool {
    home.kill9(service)
    try home.launch(service, environment: place.variable(passage))
    try await pass(changes: Crash.patience, while: service)
    return home.process(service)?.isRunning != true
  }

  /// Lets the work go on for so many acknowledged changes, or until `service` has ended.
  ///
  /// Each look asks a program something, so nothing sleeps here.
  private func pass(changes: Int, while service: String?) async throws {
    let target = work.acknowledged + changes
    for _ in 0..<100 where work.acknowledged < target {
      if let service, home.process(service)?.isRunning != true { return }
      _ = try home.health(of: service ?? "task")
      await Task.yield()
    }
  }

  /// Holds everything that was promised against everything that is there.
  func check() async throws {
    let stored = try await work.stored()
    #expect(work.created.isSubset(of: Set(stored.compactMap(\.id))), "an acknowledged task is lost")
    #expect(Set(stored.map(\.name)).count == stored.count, "a task is there twice")
    #expect(stored.count == work.asked, "a settled request left nothing, or something else did")
    #expect(try await work.repeated(atMost: 50) == [], "a repeat was answered otherwise")
    #expect(seen.problems == [])
    let looked = try home.daybook(["operator", "check"])
    #expect(looked.status == 0, "\(looked)")
    try await rebuild()
  }

  /// Analytics without its database comes to the same figures.
  private func rebuild() async throws {
    let before = try await (work.score(of: work.points), work.history())
    #expect(before.0.totalPoints == Int64(work.points), "points differ from what was earned")
    _ = home.terminate("analytics")
    for ending in ["", "-wal", "-shm", ".lock"] {
      let path = home.home.appendingPathComponent("data/analytics.db\(ending)").path
      try? FileManager.default.removeItem(atPath: path)
    }
    try home.start("analytics")
    let after = try await (work.score(of: work.points), work.history())
    #expect(after.0 == before.0)
    #expect(after.1 == before.1)
  }

  static func number(_ variable: String) -> UInt64? {
    ProcessInfo.processInfo.environment[variable].flatMap { UInt64($0) }
  }

  static func say(_ line: String) {
    if number("DAYBOOK_CRASH_RUNS") != nil { print("crash: \(line)") }
  }
}

/// What a stream of changes has shown.
private final class Seen: Sendable {
  private struct State {
    var created: Set<String> = []
    var problems: [String] = []
  }

  private let state = Mutex(State())

  var problems: [String] { state.withLock { $0.problems } }

  var isEmpty: Bool { state.withLock { $0.created.isEmpty } }

  func note(problem: String) { state.withLock { $0.problems.append(problem) } }

  func note(_ change: Change) {
    guard case .taskCreated(let task) = change.happening else { return }
    state.withLock { state in
      if !state.created.insert("\(task.id)").inserted {
        state.problems.append("\(task.name) came twice")
      }
    }
  }

  /// Those of `tasks` that have not been shown.
  func lacks(_ tasks: Set<TaskID>) -> [String] {
    let shown = state.withLock { $0.created }
    return Set(tasks.map(\.text)).subtracting(shown).sorted()
  }

  /// Waits until all of `tasks` have been shown; gives up when nothing more comes.
  func wait(for tasks: Set<TaskID>) async throws {
    var quiet = 0
    var known = 0
    while quiet < 3_000 {
      if lacks(tasks).isEmpty { return }
      let shown = state.withLock { $0.created.count }
      quiet = shown > known ? 0 : quiet + 1
      known = shown
      try await Task.sleep(for: .milliseconds(10))
    }
    let missing = lacks(tasks)
    note(problem: "\(missing.count) of \(tasks.count) changes are missing: \(missing.prefix(5))")
  }
}
