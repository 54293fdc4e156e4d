import AnalyticsContracts
import AnalyticsDomain
import SQLite
import ServiceRuntime
import TestSupport
import Vocabulary
import Wire

@testable import AnalyticsService

/// An analytics database in a temporary folder that takes events as a follower would hand them over.
struct TemporaryLedger {
  let temporary: TemporaryStore
  var store: ServiceStore { temporary.store }
  var scores: ScoreStore { ScoreStore(store: store) }

  init() throws {
    temporary = try TemporaryStore("analytics", migrations: ScoreStore.migrations)
  }

  /// Takes `events` in one transaction.
  func take(_ events: [FeedEvent], from source: PointsSource = .task) async throws {
    try await store.write { context in
      for event in events { try FeedConsumer.apply(event, from: source, context, .silent) }
    }
  }

  /// The follower's steps when the feed cannot continue from the cursor and replays `events`.
  ///
  /// - Returns: how many entries went in each transaction.
  @discardableResult
  func replay(_ events: [FeedEvent], from source: PointsSource = .task) async throws -> [Int] {
    guard let event = events.first else { return [] }
    let first = FeedBeginning(position: event.position, at: event.stamp.at)
    var gone: [Int] = []
    var place: Int64? = 0
    while let begin = place {
      let before = try await entries()
      place = try await store.write { context in
        try FeedConsumer.rollBack(source, from: first, after: begin, context)
      }
      gone.append(before - (try await entries()))
    }
    try await take(events, from: source)
    return gone
  }

  private func entries() async throws -> Int {
    try await store.read {
      try $0.first("SELECT count(*) FROM ledger") { try $0.value(0) } ?? 0
    }
  }

  /// Whether every figure is the sum of its entries.
  func isSummedUp() async throws -> Bool {
    let differing = try await store.read { connection in
      try connection.all(
        """
        SELECT household, member, source, day, sum(points), sum(completions) FROM (
          SELECT household, member, source, day, points, completions FROM ledger
          UNION ALL SELECT household, member, source, day, -points, -completions FROM day_score
          UNION ALL SELECT household, member, source, NULL, points, 0 FROM ledger
          UNION ALL SELECT household, member, source, NULL, -points, 0 FROM total_score
        ) GROUP BY household, member, source, day HAVING sum(points) <> 0 OR sum(completions) <> 0
        """
      ) { _ in 1 }
    }
    return differing.isEmpty
  }

  /// Whether the sums of days are those of their rows, and the completions those of the ledger.
  func daysAgree() async throws -> Bool {
    let differing = try await store.read { connection in
      try connection.all(
        """
        SELECT household, member, day FROM (
          SELECT household, member, day, total, planned, completed, points, on_time, late
            FROM day_summary
          UNION ALL SELECT household, member, day, -1, -1, 0, 0, 0, 0 FROM planned_task
          UNION ALL SELECT household, member, day, 0, 0, -1, -points,
            -coalesce(day <= due_day, 0), -coalesce(day > due_day, 0) FROM done_task
          UNION ALL SELECT d.household, d.member, d.day, -1, 0, 0, 0, 0, 0 FROM done_task d
            WHERE NOT EXISTS (SELECT 1 FROM planned_task p WHERE p.household = d.household
              AND p.member = d.member AND p.task = d.task AND p.day = d.day)
        ) GROUP BY household, member, day HAVING sum(total) <> 0 OR sum(planned) <> 0
          OR sum(completed) <> 0 OR sum(points) <> 0 OR sum(on_time) <> 0 OR sum(late) <> 0
        UNION ALL
        SELECT household, member, day FROM (
          SELECT household, member, day, completed, points FROM day_summary
          UNION ALL SELECT household, member, day, -completions, -points FROM day_score
            WHERE source = 1
        ) GROUP BY household, member, day HAVING sum(completed) <> 0 OR sum(points) <> 0
        """
      ) { _ in 1 }
    }
    return differing.isEmpty
  }

  /// Whether the sums of spans and hours are those of the tasks that are kept.
  func spansAgree(_ tasks: [TaskID], _ space: Space = Family.mia) async throws -> Bool {
    let (drawn, hours, stored, storedHours) = try await scores.readPeriods(of: space.member) {
      reader in
      var parts: [SpanKey: SpanContribution] = [:]
      var hours: [DoneTask.HourOfDay: Int] = [:]
      for task in tasks {
        let record = try reader.record(of: task.text, in: space)
        parts.merge(record.contributions) { $0 + $1 }
        if let hour = record.done?.hourOfDay { hours[hour, default: 0] += 1 }
      }
      return (
        parts.filter { $0.value != SpanContribution() }, hours,
        try reader.spanRows(of: space, in: .first ... .last),
        try reader.hourRows(of: space, in: .first ... .last)
      )
    }
    let rows = Dictionary(stored.map { ($0.key, $0.part) }) { $0 + $1 }
    let counts = Dictionary(
      storedHours.map { (DoneTask.HourOfDay(day: $0.day, hour: $0.hour), $0.completions) }
    ) { $0 + $1 }
    return rows.filter { $0.value != SpanContribution() } == drawn && counts == hours
  }

  /// Whether the stored state of each task matches its versions.
  func historiesAgree(_ tasks: [TaskID], _ space: Space = Family.mia) async throws -> Bool {
    try await scores.readPeriods(of: space.member) { reader in
      try tasks.allSatisfy { task in
        let kept = try reader.record(of: task.text, in: space)
        let drawn = TaskHistory(try reader.versions(of: task.text, in: space))
        return kept.history.plans == drawn.plans
          && (kept.done == nil || kept.done?.completion == drawn.completion)
      }
    }
  }

  /// The bodies of one kind of message in the service's own feed, in order.
  func told<Body: Message>(_ kind: Body.Type) async throws -> [Body] {
    let feed = store.feed
    let page = try await store.read { try feed.read($0, after: 0, limit: 1_000) }
    return try page.events.compactMap { try $0.body(as: kind) }
  }

  func total(_ space: Space = Family.mia, _ source: PointsSource = .task) async throws -> Int {
    try await scores.read(of: space.member) { try $0.total(of: space, from: source) }
  }

  func score(on day: LocalDay, of space: Space = Family.mia) async throws -> DayScore {
    try await scores.read(of: space.member) { try $0.days(of: space, in: day...day) }
      .first
      ?? .nothing(on: day)
  }
}
