import NotificationDomain
import RPC
import ServiceRuntime
import Vocabulary

/// Wakes when the next reminder is due, and delivers it (REM-042).
///
/// It sleeps until the next due moment, or until something was scheduled: every change of the
/// schedule is an event of the service's own feed, and the feed's head wakes the scheduler. What is
/// due lies in the database, so a restart loses nothing (REM-043).
struct Scheduler: Sendable {
  /// How often it looks whether the consumer has read what happened meanwhile; until then nothing is
  /// delivered, so that no member is reminded of what they have done.
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
  /// Whether the task feed is still being caught up with; read inside a write.
  let isCatchingUp: @Sendable () -> Bool

  /// Delivers until the task is cancelled.
  func run() async {
    var reports = FailureReports()
    do {
      while !Task.isCancelled {
        try await fireAndSleep(&reports)
      }
    } catch {
      // Cancelled: the service stops.
    }
  }

  /// - Throws: `CancellationError` only.
  private func fireAndSleep(_ reports: inout FailureReports) async throws {
    do {
      let fired = try await fire()
      if reports.succeeded() {
        environment.log.info("scheduler", "reminders are looked through again")
      }
      try await sleep(after: fired)
    } catch let error as CancellationError {
      throw error
    } catch {
      if let left = reports.failed(at: environment.loop.now) {
        environment.log.error(
          "scheduler",
          "reminders could not be looked through and will be tried again",
          ["cause": .cause(String(reflecting: error)), "unwritten": .integer(left)]
        )
      }
      try await environment.loop.sleep(for: Scheduler.retryPause)
    }
  }

  private struct Fired: Sendable {
    let notices: [ReminderNotice]
    let next: Timestamp?
    /// The position after the last event that this look through the list has seen: the first that
    /// may have changed it.
    let unseen: FeedPosition
  }

  private func fire() async throws -> Fired {
    let fired = try await store.write { [isCatchingUp] context in
      var firing = Firing(context.connection, context.ids, now: context.now)
      let next =
        if isCatchingUp() {
          try firing.next().map { max($0, context.now + Scheduler.lookPause) }
        } else { try firing.fire() }
      try firing.append(to: context)
      return Fired(
        notices: firing.notices,
        next: next,
        unseen: FeedPosition(
          epoch: context.feed.epoch,
          sequence: try context.feed.head(context.connection) + 1
        )
      )
    }
    for notice in fired.notices where notice.reminder.state == .dropped { log(dropped: notice) }
    return fired
  }

  private func sleep(after fired: Fired) async throws {
    var time = Scheduler.longestSleep
    if let next = fired.next { time = min(max(.zero, next - environment.clock.now()), time) }
    _ = try await store.head.wait(for: fired.unseen, atMost: time, on: environment.loop)
  }

  private func log(dropped notice: ReminderNotice) {
    environment.log.warning(
      "scheduler",
      "a reminder was too late and was dropped",
      [
        "household": .id(notice.household),
        "reminder": .id(notice.reminder.id),
      ]
    )
  }
}
