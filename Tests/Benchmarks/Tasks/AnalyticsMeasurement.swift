import AnalyticsContracts
import Foundation
import Measurement
import RPC
import RuntimeContracts
import ServiceRuntime
import TaskContracts
import Vocabulary
import Wire

/// Analytics behind the gateway, with ten years of one member's tasks, more and more of them, then completed again.
struct AnalyticsMeasurement {
  /// The shares of all events after which it measures.
  private static let shares = [100, 10, 1]
  private static let days = 3_650
  /// Tasks of one member; a space has room for 100,000, and later steps create more.
  private static let mostOfMember = 90_000
  private static let points: [Int64] = [7, 4, 3, 2]

  let installation: ServiceInstallation
  let loop: EventLoop
  let seconds: Double
  let events: Int

  static func measure(
    programs: String,
    port: UInt16,
    seconds: Double,
    events: Int
  ) async throws {
    try await MeasuredCalls.measured("analytics", following: ["task"], programs, port) {
      installation,
      loop in
      try await AnalyticsMeasurement(
        installation: installation,
        loop: loop,
        seconds: seconds,
        events: events
      ).all()
    }
  }

  private func all() async throws {
    let tasks = TaskV1.TasksClient(installation.channel(toFollowed: 0))
    var rows = Self.calls.map { _ in [MeasuredCalls.Cost]() }
    var intake: [String] = []
    let own = min(events, Self.mostOfMember)
    var (filled, expected) = (0, Int64(0))
    var ids: [TaskID] = []
    for share in Self.shares {
      let size = own / share
      let before = ProcessorTime.used(by: installation.owner.processID)
      let begin = loop.now
      for start in stride(from: filled, to: size, by: 500) {
        let part = start..<min(start + 500, size)
        expected += part.reduce(0) { $0 + Self.points[$1 % 4] }
        ids += try await fill(part, tasks)
      }
      try await caughtUp(expected)
      let used = Double(ProcessorTime.used(by: installation.owner.processID) - before) / 1e9
      let took = Double((loop.now - begin) / .milliseconds(1)) / 1_000
      let rate = Double(size - filled) / max(used, 0.001)
      intake.append(
        "| \(size - filled) events, \(size) in all | \(text(rate, decimals: 0)) | \(text(took, decimals: 1)) | "
          + "\(try mebibytes(installation.owner.peakBytes())) |"
      )
      filled = size
      for (place, call) in Self.calls.enumerated() {
        rows[place].append(try await call.cost(at: installation, loop, seconds: seconds))
      }
      FileHandle.standardError.write(Data("measured at \(size) events\n".utf8))
    }
    MeasuredCalls.show(Self.calls, rows, sizes: Self.shares.map { "\(own / $0) tasks" })
    print("")
    print("| intake | events per CPU second | s, with the task service's import | MiB at most |")
    print("|---|---:|---:|---:|")
    for line in intake { print(line) }
    if events > own { print(try await again(events - own, ids, tasks, &expected)) }
    try await visible(expected)
    try await recalculation()
  }

  /// Opens and completes the member's tasks again, until this many more events are applied.
  ///
  /// - Parameters:
  ///   - count: the events.
  ///   - ids: the member's tasks, all complete.
  ///   - tasks: the task service.
  ///   - expected: the points of the member, whose next completion comes after these events.
  /// - Returns: a line of the table.
  /// - Throws: what a call throws.
  private func again(
    _ count: Int,
    _ ids: [TaskID],
    _ tasks: TaskV1.TasksClient,
    _ expected: inout Int64
  ) async throws -> String {
    let before = ProcessorTime.used(by: installation.owner.processID)
    let begin = loop.now
    var left = count
    while left > 0 {
      // Both halves of a round, so that every task is complete at the end.
      let round = ids.prefix((left + 1) / 2)
      for action in [
        TaskV1.BulkUpdateTasksRequest.OneOf_Action.uncomplete(.init()), .complete(.init()),
      ] {
        for start in stride(from: 0, to: round.count, by: 500) {
          let part = round[start..<min(start + 500, round.count)]
          let request = TaskV1.BulkUpdateTasksRequest(taskIDs: Array(part), action: action)
          let answer = try await tasks.bulkUpdateTasks(
            request,
            installation.options(household: installation.household, member: installation.member)
          )
          try MeasuredCalls.expect(
            answer.result.map { Int($0.changed) } == part.count,
            "the answer of a bulk update"
          )
        }
        left -= round.count
      }
    }
    let door = TaskV1.TasksClient(installation.door)
    let last = try await door.createTask(.init(name: "Last", priority: .low), installation.options)
    _ = try await door.completeTask(.init(taskID: last.task?.id), installation.options)
    expected += 2
    try await caughtUp(expected)
    let used = Double(ProcessorTime.used(by: installation.owner.processID) - before) / 1e9
    let took = Double((loop.now - begin) / .milliseconds(1)) / 1_000
    let rate = Double(count) / max(used, 0.001)
    return "| \(count) events of tasks opened and completed again | \(text(rate, decimals: 0)) | "
      + "\(text(took, decimals: 1)) | \(try mebibytes(installation.owner.peakBytes())) |"
  }

  private func mebibytes(_ bytes: Int) -> String { text(Double(bytes) / 1_048_576, decimals: 1) }

  /// Completed tasks, spread evenly over ten years, through the task service's own import.
  ///
  /// - Returns: their ids.
  private func fill(
    _ numbers: Range<Int>,
    _ tasks: TaskV1.TasksClient
  ) async throws -> [TaskID] {
    let now = LiveClock().now()
    let request = TaskV1.ImportTasksRequest(
      tasks: numbers.map { number in
        // Every size spans all ten years: the numbers cycle through the days.
        let back = (number * 1_009) % Self.days
        let at = now - .seconds(86_400 * back + number % 40_000)
        return TaskV1.ImportedTask(
          id: TaskID(rawValue: UniqueID.random()),
          name: "Task \(number)",
          priority: TaskV1.TaskPriority(rawValue: Int32(1 + number % 4)),
          dueOn: HouseholdCalendar.utc.day(of: at).advanced(by: number % 3 - 1),
          projectName: "Project \(number / 4 % 20)",
          dateAdded: .init(at - .seconds(86_400)),
          dateCompleted: .init(at),
          type: TaskV1.TaskType(rawValue: Int32(1 + number / 3 % 3))
        )
      }
    )
    let answer = try await tasks.importTasks(
      request,
      installation.options(household: installation.household, member: installation.member)
    )
    try MeasuredCalls.expect(Int(answer.created) == numbers.count, "the answer of an import")
    return request.tasks.compactMap(\.id)
  }

  /// Waits until the score has `points`.
  private func caughtUp(_ points: Int64) async throws {
    let scores = AnalyticsV1.ScoresClient(installation.door)
    let end = loop.now + .seconds(3_000)
    while loop.now < end {
      if let score = try? await scores.getScore(.init(), installation.options),
        score.totalPoints >= points
      {
        try MeasuredCalls.expect(score.totalPoints == points, "the total of \(score.totalPoints)")
        return
      }
      try await loop.sleep(for: .milliseconds(20))
    }
    throw Misuse(word: "analytics did not catch up")
  }

  /// From the answer of a completion to a score that has it.
  private func visible(_ points: Int64) async throws {
    let tasks = TaskV1.TasksClient(installation.door)
    let scores = AnalyticsV1.ScoresClient(installation.door)
    var times = Series()
    var total = points
    let end = loop.now + .milliseconds(Int64(5_000 * seconds))
    while loop.now < end || times.values.count < 10 {
      let made = try await tasks.createTask(
        .init(name: "Seen", priority: .low),
        installation.options
      )
      _ = try await tasks.completeTask(.init(taskID: made.task?.id), installation.options)
      let begin = loop.now
      total += 2
      while try await scores.getScore(.init(), installation.options).totalPoints < total {}
      times.add(Double((loop.now - begin) / .microseconds(1)) / 1_000)
    }
    print("")
    print(
      "from the answer of a completion to the score that has it: p50 \(text(times.median)) ms, "
        + "p99 \(text(times.percentile(0.99))) ms, \(times.values.count) times"
    )
  }

  /// A check of the whole ledger against itself and the task service.
  private func recalculation() async throws {
    let before = try installation.owner.peakBytes()
    let used = ProcessorTime.used(by: installation.owner.processID)
    let begin = loop.now
    do {
      let answer = try await AnalyticsV1.ExplanationsClient(installation.door)
        .recalculate(.init(), installation.options)
      try MeasuredCalls.expect(answer.differenceCount == 0, "the check of sound figures")
      print("recalculation of \(answer.entries) entries and \(answer.tasks) tasks: none differs")
    } catch let error as RPCError where error.code == .deadlineExceeded {
      print("recalculation: not over within its time")
    }
    let took = Double((loop.now - begin) / .milliseconds(1)) / 1_000
    let processor = Double(ProcessorTime.used(by: installation.owner.processID) - used) / 1e9
    print(
      "it took \(text(took)) s and \(text(processor)) s of analytics' processor time; "
        + "\(mebibytes(try installation.owner.peakBytes())) MiB at most, \(mebibytes(before)) before"
    )
  }

  private static let calls: [MeasuredCalls] = [
    .init(title: "dashboard: score and goals") { channel, options in
      let score = try await AnalyticsV1.ScoresClient(channel).getScore(.init(), options)
      try MeasuredCalls.expect(score.totalPoints > 0)
      let goals = try await AnalyticsV1.GoalsClient(channel).getGoals(.init(), options)
      try MeasuredCalls.expect(goals.goals.count == 3)
    },
    period("day", .day), period("week", .week), period("month", .month), period("year", .year),
    .init(title: "report of a month, as text") { channel, options in
      let answer = try await AnalyticsV1.ReportsClient(channel)
        .getReport(.init(period: .init(kind: .month), form: .plain), options)
      try MeasuredCalls.expect(!answer.text.isEmpty)
    },
    .init(title: "all series of a month") { channel, options in
      let answer = try await AnalyticsV1.ChartsClient(channel)
        .getSeries(.init(period: .init(kind: .month)), options)
      try MeasuredCalls.expect(answer.series.count == 8)
    },
    .init(title: "calendar of 62 days") { channel, options in
      let last = HouseholdCalendar.utc.day(of: LiveClock().now())
      let choice = AnalyticsV1.PeriodChoice(
        kind: .custom,
        from: last.advanced(by: -61),
        to: last
      )
      let answer = try await AnalyticsV1.PeriodsClient(channel)
        .listDays(.init(period: choice), options)
      try MeasuredCalls.expect(!answer.days.isEmpty)
    },
    .init(title: "streak") { channel, options in
      let answer = try await AnalyticsV1.StreaksClient(channel).getStreak(.init(), options)
      try MeasuredCalls.expect(answer.days.count == 30)
    },
    .init(title: "why: today's points") { channel, options in
      let answer = try await AnalyticsV1.ExplanationsClient(channel)
        .explain(.init(kind: .dayScore), options)
      try MeasuredCalls.expect(answer.explanation != nil)
    },
  ]

  private static func period(_ title: String, _ kind: AnalyticsV1.PeriodKind) -> MeasuredCalls {
    .init(title: title) { channel, options in
      let answer = try await AnalyticsV1.PeriodsClient(channel)
        .getPeriod(.init(period: .init(kind: kind)), options)
      try MeasuredCalls.expect(answer.summary?.figures != nil)
    }
  }
}
