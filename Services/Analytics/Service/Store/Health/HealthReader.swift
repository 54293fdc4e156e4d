package import AnalyticsDomain
import SQLite
import ServiceRuntime
package import Vocabulary

/// Reads the health records of one member at one moment.
package struct HealthReader {
  let connection: Connection
  let caller: Caller
  let space: Space
  /// One moment for everything that depends on the time.
  package let now: Timestamp

  init(_ connection: Connection, _ caller: Caller, now: Timestamp) {
    self.connection = connection
    self.caller = caller
    space = Space(caller)
    self.now = now
  }

  /// The member's day.
  var today: LocalDay { caller.calendar.day(of: now) }
}

// MARK: - Entries

extension HealthReader {
  /// One entry of the member.
  package func entry(_ id: HealthEntryID) throws -> HealthEntry? {
    var query = Self.entryQuery(of: space)
    query.append(" AND id = ?", id)
    return try connection.first(query, decode: Self.entry)
  }

  /// The fast that has no end.
  package func runningFast() throws -> HealthEntry? {
    // The index holds running fasts alone, and is used only where the text says what it is restricted to.
    var query = Self.entryQuery(of: space, from: "health_entry INDEXED BY health_running_fast")
    query.append(" AND type = 4 AND ended IS NULL")
    return try connection.first(query, decode: Self.entry)
  }

  /// The fast that began last.
  package func lastFast() throws -> HealthEntry? {
    try page(of: .fasting, from: nil, to: nil, after: nil, atMost: 1).first
  }

  /// One page of a log, newest first.
  package func page(
    of type: HealthDataType,
    from first: LocalDay?,
    to last: LocalDay?,
    after place: HealthPlace?,
    atMost count: Int
  ) throws -> [HealthEntry] {
    var query = Self.entryQuery(of: space)
    query.append(" AND type = ?", type)
    if let first { query.append(" AND local_day >= ?", first) }
    if let last { query.append(" AND local_day <= ?", last) }
    if let place { query.append(" AND (start, id) < (?, ?)", place.start, place.id) }
    query.append(" ORDER BY start DESC, id DESC LIMIT ?", count)
    return try connection.all(query, decode: Self.entry)
  }

  /// Entries of a log that count on some days, in no order that matters.
  package func entries(
    of type: HealthDataType,
    on days: ClosedRange<LocalDay>
  ) throws -> [HealthEntry] {
    var query = Self.entryQuery(of: space)
    query.append(
      " AND type = ? AND local_day BETWEEN ? AND ?",
      type,
      days.lowerBound,
      days.upperBound
    )
    return try connection.all(query, decode: Self.entry)
  }

  /// Fasts or sleeps that share an instant with a span; a fast that runs reaches beyond everything.
  ///
  /// No fast is longer than seven days and no sleep than one, so that only few rows are looked at; a fast that
  /// runs is the one that may have begun long before.
  package func overlapping(
    _ type: HealthDataType,
    from start: Timestamp,
    to end: Timestamp?
  ) throws -> [HealthEntry] {
    let end = end ?? Timestamp.contractRange.upperBound
    var query = Self.entryQuery(of: space)
    query.append(
      " AND type = ? AND start >= ? AND start < ? AND ended > ? ORDER BY start",
      type,
      start - HealthEntry.longestFast,
      end,
      start
    )
    var found = try connection.all(query, decode: Self.entry)
    if type == .fasting, let running = try runningFast(), running.start < end {
      found.append(running)
    }
    return found
  }

  /// The latest weight at or before an instant.
  package func weight(atOrBefore instant: Timestamp) throws -> HealthEntry? {
    var query = Self.entryQuery(of: space)
    query.append(
      " AND type = ? AND start <= ? ORDER BY start DESC, id DESC LIMIT 1",
      HealthDataType.weight,
      instant
    )
    return try connection.first(query, decode: Self.entry)
  }

  /// Weights from an instant on.
  package func weights(since instant: Timestamp) throws -> [HealthEntry] {
    var query = Self.entryQuery(of: space)
    query.append(" AND type = ? AND start > ?", HealthDataType.weight, instant)
    return try connection.all(query, decode: Self.entry)
  }

  /// Millilitres of a day, without one entry.
  package func water(on day: LocalDay, without id: HealthEntryID?) throws -> Int {
    try connection.first(
      """
      SELECT coalesce(sum(amount), 0) FROM health_entry
      WHERE household = ? AND member = ? AND type = ? AND local_day = ? AND id IS NOT ?
      """,
      space.household,
      space.member,
      HealthDataType.hydration,
      day,
      id
    ) { try $0.value(0) } ?? 0
  }

  private static func entryQuery(
    of space: Space,
    from table: StaticString = "health_entry"
  ) -> SQLText {
    var query = SQLText(
      """
      SELECT id, type, start, ended, amount, goal_hours, note, source, local_day, created_at,
        updated_at, revision
      FROM
      """
    )
    query.append(" ")
    query.append(table)
    query.append(" WHERE household = ? AND member = ?", space.household, space.member)
    return query
  }

  private static func entry(_ row: Row) throws -> HealthEntry {
    try HealthEntry(
      id: row.value(0),
      type: row.value(1),
      start: row.value(2),
      end: row.value(3),
      amount: row.value(4),
      goalHours: row.value(5),
      note: row.value(6),
      source: row.value(7),
      localDay: row.value(8),
      createdAt: row.value(9),
      updatedAt: row.value(10),
      revision: row.value(11)
    )
  }
}

/// Where a list goes on: behind this entry.
package struct HealthPlace: Hashable, Sendable {
  package let start: Timestamp
  package let id: HealthEntryID

  package init(start: Timestamp, id: HealthEntryID) {
    self.start = start
    self.id = id
  }
}

// MARK: - Goals

extension HealthReader {
  /// The member's goals; the usual ones where nothing was chosen.
  package func goals() throws -> HealthGoals {
    try connection.first(
      """
      SELECT weight_g, fasting_hours, hydration_ml, sleep_minutes, units, revision
      FROM health_goals WHERE household = ? AND member = ?
      """,
      space.household,
      space.member
    ) { row in
      var goals = HealthGoals()
      goals.weightGrams = try row.value(0)
      goals.fastingHours = try row.value(1)
      goals.hydrationMillilitres = try row.value(2)
      goals.sleepMinutes = try row.value(3)
      goals.units = try row.value(4)
      goals.revision = try row.value(5)
      return goals
    } ?? HealthGoals()
  }
}
