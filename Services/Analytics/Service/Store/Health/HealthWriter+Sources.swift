import AnalyticsContracts
package import AnalyticsDomain
import SQLite
import ServiceRuntime
import Vocabulary

extension HealthWriter {
  /// Stores the selection and its connections.
  package func save(_ selection: HealthSelection) throws {
    lines.add(.healthSync, "selection and connections were saved")
    try ensureState()
    try connection.run(
      "UPDATE health_onboarding SET has_selection = ? WHERE household = ? AND member = ?",
      selection.isSaved,
      space.household,
      space.member
    )
    for (type, found) in selection.connections {
      try connection.run(
        """
        INSERT OR REPLACE INTO health_connection (household, member, type, is_enabled, scope,
          connected_at, last_sync, imported) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """,
        space.household,
        space.member,
        type,
        found.isEnabled,
        found.scope,
        found.connectedAt,
        found.lastSync,
        found.imported
      )
    }
  }

  /// Stores the state of the nudges, except for the connections.
  package func save(_ nudges: HealthNudges) throws {
    lines.add(.nudges, "nudges were saved")
    try ensureState()
    try connection.run(
      """
      UPDATE health_onboarding SET dismissed = ?, timer_visits = ?, postponed_visit = ?
      WHERE household = ? AND member = ?
      """,
      Set(nudges.dismissed.map(\.rawValue)).bits,
      nudges.timerVisits,
      nudges.postponedVisit,
      space.household,
      space.member
    )
  }

  /// Stores the state of onboarding and appends an event.
  package func save(_ state: HealthOnboarding) throws {
    lines.add(.onboarding, "onboarding was saved")
    try ensureState()
    try connection.run(
      """
      UPDATE health_onboarding SET page = ?, saved_pages = ?, weight_g = ?, goal_weight_g = ?,
        fasting_hours = ?, hydration_ml = ?, sync_choice = ?, reminders = ?, skipped_at = ?,
        completed_at = ?, sync_types = ?
      WHERE household = ? AND member = ?
      """,
      state.page,
      state.savedPages.bits,
      state.weightGrams,
      state.goalWeightGrams,
      state.fastingHours,
      state.hydrationMillilitres,
      state.sync,
      Set(state.reminders.map(\.rawValue)).bits,
      state.skippedAt,
      state.completedAt,
      Set(state.syncedTypes.map(\.rawValue) + (state.hasSavedSelection ? [0] : [])).bits,
      space.household,
      space.member
    )
    try append(
      NewEvent(
        AnalyticsV1.HealthOnboardingChanged(
          page: Int32(clamping: state.page),
          completed: state.isCompleted,
          reminders: state.isCompleted
            ? state.reminders.map { .init(rawValue: Int32($0.rawValue)) }
              .sorted { $0.rawValue < $1.rawValue } : []
        ),
        entity: space.member.text
      )
    )
  }

  /// Notes that types were selected or connected outside of onboarding, so that
  /// skipping page 6 does not undo that.
  ///
  /// - Parameter types: the types; `nil` for the selection, which concerns them all.
  /// - Throws: errors of the database.
  package func markChosenElsewhere(_ types: Set<HealthDataType>?) throws {
    try connection.run(
      """
      UPDATE health_onboarding SET sync_types = sync_types & ~?
      WHERE household = ? AND member = ? AND sync_types <> 0
      """,
      types.map { Set($0.map(\.rawValue)).bits } ?? 31,
      space.household,
      space.member
    )
  }

  private func ensureState() throws {
    let usual = HealthOnboarding()
    try connection.run(
      """
      INSERT OR IGNORE INTO health_onboarding (household, member, has_selection, page, saved_pages,
        fasting_hours, hydration_ml, sync_choice, reminders, dismissed, timer_visits, postponed_visit)
      VALUES (?, ?, 0, 1, 0, ?, ?, 0, 0, 0, 0, 0)
      """,
      space.household,
      space.member,
      usual.fastingHours,
      usual.hydrationMillilitres
    )
  }

  /// Appends an event if selection, connections or nudges changed.
  ///
  /// With it a nudge disappears on all clients as soon as its type is connected (FST-067).
  package func announceSources(
    since before: (selection: HealthSelection, nudges: HealthNudges)
  ) throws {
    let selection = try reader.selection()
    let nudges = try reader.nudges()
    guard selection != before.selection || nudges != before.nudges else { return }
    func contract(_ types: Set<HealthDataType>) -> [AnalyticsV1.HealthDataType] {
      types.sorted().map { AnalyticsV1.HealthDataType($0) }
    }
    try append(
      NewEvent(
        AnalyticsV1.HealthSourcesChanged(
          connected: contract(selection.connected),
          nudged: contract(nudges.shown)
        ),
        entity: space.member.text
      )
    )
  }

  /// Connects types; every connection is made here (FST-052, FST-067, FST-068).
  package func connect(_ types: Set<HealthDataType>, _ scope: HealthScope) throws {
    var selection = try reader.selection()
    try selection.connect(types, scope, at: now)
    var nudges = try reader.nudges()
    nudges.connect(types)
    try save(selection)
    try save(nudges)
  }
}
