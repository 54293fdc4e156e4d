import NotificationDomain
import RPC
import ServiceRuntime
import Vocabulary

/// The intake of the task feed: each event once into the reminders, in the transaction that also
/// keeps how far it came (REM-043).
///
/// When the feed is told anew, because its service was restored, what it may not tell again is taken
/// back first; each event says how its task or project is and brings its reminders back, and what was
/// said already is not said again.
enum TaskIntake {
  static func follower(
    channel: any CallChannel,
    store: ServiceStore,
    environment: RuntimeEnvironment
  ) -> FeedFollower {
    let log = environment.log
    return FeedFollower(
      "task",
      channel: channel,
      store: store,
      environment: environment,
      reset: { context, first, place in
        try planner(context, on: HouseholdCalendar.utc.day(of: context.now), for: first.position)
          .beginAnew(since: first, at: context.now, after: place)
      },
      apply: { context, event in try apply(event, context, log) }
    )
  }

  /// - Returns: whether all of it is in; one project's wish may change very many reminders.
  static func apply(
    _ event: FeedEvent,
    _ context: WriteContext,
    _ log: Logger
  ) throws -> Bool {
    let planner = planner(context, on: event.stamp.localDay, for: event.position)
    do {
      if let news = try TaskNews(event) { try planner.take(news) }
      if let news = try ProjectNews(event) { return try planner.take(news) }
    } catch let unreadable as UnreadableEvent {
      log.error(
        "intake",
        "an event cannot be read and was passed over",
        ["source": .term("task"), "cause": .cause(unreadable.description)]
      )
    }
    return true
  }

  private static func planner(
    _ context: WriteContext,
    on day: LocalDay,
    for event: FeedPosition
  ) -> Planner {
    let ids = context.ids
    return Planner(
      rows: SQLiteReminderRows(connection: context.connection),
      event: event,
      newID: { ids.make() },
      tell: { try $0.append(to: context, on: day) }
    )
  }
}
