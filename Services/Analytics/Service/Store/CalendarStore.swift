import AnalyticsDomain
import SQLite
import ServiceRuntime
import Vocabulary

// Protected days, which the directory's feed changes and which are read with the figures.

extension ScoreReader {
  /// The protected days of a member.
  func protection(of space: Space) throws -> Protection {
    let away = try connection.all(
      "SELECT first_day, last_day, kind FROM away_period WHERE household = ? AND member = ?",
      space.household,
      space.member
    ) { row in
      Protection.Span(try Self.days(row), try row.value(2, as: ProtectionReason.self))
    }
    let holidays = try connection.all(
      "SELECT first_day, last_day FROM holiday WHERE household = ?",
      space.household
    ) { row in Protection.Span(try Self.days(row), .holiday) }
    let restDays = try connection.all(
      "SELECT valid_from, weekdays FROM rest_days WHERE household = ? AND member = ?",
      space.household,
      space.member
    ) { row in
      Protection.RestDays(
        from: try row.value(0),
        weekdays: Weekdays(rawValue: try row.value(1, as: Int.self))
      )
    }
    return Protection(spans: away + holidays, restDays: restDays, zones: try zones(of: space))
  }

  /// The zones in which a member's days were counted: their own, or the household's without one.
  private func zones(of space: Space) throws -> [Protection.ZoneSpan] {
    let changes = try connection.all(
      """
      SELECT since, zone, member = ?1 FROM zone_since
      WHERE household = ?2 AND member IN (?1, ?3) ORDER BY since, member
      """,
      space.member,
      space.household,
      CalendarWriter.common
    ) { row in
      (
        since: try row.value(0, as: Timestamp.self),
        zone: try row.value(1, as: String.self),
        isOwn: try row.value(2, as: Bool.self)
      )
    }
    var (own, common) = ("", "")
    return changes.compactMap { change in
      if change.isOwn { own = change.zone } else { common = change.zone }
      // Only midnight matters here: a day that exists only because of a later start of the day is skipped, too.
      return HouseholdCalendar(zoneName: own.isEmpty ? common : own)
        .map { Protection.ZoneSpan(since: change.since, calendar: $0) }
    }
  }

  /// The event that protects a member's day: an away period, else a holiday, else the rest days.
  func protectingEvent(of space: Space, on day: LocalDay) throws -> EventOrigin? {
    try connection.first(
      """
      SELECT epoch, sequence FROM (
        SELECT epoch, sequence FROM away_period
        WHERE household = ?1 AND member = ?2 AND ?3 BETWEEN first_day AND last_day
        UNION ALL SELECT epoch, sequence FROM holiday
        WHERE household = ?1 AND ?3 BETWEEN first_day AND last_day
        UNION ALL SELECT epoch, sequence FROM (
          SELECT epoch, sequence FROM rest_days
          WHERE household = ?1 AND member = ?2 AND valid_from <= ?3 ORDER BY valid_from DESC LIMIT 1)
      ) LIMIT 1
      """,
      space.household,
      space.member,
      day
    ) { row in
      let position = FeedPosition(storedEpoch: try row.value(0), sequence: try row.value(1))
      return EventOrigin(.gateway, epoch: position.epoch, sequence: position.sequence)
    }
  }

  /// The zone in which a member's days were counted at an instant; `nil` if unknown.
  func zone(of space: Space, at instant: Timestamp) throws -> String? {
    func zone(_ member: UniqueID) throws -> String? {
      try connection.first(
        """
        SELECT zone FROM zone_since WHERE household = ? AND member = ? AND since <= ?
        ORDER BY since DESC LIMIT 1
        """,
        space.household,
        member,
        instant
      ) { try $0.value(0) }
    }
    if let own = try zone(space.member.rawValue), !own.isEmpty { return own }
    return try zone(CalendarWriter.common)
  }

  /// The effect of a calendar change on a member's streak; `nil` if it was none or is no longer stored.
  func streakChange(of space: Space, cause: String, revision: Int64) throws -> StreakChange? {
    try connection.first(
      """
      SELECT current_before, current_after, longest_before, longest_after FROM streak_change
      WHERE household = ? AND member = ? AND cause = ? AND revision = ?
      """,
      space.household,
      space.member,
      cause,
      revision
    ) { row in
      StreakChange(
        currentBefore: try row.value(0),
        currentAfter: try row.value(1),
        longestBefore: try row.value(2),
        longestAfter: try row.value(3)
      )
    }
  }

  /// The members of a household who have figures.
  func members(of household: HouseholdID) throws -> [Space] {
    try connection.all(
      "SELECT DISTINCT member FROM total_score WHERE household = ? ORDER BY member",
      household
    ) { row in Space(household: household, member: try row.value(0)) }
  }

  /// Reads two columns: the first and the last day.
  static func days(_ row: Row) throws -> ClosedRange<LocalDay> {
    let first: LocalDay = try row.value(0)
    return first...max(first, try row.value(1, as: LocalDay.self))
  }
}

extension ProtectionReason: SQLValue {}

/// The effect of a calendar change on a streak.
struct StreakChange: Equatable, Sendable {
  let currentBefore: Int
  let currentAfter: Int
  let longestBefore: Int
  let longestAfter: Int

  init(currentBefore: Int, currentAfter: Int, longestBefore: Int, longestAfter: Int) {
    self.currentBefore = currentBefore
    self.currentAfter = currentAfter
    self.longestBefore = longestBefore
    self.longestAfter = longestAfter
  }

  /// - Returns: `nil` when both are equal.
  init?(from before: Streak, to after: Streak) {
    self.init(
      currentBefore: before.current,
      currentAfter: after.current,
      longestBefore: before.longest?.length ?? 0,
      longestAfter: after.longest?.length ?? 0
    )
    if currentBefore == currentAfter, longestBefore == longestAfter { return nil }
  }
}

/// Writes calendar data inside an open transaction.
struct CalendarWriter {
  let connection: Connection

  init(_ connection: Connection) { self.connection = connection }

  var reader: ScoreReader { ScoreReader(connection) }

  private var runs: StreakRunWriter { StreakRunWriter(connection) }

  /// The member id that stands for the household.
  static let common = UniqueID(high: 0, low: 0)

  func setAway(
    _ id: AwayPeriodID,
    _ days: ClosedRange<LocalDay>,
    _ reason: ProtectionReason,
    of space: Space,
    from origin: FeedPosition
  ) throws {
    let before = try away(id, of: space)
    try connection.run(
      """
      INSERT OR REPLACE INTO away_period
        (household, member, id, first_day, last_day, kind, epoch, sequence)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """,
      space.household,
      space.member,
      id,
      days.lowerBound,
      days.upperBound,
      reason,
      origin.storedEpoch,
      origin.sequence
    )
    if let before { try runs.recompute(before, of: space) }
    try runs.recompute(days, of: space)
  }

  func removeAway(_ id: AwayPeriodID, of space: Space) throws {
    guard let before = try away(id, of: space) else { return }
    try connection.run(
      "DELETE FROM away_period WHERE household = ? AND member = ? AND id = ?",
      space.household,
      space.member,
      id
    )
    try runs.recompute(before, of: space)
  }

  private func away(
    _ id: AwayPeriodID,
    of space: Space
  ) throws -> ClosedRange<LocalDay>? {
    try connection.first(
      """
      SELECT first_day, last_day FROM away_period
      WHERE household = ? AND member = ? AND id = ?
      """,
      space.household,
      space.member,
      id,
      decode: ScoreReader.days
    )
  }

  func setRestDays(
    _ weekdays: Weekdays,
    from day: LocalDay,
    of space: Space,
    from origin: FeedPosition
  ) throws {
    try connection.run(
      """
      INSERT OR REPLACE INTO rest_days
        (household, member, valid_from, weekdays, epoch, sequence)
      VALUES (?, ?, ?, ?, ?, ?)
      """,
      space.household,
      space.member,
      day,
      weekdays.rawValue,
      origin.storedEpoch,
      origin.sequence
    )
    try runs.recompute(day...LocalDay.last, of: space)
  }

  func setHoliday(
    _ id: HolidayID,
    _ days: ClosedRange<LocalDay>,
    of household: HouseholdID,
    from origin: FeedPosition
  ) throws {
    let before = try holiday(id, of: household)
    try connection.run(
      """
      INSERT OR REPLACE INTO holiday (household, id, first_day, last_day, epoch, sequence)
      VALUES (?, ?, ?, ?, ?, ?)
      """,
      household,
      id,
      days.lowerBound,
      days.upperBound,
      origin.storedEpoch,
      origin.sequence
    )
    for space in try reader.members(of: household) {
      if let before { try runs.recompute(before, of: space) }
      try runs.recompute(days, of: space)
    }
  }

  func removeHoliday(_ id: HolidayID, of household: HouseholdID) throws {
    guard let before = try holiday(id, of: household) else { return }
    try connection.run("DELETE FROM holiday WHERE household = ? AND id = ?", household, id)
    for space in try reader.members(of: household) { try runs.recompute(before, of: space) }
  }

  private func holiday(
    _ id: HolidayID,
    of household: HouseholdID
  ) throws -> ClosedRange<LocalDay>? {
    try connection.first(
      "SELECT first_day, last_day FROM holiday WHERE household = ? AND id = ?",
      household,
      id,
      decode: ScoreReader.days
    )
  }

  /// Stores the zone that holds from an instant on; an empty zone is the household's.
  func setZone(
    _ zone: String,
    of member: MemberID?,
    in household: HouseholdID,
    since instant: Timestamp
  ) throws {
    let before = try connection.first(
      """
      SELECT zone FROM zone_since WHERE household = ? AND member = ? AND since <= ?
      ORDER BY since DESC LIMIT 1
      """,
      household,
      member?.rawValue ?? Self.common,
      instant
    ) { try $0.value(0, as: String.self) }
    // Most changes of a member or household do not change the zone.
    guard before != zone else { return }
    try connection.run(
      "INSERT OR REPLACE INTO zone_since (household, member, since, zone) VALUES (?, ?, ?, ?)",
      household,
      member?.rawValue ?? Self.common,
      instant,
      zone
    )
    // The first known zone also applies to the days before it (`Protection`).
    let first =
      before == nil ? LocalDay.first : HouseholdCalendar.utc.day(of: instant).advanced(by: -2)
    let members = member.map { [Space(household: household, member: $0)] }
    for space in try members ?? reader.members(of: household) {
      try runs.recompute(first...LocalDay.last, of: space)
    }
  }

  /// How long the effect of a change is stored: as long as the change may be retried.
  static let retention: Duration = .seconds(24 * 3_600)

  func remember(
    _ change: StreakChange,
    of space: Space,
    cause: String,
    revision: Int64,
    at now: Timestamp
  ) throws {
    try connection.run("DELETE FROM streak_change WHERE at < ?", now - Self.retention)
    try connection.run(
      """
      INSERT OR REPLACE INTO streak_change (household, member, cause, revision, at,
        current_before, current_after, longest_before, longest_after)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      space.household,
      space.member,
      cause,
      revision,
      now,
      change.currentBefore,
      change.currentAfter,
      change.longestBefore,
      change.longestAfter
    )
  }

  /// Deletes the data of the directory's feed from an event on, before it is replayed from there.
  func forget(from first: FeedPosition) throws {
    var touched: [(space: Space, days: ClosedRange<LocalDay>)] = []
    touched += try connection.all(
      """
      DELETE FROM away_period WHERE epoch >> 32 = ? AND sequence >= ?
      RETURNING household, member, first_day, last_day
      """,
      first.origin,
      first.sequence
    ) { row in
      let last: LocalDay = try row.value(3)
      return (try Self.space(row), min(try row.value(2), last)...last)
    }
    touched += try connection.all(
      """
      DELETE FROM rest_days WHERE epoch >> 32 = ? AND sequence >= ?
      RETURNING household, member, valid_from
      """,
      first.origin,
      first.sequence
    ) { row in (try Self.space(row), try row.value(2)...LocalDay.last) }
    let holidays = try connection.all(
      """
      DELETE FROM holiday WHERE epoch >> 32 = ? AND sequence >= ?
      RETURNING first_day, last_day, household
      """,
      first.origin,
      first.sequence
    ) { row in
      (days: try ScoreReader.days(row), household: try row.value(2, as: HouseholdID.self))
    }
    for holiday in holidays {
      touched += try reader.members(of: holiday.household).map { ($0, holiday.days) }
    }
    for one in touched { try runs.recompute(one.days, of: one.space) }
  }

  private static func space(_ row: Row) throws -> Space {
    Space(household: try row.value(0), member: try row.value(1))
  }
}
