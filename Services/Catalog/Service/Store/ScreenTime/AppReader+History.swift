package import CatalogDomain
import SQLite
package import Vocabulary

/// A change of an app's rating, with the previous rating (APP-012, APP-037).
package struct RatingChange: Hashable, Sendable {
  package let identifier: BundleIdentifier
  /// The app's current name.
  package let name: String
  package let effectiveFrom: Timestamp
  package let changedBy: MemberID?
  package let before: AppRating
  package let after: AppRating
}

/// A position in a list of changes, after which the next page begins.
package struct ChangePlace: Hashable, Sendable {
  let effectiveFrom: Timestamp
  let app: String

  init(effectiveFrom: Timestamp, app: String) {
    self.effectiveFrom = effectiveFrom
    self.app = app
  }

  init(_ change: RatingChange) {
    self.init(effectiveFrom: change.effectiveFrom, app: change.identifier.key)
  }
}

/// A rating and when it took effect; it applies until the next span's start.
package struct RatedSpan: Hashable, Sendable {
  package let start: Timestamp
  package let rating: AppRating
}

extension AppReader {
  /// Changes of one app or of all, newest first.
  package func changes(
    of app: BundleIdentifier?,
    after place: ChangePlace?,
    atMost count: Int
  ) throws -> [RatingChange] {
    var query = SQLText(
      """
      SELECT a.identifier, a.name, c.effective_from, c.changed_by, c.category, c.points_per_hour,
        coalesce((SELECT category FROM app_category AS p
          WHERE p.household = c.household AND p.child = c.child AND p.app = c.app
            AND p.effective_from < c.effective_from ORDER BY p.effective_from DESC LIMIT 1), 0),
        coalesce((SELECT points_per_hour FROM app_category AS p
          WHERE p.household = c.household AND p.child = c.child AND p.app = c.app
            AND p.effective_from < c.effective_from ORDER BY p.effective_from DESC LIMIT 1), 0)
      FROM app_category AS c
      JOIN app AS a ON a.household = c.household AND a.child = c.child AND a.app = c.app
      WHERE c.household = ? AND c.child = ?
      """,
      household,
      child
    )
    if let app { query.append(" AND c.app = ?", app.key) }
    if let place {
      query.append(
        " AND (c.effective_from, c.app) < (?, ?)",
        place.effectiveFrom,
        place.app
      )
    }
    query.append(" ORDER BY c.effective_from DESC, c.app DESC LIMIT ?", count)
    return try connection.all(query) { row in
      guard let identifier = BundleIdentifier(try row.value(0)),
        let after = AppRating(stored: try row.value(4), try row.value(5)),
        let before = AppRating(stored: try row.value(6), try row.value(7))
      else { throw StoredAppUnreadable() }
      return RatingChange(
        identifier: identifier,
        name: try row.value(1),
        effectiveFrom: try row.value(2),
        changedBy: try row.value(3),
        before: before,
        after: after
      )
    }
  }

  /// The ratings of an app since an instant, oldest first; the first one takes effect at or before
  /// `start`.
  ///
  /// Before its first rating an app is uncategorized.
  package func ratings(of app: BundleIdentifier, from start: Timestamp) throws -> [RatedSpan] {
    let earlier = try connection.first(
      """
      SELECT effective_from, category, points_per_hour FROM app_category
      WHERE household = ? AND child = ? AND app = ? AND effective_from <= ?
      ORDER BY effective_from DESC LIMIT 1
      """,
      household,
      child,
      app.key,
      start,
      decode: Self.span
    )
    let later = try connection.all(
      """
      SELECT effective_from, category, points_per_hour FROM app_category
      WHERE household = ? AND child = ? AND app = ? AND effective_from > ? ORDER BY effective_from
      """,
      household,
      child,
      app.key,
      start,
      decode: Self.span
    )
    return [earlier ?? RatedSpan(start: start, rating: .none)] + later
  }

  private static func span(_ row: Row) throws -> RatedSpan {
    guard let rating = AppRating(stored: try row.value(1), try row.value(2)) else {
      throw StoredAppUnreadable()
    }
    return RatedSpan(start: try row.value(0), rating: rating)
  }
}
