import AnalyticsDomain
import RPC
import ServiceRuntime

/// Applies one followed feed to the ledger, each event once, in the transaction that also stores the feed's
/// position.
struct FeedConsumer: ConsumerProgress {
  let source: PointsSource
  let follower: FeedFollower

  init(
    _ source: PointsSource,
    channel: any CallChannel,
    store: ServiceStore,
    environment: RuntimeEnvironment
  ) {
    self.source = source
    let log = environment.log
    follower = FeedFollower(
      source.service,
      channel: channel,
      store: store,
      environment: environment,
      reset: { context, first, place in
        try FeedConsumer.rollBack(source, from: first, after: place, context)
      },
      apply: { context, event in
        try FeedConsumer.apply(event, from: source, context, log)
        return true
      }
    )
  }

  /// The number of ledger entries that one write checks; about ten milliseconds.
  static let entriesPerTransaction = 250

  /// Undoes a piece of what was applied from events at or after `first`, before the feed is replayed.
  ///
  /// The ledger comes first. For the task feed, the task versions follow.
  ///
  /// - Parameters:
  ///   - source: the source whose feed is replayed.
  ///   - first: the start of the feed.
  ///   - place: the last result, 0 at first.
  ///   - context: the open transaction.
  /// - Returns: where to continue; `nil` when complete. Zero and positive places are ids of ledger entries, negative
  ///   ones are negated ids of task versions.
  /// - Throws: errors of the store.
  static func rollBack(
    _ source: PointsSource,
    from first: FeedBeginning,
    after place: Int64,
    _ context: WriteContext
  ) throws -> Int64? {
    if place >= 0 {
      let next = try LedgerWriter(context.connection).forget(
        source: source,
        from: first.position,
        after: place,
        atMost: entriesPerTransaction
      )
      if next != nil || source != .task { return next }
    }
    // Ids begin at 1, so a place in the versions is never 0.
    return try PeriodWriter(context.connection).forget(
      from: first.position,
      after: max(0, -place),
      atMost: entriesPerTransaction
    ).map { -$0 }
  }

  static func apply(
    _ event: FeedEvent,
    from source: PointsSource,
    _ context: WriteContext,
    _ log: Logger
  ) throws {
    let ledger = LedgerWriter(context.connection)
    let isKnown = try ledger.position(in: source)?.hasPassed(event.position) ?? false
    var projection = LedgerProjection(ledger: ledger, source: source)
    try projection.apply(event, report(event, from: source, log))
    try projection.notices.append(to: context, reading: ledger.reader, on: event.stamp.localDay)
    guard source == .task, !isKnown else { return }
    let periods = PeriodProjection(ledger)
    try periods.apply(event, taskReport(event))?.append(to: context, by: event, periods.periods)
  }

  private static func report(
    _ event: FeedEvent,
    from source: PointsSource,
    _ log: Logger
  ) -> FeedReport? {
    do {
      return try FeedReport(event, from: source)
    } catch {
      error.report(from: source.service, to: log)
      return nil
    }
  }

  /// The part of the event that periods depend on; an unreadable event was already reported for the ledger.
  private static func taskReport(_ event: FeedEvent) -> TaskReport? {
    do {
      return try TaskReport(event)
    } catch {
      return nil
    }
  }

  // MARK: Progress

  var isConnected: Bool { follower.isConnected }

  var wasReceived: Bool { follower.position.epoch != 0 }

  func reached(_ position: FeedPosition, within time: Duration) async -> Bool {
    (try? await follower.reached(position, within: time)) != nil
  }
}
