import AnalyticsDomain
import Vocabulary

/// Where the ledger lives, and the figures drawn from it.
protocol ScoreStore: Sendable {
  /// Answers from one moment: no booking slips between two questions of `body`.
  func read<T: Sendable>(
    _ body: @escaping @Sendable (any ScoreRows) throws -> T
  ) async throws -> T
}

/// A member's figures at one moment.
protocol ScoreRows {
  /// The days of `span` that anything was ever booked on, oldest first.
  func days(of space: Space, in span: ClosedRange<LocalDay>) throws -> [DayScore]

  /// Every day with a completed task, oldest first.
  func activeDays(of space: Space) throws -> [LocalDay]

  /// All points of one source, over all time.
  func total(of space: Space, from source: PointsSource) throws -> Int
}

/// The ledger inside one open transaction: it all happens, or none of it does.
protocol LedgerRows: ScoreRows {
  /// What a task or topic counts for by now.
  func standing(of entity: String, from source: PointsSource, in space: Space) throws -> Standing?

  /// Adds an entry and moves the figures it belongs to.
  func book(_ entry: LedgerEntry, in space: Space, from origin: FeedPosition) throws

  /// The highest level that was ever announced; 1 for a newcomer.
  func highestLevel(of space: Space) throws -> Int
  func remember(highestLevel: Int, of space: Space) throws

  /// The last event of a followed feed that took effect here.
  func position(in source: PointsSource) throws -> FeedPosition?
  func advance(to position: FeedPosition, at: Timestamp, in source: PointsSource) throws

  /// Forgets what `source` said at or after `first` was said, and draws all its figures anew.
  /// - Returns: how many entries went.
  func forget(source: PointsSource, from first: FeedPosition, at: Timestamp) throws -> Int
}

/// Where an event stands in a followed feed.
struct FeedPosition: Hashable, Sendable {
  /// Which life of the feed.
  let epoch: UInt64
  let sequence: UInt64
}
