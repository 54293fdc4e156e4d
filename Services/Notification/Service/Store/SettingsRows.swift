import Foundation
import NotificationContracts
import NotificationDomain
import SQLite
import ServiceRuntime
import Vocabulary

/// Reads and writes notification settings, inside one open transaction.
struct SettingsRows {
  private let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }

  /// A member's settings; the defaults for what was never set.
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
      SELECT is_on, quiet_from, quiet_until, digest_at, digest_next, overdue, weekly_day, weekly_at,
        weekly_next, badge IS NOT NULL, fast_goal, fast_soon, drink_hours, drink_next, bedtime,
        bedtime_before, bedtime_next, weigh_at, weigh_next FROM notification_settings
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
      settings.digestAt = try row.value(3)
      settings.digestNext = try row.value(4)
      settings.hasOverdueNotices = try row.value(5)
      let weekday: Int? = try row.value(6)
      let weeklyAt: LocalTime? = try row.value(7)
      if let weekday, let weeklyAt {
        settings.weekly = WeeklyTime(weekday: weekday, time: weeklyAt)
      }
      settings.weeklyNext = try row.value(8)
      settings.hasBadge = try row.value(9)
      settings.hasFastGoalNotice = try row.value(10)
      settings.hasFastSoonNotice = try row.value(11)
      settings.health.drinkHours = try row.value(12)
      settings.health.drinkNext = try row.value(13)
      settings.health.bedtime = try row.value(14)
      settings.health.bedtimeMinutes = try row.value(15)
      settings.health.bedtimeNext = try row.value(16)
      settings.health.weighAt = try row.value(17)
      settings.health.weighNext = try row.value(18)
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

  /// The member's calendar, as the gateway last sent it; `nil` if the member has no settings.
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

  /// The number of stored zones that this machine does not know.
  func unknownZones() throws -> Int {
    try connection.all("SELECT DISTINCT zone FROM notification_settings") { row in
      try row.value(0, as: String.self)
    }
    .count { HouseholdCalendar(zoneName: $0) == nil }
  }

  /// Whether the member's settings were changed at `time` or later, by the member or by onboarding.
  ///
  /// Read from the service's own feed, which keeps its events as long as the followed ones.
  func wereChanged(since time: Timestamp, of space: Space) throws -> Bool {
    try connection.first(
      """
      SELECT 1 FROM feed INDEXED BY feed_by_household
      WHERE household = ? AND space = ? AND kind = ? AND at >= ? ORDER BY seq DESC LIMIT 1
      """,
      space.household,
      space.member,
      NotificationV1.NotificationSettingsUpdated.eventKind,
      time
    ) { _ in true } ?? false
  }

  /// Stores a member's calendar and moves the local times to it; does nothing if it is stored already.
  func keepCalendar(_ calendar: HouseholdCalendar, of space: Space, at now: Timestamp) throws {
    if let stored = try self.calendar(of: space), stored.hasSameTimes(as: calendar) { return }
    let before = try settings(of: space)
    let after = before.scheduled(after: now, in: calendar).keepingDue(of: before, at: now)
    try put(after, of: space, in: calendar, at: now)
  }

  /// Stores a member's settings and calendar.
  ///
  /// The member's current day continues; its end is recomputed from the calendar.
  func put(
    _ settings: NotificationSettings,
    of space: Space,
    in calendar: HouseholdCalendar,
    at now: Timestamp
  ) throws {
    let watched = try watch(of: space)?.day ?? calendar.day(of: now)
    let day = settings.watchesDays ? watched : nil
    try connection.run(
      """
      INSERT INTO notification_settings
        (household, member, is_on, quiet_from, quiet_until, zone, day_start, digest_at, digest_next,
        overdue, weekly_day, weekly_at, weekly_next, badge, fast_goal, fast_soon, day, day_next,
        drink_hours, drink_next, bedtime, bedtime_before, bedtime_next, weigh_at, weigh_next)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (household, member) DO UPDATE SET is_on = excluded.is_on,
        quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until,
        zone = excluded.zone, day_start = excluded.day_start, digest_at = excluded.digest_at,
        digest_next = excluded.digest_next, overdue = excluded.overdue,
        weekly_day = excluded.weekly_day, weekly_at = excluded.weekly_at,
        weekly_next = excluded.weekly_next, fast_goal = excluded.fast_goal,
        fast_soon = excluded.fast_soon, day = excluded.day, day_next = excluded.day_next,
        drink_hours = excluded.drink_hours, drink_next = excluded.drink_next,
        bedtime = excluded.bedtime, bedtime_before = excluded.bedtime_before,
        bedtime_next = excluded.bedtime_next, weigh_at = excluded.weigh_at,
        weigh_next = excluded.weigh_next,
        badge = CASE WHEN excluded.badge IS NULL THEN NULL
          ELSE coalesce(notification_settings.badge, excluded.badge) END
      """,
      space.household,
      space.member,
      settings.isOn ? 1 : 0,
      settings.quietHours?.from.minutesSinceMidnight,
      settings.quietHours?.until.minutesSinceMidnight,
      calendar.zone.identifier,
      calendar.dayStart.minutesSinceMidnight,
      settings.digestAt,
      settings.digestNext,
      settings.hasOverdueNotices,
      settings.weekly?.weekday,
      settings.weekly?.time,
      settings.weeklyNext,
      settings.hasBadge ? 0 : nil,
      settings.hasFastGoalNotice,
      settings.hasFastSoonNotice,
      day,
      day.map { calendar.end(of: $0) },
      settings.health.drinkHours,
      settings.health.drinkNext,
      settings.health.bedtime,
      settings.health.bedtimeMinutes,
      settings.health.bedtimeNext,
      settings.health.weighAt,
      settings.health.weighNext
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

// The due list spans all households, because one scheduler serves them all.
extension SettingsRows {
  /// When the next daily reminder of any household is due.
  func nextDaily() throws -> Timestamp? {
    try connection.first(
      "SELECT next_at FROM daily_reminder WHERE next_at IS NOT NULL ORDER BY next_at LIMIT 1"
    ) { row in try row.value(0) }
  }

  /// Due daily reminders, and those that a wrong clock set beyond `far`.
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

// Due lists of the other scheduled items; they span all households as well.
extension SettingsRows {
  /// When the next digest, bedtime or weigh-in reminder is due, or the next member's day ends.
  func nextOther() throws -> Timestamp? {
    let digest: Timestamp? = try connection.first(
      """
      SELECT digest_next FROM notification_settings
      WHERE digest_next IS NOT NULL ORDER BY digest_next LIMIT 1
      """
    ) { row in try row.value(0) }
    let day: Timestamp? = try connection.first(
      """
      SELECT day_next FROM notification_settings
      WHERE day_next IS NOT NULL ORDER BY day_next LIMIT 1
      """
    ) { row in try row.value(0) }
    let bedtime: Timestamp? = try connection.first(
      """
      SELECT bedtime_next FROM notification_settings
      WHERE bedtime_next IS NOT NULL ORDER BY bedtime_next LIMIT 1
      """
    ) { row in try row.value(0) }
    let weigh: Timestamp? = try connection.first(
      """
      SELECT weigh_next FROM notification_settings
      WHERE weigh_next IS NOT NULL ORDER BY weigh_next LIMIT 1
      """
    ) { row in try row.value(0) }
    return [digest, day, bedtime, weigh].compactMap(\.self).min()
  }

  /// The members whose bedtime or weigh-in reminder is due, or was set beyond `far` by a wrong clock.
  func healthDue(by now: Timestamp, or far: Timestamp, limit: Int) throws -> [Space] {
    let found = try connection.all(
      """
      SELECT household, member FROM (
        SELECT household, member FROM notification_settings WHERE bedtime_next <= ?1
        ORDER BY bedtime_next LIMIT ?3)
      UNION SELECT household, member FROM (
        SELECT household, member FROM notification_settings WHERE weigh_next <= ?1
        ORDER BY weigh_next LIMIT ?3)
      UNION SELECT household, member FROM (
        SELECT household, member FROM notification_settings WHERE bedtime_next > ?2 LIMIT ?3)
      UNION SELECT household, member FROM (
        SELECT household, member FROM notification_settings WHERE weigh_next > ?2 LIMIT ?3)
      """,
      now,
      far,
      limit
    ) { row in Space(household: try row.value(0), member: try row.value(1)) }
    return found
  }

  func moveHealth(of space: Space, bedtime: Timestamp?, weighIn: Timestamp?) throws {
    try connection.run(
      """
      UPDATE notification_settings SET bedtime_next = ?, weigh_next = ?
      WHERE household = ? AND member = ?
      """,
      bedtime,
      weighIn,
      space.household,
      space.member
    )
  }

  /// When the next drink reminder is due.
  func nextDrink() throws -> Timestamp? {
    try connection.first(
      """
      SELECT drink_next FROM notification_settings
      WHERE drink_next IS NOT NULL ORDER BY drink_next LIMIT 1
      """
    ) { row in try row.value(0) }
  }

  /// The members whose drink reminder is due, or was set beyond `far` by a wrong clock.
  func drinks(by now: Timestamp, or far: Timestamp, limit: Int) throws -> [Space] {
    try connection.all(
      """
      SELECT household, member FROM (
        SELECT household, member FROM notification_settings WHERE drink_next <= ?1
        ORDER BY drink_next LIMIT ?3)
      UNION ALL SELECT household, member FROM (
        SELECT household, member FROM notification_settings WHERE drink_next > ?2 LIMIT ?3)
      """,
      now,
      far,
      limit
    ) { row in Space(household: try row.value(0), member: try row.value(1)) }
  }

  func moveDrink(of space: Space, to next: Timestamp?) throws {
    try connection.run(
      "UPDATE notification_settings SET drink_next = ? WHERE household = ? AND member = ?",
      next,
      space.household,
      space.member
    )
  }

  /// When the next weekly report is due.
  func nextWeekly() throws -> Timestamp? {
    try connection.first(
      """
      SELECT weekly_next FROM notification_settings
      WHERE weekly_next IS NOT NULL ORDER BY weekly_next LIMIT 1
      """
    ) { row in try row.value(0) }
  }

  /// The members whose digest is due, or was set beyond `far` by a wrong clock.
  func digests(by now: Timestamp, or far: Timestamp, limit: Int) throws -> [Space] {
    try connection.all(
      """
      SELECT household, member FROM (
        SELECT household, member FROM notification_settings WHERE digest_next <= ?1
        ORDER BY digest_next LIMIT ?3)
      UNION ALL SELECT household, member FROM (
        SELECT household, member FROM notification_settings WHERE digest_next > ?2 LIMIT ?3)
      """,
      now,
      far,
      limit
    ) { row in Space(household: try row.value(0), member: try row.value(1)) }
  }

  /// The members whose weekly report is due, or was set beyond `far` by a wrong clock.
  func weeklies(by now: Timestamp, or far: Timestamp, limit: Int) throws -> [Space] {
    try connection.all(
      """
      SELECT household, member FROM (
        SELECT household, member FROM notification_settings WHERE weekly_next <= ?1
        ORDER BY weekly_next LIMIT ?3)
      UNION ALL SELECT household, member FROM (
        SELECT household, member FROM notification_settings WHERE weekly_next > ?2 LIMIT ?3)
      """,
      now,
      far,
      limit
    ) { row in Space(household: try row.value(0), member: try row.value(1)) }
  }

  /// The members whose day has ended, or ends beyond `far` because of a wrong clock.
  func endedDays(by now: Timestamp, or far: Timestamp, limit: Int) throws -> [Space] {
    try connection.all(
      """
      SELECT household, member FROM (
        SELECT household, member FROM notification_settings WHERE day_next <= ?1
        ORDER BY day_next LIMIT ?3)
      UNION ALL SELECT household, member FROM (
        SELECT household, member FROM notification_settings WHERE day_next > ?2 LIMIT ?3)
      """,
      now,
      far,
      limit
    ) { row in Space(household: try row.value(0), member: try row.value(1)) }
  }

  func moveDigest(of space: Space, to next: Timestamp?) throws {
    try connection.run(
      "UPDATE notification_settings SET digest_next = ? WHERE household = ? AND member = ?",
      next,
      space.household,
      space.member
    )
  }

  func moveWeekly(of space: Space, to next: Timestamp?) throws {
    try connection.run(
      "UPDATE notification_settings SET weekly_next = ? WHERE household = ? AND member = ?",
      next,
      space.household,
      space.member
    )
  }

  /// Stores a member's current day and its end.
  func begin(_ day: LocalDay, endingAt end: Timestamp, of space: Space) throws {
    try connection.run(
      "UPDATE notification_settings SET day = ?, day_next = ? WHERE household = ? AND member = ?",
      day,
      end,
      space.household,
      space.member
    )
  }

  /// A member's overdue notices and badge; `nil` if both are off.
  func watch(of space: Space) throws -> TaskWatch? {
    try connection.first(
      """
      SELECT overdue, badge, day, day_next FROM notification_settings
      WHERE household = ? AND member = ? AND day IS NOT NULL
      """,
      space.household,
      space.member
    ) { row in
      TaskWatch(
        hasOverdueNotices: try row.value(0),
        badge: try row.value(1),
        day: try row.value(2),
        dayEnd: try row.value(3)
      )
    }
  }

  func setBadge(_ count: Int, of space: Space) throws {
    try connection.run(
      "UPDATE notification_settings SET badge = ? WHERE household = ? AND member = ?",
      count,
      space.household,
      space.member
    )
  }
}

extension HouseholdCalendar {
  /// Whether every local time is the same instant in both.
  func hasSameTimes(as other: HouseholdCalendar) -> Bool {
    zone == other.zone && dayStart == other.dayStart
  }
}

/// The settings and state of a member's overdue notices and badge.
struct TaskWatch {
  let hasOverdueNotices: Bool
  /// The count sent last; `nil` while the badge is off.
  let badge: Int?
  /// The day of the badge; tasks due before it were already processed.
  let day: LocalDay
  let dayEnd: Timestamp
}

/// A daily reminder with its member.
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
