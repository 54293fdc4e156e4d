/// What a bulk action makes of each app (APP-042).
package struct BulkAction: Hashable, Sendable {
  /// Apps that are named one by one.
  package static let mostNamed = 500
  /// Apps that a filter selects (ruling 26).
  package static let mostMatching = 2_000
  /// How long a preview can be confirmed.
  package static let validFor = Duration.seconds(120)

  /// What apps become that keep no points of their own.
  package let rating: AppRating
  /// Learning apps keep their points; others get those that they had as one.
  package let keepsPoints: Bool

  package init(rating: AppRating, keepsPoints: Bool) {
    self.rating = rating
    self.keepsPoints = keepsPoints
  }

  /// What `app` becomes.
  package func rating(of app: InstalledApp) -> AppRating {
    guard keepsPoints, rating.category == .learning,
      app.rating.category == .learning || app.proposedPoints != nil,
      let kept = AppRating(stored: .learning, app.standardPoints)
    else { return rating }
    return kept
  }
}

/// What became of one app of a bulk action; the numbers are those of the contract (APP-046).
package enum BulkOutcome: Int, Hashable, Sendable, CaseIterable {
  case changed = 1
  case unchanged = 2
  /// It was changed since the preview.
  case conflict = 3
  case removed = 4
  case notFound = 5

  /// - Parameters:
  ///   - app: the app as it is; `nil` where there is none.
  ///   - revision: the revision that the selection has.
  ///   - action: what is to become of it.
  package init(_ app: InstalledApp?, selected revision: Int, _ action: BulkAction) {
    if let app {
      if !app.isActive {
        self = .removed
      } else if app.revision != revision {
        self = .conflict
      } else {
        self = action.rating(of: app) == app.rating ? .unchanged : .changed
      }
    } else {
      self = .notFound
    }
  }
}
