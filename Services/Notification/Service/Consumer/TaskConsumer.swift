import NotificationContracts
import NotificationDomain
import RPC
import ServiceRuntime
import Vocabulary

/// Applies the task feed to the reminders: each event once, in the transaction that also stores the
/// cursor (REM-043).
///
/// When the feed is replayed after a restore of the task service, its effects are undone first. Each
/// event carries the state of its task or project and restores its reminders. Delivered reminders are
/// not delivered again.
enum TaskConsumer {
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
        try planning(context, on: HouseholdCalendar.utc.day(of: context.now), for: first.position)
          .rollBack(since: first, at: context.now, after: place)
      },
      apply: { context, event in try apply(event, context, log) }
    )
  }

  /// - Returns: whether all is applied; a project's change may affect very many reminders.
  static func apply(
    _ event: FeedEvent,
    _ context: WriteContext,
    _ log: Logger
  ) throws -> Bool {
    let planning = planning(context, on: event.stamp.localDay, for: event.position)
    do {
      if let update = try TaskUpdate(event) { try planning.apply(update) }
      if let update = try ProjectUpdate(event) { return try planning.apply(update) }
    } catch let unreadable as UnreadableEvent {
      unreadable.report(from: "task", to: log)
    }
    return true
  }

  private static func planning(
    _ context: WriteContext,
    on day: LocalDay,
    for event: FeedPosition
  ) -> Planning {
    let ids = context.ids
    return Planning(
      reminders: ReminderWriter(context.connection),
      event: event,
      newID: { ids.make() },
      notify: { try $0.append(to: context, on: day) },
      notifyBadge: { try context.appendBadge($1, of: $0, on: day) }
    )
  }
}

extension WriteContext {
  /// Appends a member's new badge count to the service's own feed (REM-040).
  func appendBadge(_ count: Int, of space: Space, on day: LocalDay) throws {
    try append(
      NewEvent(
        NotificationV1.BadgeUpdated(count: Int32(clamping: count)),
        entity: space.member.text
      ),
      EventStamp(at: now, localDay: day, household: space.household, space: space.member)
    )
  }
}
