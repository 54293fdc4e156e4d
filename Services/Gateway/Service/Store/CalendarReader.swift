import GatewayDomain
import SQLite
import Vocabulary

/// Reads the calendars of one household's members, in one snapshot.
struct CalendarReader {
  let connection: Connection
  let household: HouseholdID

  init(_ connection: Connection, of household: HouseholdID) {
    self.connection = connection
    self.household = household
  }

  func awayPeriod(_ id: AwayPeriodID, of member: MemberID) throws -> AwayPeriod? {
    try connection.first(
      """
      SELECT id, member, first_day, last_day, kind, note, revision FROM away_period
      WHERE household = ? AND member = ? AND id = ?
      """,
      household,
      member,
      id,
      decode: Self.period
    )
  }

  /// A member's periods that end on `day` or later, earliest first.
  func awayPeriods(of member: MemberID, endingFrom day: LocalDay) throws -> [AwayPeriod] {
    try connection.all(
      """
      SELECT id, member, first_day, last_day, kind, note, revision FROM away_period
      WHERE household = ? AND member = ? AND last_day >= ? ORDER BY first_day, id
      """,
      household,
      member,
      day,
      decode: Self.period
    )
  }

  /// A member's rest days in force on `day`, and those set last.
  func restDays(of member: MemberID, on day: LocalDay) throws -> RestDays {
    let rows = try connection.all(
      """
      SELECT valid_from, weekdays, revision FROM rest_days
      WHERE household = ? AND member = ? ORDER BY valid_from
      """,
      household,
      member
    ) { row in
      (
        from: try row.value(0, as: LocalDay.self),
        weekdays: try row.value(1, as: String.self).compactMap(\.wholeNumberValue),
        revision: UInt64(clamping: try row.value(2, as: Int64.self))
      )
    }
    return RestDays(
      weekdays: rows.last { $0.from <= day }?.weekdays ?? [],
      next: rows.last?.weekdays ?? [],
      revision: rows.map(\.revision).max() ?? 0
    )
  }

  func holiday(_ id: HolidayID) throws -> Holiday? {
    try connection.first(
      """
      SELECT id, first_day, last_day, name, revision FROM holiday
      WHERE household = ? AND id = ?
      """,
      household,
      id,
      decode: Self.holiday
    )
  }

  /// Holidays that end on `day` or later, earliest first.
  func holidays(endingFrom day: LocalDay) throws -> [Holiday] {
    try connection.all(
      """
      SELECT id, first_day, last_day, name, revision FROM holiday
      WHERE household = ? AND last_day >= ? ORDER BY first_day, id
      """,
      household,
      day,
      decode: Self.holiday
    )
  }

  private static func period(_ row: Row) throws -> AwayPeriod {
    AwayPeriod(
      id: try row.value(0),
      member: try row.value(1),
      days: try days(row.value(2), row.value(3)),
      kind: try row.value(4),
      note: try row.value(5),
      revision: UInt64(clamping: try row.value(6, as: Int64.self))
    )
  }

  private static func holiday(_ row: Row) throws -> Holiday {
    Holiday(
      id: try row.value(0),
      days: try days(row.value(1), row.value(2)),
      name: try row.value(3),
      revision: UInt64(clamping: try row.value(4, as: Int64.self))
    )
  }

  private static func days(_ first: LocalDay, _ last: LocalDay) -> DaySpan {
    first...max(first, last)
  }
}

extension AwayKind: SQLValue {}

/// Writes calendars, inside an open transaction.
struct CalendarWriter {
  let reader: CalendarReader

  private var connection: Connection { reader.connection }
  private var household: HouseholdID { reader.household }

  init(_ connection: Connection, of household: HouseholdID) {
    reader = CalendarReader(connection, of: household)
  }

  /// How many days a period is kept after its end.
  static let retentionDays = 366

  /// Adds a period, and deletes expired ones.
  ///
  /// - Throws: ``CalendarRefusal/tooManyPeriods``.
  func insert(_ period: AwayPeriod, today: LocalDay) throws {
    try connection.run(
      "DELETE FROM away_period WHERE household = ? AND member = ? AND last_day < ?",
      household,
      period.member,
      today.advanced(by: -Self.retentionDays)
    )
    let stored = try reader.awayPeriods(of: period.member, endingFrom: .first).count
    guard stored < AwayPeriod.maximumPeriods else { throw CalendarRefusal.tooManyPeriods }
    try set(period)
  }

  /// Inserts or replaces a period.
  func set(_ period: AwayPeriod) throws {
    try connection.run(
      """
      INSERT OR REPLACE INTO away_period
        (household, member, id, first_day, last_day, kind, note, revision)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """,
      household,
      period.member,
      period.id,
      period.days.lowerBound,
      period.days.upperBound,
      period.kind,
      period.note,
      Int64(clamping: period.revision)
    )
  }

  func remove(_ period: AwayPeriod) throws {
    try connection.run(
      "DELETE FROM away_period WHERE household = ? AND member = ? AND id = ?",
      household,
      period.member,
      period.id
    )
  }

  /// Sets the rest days of a member from `day`, and deletes those that are no longer in force.
  func setRestDays(
    _ weekdays: [Int],
    of member: MemberID,
    from day: LocalDay,
    revision: UInt64
  ) throws {
    try connection.run(
      """
      DELETE FROM rest_days WHERE household = ?1 AND member = ?2 AND valid_from < (
        SELECT max(valid_from) FROM rest_days
        WHERE household = ?1 AND member = ?2 AND valid_from < ?3)
      """,
      household,
      member,
      day
    )
    try connection.run(
      """
      INSERT OR REPLACE INTO rest_days (household, member, valid_from, weekdays, revision)
      VALUES (?, ?, ?, ?, ?)
      """,
      household,
      member,
      day,
      weekdays.map(String.init).joined(),
      Int64(clamping: revision)
    )
  }

  /// Inserts or replaces a holiday, and deletes expired ones.
  ///
  /// - Throws: ``CalendarRefusal/tooManyHolidayRecords``, ``CalendarRefusal/tooManyHolidays(year:)``.
  func set(_ holiday: Holiday, today: LocalDay) throws {
    try connection.run(
      "DELETE FROM holiday WHERE household = ? AND last_day < ?",
      household,
      today.advanced(by: -Self.retentionDays)
    )
    let others = try reader.holidays(endingFrom: .first).filter { $0.id != holiday.id }
    try HolidayQuota.check(others.map(\.days) + [holiday.days])
    try connection.run(
      """
      INSERT OR REPLACE INTO holiday (household, id, first_day, last_day, name, revision)
      VALUES (?, ?, ?, ?, ?, ?)
      """,
      household,
      holiday.id,
      holiday.days.lowerBound,
      holiday.days.upperBound,
      holiday.name,
      Int64(clamping: holiday.revision)
    )
  }

  func remove(_ holiday: Holiday) throws {
    try connection.run(
      "DELETE FROM holiday WHERE household = ? AND id = ?",
      household,
      holiday.id
    )
  }
}
