import NotificationDomain
import RPC
import ServiceRuntime
import Vocabulary

/// Wakes when the next reminder is due, and delivers it (REM-042).
///
/// It sleeps until the next due moment, or until something was scheduled: every change of the
/// schedule is an event of the service's own feed, and the feed's head wakes who waits for it. What is
/// due lies in the database, so a restart loses nothing (REM-043).
struct Clockwork: Sendable {
  /// How often it looks whether the intake has read what happened meanwhile; until then nothing is
  /// delivered, so that nobody is reminded of what they have done.
  static let lookPause: Duration = .milliseconds(250)

  /// The longest sleep.
  ///
  /// The wall clock may be set, and the machine may be suspended, without the loop's timer noticing;
  /// so the minute that REM-042 allows still holds. Waking costs two indexed rows.
  static let longestSleep: Duration = .seconds(30)

  /// The pause after the store said no.
  static let retryPause: Duration = .seconds(1)

  let store: ServiceStore
  let environment: RuntimeEnvironment
  /// Whether the tasks' news are still being read; asked inside a write.
  let isCatchingUp: @Sendable () -> Bool

  /// Strikes until the task is cancelled.
  func run() async {
    do {
      while !Task.isCancelled {
        try await strikeAndSleep()
      }
    } catch {
      // Cancelled: the service stops.
    }
  }

  /// - Throws: `CancellationError` only.
  private func strikeAndSleep() async throws {
    do {
      let struck = try await strike()
      try await sleep(after: struck)
    } catch let error as CancellationError {
      throw error
    } catch {
      environment.log.error(
        "clockwork",
        "reminders could not be looked through and will be tried again",
        ["cause": .cause(String(reflecting: error))]
      )
      try await environment.loop.sleep(for: Clockwork.retryPause)
    }
  }

  private struct Struck: Sendable {
    let notices: [ReminderNotice]
    let next: Timestamp?
    /// The position after the last event that this look through the list has seen: the first that
    /// may have changed it.
    let unseen: FeedPosition
  }

  private func strike() async throws -> Struck {
    let struck = try await store.write { [isCatchingUp] context in
      var striking = Striking(
        rows: SQLiteReminderRows(connection: context.connection),
        now: context.now
      )
      let next =
        if isCatchingUp() {
          try striking.next().map { max($0, context.now + Clockwork.lookPause) }
        } else { try striking.strike() }
      for notice in striking.notices {
        try notice.append(to: context, on: HouseholdCalendar.utc.day(of: context.now))
      }
      return Struck(
        notices: striking.notices,
        next: next,
        unseen: FeedPosition(
          epoch: context.feed.epoch,
          sequence: try context.feed.head(context.connection) + 1
        )
      )
    }
    for notice in struck.notices where notice.reminder.state == .dropped { log(dropped: notice) }
    return struck
  }

  private func sleep(after struck: Struck) async throws {
    var time = Clockwork.longestSleep
    if let next = struck.next { time = min(max(.zero, next - environment.clock.now()), time) }
    _ = try await store.head.wait(for: struck.unseen, atMost: time, on: environment.loop)
  }

  private func log(dropped notice: ReminderNotice) {
    environment.log.warning(
      "clockwork",
      "a reminder was more than 24 hours late and was dropped",
      [
        "household": .id(notice.household),
        "reminder": .id(notice.reminder.id),
      ]
    )
  }
}
