import Foundation
import Measurement
import RPC
import ServiceRuntime
import TaskContracts
import Vocabulary

/// The task service behind the gateway, at growing numbers of tasks in one space.
struct TaskMeasurement {
  static let sizes = [1_000, 10_000, 100_000]
  static let spaces = 1_000

  /// The cost of one operation.
  struct Cost {
    /// Milliseconds at the client.
    var times = Series()
    /// Microseconds of all processes.
    var processor = 0.0
  }

  let installation: ServiceInstallation
  let loop: EventLoop
  let seconds: Double
  /// A program that does the same with other libraries; `nil`: ours alone.
  let peer: String?

  /// Fills and measures each size, and prints a table.
  ///
  /// - Returns: the cost of each operation but the last at 10,000 tasks, and the largest growth of
  ///   a list.
  func table() async throws -> (costs: [Cost], growth: Double) {
    try await fillOtherSpaces()
    let made = MadeTasks(later: LocalDay(text: "2030-01-01") ?? .last)
    let operations =
      TaskOperation.reads
      + [TaskOperation.create(made), TaskOperation.complete(made), TaskOperation.bulk]
    var rows = operations.map { _ in [Cost]() }
    var filled = 0
    for size in Self.sizes {
      // A space takes 100,000 tasks, including those created during the measurement.
      let wanted = min(size, 98_000)
      try await fill(filled..<wanted, as: installation.member, of: installation.household)
      filled = wanted
      for (index, operation) in operations.enumerated() {
        rows[index].append(try await cost(of: operation))
      }
      try await forget(await made.takeAll())
      FileHandle.standardError.write(Data("measured at \(size) tasks\n".utf8))
    }
    show(operations, rows)
    let day = try await dayBesideFourReaders()
    print(
      "another member's day beside four who read statistics and search: p50 / p99 / longest "
        + "\(text(day.median)) / \(text(day.percentile(0.99))) / \(text(day.percentile(1))) ms"
    )
    print("a project of 5,000 tasks deleted in \(text(try await deletionOf5000())) s")
    let start = text(try await taskStartTime())
    print("start of the task service with \(filled) tasks in the space: \(start) s")
    if let peer { try await compare(with: peer) }
    let growth = zip(operations, rows).filter(\.0.isPage).map { Self.growth(of: $1) }.max() ?? 0
    return (rows.dropLast().map { $0[1] }, growth)
  }

  /// Fills up to 10,000 tasks, makes all requests once, and measures the guarantees of the rules.
  func promised(_ costs: [Cost], growth: Double) async throws {
    try await fillForPromises()
    Self.show(
      try await promises(costs) + [
        Promise(
          rule: "PRF-006",
          what:
            "CPU of a page where the space has 100 times as many tasks: the list that grows most",
          limit: "no whole table",
          measured: "\(text(growth)) times"
        )
      ]
    )
  }

  func fillForPromises() async throws {
    try await fillOtherSpaces()
    try await fill(0..<10_000, as: installation.member, of: installation.household)
    for operation in TaskOperation.reads { _ = try await cost(of: operation) }
  }

  private func show(_ operations: [TaskOperation], _ rows: [[Cost]]) {
    let titles = Self.sizes.map { "\($0) tasks: p50 / p99 ms | CPU µs" }
    print("| | " + titles.joined(separator: " | ") + " | growth |")
    print("|---|" + String(repeating: "---:|---:|", count: Self.sizes.count) + "---:|")
    for (operation, costs) in zip(operations, rows) {
      let cells = costs.map { cost in
        let times = [cost.times.median, cost.times.percentile(0.99)].map { text($0) }
        return times.joined(separator: " / ") + " | " + text(cost.processor, decimals: 0)
      }
      let growth = text(Self.growth(of: costs))
      print("| \(operation.title) | " + cells.joined(separator: " | ") + " | \(growth) |")
    }
  }

  private static func growth(of costs: [Cost]) -> Double {
    (costs.last?.processor ?? 0) / max(1, costs.first?.processor ?? 1)
  }

  /// Ours first; then the peer gets the file, when ours has let it go.
  private func compare(with peer: String) async throws {
    let load = TaskPeer()
    try await fill(0..<TaskPeer.tasks, as: load.member, of: load.household)
    var ours: [Double] = []
    for shape in TaskPeer.shapes { ours.append(try await load.ours(shape, installation, loop)) }
    installation.end()
    print("")
    print(
      "| µs of CPU a call, client and server | ours | grpc-swift-2 and GRDB | ratio | at least |"
    )
    print("|---|---:|---:|---:|---:|")
    for (shape, own) in zip(TaskPeer.shapes, ours) {
      let other = try load.theirs(shape, peer, installation.databasePath)
      print(
        "| \(shape) | \(text(own, decimals: 1)) | \(text(other, decimals: 1)) | \(text(other / own)) | 3 |"
      )
    }
  }

  /// One caller, one call after the other.
  private func cost(of operation: TaskOperation) async throws -> Cost {
    let client = TaskV1.TasksClient(installation.door)
    for _ in 0..<(operation.calls == nil ? 10 : 2) {
      try await operation.call(client, installation.options)
    }
    var cost = Cost()
    let end = loop.now + .milliseconds(Int64(seconds * 1_000))
    let before = used
    while operation.calls.map({ cost.times.values.count < $0 }) ?? (loop.now < end) {
      let start = loop.now
      try await operation.call(client, installation.options)
      cost.times.add(Double((loop.now - start) / .microseconds(1)) / 1_000)
    }
    cost.processor = Double(used - before) / 1_000 / Double(cost.times.values.count)
    return cost
  }

  /// Processor time of all processes, this one among them.
  var used: UInt64 {
    installation.processes.reduce(ProcessorTime.usedByThisProcess()) {
      $0 + ProcessorTime.used(by: $1)
    }
  }

  // MARK: Filling

  /// Through the service's own import, as the gateway calls it.
  func fill(
    _ numbers: Range<Int>,
    as member: MemberID,
    of household: HouseholdID
  ) async throws {
    let calendar = HouseholdCalendar.utc
    let seed = TaskSeed(now: LiveClock().now(), calendar: calendar)
    for start in stride(from: numbers.lowerBound, to: numbers.upperBound, by: 500) {
      let part = start..<min(start + 500, numbers.upperBound)
      let request = TaskV1.ImportTasksRequest(tasks: part.map(seed.task))
      let answer = try await TaskV1.TasksClient(installation.service)
        .importTasks(request, installation.options(household: household, member: member))
      guard Int(answer.created) == part.count else { throw Misuse(word: "the seed is not new") }
    }
  }

  /// Deletes the created tasks, so that a day has as many tasks at the next size.
  private func forget(_ made: [TaskID]) async throws {
    for start in stride(from: 0, to: made.count, by: 500) {
      let part = Array(made[start..<min(start + 500, made.count)])
      _ = try await TaskV1.TasksClient(installation.door)
        .deleteTasks(.init(taskIDs: part), installation.options)
    }
  }

  private func fillOtherSpaces() async throws {
    for _ in 1..<Self.spaces {
      try await fill(
        0..<20,
        as: MemberID(rawValue: .random()),
        of: HouseholdID(rawValue: .random())
      )
    }
  }
}

extension TaskMeasurement {
  /// Everything that `deploy/dev/bench task` measures of ours.
  static func measure(
    programs: String,
    port: UInt16,
    seconds: Double,
    peer: String?
  ) async throws {
    let start = Start(programs: programs, port: port, seconds: seconds, peer: peer)
    try await start.run { start, loop in
      let (costs, growth) = try await start.measured(on: loop, keepsAnswers: false) {
        try await $0.table()
      }
      try await start.measured(on: loop, keepsAnswers: true) {
        try await $0.promised(costs, growth: growth)
      }
    }
  }

  /// The cost of a day for client and service, to compare two versions of the programs alternately.
  static func measureDays(programs: String, port: UInt16, seconds: Double) async throws {
    let start = Start(programs: programs, port: port, seconds: seconds, peer: nil)
    try await start.run { start, loop in
      try await start.measured(on: loop, keepsAnswers: false) { measurement in
        let load = TaskPeer()
        try await measurement.fill(0..<TaskPeer.tasks, as: load.member, of: load.household)
        let cost = try await load.ours("today", measurement.installation, loop)
        print("today: \(text(cost, decimals: 1)) µs")
      }
    }
  }

  /// The resident memory of the processes (PRF-002), alone.
  static func measureMemory(programs: String, port: UInt16, seconds: Double) async throws {
    let start = Start(programs: programs, port: port, seconds: seconds, peer: nil)
    try await start.run { start, loop in
      try await start.measured(on: loop, keepsAnswers: true) { try await $0.remembered() }
    }
  }
}

/// An installation before its start.
private struct Start: Sendable {
  let programs: String
  let port: UInt16
  let seconds: Double
  let peer: String?
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "daybook-bench-\(getpid())", directoryHint: .isDirectory)

  /// Runs on its own loop, and leaves nothing in the folder.
  func run(_ body: @escaping @Sendable (Start, EventLoop) async throws -> Void) async throws {
    Started.add(folder: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    let loop = EventLoop.start(name: "caller")
    let result: Result<Void, any Error> = await loop.spawn {
      do { return .success(try await body(self, loop)) } catch { return .failure(error) }
    }.value
    try result.get()
  }

  func measured<Answer>(
    on loop: EventLoop,
    keepsAnswers: Bool,
    _ body: (TaskMeasurement) async throws -> Answer
  ) async throws -> Answer {
    let installation = try await ServiceInstallation(
      programs: programs,
      port: port,
      folder: folder.appending(path: keepsAnswers ? "shipped" : "answered"),
      loop: loop,
      keepsAnswers: keepsAnswers
    )
    defer { installation.end() }
    return try await body(
      TaskMeasurement(installation: installation, loop: loop, seconds: seconds, peer: peer)
    )
  }
}
