import AnalyticsDomain
import SQLite
import TestSupport
import Vocabulary

@testable import AnalyticsService

/// A family, a ledger of its own for each test, and short ways to say what happened.
struct Family {
  static let home = HouseholdID(rawValue: UniqueID(high: 1, low: 1))
  static let neighbours = HouseholdID(rawValue: UniqueID(high: 1, low: 2))
  static let mia = Space(household: home, member: MemberID(rawValue: UniqueID(high: 2, low: 1)))
  static let ben = Space(household: home, member: MemberID(rawValue: UniqueID(high: 2, low: 2)))
  // 2026-11-16.
  static let monday = LocalDay(daysSinceEpoch: 20_773)
}

/// An analytics database in a temporary folder, its queries on the calling thread.
struct TemporaryLedger {
  let folder: TemporaryFolder
  let database: Database
  let store: SQLiteScoreStore

  init() throws {
    folder = try TemporaryFolder()
    database = try Database(
      path: folder.file("analytics.db"),
      migrations: SQLiteLedgerRows.migrations,
      applicationID: SQLiteLedgerRows.applicationID,
      execution: .inline
    )
    store = SQLiteScoreStore(database: database)
  }

  /// Takes `events` as one batch of a followed feed.
  @discardableResult
  func take(
    _ events: [SourceEvent],
    from source: PointsSource = .task
  ) async throws -> [LevelUp] {
    try await database.write { connection in
      var keeper = try Bookkeeper(rows: SQLiteLedgerRows(connection: connection), source: source)
      for event in events { try keeper.take(event) }
      try keeper.close()
      return keeper.notices.levelUps.map(\.levelUp)
    }
  }

  func total(_ space: Space = Family.mia, _ source: PointsSource = .task) async throws -> Int {
    try await store.read { rows in try rows.total(of: space, from: source) }
  }

  func score(on day: LocalDay, of space: Space = Family.mia) async throws -> DayScore {
    try await store.read { rows in try rows.days(of: space, in: day...day) }.first
      ?? .nothing(on: day)
  }
}

extension SourceEvent {
  /// Event number `sequence` of a feed, one second after the one before.
  static func number(
    _ sequence: UInt64,
    epoch: UInt64 = 1,
    about entity: String = "task-1",
    in space: Space = Family.mia,
    _ occurrence: FeedReport.Occurrence?
  ) -> SourceEvent {
    let at = Timestamp(millisecondsSinceEpoch: Int64(sequence) * 1_000)
    return SourceEvent(
      position: FeedPosition(epoch: epoch, sequence: sequence),
      at: at,
      matter: occurrence.map {
        Matter(space: space, report: FeedReport(entity: entity, at: at, occurrence: $0))
      }
    )
  }
}
