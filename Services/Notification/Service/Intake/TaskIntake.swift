import NotificationDomain
import RPC
import ServiceRuntime
import Vocabulary

/// The intake of the task feed: each event once into the reminders, in the transaction that also
/// keeps how far it came (REM-043).
///
/// When the feed is told anew, because its service was restored, reminders of what it may not tell again
/// are cancelled first; each event says how its task is and brings its reminder back, and what was said
/// already is not said again.
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
      reset: { context, first in try beginAnew(first, context) },
      apply: { context, event in try apply(event, context, log) }
    )
  }

  /// Cancels what was scheduled since the first event that is told; what is older than the feed stays.
  private static func beginAnew(_ first: FeedEvent?, _ context: WriteContext) throws {
    guard let since = first?.stamp.at else { return }
    let rows = SQLiteReminderRows(connection: context.connection)
    let always = Timestamp(millisecondsSinceEpoch: .max)
    for doubtful in try rows.due(by: always, limit: .max)
    where doubtful.reminder.madeAt >= since {
      let reminder = doubtful.reminder.settled(.cancelled, at: context.now)
      try rows.update(reminder, in: doubtful.household)
      try rows.forgetName(
        of: reminder.task,
        in: Space(household: doubtful.household, member: reminder.member)
      )
      let notice = ReminderNotice(household: doubtful.household, reminder: reminder)
      try notice.append(to: context, on: HouseholdCalendar.utc.day(of: context.now))
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

extension Reminder {
  /// When it was made, as its id of version 7 says.
  fileprivate var madeAt: Timestamp {
    Timestamp(millisecondsSinceEpoch: Int64(id.rawValue.high >> 16))
  }
}
