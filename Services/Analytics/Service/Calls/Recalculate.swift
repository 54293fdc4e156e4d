import AnalyticsContracts
import AnalyticsDomain
import RPC
import ServiceRuntime
import Synchronization
import TaskContracts
import Vocabulary

extension ExplanationCalls {
  /// `Recalculate`: recomputes the member's figures from the ledger, and returns differences to the stored ones.
  func recalculate(
    _ request: AnalyticsV1.RecalculateRequest,
    _ call: ServerCall
  ) async throws -> AnalyticsV1.RecalculateResponse {
    let caller = try Caller(call)
    try running.begin(caller.household)
    defer { running.end(caller.household) }
    let staleness = try await freshness.wait(for: call)
    var check = LedgerCheck(
      store: store,
      caller: caller,
      loop: call.loop,
      end: call.loop.now + LedgerCheck.timeLimit
    )
    for source in PointsSource.allCases {
      try await check.compareDays(of: source)
      try await check.compareEntities(of: source)
    }
    try await check.compareRuns()
    try await check.compareLevel()
    var reason = "source_unavailable"
    if let tasks {
      do {
        try await check.compareTasks(TaskV1.TasksClient(tasks))
        reason = ""
      } catch let error as RPCError where error.code == .unavailable {
        reason = error.reason
      }
    }
    return AnalyticsV1.RecalculateResponse(
      differences: check.found.first.map { AnalyticsV1.FigureDifference($0) },
      differenceCount: Int64(check.found.count),
      days: Int64(check.days),
      entries: Int64(check.entries),
      tasks: Int64(check.tasks),
      tasksReason: reason,
      stale: staleness.isStale
    )
  }
}

/// Limits the running checks of each household.
final class RunningChecks: Sendable {
  static let most = 2

  private let running = Mutex<[HouseholdID: Int]>([:])

  /// - Throws: RESOURCE_EXHAUSTED `too_many_running`.
  func begin(_ household: HouseholdID) throws(RPCError) {
    let isAdmitted = running.withLock { running in
      guard running[household, default: 0] < Self.most else { return false }
      running[household, default: 0] += 1
      return true
    }
    guard isAdmitted else {
      throw RPCError(
        .resourceExhausted,
        "too_many_running",
        "\(Self.most) checks are already running for this household. Try again later.",
        violations: [Violation(field: "", code: "too_many_running", limit: Int64(Self.most))],
        retryAfter: .seconds(5)
      )
    }
  }

  func end(_ household: HouseholdID) {
    running.withLock { running in
      let left = running[household, default: 1] - 1
      running[household] = left > 0 ? left : nil
    }
  }
}

/// A check of one member's figures, page by page.
private struct LedgerCheck {
  static let timeLimit: Duration = .seconds(30)
  /// The number of tasks of a page.
  static let tasksInPage: Int32 = 200
  /// How often tasks that differ are compared, and the pause between; their events may be on the way.
  static let attempts = 3
  static let pause: Duration = .milliseconds(300)
  /// The most tasks that are compared again; further differences are counted at once.
  static let recheckLimit = 10_000

  let store: ScoreStore
  let caller: Caller
  let loop: EventLoop
  let end: MonotonicInstant
  var found = FoundDifferences()
  var days = 0
  var entries = 0
  var tasks = 0

  private var space: Space { Space(caller) }

  private func read<T: Sendable>(
    _ body: @escaping @Sendable (ScoreReader) throws -> T
  ) async throws -> T {
    guard loop.now < end else {
      throw RPCError(
        .deadlineExceeded,
        "took_too_long",
        "The check took longer than \(Self.timeLimit.components.seconds) seconds."
      )
    }
    return try await store.read(of: caller.member, body)
  }

  mutating func compareDays(of source: PointsSource) async throws {
    let space = space
    var day: LocalDay?
    repeat {
      let page = try await read { [day] in
        try $0.dayPage(of: space, source, after: day)
      }
      found.compare(days: page.stored, with: page.rebuilt, of: source)
      days += page.rebuilt.count
      entries += page.entries
      day = page.last
    } while day != nil
    let totals = try await read { try $0.totals(of: space, source) }
    found.add(
      FigureDifference(
        .total(source),
        stored: .init(points: totals.stored),
        expected: .init(points: totals.rebuilt)
      )
    )
  }

  /// Checks that each task or lesson counts once, or not at all and without points.
  mutating func compareEntities(of source: PointsSource) async throws {
    let space = space
    var last = ""
    while true {
      let page = try await read { [last] in
        try $0.entitySums(of: space, source, after: last)
      }
      for sum in page {
        let isCounted = sum.amount.completions > 0
        found.add(
          FigureDifference(
            .entity(sum.entity, source),
            stored: sum.amount,
            expected: isCounted
              ? .init(points: sum.amount.points, completions: 1) : .init(points: 0)
          )
        )
      }
      guard page.count == ScoreReader.entitiesInPage, let next = page.last?.entity else { return }
      last = next
    }
  }

  /// Checks that the stored runs of active days match the ledger and the protected days.
  ///
  /// Both are read from one snapshot, because a run may be longer than a page. There is at most one row for each day
  /// of the calendar.
  mutating func compareRuns() async throws {
    let space = space
    let (stored, expected) = try await read { reader in
      (
        try reader.runs(of: space),
        DayRun.runs(
          in: try reader.activeDaysOfLedger(of: space),
          protection: try reader.protection(of: space)
        )
      )
    }
    found.compare(runs: stored, with: expected)
  }

  mutating func compareLevel() async throws {
    let space = space
    let (total, highest) = try await read { reader in
      (try reader.total(of: space, from: .task), try reader.highestLevel(of: space))
    }
    let level = Level(total: total).number
    guard highest < level else { return }
    found.add(
      FigureDifference(.level, stored: .init(points: highest), expected: .init(points: level))
    )
  }

  /// Checks that every completed task of the task service counts once, with the points that it has there.
  ///
  /// A difference may be a change whose event has not arrived, so these tasks are compared again after a pause. Open
  /// tasks are not compared: a deletion can leave points of a task that was restored as open.
  mutating func compareTasks(_ client: TaskV1.TasksClient) async throws {
    var differing = try await differences(client) { _ in true }
    tasks = differing.compared
    for _ in 1..<Self.attempts where !differing.found.isEmpty {
      try await loop.sleep(for: Self.pause)
      let before = Set(differing.found.map(\.place))
      differing = try await differences(client) { before.contains(.task($0)) }
    }
    for difference in differing.found { found.add(difference) }
    found.addCount(differing.more)
  }

  private var options: CallOptions {
    CallOptions(timeout: .seconds(5), metadata: caller.metadata)
  }

  /// The differences found in one pass over all completed tasks.
  private struct TaskDifferences {
    /// At most ``LedgerCheck/recheckLimit``.
    var found: [FigureDifference] = []
    /// The number of further differences.
    var more = 0
    var compared = 0
  }

  /// Reads all completed tasks and compares those for which `isWanted` holds, page by page.
  private func differences(
    _ client: TaskV1.TasksClient,
    where isWanted: (String) -> Bool
  ) async throws -> TaskDifferences {
    let space = space
    var all = TaskDifferences()
    var request = TaskV1.ListTasksRequest()
    request.memberID = caller.subject
    request.completion = .complete
    request.includeArchived = true
    request.pageSize = Self.tasksInPage
    repeat {
      let page = try await client.listTasks(request, options)
      let wanted = page.tasks.compactMap { task -> (id: String, points: Int)? in
        guard let id = task.id?.text, isWanted(id) else { return nil }
        return (id, Int(task.score))
      }
      all.compared += wanted.count
      let stored = try await read { reader in
        try wanted.map { try reader.amount(ofTask: $0.id, in: space) }
      }
      for (task, stored) in zip(wanted, stored) {
        let expected = FigureDifference.Amount(points: task.points, completions: 1)
        guard let one = FigureDifference(.task(task.id), stored: stored, expected: expected) else {
          continue
        }
        if all.found.count < Self.recheckLimit { all.found.append(one) } else { all.more += 1 }
      }
      request.pageToken = page.nextPageToken
    } while !request.pageToken.isEmpty
    return all
  }
}

extension AnalyticsV1.FigureDifference {
  fileprivate init(_ difference: FigureDifference) {
    self.init()
    switch difference.place {
    case .day(let day, let source):
      kind = .day
      self.day = day
      learning = source == .learning
    case .total(let source):
      kind = .total
      learning = source == .learning
    case .level: kind = .level
    case .entity(let entity, let source):
      kind = .entry
      entityID = entity
      learning = source == .learning
    case .task(let task):
      kind = .task
      entityID = task
    case .run(let first):
      kind = .streak
      day = first
    }
    storedPoints = Int64(difference.stored.points)
    expectedPoints = Int64(difference.expected.points)
    storedCompletions = Int64(difference.stored.completions)
    expectedCompletions = Int64(difference.expected.completions)
  }
}
