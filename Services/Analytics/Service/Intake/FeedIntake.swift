import AnalyticsDomain
import RPC
import ServiceRuntime

/// The intake of one followed feed: each event once into the ledger, in the transaction that also
/// keeps how far it came.
struct FeedIntake: IntakeProgress {
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
        try FeedIntake.takeBack(source, from: first, after: place, context)
      },
      apply: { context, event in
        try FeedIntake.apply(event, from: source, context, log)
        return true
      }
    )
  }

  /// Entries of the ledger that are looked at in one write: some ten milliseconds.
  static let pieceOfLedger = 250

  /// Forgets, piece by piece, what the feed tells anew from `first` on, and what it does not tell again.
  static func takeBack(
    _ source: PointsSource,
    from first: FeedBeginning,
    after place: Int64,
    _ context: WriteContext
  ) throws -> Int64? {
    try SQLiteLedgerRows(connection: context.connection).forget(
      source: source,
      from: first.position,
      after: place,
      atMost: pieceOfLedger
    )
  }

  static func apply(
    _ event: FeedEvent,
    from source: PointsSource,
    _ context: WriteContext,
    _ log: Logger
  ) throws {
    let rows = SQLiteLedgerRows(connection: context.connection)
    var keeper = Bookkeeper(rows: rows, source: source)
    try keeper.take(event, report(event, from: source, log))
    try keeper.notices.append(to: context, reading: rows, on: event.stamp.localDay)
  }

  private static func report(
    _ event: FeedEvent,
    from source: PointsSource,
    _ log: Logger
  ) -> FeedReport? {
    do {
      return try FeedReport(event, from: source)
    } catch {
      log.error(
        "intake",
        "an event cannot be read and was passed over",
        ["source": .term(source.service), "cause": .cause(error.description)]
      )
      return nil
    }
  }

  // MARK: Progress

  var isConnected: Bool { follower.isConnected }

  var wasEverHeard: Bool { follower.position.epoch != 0 }

  func reached(_ position: FeedPosition, within time: Duration) async -> Bool {
    (try? await follower.reached(position, within: time)) != nil
  }
}
