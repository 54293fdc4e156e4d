/// A category and the points that belong to it: what use of an app is rated by (§4).
package struct AppRating: Hashable, Sendable {
  package static let points: ClosedRange<Int> = 1...1_000
  /// One point a minute.
  package static let standardPoints = 60

  package let category: AppCategory
  /// 1 to 1000 for learning, else 0.
  package let pointsPerHour: Int

  package static let none = AppRating(category: .uncategorized, pointsPerHour: 0)

  private init(category: AppCategory, pointsPerHour: Int) {
    self.category = category
    self.pointsPerHour = pointsPerHour
  }

  /// Checks points of any size.
  ///
  /// - Parameters:
  ///   - category: what the app becomes.
  ///   - points: what was given; `nil`: nothing.
  ///   - standard: what a learning app has when nothing was given.
  /// - Throws: ``PointsRefusal``.
  package init(
    _ category: AppCategory,
    points: Int64?,
    standard: Int = AppRating.standardPoints
  ) throws(PointsRefusal) {
    let given = points ?? (category == .learning ? Int64(standard) : 0)
    guard given >= 0 else { throw .negative }
    guard category == .learning else {
      guard given == 0 else { throw .notAllowed }
      self.init(category: category, pointsPerHour: 0)
      return
    }
    guard given > 0 else { throw .zero }
    guard given <= Int64(Self.points.upperBound) else { throw .tooHigh }
    self.init(category: category, pointsPerHour: Int(given))
  }

  /// A stored rating; `nil` where the two do not belong together.
  package init?(stored category: AppCategory, _ pointsPerHour: Int) {
    guard
      category == .learning ? Self.points.contains(pointsPerHour) : pointsPerHour == 0
    else { return nil }
    self.init(category: category, pointsPerHour: pointsPerHour)
  }
}

extension InstalledApp {
  /// The points that it gets when it becomes a learning app and nobody names any (APP-033).
  package var standardPoints: Int {
    rating.category == .learning
      ? rating.pointsPerHour : proposedPoints ?? AppRating.standardPoints
  }
}

/// Why points per hour are refused (APP-032).
package enum PointsRefusal: String, Error, Hashable, Sendable {
  case negative = "points_negative"
  case zero = "points_zero"
  case tooHigh = "points_too_high"
  case notAllowed = "points_not_allowed"
}
