package import Vocabulary

/// What one member wants of notifications.
package struct NotificationSettings: Equatable, Sendable {
  /// How many daily reminders a member may have (REM-020).
  package static let mostDaily = 5

  /// Whether anything is delivered at all (REM-001).
  package var isOn = true
  package var quietHours: QuietHours?
  /// In the order in which the member gave them.
  package var daily: [DailyReminder] = []
  /// When the digest comes; `nil`: not at all (REM-021).
  package var digestAt: LocalTime?
  package var digestNext: Timestamp?
  /// Whether a notice comes when a task becomes overdue (REM-022).
  package var tellsOverdue = false
  /// When the weekly report comes; `nil`: not at all (REM-030).
  package var weekly: WeeklyTime?
  package var weeklyNext: Timestamp?
  /// Whether clients are told the count of the badge (REM-040).
  package var hasBadge = false
  /// Whether a fast's goal is told when it is reached, and half an hour before (FST-091).
  package var tellsFastGoal = false
  package var tellsFastSoon = false

  package init(
    isOn: Bool = true,
    quietHours: QuietHours? = nil,
    daily: [DailyReminder] = []
  ) {
    self.isOn = isOn
    self.quietHours = quietHours
    self.daily = daily
  }

  /// The settings with each daily reminder set to its next time after `now`.
  package func scheduled(after now: Timestamp, in calendar: HouseholdCalendar) -> Self {
    var copy = self
    copy.daily = daily.map { $0.scheduled(after: now, in: calendar) }
    copy.digestNext = digestAt.map { DailyTime($0).next(after: now, in: calendar) }
    copy.weeklyNext = weekly?.next(after: now, in: calendar)
    return copy
  }

  /// Whether something happens when the member's day ends.
  package var watchesDays: Bool { tellsOverdue || hasBadge }

  /// The time for which the digest is to be delivered now, as for a daily reminder.
  package func digestDue(at now: Timestamp, in calendar: HouseholdCalendar) -> Timestamp? {
    guard let digestAt, let digestNext else { return nil }
    let latest = DailyTime(digestAt).latest(by: now, in: calendar)
    return latest >= digestNext && Lateness(dueAt: latest, now: now) == .deliver ? latest : nil
  }

  /// The time for which the weekly report is to be delivered now, as for a daily reminder.
  package func weeklyDue(at now: Timestamp, in calendar: HouseholdCalendar) -> Timestamp? {
    guard let weekly, let weeklyNext else { return nil }
    let latest = weekly.latest(by: now, in: calendar)
    return latest >= weeklyNext && Lateness(dueAt: latest, now: now) == .deliver ? latest : nil
  }
}

/// A message at a time on the wall, every day (REM-020).
package struct DailyReminder: Equatable, Sendable {
  /// Characters of the message.
  package static let longestMessage = 200

  package var time: LocalTime
  package var message: String
  package var isOn: Bool
  /// When it comes next; `nil` while it is off.
  package var nextAt: Timestamp?

  package init(time: LocalTime, message: String, isOn: Bool = true, nextAt: Timestamp? = nil) {
    self.time = time
    self.message = message
    self.isOn = isOn
    self.nextAt = nextAt
  }

  /// Set to its next time after `now`.
  package func scheduled(after now: Timestamp, in calendar: HouseholdCalendar) -> Self {
    var copy = self
    copy.nextAt = isOn ? DailyTime(time).next(after: now, in: calendar) : nil
    return copy
  }

  /// The time for which it is to be delivered now: the last one that came, however many passed while the service
  /// was away, if that is not too late (REM-012).
  package func dueTime(at now: Timestamp, in calendar: HouseholdCalendar) -> Timestamp? {
    guard let nextAt else { return nil }
    let latest = DailyTime(time).latest(by: now, in: calendar)
    guard latest >= nextAt, Lateness(dueAt: latest, now: now) == .deliver else { return nil }
    return latest
  }
}
