import AnalyticsContracts
package import AnalyticsDomain
import SQLite
import ServiceRuntime
package import Vocabulary

/// Changes the health records of one member inside one open transaction.
package struct HealthWriter {
  let context: WriteContext
  /// Reads what the transaction has made so far.
  package let reader: HealthReader

  init(_ context: WriteContext, _ caller: Caller) {
    self.context = context
    reader = HealthReader(context.connection, caller, now: context.now)
  }

  var connection: Connection { context.connection }
  var caller: Caller { reader.caller }
  var space: Space { reader.space }
  package var now: Timestamp { context.now }

  /// The day an instant belongs to, on the member's calendar.
  func day(of instant: Timestamp) -> LocalDay { caller.calendar.day(of: instant) }

  func append(_ event: NewEvent) throws {
    try context.append(
      event,
      EventStamp(
        at: now,
        localDay: day(of: now),
        household: space.household,
        space: space.member,
        actor: caller.member,
        device: caller.device,
        request: caller.requestID
      )
    )
  }
}

// MARK: - Entries

extension HealthWriter {
  /// The id of a new entry: the client's, or a new one.
  ///
  /// - Throws: ``HealthRefusal/invalid(_:)`` for an id that stands for none; ``HealthRefusal/idTaken`` for one
  ///   that an entry has, or had until lately.
  package func newID(_ wished: HealthEntryID?) throws -> HealthEntryID {
    guard let wished else { return context.ids.make() }
    guard wished.rawValue.isUsable else {
      throw HealthRefusal.invalid([
        HealthViolation("entry.id", "malformed_id", "It cannot be the id of an entry.")
      ])
    }
    let isDeleted =
      try connection.first(
        "SELECT 1 FROM health_tombstone WHERE household = ? AND member = ? AND id = ?",
        space.household,
        space.member,
        wished
      ) { try $0.value(0, as: Int.self) } != nil
    if try isDeleted || reader.entry(wished) != nil { throw HealthRefusal.idTaken }
    return wished
  }

  /// Checks an entry against itself and against the member's others (FST-011, §2).
  ///
  /// - Parameters:
  ///   - entry: as it would be stored; its own former state does not count.
  ///   - field: of the request it stands in; empty: none.
  /// - Throws: ``HealthRefusal``.
  package func check(_ entry: HealthEntry, in field: String = "entry") throws {
    let units = try reader.goals().units
    var found = entry.violations(now: now, units: units)
    if found.isEmpty { found = try conflicts(of: entry, units) }
    try HealthRefusal.check(field.isEmpty ? found : found.map { $0.inside(field) })
  }

  private func conflicts(
    of entry: HealthEntry,
    _ units: HealthUnits
  ) throws -> [HealthViolation] {
    switch entry.type {
    case .weight: return []
    case .hydration:
      let most = HealthEntry.mostMillilitresOfDay
      let sum = try reader.water(on: entry.localDay, without: entry.id) + entry.amount
      guard sum > most else { return [] }
      return [
        HealthViolation(
          "millilitres",
          "out_of_range",
          "A day has at most \(units.volume(most)); this would make \(units.volume(sum)).",
          limit: Int64(most)
        )
      ]
    case .sleep, .fasting:
      let others = try reader.overlapping(entry.type, from: entry.start, to: entry.end)
        .filter { $0.id != entry.id }
      if entry.isRunning, let running = others.first(where: \.isRunning) {
        throw HealthRefusal.fastRunning(running)
      }
      // An imported sleep gives way to what a person wrote; a minute never counts twice all the same.
      guard others.contains(where: { entry.type == .fasting || $0.source == .manual }) else {
        return []
      }
      return [
        HealthViolation(
          "start",
          "overlap",
          "Another \(entry.type == .sleep ? "sleep" : "fast") lies in this time. Change that one first."
        )
      ]
    }
  }

  /// Adds a checked entry.
  package func insert(_ entry: HealthEntry, isAnnounced: Bool = true) throws {
    try connection.run(
      """
      INSERT INTO health_entry (household, member, id, type, start, ended, amount, goal_hours, note,
        source, local_day, created_at, updated_at, revision)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      space.household,
      space.member,
      entry.id,
      entry.type,
      entry.start,
      entry.end,
      entry.amount,
      entry.goalHours,
      entry.note,
      entry.source,
      entry.localDay,
      entry.createdAt,
      entry.updatedAt,
      entry.revision
    )
    guard isAnnounced else { return }
    try append(
      NewEvent(
        AnalyticsV1.HealthEntryCreated(entry: AnalyticsV1.HealthEntry(entry)),
        entity: entry.id.text,
        revision: entry.revision
      )
    )
  }

  /// Stores a checked entry in place of its former state; equal values make no new revision.
  ///
  /// - Returns: the entry as it is stored.
  package func update(
    _ before: HealthEntry,
    to entry: HealthEntry,
    isAnnounced: Bool = true
  ) throws -> HealthEntry {
    let fields = entry.changedFields(since: before)
    guard !fields.isEmpty else { return before }
    var entry = entry
    entry.revision = before.revision + 1
    entry.updatedAt = now
    try connection.run(
      """
      UPDATE health_entry SET start = ?, ended = ?, amount = ?, goal_hours = ?, note = ?, source = ?,
        local_day = ?, updated_at = ?, revision = ?
      WHERE household = ? AND member = ? AND id = ?
      """,
      entry.start,
      entry.end,
      entry.amount,
      entry.goalHours,
      entry.note,
      entry.source,
      entry.localDay,
      entry.updatedAt,
      entry.revision,
      space.household,
      space.member,
      entry.id
    )
    if isAnnounced {
      try append(
        NewEvent(
          AnalyticsV1.HealthEntryUpdated(entry: AnalyticsV1.HealthEntry(entry)),
          entity: entry.id.text,
          revision: entry.revision,
          changedFields: fields
        )
      )
    }
    return entry
  }

  /// Deletes an entry; its identity, where it was imported, stays.
  package func delete(_ entry: HealthEntry, isAnnounced: Bool = true) throws {
    try connection.run(
      "DELETE FROM health_entry WHERE household = ? AND member = ? AND id = ?",
      space.household,
      space.member,
      entry.id
    )
    try connection.run(
      """
      INSERT OR REPLACE INTO health_tombstone (household, member, id, deleted_at) VALUES (?, ?, ?, ?)
      """,
      space.household,
      space.member,
      entry.id,
      now
    )
    guard isAnnounced else { return }
    try append(
      NewEvent(
        AnalyticsV1.HealthEntryDeleted(
          entryID: entry.id,
          type: AnalyticsV1.HealthDataType(entry.type)
        ),
        entity: entry.id.text,
        revision: entry.revision
      )
    )
  }
}

// MARK: - Goals

extension HealthWriter {
  /// Stores checked goals, which hold from the member's day on (FST-022); equal ones make no new revision.
  ///
  /// - Returns: the goals as they are stored.
  package func save(_ goals: HealthGoals) throws -> HealthGoals {
    let before = try reader.goals()
    var goals = goals
    goals.revision = before.revision
    guard goals != before else { return before }
    goals.revision += 1
    // A member who has travelled west lives a day again: the last word holds.
    let first = max(reader.today, try reader.goalsValidFrom() ?? reader.today)
    try connection.run(
      """
      INSERT OR REPLACE INTO health_goals (household, member, valid_from, weight_g, fasting_hours,
        hydration_ml, sleep_minutes, units, revision)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      space.household,
      space.member,
      first,
      goals.weightGrams,
      goals.fastingHours,
      goals.hydrationMillilitres,
      goals.sleepMinutes,
      goals.units,
      goals.revision
    )
    try append(
      NewEvent(
        AnalyticsV1.HealthGoalsChanged(goals: AnalyticsV1.HealthGoals(goals)),
        entity: space.member.text,
        revision: goals.revision
      )
    )
    return goals
  }
}
