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
    return copy
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
