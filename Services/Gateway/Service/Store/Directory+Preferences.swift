import GatewayDomain
import SQLite
import Vocabulary

extension DirectoryReader {
  /// A member's preferences; empty when none are stored.
  func preferences(of member: MemberID, in household: HouseholdID) throws -> Preferences {
    try connection.first(
      """
      SELECT date_format, first_weekday, units, evening_start, language, conflicts, revision
      FROM preferences WHERE household = ? AND member = ?
      """,
      household,
      member
    ) { row in
      var preferences = Preferences()
      preferences.dateFormat = try row.value(0, as: String?.self)
        .flatMap { Preferences.DateFormat(rawValue: $0) }
      preferences.firstWeekday = try row.value(1, as: WeekStart?.self)
      preferences.units = try row.value(2, as: String?.self)
        .flatMap { Preferences.Units(rawValue: $0) }
      preferences.eveningStart = try row.value(3, as: LocalTime?.self)
      preferences.language = try row.value(4, as: String?.self).flatMap { LanguageTag($0) }
      preferences.conflicts = try row.value(5, as: String?.self)
        .flatMap { Preferences.Conflicts(rawValue: $0) }
      preferences.revision = UInt64(clamping: try row.value(6, as: Int64.self))
      return preferences
    } ?? Preferences()
  }
}

extension DirectoryReader {
  /// When the evening begins for the members who have chosen it.
  func eveningStarts(in household: HouseholdID) throws -> [MemberID: LocalTime] {
    let chosen = try connection.all(
      "SELECT member, evening_start FROM preferences WHERE household = ? AND evening_start IS NOT NULL",
      household
    ) { row in (try row.value(0, as: MemberID.self), try row.value(1, as: LocalTime.self)) }
    return Dictionary(chosen) { $1 }
  }
}

extension DirectoryWriter {
  func set(_ preferences: Preferences, of member: MemberID, in household: HouseholdID) throws {
    try connection.run(
      """
      INSERT OR REPLACE INTO preferences (household, member, date_format, first_weekday, units, evening_start,
        language, conflicts, revision)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      household,
      member,
      preferences.dateFormat?.rawValue,
      preferences.firstWeekday,
      preferences.units?.rawValue,
      preferences.eveningStart,
      preferences.language?.text,
      preferences.conflicts?.rawValue,
      Int64(clamping: preferences.revision)
    )
  }
}
