package import Vocabulary

/// One member's notification settings.
package struct NotificationSettings: Equatable, Sendable {
  /// The largest number of daily reminders per member (REM-020).
  package static let mostDaily = 5

  /// Whether anything is delivered at all (REM-001).
  package var isOn = true
  package var quietHours: QuietHours?
  /// In the member's order.
  package var daily: [DailyReminder] = []
  /// The local time of the digest; `nil`: off (REM-021).
  package var digestAt: LocalTime?
  package var digestNext: Timestamp?
  /// Whether the member is notified when a task becomes overdue (REM-022).
  package var hasOverdueNotices = false
  /// The local time of the weekly report; `nil`: off (REM-030).
  package var weekly: WeeklyTime?
  package var weeklyNext: Timestamp?
  /// Whether clients receive the badge count (REM-040).
  package var hasBadge = false
  /// Whether the member is notified when a fast reaches its goal (FST-091).
  package var hasFastGoalNotice = false
  /// The same for half an hour before the goal.
  package var hasFastSoonNotice = false
  /// Reminders to drink, to go to bed and to weigh (FST-091).
  package var health = HealthTimes()

  package init(
    isOn: Bool = true,
    quietHours: QuietHours? = nil,
    daily: [DailyReminder] = []
  ) {
    self.isOn = isOn
    self.quietHours = quietHours
    self.daily = daily
  }

  /// The settings with each scheduled item set to its next time after `now`.
  package func scheduled(after now: Timestamp, in calendar: HouseholdCalendar) -> Self {
    var copy = self
    copy.daily = daily.map { $0.scheduled(after: now, in: calendar) }
    copy.digestNext = digestAt.map { DailyTime($0).next(after: now, in: calendar) }
    copy.weeklyNext = weekly?.next(after: now, in: calendar)
    copy.health = health.scheduled(after: now, quiet: quietHours, in: calendar)
    return copy
  }

  /// The settings with the due times of `before`, where the schedule is unchanged.
  ///
  /// A weekly report or a drink reminder may wait for analytics while its member changes another setting.
  package func keepingDue(of before: Self, at now: Timestamp) -> Self {
    var copy = self
    if weekly == before.weekly, let due = before.weeklyNext, due <= now { copy.weeklyNext = due }
    if health.drinkHours == before.health.drinkHours, let due = before.health.drinkNext, due <= now
    {
      copy.health.drinkNext = due
    }
    return copy
  }

  /// The settings with exactly the chosen health reminders on (FST-091).
  ///
  /// All other settings and their next times stay, as do the times of reminders that were on.
  package func choosing(
    _ fasts: Set<FastReminder>,
    _ times: Set<HealthReminder>,
    after now: Timestamp,
    in calendar: HouseholdCalendar
  ) -> Self {
    var copy = self
    copy.hasFastGoalNotice = fasts.contains(.goal)
    copy.hasFastSoonNotice = fasts.contains(.soon)
    copy.health = health.choosing(times, after: now, quiet: quietHours, in: calendar)
    return copy
  }

  /// Whether the scheduler has work when the member's day ends.
  package var watchesDays: Bool { hasOverdueNotices || hasBadge }

  /// The time of the digest that is due now, by the rules of ``DailyReminder/dueTime(at:in:)``.
  package func digestDue(at now: Timestamp, in calendar: HouseholdCalendar) -> Timestamp? {
    guard let digestAt, let digestNext else { return nil }
    let latest = DailyTime(digestAt).latest(by: now, in: calendar)
    return latest >= digestNext && Lateness(dueAt: latest, now: now) == .deliver ? latest : nil
  }

  /// The time of the weekly report that is due now, by the rules of ``DailyReminder/dueTime(at:in:)``.
  package func weeklyDue(at now: Timestamp, in calendar: HouseholdCalendar) -> Timestamp? {
    guard let weekly, let weeklyNext else { return nil }
    let latest = weekly.latest(by: now, in: calendar)
    return latest >= weeklyNext && Lateness(dueAt: latest, now: now) == .deliver ? latest : nil
  }
}

/// A message at a local time of every day (REM-020).
package struct DailyReminder: Equatable, Sendable {
  /// The largest number of characters of the message.
  package static let longestMessage = 200

  package var time: LocalTime
  package var message: String
  package var isOn: Bool
  /// The next occurrence; `nil` while it is off.
  package var nextAt: Timestamp?

  package init(time: LocalTime, message: String, isOn: Bool = true, nextAt: Timestamp? = nil) {
    self.time = time
    self.message = message
    self.isOn = isOn
    self.nextAt = nextAt
  }

  /// The reminder set to its next time after `now`.
  package func scheduled(after now: Timestamp, in calendar: HouseholdCalendar) -> Self {
    var copy = self
    copy.nextAt = isOn ? DailyTime(time).next(after: now, in: calendar) : nil
    return copy
  }

  /// The time for which it is due now.
  ///
  /// This is its last occurrence, however many passed while the service was down; `nil` if that is too late (REM-012).
  package func dueTime(at now: Timestamp, in calendar: HouseholdCalendar) -> Timestamp? {
    guard let nextAt else { return nil }
    let latest = DailyTime(time).latest(by: now, in: calendar)
    guard latest >= nextAt, Lateness(dueAt: latest, now: now) == .deliver else { return nil }
    return latest
  }
}
