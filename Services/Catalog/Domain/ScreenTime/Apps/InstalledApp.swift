package import Vocabulary

/// One app of one child, and what parents decided about it.
package struct InstalledApp: Hashable, Sendable {
  /// Characters of a name at most.
  package static let longestName = 255
  /// What a child can have; inactive apps count until they are forgotten.
  package static let mostPerChild = 10_000

  package let identifier: BundleIdentifier
  package var name: String
  package var rating = AppRating.none
  /// The points that it last had as a learning app, offered when it becomes one again.
  package var proposedPoints: Int?
  /// SHA-256 of its icon.
  package var icon: [UInt8]?
  /// Since when it is on no device any more; `nil` while it is installed.
  package var removedAt: Timestamp?
  /// The end of its latest use.
  package var lastUsedAt: Timestamp?
  package var revision = 1
  package var updatedAt: Timestamp
  /// Who changed it last; `nil`: a device.
  package var updatedBy: MemberID?

  package init(identifier: BundleIdentifier, name: String, updatedAt: Timestamp) {
    self.identifier = identifier
    self.name = name
    self.updatedAt = updatedAt
  }

  package var isActive: Bool { removedAt == nil }

  /// The names of the contract's fields that differ, without revision, times and author.
  package func changedFields(since before: InstalledApp) -> [String] {
    var fields: [String] = []
    if name != before.name { fields.append("app_name") }
    if rating.category != before.rating.category { fields.append("category") }
    if rating.pointsPerHour != before.rating.pointsPerHour { fields.append("points_per_hour") }
    if icon != before.icon { fields.append("icon_hash") }
    if isActive != before.isActive { fields.append("active") }
    return fields
  }

  /// The app, if it is installed and the one that a client has seen.
  ///
  /// - Throws: ``AppRefusal/removed(_:)``, also when it is at another revision, for removing it was a change;
  ///   ``AppRefusal/changed(_:)``.
  package func expecting(_ revision: UInt64?) throws(AppRefusal) -> InstalledApp {
    guard isActive else { throw .removed(self) }
    guard revision.map({ $0 == UInt64(self.revision) }) ?? true else { throw .changed(self) }
    return self
  }

  /// The same app as a parent wants it.
  package func rated(_ rating: AppRating) -> InstalledApp {
    var app = self
    if self.rating.category == .learning { app.proposedPoints = self.rating.pointsPerHour }
    app.rating = rating
    return app
  }
}
