import AnalyticsContracts
package import AnalyticsDomain
import SQLite
import ServiceRuntime
package import Vocabulary

/// Changes the health records of one member inside an open transaction.
package struct HealthWriter {
  let context: WriteContext
  /// Reads the state of the transaction.
  package let reader: HealthReader
  let lines: HealthLogLines

  /// - Parameters:
  ///   - context: the open transaction.
  ///   - caller: the caller, whose subject's records are changed.
  ///   - damage: what reports damaged state.
  ///   - lines: receives a line for each change of the caller's.
  init(
    _ context: WriteContext,
    _ caller: Caller,
    _ damage: DamagedState,
    _ lines: HealthLogLines = HealthLogLines()
  ) {
    self.context = context
    self.lines = lines
    reader = HealthReader(context.connection, caller, now: context.now, damage)
  }

  var connection: Connection { context.connection }
  var caller: Caller { reader.caller }
  var space: Space { reader.space }
  package var now: Timestamp { context.now }

  /// The local day of an instant in the member's calendar.
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
  /// Returns the id of a new entry: the client's, or a generated one.
  ///
  /// - Throws: ``HealthRefusal/invalid(_:)`` for a reserved id; ``HealthRefusal/idTaken`` for the id of an existing
  ///   or recently deleted entry.
  package func newID(_ wished: HealthEntryID?) throws -> HealthEntryID {
    guard let wished else { return context.ids.make() }
    guard wished.rawValue.isUsable else {
      throw HealthRefusal.invalid([
        HealthViolation("entry.id", "malformed_id", "It is reserved. Use a random UUID.")
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

  /// Validates an entry by itself and against the member's other entries (FST-011, §2).
  ///
  /// - Parameters:
  ///   - entry: the entry to store; its own former version is ignored.
  ///   - field: the request's field that contains the entry; empty if none.
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
      // A manual sleep may overlap imported ones; figures count no minute twice.
      guard others.contains(where: { entry.type == .fasting || $0.source == .manual }) else {
        return []
      }
      return [
        HealthViolation(
          "start",
          "overlap",
          "Another \(entry.type == .sleep ? "sleep" : "fast") overlaps this time. Change that one first."
        )
      ]
    }
  }

  /// Adds a validated entry.
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
    lines.add(HealthLogCategory(entry.type), "an entry was added")
    try append(
      NewEvent(
        AnalyticsV1.HealthEntryCreated(entry: AnalyticsV1.HealthEntry(entry)),
        entity: entry.id.text,
        revision: entry.revision
      )
    )
  }

  /// Replaces an entry with a validated one; equal values make no new revision.
  ///
  /// - Returns: the stored entry.
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
      lines.add(HealthLogCategory(entry.type), "an entry was changed")
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

  /// Deletes an entry; the identity of an imported one stays.
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
    lines.add(HealthLogCategory(entry.type), "an entry was deleted")
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
  /// Stores validated goals from the member's local day on (FST-022); equal goals make no new revision.
  ///
  /// - Returns: the stored goals.
  package func save(_ goals: HealthGoals) throws -> HealthGoals {
    let before = try reader.goals()
    var goals = goals
    goals.revision = before.revision
    guard goals != before else { return before }
    goals.revision += 1
    lines.add(.preferences, "goals were changed")
    // The local day may go back when a member travels west; the latest goals then replace those of the later day.
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
