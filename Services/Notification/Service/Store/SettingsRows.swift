import Foundation
import NotificationDomain
import SQLite
import ServiceRuntime
import Vocabulary

/// Reads and changes what members want of notifications, inside one open transaction.
struct SettingsRows {
  private let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }

  /// What a member wants; what they never said is as it is at first.
  func settings(of space: Space) throws -> NotificationSettings {
    var settings = NotificationSettings(
      daily: try connection.all(
        """
        SELECT time, message, is_on, next_at FROM daily_reminder
        WHERE household = ? AND member = ? ORDER BY place
        """,
        space.household,
        space.member
      ) { row in try DailyReminder(row) }
    )
    try connection.first(
      """
      SELECT is_on, quiet_from, quiet_until FROM notification_settings
      WHERE household = ? AND member = ?
      """,
      space.household,
      space.member
    ) { row in
      settings.isOn = try row.value(0, as: Int.self) == 1
      let from: Int? = try row.value(1)
      let until: Int? = try row.value(2)
      if let from = from.flatMap(LocalTime.init(minutesSinceMidnight:)),
        let until = until.flatMap(LocalTime.init(minutesSinceMidnight:))
      {
        settings.quietHours = QuietHours(from: from, until: until)
      }
    }
    return settings
  }

  /// Whether anything is delivered to a member (REM-001).
  func isOn(for space: Space) throws -> Bool {
    try connection.first(
      "SELECT is_on FROM notification_settings WHERE household = ? AND member = ?",
      space.household,
      space.member
    ) { row in try row.value(0, as: Int.self) == 1 } ?? true
  }

  /// The calendar that a member's clients last told; `nil` while they set nothing here.
  func calendar(of space: Space) throws -> HouseholdCalendar? {
    try connection.first(
      "SELECT zone, day_start FROM notification_settings WHERE household = ? AND member = ?",
      space.household,
      space.member
    ) { row in
      let zone: String = try row.value(0)
      let start = LocalTime(minutesSinceMidnight: try row.value(1)) ?? .midnight
      return HouseholdCalendar(zoneName: zone, dayStart: start) ?? .utc
    }
  }

  /// Keeps what a member wants, and by which calendar.
  func put(
    _ settings: NotificationSettings,
    of space: Space,
    in calendar: HouseholdCalendar
  ) throws {
    try connection.run(
      """
      INSERT INTO notification_settings
        (household, member, is_on, quiet_from, quiet_until, zone, day_start)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (household, member) DO UPDATE SET is_on = excluded.is_on,
        quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until,
        zone = excluded.zone, day_start = excluded.day_start
      """,
      space.household,
      space.member,
      settings.isOn ? 1 : 0,
      settings.quietHours?.from.minutesSinceMidnight,
      settings.quietHours?.until.minutesSinceMidnight,
      calendar.zone.identifier,
      calendar.dayStart.minutesSinceMidnight
    )
    try connection.run(
      "DELETE FROM daily_reminder WHERE household = ? AND member = ?",
      space.household,
      space.member
    )
    for (place, daily) in settings.daily.enumerated() {
      try connection.run(
        """
        INSERT INTO daily_reminder (household, member, place, time, message, is_on, next_at)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        """,
        space.household,
        space.member,
        place,
        daily.time.minutesSinceMidnight,
        daily.message,
        daily.isOn ? 1 : 0,
        daily.nextAt
      )
    }
  }
}

// The due list runs across households: one scheduler serves all of them.
extension SettingsRows {
  /// When the next daily reminder of all households comes.
  func nextDaily() throws -> Timestamp? {
    try connection.first(
      "SELECT next_at FROM daily_reminder WHERE next_at IS NOT NULL ORDER BY next_at LIMIT 1"
    ) { row in try row.value(0) }
  }

  /// Daily reminders whose time has come, and those that a wrong clock has set beyond `far`.
  func daily(by now: Timestamp, or far: Timestamp, limit: Int) throws -> [DueDaily] {
    let due = try connection.all(
      """
      SELECT time, message, is_on, next_at, household, member, place FROM daily_reminder
      WHERE next_at <= ? ORDER BY next_at LIMIT ?
      """,
      now,
      limit
    ) { row in try DueDaily(row) }
    let strayed = try connection.all(
      """
      SELECT time, message, is_on, next_at, household, member, place FROM daily_reminder
      WHERE next_at > ? LIMIT ?
      """,
      far,
      limit
    ) { row in try DueDaily(row) }
    return due + strayed
  }

  func move(_ daily: DueDaily, to next: Timestamp?) throws {
    try connection.run(
      """
      UPDATE daily_reminder SET next_at = ? WHERE household = ? AND member = ? AND place = ?
      """,
      next,
      daily.space.household,
      daily.space.member,
      daily.place
    )
  }
}

/// A daily reminder, and whose it is.
struct DueDaily {
  let reminder: DailyReminder
  let space: Space
  let place: Int

  fileprivate init(_ row: Row) throws(SQLiteError) {
    reminder = try DailyReminder(row)
    space = Space(household: try row.value(4), member: try row.value(5))
    place = try row.value(6)
  }
}

extension DailyReminder {
  /// Reads `time, message, is_on, next_at`.
  fileprivate init(_ row: Row) throws(SQLiteError) {
    self.init(
      time: LocalTime(minutesSinceMidnight: try row.value(0)) ?? .midnight,
      message: try row.value(1),
      isOn: try row.value(2, as: Int.self) == 1,
      nextAt: try row.value(3)
    )
  }
}
