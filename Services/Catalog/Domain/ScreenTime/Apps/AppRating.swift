/// A category with its points per hour, by which use of an app is rated (§4).
package struct AppRating: Hashable, Sendable {
  package static let points: ClosedRange<Int> = 1...1_000
  /// One point per minute.
  package static let standardPoints = 60

  package let category: AppCategory
  /// 1 to 1000 for learning, 0 for other categories.
  package let pointsPerHour: Int

  package static let none = AppRating(category: .uncategorized, pointsPerHour: 0)

  private init(category: AppCategory, pointsPerHour: Int) {
    self.category = category
    self.pointsPerHour = pointsPerHour
  }

  /// Validates the points.
  ///
  /// - Parameters:
  ///   - category: the new category.
  ///   - points: the points per hour that were given, if any.
  ///   - standard: the points of a learning app if none were given.
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

  /// A stored rating; `nil` if the points do not fit the category.
  package init?(stored category: AppCategory, _ pointsPerHour: Int) {
    guard
      category == .learning ? Self.points.contains(pointsPerHour) : pointsPerHour == 0
    else { return nil }
    self.init(category: category, pointsPerHour: pointsPerHour)
  }
}

extension InstalledApp {
  /// The points of a learning app if the parent names none (APP-033).
  package var standardPoints: Int {
    rating.category == .learning
      ? rating.pointsPerHour : proposedPoints ?? AppRating.standardPoints
  }
}

/// Why points per hour are rejected (APP-032).
package enum PointsRefusal: String, Error, Hashable, Sendable {
  case negative = "points_negative"
  case zero = "points_zero"
  case tooHigh = "points_too_high"
  case notAllowed = "points_not_allowed"
}
