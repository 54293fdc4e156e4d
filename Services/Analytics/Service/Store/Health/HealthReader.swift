package import AnalyticsDomain
import SQLite
import ServiceRuntime
package import Vocabulary

/// Reads the health records of one member from one snapshot.
package struct HealthReader {
  let connection: Connection
  let caller: Caller
  let space: Space
  /// The instant used for everything that depends on the time.
  package let now: Timestamp
  /// Reports damaged stored state.
  let damage: DamagedState

  init(_ connection: Connection, _ caller: Caller, now: Timestamp, _ damage: DamagedState) {
    self.damage = damage
    self.connection = connection
    self.caller = caller
    space = Space(caller)
    self.now = now
  }

  /// The member's local day.
  var today: LocalDay { caller.calendar.day(of: now) }
}

// MARK: - Entries

extension HealthReader {
  /// The member's entry with this id.
  package func entry(_ id: HealthEntryID) throws -> HealthEntry? {
    var query = Self.entryQuery(of: space)
    query.append(" AND id = ?", id)
    return try connection.first(query, decode: Self.entry)
  }

  /// The running fast.
  package func runningFast() throws -> HealthEntry? {
    // The index is partial; SQLite uses it only if the query repeats its condition.
    var query = Self.entryQuery(of: space, from: "health_entry INDEXED BY health_running_fast")
    query.append(" AND type = 4 AND ended IS NULL")
    return try connection.first(query, decode: Self.entry)
  }

  /// The fast that started last.
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

  /// Entries of a log that count on these days, in no particular order.
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

  /// Fasts or sleeps that overlap a span; a running fast has no end.
  ///
  /// A fast lasts at most seven days and a sleep at most one, so few rows are read. Only a running fast may
  /// have started earlier.
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

  /// Weights after an instant.
  package func weights(since instant: Timestamp) throws -> [HealthEntry] {
    var query = Self.entryQuery(of: space)
    query.append(" AND type = ? AND start > ?", HealthDataType.weight, instant)
    return try connection.all(query, decode: Self.entry)
  }

  /// The water of a day in millilitres, without the entry `id`.
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

/// The cursor of a list: the last entry of the previous page.
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
  /// The member's current goals, or the standard ones.
  package func goals() throws -> HealthGoals {
    var query = Self.goalQuery(of: space)
    query.append(" ORDER BY valid_from DESC LIMIT 1")
    return try connection.first(query, decode: goals)?.goals ?? HealthGoals()
  }

  /// The goals on the days of `span` (FST-022).
  ///
  /// - Returns: ascending, each with its first day; the first element starts with `span`.
  package func goals(
    in span: ClosedRange<LocalDay>
  ) throws -> [(from: LocalDay, goals: HealthGoals)] {
    var before = Self.goalQuery(of: space)
    before.append(" AND valid_from <= ? ORDER BY valid_from DESC LIMIT 1", span.lowerBound)
    var later = Self.goalQuery(of: space)
    later.append(
      " AND valid_from > ? AND valid_from <= ? ORDER BY valid_from",
      span.lowerBound,
      span.upperBound
    )
    let first = try connection.first(before, decode: goals)?.goals ?? HealthGoals()
    return [(from: span.lowerBound, goals: first)] + (try connection.all(later, decode: goals))
  }

  /// The first day of the current goals; `nil` while the standard ones hold.
  func goalsValidFrom() throws -> LocalDay? {
    try connection.first(
      """
      SELECT valid_from FROM health_goals WHERE household = ? AND member = ?
      ORDER BY valid_from DESC LIMIT 1
      """,
      space.household,
      space.member
    ) { try $0.value(0) }
  }

  private static func goalQuery(of space: Space) -> SQLText {
    var query = SQLText(
      """
      SELECT valid_from, weight_g, fasting_hours, hydration_ml, sleep_minutes, units, revision
      FROM health_goals
      """
    )
    query.append(" WHERE household = ? AND member = ?", space.household, space.member)
    return query
  }

  private func goals(_ row: Row) throws -> (from: LocalDay, goals: HealthGoals) {
    var goals = HealthGoals()
    goals.weightGrams = try row.value(1)
    goals.fastingHours = try row.value(2)
    goals.hydrationMillilitres = try row.value(3)
    goals.sleepMinutes = try row.value(4)
    let units = HealthUnits(rawValue: try row.value(5, as: Int.self))
    goals.units = units ?? .metric
    goals.revision = try row.value(6)
    if units == nil || !goals.violations.isEmpty {
      damage.report(of: space.member)
      let revision = goals.revision
      goals = HealthGoals()
      goals.revision = revision
    }
    return (from: try row.value(0), goals: goals)
  }
}
