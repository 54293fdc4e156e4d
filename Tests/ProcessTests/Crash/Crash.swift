import Foundation
import GatewayClient
import SQLite
import Synchronization
import TaskContracts
import TestSupport
import Testing
import Vocabulary

/// An installation with load whose processes are killed, and that is checked afterwards.
final class Crash {
  /// A household of this size is listed and rebuilt in a moment.
  static let runsPerHouse: UInt64 = 25
  /// The most acknowledged changes to wait for a failpoint that is not reached.
  private static let patience = 150

  let home: Installation
  let work: CrashWork
  private var random: SeededNumbers
  private let seen = Seen()
  /// The number of kills, by failpoint or another word for the moment.
  private(set) var kills: [String: Int] = [:]
  static let atRandom = "random"
  static let notReached = "not reached"

  init(seed: UInt64) throws {
    random = SeededNumbers(seed: seed)
    let rates = [
      "--token-rate", "100000:100000", "--household-rate", "100000:100000",
      "--member-records", "1000000:1000000", "--member-kib", "1000000:1000000",
    ]
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
    // Events begin once the stream is open.
    while seen.isEmpty { try await work.createOne() }
    try await work.lookAround()
    let early = work.created
    let hands = Task { [work] in await work.run(hands: 8) }
    let places = Crash.places.shuffled(using: &random)
    for run in 0..<Int(runs) {
      let service: String
      if run.isMultiple(of: 2) {
        let target = places[run / 2 % places.count]
        service = target.service
        // A service with fewer writes reaches a failpoint less often.
        let last =
          target.place == .beforeCheckpoint ? 1 : Self.seldom.contains(service) ? 3 : 10
        let passage = Int.random(in: 1...last, using: &random)
        let isReached = try await end(service, at: target.place, passage: passage)
        kills[isReached ? target.place.rawValue : Crash.notReached, default: 0] += 1
      } else {
        service = Installation.services.randomElement(using: &random) ?? "task"
        try await pass(changes: Int.random(in: 0...40, using: &random), while: nil)
        kills[Crash.atRandom, default: 0] += 1
      }
      home.kill9(service)
      let begin = ContinuousClock.now
      try home.start(service)
      let took = ContinuousClock.now - begin
      if took > .seconds(5) { Crash.say("\(service) took \(took) to start") }
      if run % 6 == 5 { try backup(run) }
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

  /// The failpoints that the load reaches, each in all services that reach it.
  ///
  /// Only the task service writes enough for a checkpoint; the gateway's feed has no followers
  /// here.
  private static let places: [(service: String, place: Failpoint)] =
    [("task", .beforeCheckpoint)]
    + Installation.services.flatMap { [($0, .beforeCommit), ($0, .afterCommit)] }
    + Installation.services.filter { $0 != "gateway" }.map { ($0, .feedSent) }
    + ["analytics", "notification"].map { ($0, .feedApplied) }
  private static let seldom = ["catalog", "gateway"]

  /// Makes a backup under load, and checks that it is complete.
  private func backup(_ number: Int) throws {
    let path = home.home.appendingPathComponent("kept-\(number).backup").path
    for command in ["backup", "check"] {
      let outcome = try home.daybook(["operator", command, path])
      #expect(outcome.status == 0, "\(outcome)")
    }
  }

  /// Starts the service so that it is killed at `place`, and works until it has ended.
  ///
  /// - Returns: whether it reached the failpoint.
  private func end(_ service: String, at place: Failpoint, passage: Int) async throws -> Bool {
    home.kill9(service)
    try home.launch(service, environment: place.variable(passage))
    try await pass(changes: Crash.patience, while: service)
    return home.process(service)?.isRunning != true
  }

  /// Works for this number of acknowledged changes, or until `service` has ended.
  ///
  /// Each check starts a program, so nothing sleeps here.
  private func pass(changes: Int, while service: String?) async throws {
    let target = work.acknowledged + changes
    for _ in 0..<100 where work.acknowledged < target {
      if let service, home.process(service)?.isRunning != true { return }
      _ = try home.health(of: service ?? "task")
      await Task.yield()
    }
  }

  /// Compares every acknowledgement with the stored data.
  func check() async throws {
    let stored = try await work.stored()
    #expect(work.created.isSubset(of: Set(stored.compactMap(\.id))), "an acknowledged task is lost")
    #expect(Set(stored.map(\.name)).count == stored.count, "a task exists twice")
    #expect(stored.count == work.asked, "the stored tasks are not those requested")
    #expect(try await work.repeated(atMost: 50) == [], "a repeat got another answer")
    #expect(try await work.lostSteps() == [], "an acknowledged step of a lesson is lost")
    let tokens = try home.tokens(named: CrashWork.tokenName)
    #expect(tokens.made == work.askedTokens, "a token is lost, or was created twice")
    #expect(tokens.working == 0, "an acknowledged revocation is lost")
    #expect(seen.problems == [])
    #expect(try seen.order == Array(home.createdInFeed().suffix(seen.order.count)))
    let looked = try home.daybook(["operator", "check"])
    #expect(looked.status == 0, "\(looked)")
    try await rebuild()
  }

  /// Without its database, analytics computes the same figures, and the scheduler the same
  /// reminders.
  private func rebuild() async throws {
    let before = try await (work.score(of: work.points), work.history())
    #expect(before.0.totalPoints == Int64(work.points), "points differ from what was earned")
    let reminded = work.reminded
    for isRebuilt in [false, true] {
      let reminders = try await work.reminders(of: reminded)
      #expect(reminders.count == reminded.count, "rebuilt: \(isRebuilt)")
      #expect(Set(reminders) == reminded, "rebuilt: \(isRebuilt)")
      if !isRebuilt { try loseDatabase(of: "notification") }
    }
    try loseDatabase(of: "analytics")
    let after = try await (work.score(of: work.points), work.history())
    #expect(after.0 == before.0)
    #expect(after.1 == before.1)
  }

  private func loseDatabase(of service: String) throws {
    _ = home.terminate(service)
    for ending in ["", "-wal", "-shm", ".lock"] {
      let path = home.home.appendingPathComponent("data/\(service).db\(ending)").path
      try? FileManager.default.removeItem(atPath: path)
    }
    try home.start(service)
  }

  static func number(_ variable: String) -> UInt64? {
    ProcessInfo.processInfo.environment[variable].flatMap { UInt64($0) }
  }

  static func say(_ line: String) { print("crash: \(line)") }
}

extension Installation {
  /// The created tasks in the task service's feed, in order.
  fileprivate func createdInFeed() throws -> [String] {
    let path = home.appendingPathComponent("data/task.db").path
    return try Connection(path: path, mode: .readOnly)
      .all("SELECT entity FROM feed WHERE kind = 'task_created' ORDER BY seq") { try $0.value(0) }
  }

  /// How many tokens of a name there are, and how many of them work.
  fileprivate func tokens(named name: String) throws -> (made: Int, working: Int) {
    let path = home.appendingPathComponent("data/gateway.db").path
    let counts = try Connection(path: path, mode: .readOnly)
      .first("SELECT count(*), count(*) - count(revoked_at) FROM token WHERE name = ?", name) {
        (made: try $0.value(0, as: Int.self), working: try $0.value(1, as: Int.self))
      }
    return counts ?? (0, 0)
  }
}

/// The events of a stream.
private final class Seen: Sendable {
  private struct State {
    var created: Set<String> = []
    var order: [String] = []
    var problems: [String] = []
  }

  private let state = Mutex(State())

  var order: [String] { state.withLock { $0.order } }

  var problems: [String] { state.withLock { $0.problems } }

  var isEmpty: Bool { state.withLock { $0.created.isEmpty } }

  func note(problem: String) { state.withLock { $0.problems.append(problem) } }

  func note(_ change: Change) {
    guard let task = try? change.body(as: TaskV1.TaskCreated.self)?.task, let id = task.id else {
      return
    }
    state.withLock { state in
      state.order.append("\(id)")
      if !state.created.insert("\(id)").inserted {
        state.problems.append("\(task.name) came twice")
      }
    }
  }

  /// Those of `tasks` that have not been shown.
  func lacks(_ tasks: Set<TaskID>) -> [String] {
    let shown = state.withLock { $0.created }
    return Set(tasks.map(\.text)).subtracting(shown).sorted()
  }

  /// Waits until all of `tasks` were received; gives up when nothing more arrives.
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
