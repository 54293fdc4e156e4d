import RPC
import ServiceRuntime

/// The intake of the task feed: each event once into the reminders, in the transaction that also
/// keeps how far it came (REM-043).
///
/// When the feed is told anew nothing has to be undone: each event says how its task is, and what was
/// said already is not said again.
enum TaskIntake {
  static func follower(
    channel: any CallChannel,
    store: ServiceStore,
    environment: RuntimeEnvironment
  ) -> FeedFollower {
    let log = environment.log
    return FeedFollower("task", channel: channel, store: store, environment: environment) {
      context,
      event in
      try apply(event, context, log)
    }
  }

  static func apply(_ event: FeedEvent, _ context: WriteContext, _ log: Logger) throws {
    guard let news = news(event, log) else { return }
    let ids = context.ids
    var planner = Planner(rows: SQLiteReminderRows(connection: context.connection)) { ids.make() }
    try planner.take(news)
    for notice in planner.notices { try notice.append(to: context, on: event.stamp.localDay) }
  }

  private static func news(_ event: FeedEvent, _ log: Logger) -> TaskNews? {
    do {
      return try TaskNews(event)
    } catch {
      log.error(
        "intake",
        "an event cannot be read and was passed over",
        ["source": .term("task"), "cause": .cause(error.description)]
      )
      return nil
    }
  }
}
