/// The number of brews and the average of their ratings (COF-064).
package struct RatingSummary: Hashable, Sendable {
  package var brews = 0
  /// Brews with 1 to 5 stars.
  package var rated = 0
  /// The sum of all stars.
  package var stars = 0

  package init(brews: Int = 0, rated: Int = 0, stars: Int = 0) {
    self.brews = brews
    self.rated = rated
    self.stars = stars
  }

  /// The mean rating; `nil` without rated brews.
  package var average: Double? { rated > 0 ? Double(stars) / Double(rated) : nil }
}
