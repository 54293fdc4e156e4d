import AnalyticsDomain
import ServiceRuntime
import Vocabulary

/// Where the ledger lives, and the figures drawn from it.
protocol ScoreStore: Sendable {
  /// Answers from one moment: no booking slips between two questions of `body`.
  ///
  /// - Parameters:
  ///   - member: whose turn it takes among the readers.
  ///   - body: the questions.
  /// - Returns: what `body` returned.
  /// - Throws: what `body` throws, and what the store does.
  func read<T: Sendable>(
    of member: MemberID,
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

  /// When the last event happened that `source` was heard to tell; `nil` before the first.
  func lastEvent(in source: PointsSource) throws -> Timestamp?
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

  /// How far a followed feed was taken in; `nil` before its first event.
  func position(in source: PointsSource) throws -> FeedPosition?
  func advance(to position: FeedPosition, at: Timestamp, in source: PointsSource) throws

  /// Forgets what `source` said in all lives of its feed from number `first` on, in the ledger and in its sums,
  /// and how far it was taken in.
  ///
  /// What a database said that was there before it stays: the ledger is for good.
  ///
  /// - Parameters:
  ///   - source: whose feed is told anew.
  ///   - first: the position of its oldest event.
  ///   - place: what was returned last, 0 at first.
  ///   - count: how many entries of the ledger to look at, so that nobody waits long behind it.
  /// - Returns: where to go on; `nil` at the end of the ledger.
  /// - Throws: what the store does.
  func forget(
    source: PointsSource,
    from first: FeedPosition,
    after place: Int64,
    atMost count: Int
  ) throws -> Int64?
}
