import AnalyticsDomain
import Contracts
import ServiceRuntime
import TestSupport
import Vocabulary
import Wire

@testable import AnalyticsService

/// An analytics database in a temporary folder that takes events as a follower would hand them over.
struct TemporaryLedger {
  let temporary: TemporaryStore
  var store: ServiceStore { temporary.store }
  var scores: SQLiteScoreStore { SQLiteScoreStore(database: store.database) }

  init() throws {
    temporary = try TemporaryStore("analytics", migrations: SQLiteLedgerRows.migrations)
  }

  /// Takes `events` in one transaction.
  func take(_ events: [FeedEvent], from source: PointsSource = .task) async throws {
    try await store.write { context in
      for event in events { try FeedIntake.apply(event, from: source, context, .silent) }
    }
  }

  /// What the follower does when the feed cannot go on from the cursor.
  func reset(_ source: PointsSource = .task) async throws {
    try await store.write { context in
      try SQLiteLedgerRows(connection: context.connection).expectToldAnew(in: source)
    }
  }

  /// The bodies of one kind of message in the service's own feed, in order.
  func told<Body: Message>(_ kind: Body.Type) async throws -> [Body] {
    let feed = store.feed
    let page = try await store.read { try feed.read($0, after: 0, limit: 1_000) }
    return try page.events.compactMap { try $0.body(as: kind) }
  }

  func total(_ space: Space = Family.mia, _ source: PointsSource = .task) async throws -> Int {
    try await scores.read(of: space.household) { rows in try rows.total(of: space, from: source) }
  }

  func score(on day: LocalDay, of space: Space = Family.mia) async throws -> DayScore {
    try await scores.read(of: space.household) { rows in try rows.days(of: space, in: day...day) }
      .first
      ?? .nothing(on: day)
  }
}
