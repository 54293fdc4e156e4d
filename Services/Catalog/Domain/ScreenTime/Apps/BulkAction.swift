/// The change that a bulk action makes to each app (APP-042).
package struct BulkAction: Hashable, Sendable {
  /// The maximum number of apps that are named one by one.
  package static let mostNamed = 500
  /// The maximum number of apps that a filter selects (ruling 26).
  package static let mostMatching = 2_000
  /// How long a preview can be confirmed.
  package static let validFor = Duration.seconds(120)

  /// The new rating, unless ``keepsPoints`` applies.
  package let rating: AppRating
  /// Learning apps keep their points; other apps get the points that they last had as learning apps.
  package let keepsPoints: Bool

  package init(rating: AppRating, keepsPoints: Bool) {
    self.rating = rating
    self.keepsPoints = keepsPoints
  }

  /// The rating that `app` gets.
  package func rating(of app: InstalledApp) -> AppRating {
    guard keepsPoints, rating.category == .learning,
      app.rating.category == .learning || app.proposedPoints != nil,
      let kept = AppRating(stored: .learning, app.standardPoints)
    else { return rating }
    return kept
  }
}

/// The outcome for one app of a bulk action; raw values match the contract (APP-046).
package enum BulkOutcome: Int, Hashable, Sendable, CaseIterable {
  case changed = 1
  case unchanged = 2
  /// The app was changed after the preview.
  case conflict = 3
  case removed = 4
  case notFound = 5

  /// - Parameters:
  ///   - app: the stored app, if it exists.
  ///   - revision: the app's revision in the preview.
  ///   - action: the action to apply.
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
