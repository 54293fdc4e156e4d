import AnalyticsContracts
import NotificationDomain
import RPC
import ServiceRuntime
import Vocabulary

/// Delivers drink reminders until, according to analytics, the day's goal is met (FST-091).
///
/// Each replaces the one before, and the last is withdrawn when the goal turns out to be met.
/// While analytics is unavailable, a reminder waits for at most an hour (FST-095).
struct DrinkReminders: Sendable {
  static let batch = 100
  /// A next time further ahead than this was set while the clock was ahead.
  private static let farthest: Duration = .seconds(2 * 86_400)
  private static let timeout: Duration = .seconds(10)
  private static let longestSleep: Duration = .seconds(30)

  let store: ServiceStore
  let environment: RuntimeEnvironment
  let figures: AnalyticsV1.HealthFiguresClient

  /// Delivers until the task is cancelled.
  func run() async {
    var failures = FailureReports()
    while !Task.isCancelled {
      do {
        try await deliverDue()
        if failures.succeeded() {
          environment.log.info("Notifications", "drink reminders are delivered again")
        }
        try await sleep()
      } catch is CancellationError {
        return
      } catch {
        if let left = failures.failed(at: environment.loop.now) {
          environment.log.warning(
            "Notifications",
            "drink reminders are delayed; analytics did not answer",
            ["cause": .cause(String(reflecting: error)), "unwritten": .integer(left)]
          )
        }
        guard (try? await environment.loop.sleep(for: Self.longestSleep)) != nil else { return }
      }
    }
  }

  private func deliverDue() async throws {
    var failure: (any Error)?
    while true {
      let now = environment.clock.now()
      let due = try await store.read { connection in
        try SettingsRows(connection).drinks(by: now, or: now + Self.farthest, limit: Self.batch)
      }
      for space in due {
        // A member whose figures are unavailable must not delay the others.
        do { try await deliver(space) } catch { failure = error }
      }
      if let failure { throw failure }
      if due.count < Self.batch { return }
    }
  }

  /// The action for one member's reminder.
  private enum Due {
    case deliver
    case tooLate
    /// Only sets the next time: it is not due yet, or was set by a wrong clock.
    case plan
  }

  private func due(
    _ wish: NotificationSettings,
    at now: Timestamp,
    in calendar: HouseholdCalendar
  ) -> Due {
    guard wish.isOn, let planned = wish.health.drinkNext, planned <= now else { return .plan }
    // The reminder waited for analytics until the quiet hours began.
    let quiet = wish.quietHours ?? HealthTimes.usualQuiet
    if quiet?.release(at: now, in: calendar) != nil { return .tooLate }
    let lateness = Lateness(dueAt: planned, now: now, limit: Lateness.healthLimit)
    return lateness == .drop ? .tooLate : .deliver
  }

  private func deliver(_ space: Space) async throws {
    let (wish, calendar) = try await store.read { connection in
      let rows = SettingsRows(connection)
      return (try rows.settings(of: space), try rows.calendar(of: space) ?? .utc)
    }
    var isMet = false
    if due(wish, at: environment.clock.now(), in: calendar) == .deliver {
      isMet = try await isGoalMet(of: space, in: calendar)
    }
    let (isTooLate, isMoved) = try await store.write { [isMet] context in
      let rows = SettingsRows(context.connection)
      // The settings may have changed during the call to analytics.
      let wish = try rows.settings(of: space)
      let calendar = try rows.calendar(of: space) ?? .utc
      let now = context.now
      let due = self.due(wish, at: now, in: calendar)
      var firing = Firing(context.connection, context.ids, now: now)
      var isMoved = false
      if due == .deliver { try firing.withdraw(.drink, in: space) }
      if due == .deliver, !isMet, let time = wish.health.drinkNext {
        let drink = HealthReminder.drink
        try firing.deliver(
          .health,
          drink.text(wish.health),
          part: drink.rawValue,
          dueAt: time,
          in: space
        )
        isMoved = drink.isMoved(time, of: wish.health, quiet: wish.quietHours, in: calendar)
      }
      let next =
        isMet
        ? wish.health.firstDrink(after: now, quiet: wish.quietHours, in: calendar)
        : wish.health.nextDrink(after: now, quiet: wish.quietHours, in: calendar)
      try rows.moveDrink(of: space, to: next)
      try firing.append(to: context)
      return (due == .tooLate, isMoved)
    }
    if isMoved { environment.log.moved(.health, in: space) }
    guard isTooLate else { return }
    environment.log.warning(
      "Notifications",
      "a health reminder was dropped because it was too late",
      ["household": .id(space.household), "kind": .integer(Int64(HealthReminder.drink.rawValue))]
    )
  }

  /// Whether a member met today's drink goal.
  private func isGoalMet(of space: Space, in calendar: HouseholdCalendar) async throws -> Bool {
    let caller = Caller(
      household: space.household,
      member: space.member,
      role: .child,
      calendar: calendar
    )
    let answer = try await figures.getHealthFigures(
      AnalyticsV1.GetHealthFiguresRequest(days: 1),
      CallOptions(timeout: Self.timeout, metadata: caller.metadata)
    )
    guard let today = answer.days.last, today.waterGoalMl > 0 else { return false }
    return today.waterMl >= today.waterGoalMl
  }

  private func sleep() async throws {
    let feed = store.feed
    let (next, unseen) = try await store.read { connection in
      (
        try SettingsRows(connection).nextDrink(),
        FeedPosition(epoch: feed.epoch, sequence: try feed.head(connection) + 1)
      )
    }
    var time = Self.longestSleep
    if let next { time = min(max(.zero, next - environment.clock.now()), time) }
    _ = try await store.head.wait(for: unseen, atMost: time, on: environment.loop)
  }
}
