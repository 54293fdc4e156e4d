package import CatalogDomain
import SQLite
import ServiceRuntime
package import Vocabulary

/// A previewed bulk action: the action, and the selected apps with their revisions (ruling 26).
package struct BulkPreview: Hashable, Sendable {
  /// One selected app.
  package struct Item: Hashable, Sendable {
    package let identifier: BundleIdentifier
    /// 0 if there was no such app.
    package let revision: Int

    package init(identifier: BundleIdentifier, revision: Int) {
      self.identifier = identifier
      self.revision = revision
    }
  }

  package let action: BulkAction
  package let items: [Item]

  package init(action: BulkAction, items: [Item]) {
    self.action = action
    self.items = items
  }
}

extension AppWriter {
  /// The maximum number of valid previews per parent; the oldest is evicted.
  private static let mostPreviews = 8

  /// Stores a preview until it is confirmed.
  ///
  /// - Returns: the confirmation token and its expiry.
  package func keep(_ preview: BulkPreview) throws -> (token: [UInt8], expiresAt: Timestamp) {
    try connection.run(
      """
      DELETE FROM app_preview WHERE household = ?1 AND member = ?2 AND (expires_at < ?3
        OR token NOT IN (SELECT token FROM app_preview WHERE household = ?1 AND member = ?2
          ORDER BY expires_at DESC, token LIMIT ?4))
      """,
      household,
      context.caller.member,
      now,
      Self.mostPreviews - 1
    )
    let token = context.random.bytes(16)
    let expiresAt = now + BulkAction.validFor
    try connection.run(
      """
      INSERT INTO app_preview (household, member, token, child, category, points_per_hour,
        keeps_points, expires_at, items)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      household,
      context.caller.member,
      token,
      child,
      preview.action.rating.category,
      preview.action.rating.pointsPerHour,
      preview.action.keepsPoints,
      expiresAt,
      preview.items.map { "\($0.identifier.text) \($0.revision)" }.joined(separator: "\n")
    )
    return (token, expiresAt)
  }

  /// Consumes a preview; its token is valid once.
  ///
  /// - Throws: ``AppRefusal/confirmationRequired`` if the caller has no such preview for this child, or
  ///   if it expired.
  package func takePreview(_ token: [UInt8]) throws -> BulkPreview {
    let found = try connection.first(
      """
      SELECT category, points_per_hour, keeps_points, items FROM app_preview
      WHERE household = ? AND member = ? AND token = ? AND child = ? AND expires_at > ?
      """,
      household,
      context.caller.member,
      token,
      child,
      now
    ) { row in
      guard let rating = AppRating(stored: try row.value(0), try row.value(1)) else {
        throw StoredAppUnreadable()
      }
      return BulkPreview(
        action: BulkAction(rating: rating, keepsPoints: try row.value(2)),
        items: try Self.items(try row.value(3))
      )
    }
    guard let found else { throw AppRefusal.confirmationRequired }
    try connection.run(
      "DELETE FROM app_preview WHERE household = ? AND member = ? AND token = ?",
      household,
      context.caller.member,
      token
    )
    return found
  }

  private static func items(_ text: String) throws -> [BulkPreview.Item] {
    try text.split(separator: "\n").map { line in
      let parts = line.split(separator: " ")
      guard parts.count == 2, let identifier = BundleIdentifier(String(parts[0])),
        let revision = Int(parts[1])
      else { throw StoredAppUnreadable() }
      return BulkPreview.Item(identifier: identifier, revision: revision)
    }
  }

  /// The outcome for one app of a bulk action.
  package struct BulkResult: Hashable, Sendable {
    package let identifier: BundleIdentifier
    package let outcome: BulkOutcome
    /// The app after the action.
    package let app: InstalledApp?
  }

  /// Applies a previewed action; apps that were changed or removed since stay as they are (APP-046).
  ///
  /// All events are in one batch, which watchers receive as a whole (APP-047).
  package func apply(_ preview: BulkPreview) throws -> [BulkResult] {
    let batch: BatchID = context.ids.make()
    var formerRewards: [BundleIdentifier] = []
    let results = try preview.items.map { item in
      guard let app = try reader.app(item.identifier) else {
        return BulkResult(identifier: item.identifier, outcome: .notFound, app: nil)
      }
      let outcome = BulkOutcome(app, selected: item.revision, preview.action)
      guard outcome == .changed else {
        return BulkResult(identifier: item.identifier, outcome: outcome, app: app)
      }
      let rating = preview.action.rating(of: app)
      if app.hasRewards, rating.category != .reward { formerRewards.append(app.identifier) }
      let changed = try update(app, to: app.rated(rating), batch)
      return BulkResult(identifier: item.identifier, outcome: .changed, app: changed)
    }
    if !formerRewards.isEmpty { try cancelFormerRewards(formerRewards, context) }
    return results
  }

  /// Stores a new rating of one app.
  package func rate(_ app: InstalledApp, _ rating: AppRating) throws -> InstalledApp {
    let changed = try update(app, to: app.rated(rating))
    if app.hasRewards, rating.category != .reward {
      try cancelFormerRewards([app.identifier], context)
    }
    return changed
  }
}

extension InstalledApp {
  /// Whether points can be spent on the app.
  fileprivate var hasRewards: Bool { rating.category == .reward }
}
