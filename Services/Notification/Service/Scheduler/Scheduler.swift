import NotificationDomain
import RPC
import ServiceRuntime
import Vocabulary

/// Delivers reminders when they are due (REM-042).
///
/// It sleeps until the next due time or the next change of the schedule. Every such change is an event
/// of the service's own feed, whose head wakes the scheduler. The schedule is in the database, so a
/// restart loses nothing (REM-043).
struct Scheduler: Sendable {
  /// How often it checks whether the consumer has caught up.
  ///
  /// Until then nothing is delivered, so that no member is reminded of a task that is done.
  static let lookPause: Duration = .milliseconds(250)

  /// The longest sleep.
  ///
  /// The loop's timer does not notice a changed wall clock or a suspended machine. This bound keeps
  /// deliveries within the minute that REM-042 allows. Waking costs two indexed rows.
  static let longestSleep: Duration = .seconds(30)

  /// The pause after an error of the store.
  static let retryPause: Duration = .seconds(1)

  let store: ServiceStore
  let environment: RuntimeEnvironment
  /// Whether the consumer is still catching up with the task feed; called inside a write.
  let isCatchingUp: @Sendable () -> Bool

  /// Delivers until the task is cancelled.
  func run() async {
    var reports = FailureReports()
    await reportUnknownZones()
    do {
      while !Task.isCancelled {
        try await fireAndSleep(&reports)
      }
    } catch {
      // Cancelled: the service stops.
    }
  }

  /// Warns of members whose stored zone this machine does not know, so that their local times are UTC (FST-094).
  private func reportUnknownZones() async {
    // If the store cannot be read, the first pass reports it.
    guard let count = try? await store.read({ try SettingsRows($0).unknownZones() }), count > 0
    else { return }
    environment.log.safety(
      "time zones are unknown; the local times of their members are in UTC",
      ["zones": .integer(Int64(count))]
    )
  }

  /// - Throws: `CancellationError` only.
  private func fireAndSleep(_ reports: inout FailureReports) async throws {
    do {
      let fired = try await fire()
      if reports.succeeded() {
        environment.log.info("scheduler", "the schedule can be read again")
      }
      try await sleep(after: fired)
    } catch let error as CancellationError {
      throw error
    } catch {
      if let left = reports.failed(at: environment.loop.now) {
        environment.log.error(
          "scheduler",
          "the schedule could not be processed; it will be retried",
          ["cause": .cause(String(reflecting: error)), "unwritten": .integer(left)]
        )
      }
      try await environment.loop.sleep(for: Scheduler.retryPause)
    }
  }

  private struct Fired: Sendable {
    let notices: [ReminderNotice]
    let tooLate: [(space: Space, reminder: HealthReminder)]
    let moved: [(space: Space, kind: ReminderKind)]
    let next: Timestamp?
    /// The position after the last event that this pass has seen; events from there on may change the
    /// schedule.
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
        tooLate: firing.tooLate,
        moved: firing.moved,
        next: next,
        unseen: FeedPosition(
          epoch: context.feed.epoch,
          sequence: try context.feed.head(context.connection) + 1
        )
      )
    }
    for notice in fired.notices where notice.reminder.state == .dropped { log(dropped: notice) }
    for late in fired.tooLate {
      environment.log.warning(
        "Notifications",
        "a health reminder was dropped because it was too late",
        ["household": .id(late.space.household), "kind": .integer(Int64(late.reminder.rawValue))]
      )
    }
    for moved in fired.moved { environment.log.moved(moved.kind, in: moved.space) }
    return fired
  }

  private func sleep(after fired: Fired) async throws {
    var time = Scheduler.longestSleep
    if let next = fired.next { time = min(max(.zero, next - environment.clock.now()), time) }
    _ = try await store.head.wait(for: fired.unseen, atMost: time, on: environment.loop)
  }

  private func log(dropped notice: ReminderNotice) {
    environment.log.warning(
      "Notifications",
      "a reminder was dropped because it was too late",
      [
        "household": .id(notice.household),
        "reminder": .id(notice.reminder.id),
      ]
    )
  }
}

extension Logger {
  /// Warns that a notification was delivered later because a clock change skipped its local time (FST-094).
  func moved(_ kind: ReminderKind, in space: Space) {
    safety(
      "a clock change skipped a local time; its notification was moved to the next valid minute",
      ["household": .id(space.household), "kind": .integer(Int64(kind.rawValue))]
    )
  }
}
