package import Vocabulary

/// One app of one child, with the parents' rating.
package struct InstalledApp: Hashable, Sendable {
  /// Maximum length of a name in characters.
  package static let longestName = 255
  /// The maximum number of apps of a child, including removed ones that are not yet purged.
  package static let mostPerChild = 10_000

  package let identifier: BundleIdentifier
  package var name: String
  package var rating = AppRating.none
  /// The points that it last had as a learning app, proposed when it becomes one again.
  package var proposedPoints: Int?
  /// SHA-256 of its icon.
  package var icon: [UInt8]?
  /// When it was removed from the last device; `nil` while it is installed.
  package var removedAt: Timestamp?
  /// The end of its latest use.
  package var lastUsedAt: Timestamp?
  package var revision = 1
  package var updatedAt: Timestamp
  /// The parent who last changed it; `nil` for a device.
  package var updatedBy: MemberID?

  package init(identifier: BundleIdentifier, name: String, updatedAt: Timestamp) {
    self.identifier = identifier
    self.name = name
    self.updatedAt = updatedAt
  }

  package var isActive: Bool { removedAt == nil }

  /// The contract names of the fields that differ, without revision, times and author.
  package func changedFields(since before: InstalledApp) -> [String] {
    var fields: [String] = []
    if name != before.name { fields.append("app_name") }
    if rating.category != before.rating.category { fields.append("category") }
    if rating.pointsPerHour != before.rating.pointsPerHour { fields.append("points_per_hour") }
    if icon != before.icon { fields.append("icon_hash") }
    if isActive != before.isActive { fields.append("active") }
    return fields
  }

  /// Returns the app if it is installed and its revision is `revision`.
  ///
  /// - Throws: ``AppRefusal/removed(_:)`` if it was removed, whatever its revision, or
  ///   ``AppRefusal/changed(_:)``.
  package func expecting(_ revision: UInt64?) throws(AppRefusal) -> InstalledApp {
    guard isActive else { throw .removed(self) }
    guard revision.map({ $0 == UInt64(self.revision) }) ?? true else { throw .changed(self) }
    return self
  }

  /// The app with a new rating.
  package func rated(_ rating: AppRating) -> InstalledApp {
    var app = self
    if self.rating.category == .learning { app.proposedPoints = self.rating.pointsPerHour }
    app.rating = rating
    return app
  }
}
