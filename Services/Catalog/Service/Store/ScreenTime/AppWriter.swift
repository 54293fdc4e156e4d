import CatalogContracts
package import CatalogDomain
import SQLite
package import ServiceRuntime
package import Vocabulary
import Wire

/// Changes a child's apps in an open transaction.
package struct AppWriter {
  let context: ChangeContext
  /// Reads uncommitted changes of the transaction.
  package let reader: AppReader

  package init(_ context: ChangeContext) {
    self.context = context
    reader = AppReader(context.connection, Space(context.caller))
  }

  var connection: Connection { context.connection }
  var household: HouseholdID { context.household }
  var child: MemberID { context.space }
  var now: Timestamp { context.now }
  /// The calling parent; `nil` for a device of the child.
  var parent: MemberID? { context.caller.role == .parent ? context.caller.member : nil }

  /// Inserts an app; the caller checks ``room()``.
  func insert(_ app: InstalledApp, _ batch: BatchID?) throws {
    try connection.run(
      """
      INSERT INTO app (household, child, app, number, identifier, name, name_key, category,
        points_per_hour, icon, active, revision, updated_at, updated_by)
      VALUES (?1, ?2, ?3,
        (SELECT coalesce(max(number), 0) + 1 FROM app WHERE household = ?1 AND child = ?2),
        ?4, ?5, ?6, 0, 0, ?7, 1, ?8, ?9, ?10)
      """,
      household,
      child,
      app.identifier.key,
      app.identifier.text,
      app.name,
      SearchText(app.name).folded,
      app.icon,
      app.revision,
      app.updatedAt,
      app.updatedBy
    )
    try append(CatalogV1.AppCreated(app: CatalogV1.App(app)), app, [], batch)
  }

  /// The number of apps that can still be added for the child.
  func room() throws -> Int {
    let count = try connection.first(
      "SELECT count(*) FROM app WHERE household = ? AND child = ?",
      household,
      child
    ) { try $0.value(0, as: Int.self) }
    return InstalledApp.mostPerChild - (count ?? 0)
  }

  /// Stores a validated change of an app; equal values write nothing.
  ///
  /// The caller must call ``cancelFormerRewards(_:_:)`` for apps that are no longer rewards.
  /// - Returns: the stored app.
  @discardableResult
  func update(
    _ before: InstalledApp,
    to changed: InstalledApp,
    _ batch: BatchID? = nil
  ) throws -> InstalledApp {
    let fields = changed.changedFields(since: before)
    guard !fields.isEmpty else { return before }
    var app = changed
    app.revision = before.revision + 1
    app.updatedAt = now
    app.updatedBy = parent
    try connection.run(
      """
      UPDATE app SET name = ?, name_key = ?, category = ?, points_per_hour = ?, proposed_points = ?,
        icon = ?, active = ?, removed_at = ?, revision = ?, updated_at = ?, updated_by = ?
      WHERE household = ? AND child = ? AND app = ?
      """,
      app.name,
      SearchText(app.name).folded,
      app.rating.category,
      app.rating.pointsPerHour,
      app.proposedPoints,
      app.icon,
      app.isActive,
      app.removedAt,
      app.revision,
      app.updatedAt,
      app.updatedBy,
      household,
      child,
      app.identifier.key
    )
    if app.rating != before.rating { try keepRating(of: app) }
    if app.isActive, let removedAt = before.removedAt {
      try keepAbsence(of: app.identifier, since: removedAt)
    }
    let contract = CatalogV1.App(app)
    switch (before.isActive, app.isActive) {
    case (true, false): try append(CatalogV1.AppRemoved(app: contract), app, fields, batch)
    case (false, true): try append(CatalogV1.AppReactivated(app: contract), app, fields, batch)
    default: try append(CatalogV1.AppUpdated(app: contract), app, fields, batch)
    }
    return app
  }

  /// Appends the app's rating to its history (APP-012).
  ///
  /// A change in the same millisecond as the last one, or before it because the clock was set back, takes
  /// effect one millisecond after it. So neither is lost.
  private func keepRating(of app: InstalledApp) throws {
    let last = try connection.first(
      """
      SELECT effective_from FROM app_category WHERE household = ? AND child = ? AND app = ?
      ORDER BY effective_from DESC LIMIT 1
      """,
      household,
      child,
      app.identifier.key
    ) { try $0.value(0, as: Timestamp.self) }
    try connection.run(
      """
      INSERT INTO app_category (household, child, app, effective_from, category, points_per_hour,
        changed_by)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      """,
      household,
      child,
      app.identifier.key,
      last.map { max(now, $0 + .milliseconds(1)) } ?? now,
      app.rating.category,
      app.rating.pointsPerHour,
      parent
    )
  }

  /// Stores that an app was on no device until now, because its use in that time does not count (APP-074).
  private func keepAbsence(of app: BundleIdentifier, since removedAt: Timestamp) throws {
    // The clock may have been set back to before the removal.
    guard removedAt < now else { return }
    try connection.run(
      """
      INSERT OR REPLACE INTO app_absence (household, child, app, removed_at, returned_at)
      VALUES (?, ?, ?, ?, ?)
      """,
      household,
      child,
      app.key,
      removedAt,
      now
    )
  }

  private func append(
    _ body: any EventBody,
    _ app: InstalledApp,
    _ fields: [String],
    _ batch: BatchID?
  ) throws {
    try context.append(
      NewEvent(
        body,
        entity: app.identifier.key,
        revision: app.revision,
        changedFields: fields,
        batch: batch
      )
    )
  }
}

// MARK: - Use

extension AppWriter {
  /// The used app; an unknown one is added uncategorized, with its identifier as its name (APP-075).
  ///
  /// A removed app stays removed, because late reports refer to earlier use.
  /// - Parameters:
  ///   - identifier: the used app.
  ///   - device: the device, if known; a new app is recorded as installed on it.
  /// - Returns: the stored app.
  /// - Throws: ``AppRefusal/tooManyApps``; ``AppRefusal/tooManyDevices``.
  package func ensureApp(
    _ identifier: BundleIdentifier,
    on device: DeviceName? = nil
  ) throws -> InstalledApp {
    if let app = try reader.app(identifier) { return app }
    guard try room() > 0 else { throw AppRefusal.tooManyApps }
    var app = InstalledApp(identifier: identifier, name: identifier.text, updatedAt: now)
    app.updatedBy = parent
    // Checked first, so that a refused device leaves no app behind.
    if let device { try keepDevice(device, report: nil) }
    try insert(app, nil)
    if let device { try install(identifier, on: device) }
    return app
  }

  /// Stores the end of an app's latest use; changes no revision and appends no event.
  package func noteUse(of identifier: BundleIdentifier, until end: Timestamp) throws {
    try connection.run(
      """
      UPDATE app SET last_used_at = ?1
      WHERE household = ?2 AND child = ?3 AND app = ?4 AND coalesce(last_used_at, ?1 - 1) < ?1
      """,
      end,
      household,
      child,
      identifier.key
    )
  }
}
