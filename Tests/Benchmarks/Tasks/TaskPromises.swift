import Foundation
import Measurement
import RPC
import ServiceRuntime
import Synchronization
import TaskContracts
import Vocabulary

/// The figures that the rules promise, with 10,000 tasks in the space (PRF-001 to PRF-009, QLT-012).
extension TaskMeasurement {
  struct Promise {
    let rule: String
    let what: String
    let limit: String
    let measured: String
  }

  /// Measures guarantees that are not in the table of operations.
  func promises(_ reads: [Cost]) async throws -> [Promise] {
    let means = reads.map { $0.times.values.reduce(0, +) / Double($0.times.values.count) }
    let tails = reads.map { $0.times.percentile(0.95) }
    let memory = try await memoryPromise()
    let disturbed = try await longestBesideHeavyWork()
    let bulk = try await bulkOf500()
    let creations = try await creations()
    let told = try await toldToOperators()
    let starts = try await startTimes()
    return [
      Promise(
        rule: "PRF-001",
        what: "reads, today, search, create, complete: slowest mean, slowest p95",
        limit: "100 ms, 200 ms",
        measured: "\(text(means.max() ?? 0)) ms, \(text(tails.max() ?? 0)) ms"
      ),
      memory,
      Promise(
        rule: "PRF-003",
        what: "start until it answers, checks included: task, gateway",
        limit: "2 s each",
        measured: starts.map { "\(text($0)) s" }.joined(separator: ", ")
      ),
      Promise(
        rule: "PRF-007",
        what: "longest read of a task beside statistics of a year and repairs",
        limit: "100 ms more",
        measured: "\(text(disturbed.beside)) ms, alone \(text(disturbed.alone)) ms"
      ),
      Promise(
        rule: "PRF-008",
        what: "what the task service tells its operators of all that",
        limit: "all of it",
        measured: told
      ),
      Promise(
        rule: "PRF-009",
        what: "500 tasks changed in one call, slowest of 5",
        limit: "1 s",
        measured: "\(text(bulk)) s"
      ),
      Promise(
        rule: "QLT-012",
        what: "1,000 tasks created one after another: through the gateway, at the service",
        limit: "5 s, 2 s",
        measured: creations.map { "\(text($0.took)) s (\(text($0.processor)) s of CPU)" }
          .joined(separator: ", ")
      ),
    ]
  }

  private var client: TaskV1.TasksClient { TaskV1.TasksClient(installation.door) }

  private func took(_ body: () async throws -> Void) async throws -> Double {
    let start = loop.now
    try await body()
    return Double((loop.now - start) / .microseconds(1)) / 1_000_000
  }

  // MARK: PRF-007

  private func longestBesideHeavyWork() async throws -> (alone: Double, beside: Double) {
    let alone = try await longestRead()
    let isOver = Flag()
    let heavy = loop.spawn { [client, installation, loop] in
      var turn = 0
      while !isOver.isSet {
        turn += 1
        // Another period each time, so that the cache is not used.
        let last = LocalDay(text: "2026-01-01")?.advanced(by: turn % 300)
        let year = TaskV1.DayRange(first: last?.advanced(by: -365), last: last)
        _ = try? await client.getTaskStatistics(.init(period: year), installation.options)
        _ = try? await client.repairTasks(.init(), installation.options)
        try? await loop.sleep(for: .milliseconds(1))
      }
    }
    let beside = try await longestRead()
    isOver.set()
    await heavy.value
    return (alone, beside)
  }

  /// Milliseconds of 200 calls: a member reads their day while others of the household make the
  /// largest requests to 98,000 tasks.
  func dayBesideFourReaders() async throws -> Series {
    let other = MemberID(rawValue: .random())
    try await fill(0..<1_000, as: other, of: installation.household)
    let service = TaskV1.TasksClient(installation.service)
    let isOver = Flag()
    let readers = (0..<4).map { number in
      loop.spawn { [installation] in
        var turn = number
        while !isOver.isSet {
          turn += 4
          let options = installation.options(
            household: installation.household,
            member: installation.member
          )
          let last = LocalDay(text: "2026-01-01")?.advanced(by: turn % 300)
          let year = TaskV1.DayRange(first: last?.advanced(by: -365), last: last)
          _ = try? await service.getTaskStatistics(.init(period: year), options)
          _ = try? await service.searchTasks(
            .init(query: "t b c o p s m r the", literalOnly: true),
            options
          )
          _ = try? await service.searchTasks(.init(query: "the"), options)
        }
      }
    }
    var times = Series()
    for _ in 0..<200 {
      let options = installation.options(household: installation.household, member: other)
      times.add(try await took { _ = try await service.getDay(.init(), options) } * 1_000)
      try await loop.sleep(for: .milliseconds(10))
    }
    isOver.set()
    for reader in readers { await reader.value }
    return times
  }

  /// Seconds, with all its tasks; the last 5,000 of the space go.
  func deletionOf5000() async throws -> Double {
    let projects = TaskV1.ProjectsClient(installation.door)
    let made = try await projects.createProject(.init(name: "Large"), installation.options)
    let ids = (90_000..<95_000).map { TaskID(rawValue: TaskSeed.id($0)) }
    for start in stride(from: 0, to: ids.count, by: 500) {
      let part = Array(ids[start..<start + 500])
      let move = TaskV1.MoveTasksRequest(taskIDs: part, projectID: made.project?.id)
      _ = try await client.moveTasks(move, installation.options)
    }
    return try await took {
      let request = TaskV1.DeleteProjectRequest(
        projectID: made.project?.id,
        strategy: .deleteTasks
      )
      _ = try await projects.deleteProject(request, installation.options)
    }
  }

  /// Milliseconds.
  private func longestRead() async throws -> Double {
    var longest = 0.0
    for number in 0..<500 {
      let id = TaskID(rawValue: TaskSeed.id(number))
      let time = try await took {
        _ = try await client.getTask(.init(taskID: id), installation.options)
      }
      longest = max(longest, time * 1_000)
    }
    return longest
  }

  // MARK: PRF-009, QLT-012

  private func bulkOf500() async throws -> Double {
    let ids = (1_000..<1_500).map { TaskID(rawValue: TaskSeed.id($0)) }
    var slowest = 0.0
    for turn in 0..<5 {
      let priority: TaskV1.TaskPriority = turn % 2 == 0 ? .highest : .low
      slowest = max(
        slowest,
        try await took {
          _ = try await client.bulkUpdateTasks(
            .init(taskIDs: ids, action: .setPriority(priority)),
            installation.options
          )
        }
      )
    }
    return slowest
  }

  /// Seconds, and the processor time of client, gateway and service in them; the rest is waiting
  /// for the disk and for a processor.
  private func creations() async throws -> [(took: Double, processor: Double)] {
    let service = TaskV1.TasksClient(installation.service)
    let ways: [(TaskV1.TasksClient, @Sendable () -> CallOptions)] = [
      (client, { [installation] in installation.options }),
      (
        service,
        { [installation] in
          installation.options(household: installation.household, member: installation.member)
        }
      ),
    ]
    var times: [(took: Double, processor: Double)] = []
    for (client, options) in ways {
      var made: [TaskID] = []
      let before = used
      let time = try await took {
        for number in 0..<1_000 {
          let request = TaskV1.CreateTaskRequest(name: "Task \(number)")
          if let id = try await client.createTask(request, options()).task?.id { made.append(id) }
        }
      }
      times.append((time, Double(used - before) / 1_000_000_000))
      // Restores the space.
      for start in stride(from: 0, to: made.count, by: 500) {
        let part = Array(made[start..<min(start + 500, made.count)])
        _ = try await client.deleteTasks(.init(taskIDs: part), options())
      }
    }
    return times
  }

  // MARK: PRF-008

  private func toldToOperators() async throws -> String {
    let told = try await RPCV1.MetricsClient(installation.service).getMetrics(.init())
    let calls = told.methods.reduce(0) { $0 + $1.ended }
    let errors = told.methods.flatMap(\.errors).reduce(0) { $0 + $1.count }
    let (hits, misses) = told.caches.reduce((0, 0)) { ($0.0 + $1.hits, $0.1 + $1.misses) }
    let rate = Double(hits) / Double(max(1, hits + misses))
    return "\(told.methods.count) methods, \(calls) calls, \(errors) errors, hit rate \(text(rate))"
  }

  // MARK: PRF-003

  /// Of the task service, then of the gateway, one after the other.
  private func startTimes() async throws -> [Double] {
    [try await taskStartTime(), Self.seconds(of: try await installation.restartGateway())]
  }

  /// Seconds until the task service serves the current file.
  func taskStartTime() async throws -> Double {
    Self.seconds(of: try await installation.restartOwner())
  }

  private static func seconds(of start: ServiceInstallation.Start) -> Double {
    // With the program's own health check, as an operator would.
    while start.health() != 0 { usleep(5_000) }
    return Date().timeIntervalSince(start.time)
  }

  static func show(_ promises: [Promise]) {
    print("\n| rule | with 10,000 tasks in the space | limit | measured |\n|---|---|---|---|")
    for promise in promises {
      print("| \(promise.rule) | \(promise.what) | \(promise.limit) | \(promise.measured) |")
    }
  }
}

/// Set once, seen by all.
final class Flag: Sendable {
  private let value = Atomic(false)
  var isSet: Bool { value.load(ordering: .relaxed) }
  func set() { value.store(true, ordering: .relaxed) }
}
