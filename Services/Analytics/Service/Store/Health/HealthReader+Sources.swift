package import AnalyticsDomain
import SQLite
import ServiceRuntime
import Vocabulary

extension HealthScope: SQLValue {}
extension HealthSyncChoice: SQLValue {}

extension HealthOnboarding {
  /// Whether all stored values are within the limits for entered values.
  fileprivate var isSound: Bool {
    let weights = [weightGrams, goalWeightGrams].compactMap(\.self)
    return Self.adultPages.contains(page) && savedPages.isSubset(of: Self.adultPages)
      && weights.allSatisfy(HealthEntry.weightGrams.contains)
      && HealthGoals.fastingHours.contains(fastingHours)
      && HealthGoals.hydrationMillilitres.contains(hydrationMillilitres)
  }

  /// Replaces invalid values with defaults, and resets the reminders and the choice to connect.
  fileprivate mutating func repair(_ usual: HealthOnboarding) {
    if !Self.adultPages.contains(page) { page = usual.page }
    savedPages.formIntersection(Self.adultPages)
    savedPages = savedPages.filter { $0 <= page }
    if !(weightGrams.map(HealthEntry.weightGrams.contains) ?? true) { weightGrams = nil }
    if !(goalWeightGrams.map(HealthEntry.weightGrams.contains) ?? true) { goalWeightGrams = nil }
    if !HealthGoals.fastingHours.contains(fastingHours) { fastingHours = usual.fastingHours }
    if !HealthGoals.hydrationMillilitres.contains(hydrationMillilitres) {
      hydrationMillilitres = usual.hydrationMillilitres
    }
    sync = usual.sync
    syncedTypes = usual.syncedTypes
    hasSavedSelection = usual.hasSavedSelection
    reminders = usual.reminders
    // Without a choice there is no invitation to connect (FST-061).
    skippedAt = nil
  }
}

extension HealthReader {
  /// The member's selection and connections.
  package func selection() throws -> HealthSelection {
    var selection = HealthSelection()
    selection.isSaved = try hasSelection()
    try connection.each(
      """
      SELECT type, is_enabled, scope, connected_at, last_sync, imported FROM health_connection
      WHERE household = ? AND member = ?
      """,
      space.household,
      space.member
    ) { row in
      guard let type = HealthDataType(rawValue: try row.value(0)) else {
        damage.report(of: space.member)
        return true
      }
      var found = HealthConnection()
      found.isEnabled = try row.value(1, as: Int.self) == 1
      let scope = try row.value(2, as: Int?.self)
      found.scope = scope.flatMap { HealthScope(rawValue: $0) }
      found.connectedAt = try row.value(3)
      found.lastSync = try row.value(4)
      found.imported = max(0, try row.value(5))
      // An incomplete connection is read as not connected.
      if found.scope == nil || found.connectedAt == nil || !found.isEnabled {
        if scope != nil || found.connectedAt != nil { damage.report(of: space.member) }
        found.scope = nil
        found.connectedAt = nil
      }
      selection.connections[type] = found
      return true
    }
    return selection
  }

  private func hasSelection() throws -> Bool {
    try connection.first(
      "SELECT has_selection FROM health_onboarding WHERE household = ? AND member = ?",
      space.household,
      space.member
    ) { try $0.value(0, as: Int.self) == 1 } ?? false
  }

  /// The state of the member's onboarding.
  package func onboarding() throws -> HealthOnboarding {
    try connection.first(
      """
      SELECT page, saved_pages, weight_g, goal_weight_g, fasting_hours, hydration_ml, sync_choice,
        reminders, skipped_at, completed_at, sync_types
      FROM health_onboarding WHERE household = ? AND member = ?
      """,
      space.household,
      space.member
    ) { row in
      let usual = HealthOnboarding()
      var state = usual
      state.page = try row.value(0)
      state.savedPages = Set(bits: try row.value(1))
      state.weightGrams = try row.value(2)
      state.goalWeightGrams = try row.value(3)
      state.fastingHours = try row.value(4)
      state.hydrationMillilitres = try row.value(5)
      let sync = HealthSyncChoice(rawValue: try row.value(6))
      state.sync = sync ?? .none
      state.reminders = Set(Set(bits: try row.value(7)).compactMap(HealthReminder.init))
      state.skippedAt = try row.value(8)
      state.completedAt = try row.value(9)
      let synced = Set(bits: try row.value(10))
      state.syncedTypes = Set(synced.compactMap(HealthDataType.init))
      state.hasSavedSelection = synced.contains(0)
      guard state.isSound, sync != nil else {
        damage.report(of: space.member)
        state.repair(usual)
        return state
      }
      return state
    } ?? HealthOnboarding()
  }

  /// The state that the member's nudges depend on.
  package func nudges() throws -> HealthNudges {
    var nudges = HealthNudges()
    let onboarding = try onboarding()
    nudges.isCompleted = onboarding.isCompleted
    nudges.isSkipped = onboarding.isSkipped
    nudges.connected = try selection().connected
    try connection.each(
      """
      SELECT dismissed, timer_visits, postponed_visit FROM health_onboarding
      WHERE household = ? AND member = ?
      """,
      space.household,
      space.member
    ) { row in
      nudges.dismissed = Set(Set(bits: try row.value(0)).compactMap(HealthDataType.init))
      nudges.timerVisits = max(0, try row.value(1))
      nudges.postponedVisit = max(0, try row.value(2))
      return true
    }
    return nudges
  }

  /// Whether a record with this identity was imported before.
  func isKnown(_ identity: [UInt8]) throws -> Bool {
    try connection.first(
      "SELECT 1 FROM health_identity WHERE household = ? AND member = ? AND identity = ?",
      space.household,
      space.member,
      identity
    ) { try $0.value(0, as: Int.self) } != nil
  }

  /// Whether an entry with the same type, times and value exists.
  func hasEntry(like entry: HealthEntry) throws -> Bool {
    try connection.first(
      """
      SELECT 1 FROM health_entry
      WHERE household = ? AND member = ? AND type = ? AND start = ? AND ended IS ? AND amount = ?
      LIMIT 1
      """,
      space.household,
      space.member,
      entry.type,
      entry.start,
      entry.end,
      entry.amount
    ) { try $0.value(0, as: Int.self) } != nil
  }

  /// Whether a weight with the same value exists in the same minute.
  ///
  /// It is the same weighing, even if another program wrote its time without seconds.
  func hasWeight(like sample: HealthSample) throws -> Bool {
    let milliseconds = sample.start.millisecondsSinceEpoch
    let rest = milliseconds % 60_000
    let minute = milliseconds - (rest < 0 ? rest + 60_000 : rest)
    return try connection.first(
      """
      SELECT 1 FROM health_entry
      WHERE household = ? AND member = ? AND type = ? AND start >= ? AND start < ?
        AND amount = ? LIMIT 1
      """,
      space.household,
      space.member,
      HealthDataType.weight,
      minute,
      minute + 60_000,
      sample.amount
    ) { try $0.value(0, as: Int.self) } != nil
  }
}

extension Set where Element == Int {
  /// The indices of the set bits, 0 to 15.
  init(bits: Int) {
    self.init((0..<16).filter { bits & 1 << $0 != 0 })
  }

  /// The number with these bits set.
  var bits: Int { reduce(0) { $0 | 1 << $1 } }
}
