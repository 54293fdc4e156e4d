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
      // The first event, which may come later, forgets what it finds (``Bookkeeper``).
      reset: { context, _ in
        try SQLiteLedgerRows(connection: context.connection).expectToldAnew(in: source)
      },
      apply: { context, event in
        try FeedIntake.apply(event, from: source, context, log)
      }
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
    if keeper.notices.forgotten > 0 {
      log.warning(
        "intake",
        "the feed is told anew; its entries are booked again",
        ["source": .term(source.service), "forgotten": .count(keeper.notices.forgotten)]
      )
    }
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
