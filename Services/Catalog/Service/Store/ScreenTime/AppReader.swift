package import CatalogDomain
package import SQLite
package import ServiceRuntime
import Vocabulary

/// Reads a child's apps.
package struct AppReader {
  let connection: Connection
  let space: Space

  package init(_ connection: Connection, _ space: Space) {
    self.connection = connection
    self.space = space
  }

  var household: HouseholdID { space.household }
  var child: MemberID { space.member }

  /// An app by identifier, whether installed or removed.
  package func app(_ identifier: BundleIdentifier) throws -> InstalledApp? {
    var query = Self.appQuery
    query.append(
      " WHERE household = ? AND child = ? AND app = ?",
      household,
      child,
      identifier.key
    )
    return try connection.first(query, decode: Self.app)
  }

  /// An app by number; `nil` if it was purged.
  package func app(numbered number: Int) throws -> InstalledApp? {
    var query = Self.appQuery
    query.append(" WHERE household = ? AND child = ? AND number = ?", household, child, number)
    return try connection.first(query, decode: Self.app)
  }

  /// Whether an app of the child has this icon.
  package func hasIcon(_ hash: [UInt8]) throws -> Bool {
    try connection.first(
      "SELECT 1 FROM app WHERE household = ? AND icon = ? AND child = ? LIMIT 1",
      household,
      hash,
      child
    ) { try $0.value(0, as: Int.self) } != nil
  }

  /// A stored icon of the household.
  package func icon(_ hash: [UInt8]) throws -> AppIcon? {
    try connection.first(
      "SELECT kind, bytes FROM app_icon WHERE household = ? AND hash = ?",
      household,
      hash
    ) { AppIcon(kind: try $0.value(0), bytes: try $0.value(1)) }
  }

  static let appQuery = SQLText(
    """
    SELECT identifier, name, category, points_per_hour, proposed_points, icon, removed_at,
      last_used_at, revision, updated_at, updated_by FROM app
    """
  )

  static func app(_ row: Row) throws -> InstalledApp {
    guard let identifier = BundleIdentifier(try row.value(0)),
      let rating = AppRating(stored: try row.value(2), try row.value(3))
    else { throw StoredAppUnreadable() }
    var app = InstalledApp(
      identifier: identifier,
      name: try row.value(1),
      updatedAt: try row.value(9)
    )
    app.rating = rating
    app.proposedPoints = try row.value(4)
    app.icon = try row.value(5)
    app.removedAt = try row.value(6)
    app.lastUsedAt = try row.value(7)
    app.revision = try row.value(8)
    app.updatedBy = try row.value(10)
    return app
  }
}

/// A stored row that violates an invariant of the domain.
struct StoredAppUnreadable: Error {}
