import Foundation
import RPC
import SQLite
import Synchronization
import Vocabulary

/// What else runs while callers write.
enum Beside: String, CaseIterable {
  case nothing
  /// The log is never checkpointed.
  case noCheckpoints = "nocheckpoints"
  /// The whole file is copied, repeatedly.
  case backup
  /// Reads that each hold a snapshot for a second.
  case longReader = "longreader"
}

/// Callers that each write one row at a time, and wait for the answer.
struct Load {
  let callers: Int
  let writes: Int
  let beside: Beside
  /// The maximum number of writes in one transaction.
  let cap: Int

  func run(on path: String) async throws {
    var limits = DatabaseLimits()
    limits.batch = cap
    if beside == .noCheckpoints {
      limits.checkpointPages = .max
      limits.forcedCheckpointPages = .max
    }
    let database = try TaskRow.open(path, .threads, limits)
    let each = writes / callers
    let rows = (0..<UInt64(each * callers)).map { TaskRow(prefilled + 1_000_000 + $0) }
    // Callers run on a loop, as a service's handlers do.
    let loop = EventLoop.start(name: "callers")
    defer { loop.stop() }
    let isOver = Mutex(false)
    async let other: Void = disturb(database) { isOver.withLock { $0 } }
    let clock = ContinuousClock()
    let begin = processorTime()
    let start = clock.now
    let times = try await withThrowingTaskGroup(of: [Duration].self) { group in
      for caller in 0..<callers {
        group.addTask(executorPreference: loop) {
          var times: [Duration] = []
          times.reserveCapacity(each)
          for turn in 0..<each {
            let row = rows[turn * callers + caller]
            let asked = clock.now
            try await database.write(of: row.household) { try row.insert(into: $0) }
            times.append(clock.now - asked)
          }
          return times
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }.sorted()
    let wall = clock.now - start
    let processor = processorTime() - begin
    isOver.withLock { $0 = true }
    try await other
    let figures = database.condition.figures
    say("cpu", processor / Double(times.count))
    say("batch", Double(figures.writes) / Double(figures.batches))
    say("rate", Double(times.count) / (wall / .seconds(1)))
    say("checkpoints", Double(figures.checkpoints))
    for (name, share) in [("p50", 0.5), ("p99", 0.99), ("p999", 0.999), ("longest", 1)] {
      say(name, times[Int(Double(times.count - 1) * share)] / .milliseconds(1))
    }
    await database.close()
  }

  private func disturb(
    _ database: Database,
    until isOver: @escaping @Sendable () -> Bool
  ) async throws {
    while !isOver() {
      switch beside {
      case .nothing, .noCheckpoints: return
      case .backup:
        try await database.copy(to: database.path + ".copy")
      case .longReader:
        try await database.read { connection in
          let begin = ContinuousClock.now
          while ContinuousClock.now - begin < .seconds(1), !isOver() {
            _ = try connection.first("SELECT count(*) FROM task WHERE household = zeroblob(16)") {
              try $0.value(0, as: Int.self)
            }
            usleep(1_000)
          }
        }
      }
    }
  }
}
