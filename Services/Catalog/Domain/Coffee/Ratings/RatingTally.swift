/// Counts brews by rating; unrated brews count only as brews (COF-064).
package struct RatingTally: Hashable, Sendable {
  /// The number of brews by stars, from 0 (unrated) to 5.
  package private(set) var counts: [Int]

  package init() { counts = Array(repeating: 0, count: 6) }

  /// - Parameter counts: the number of brews by stars, from 0 (unrated) to 5.
  package init(counts: [Int]) {
    self.counts = (0..<6).map { counts.indices.contains($0) ? max(0, counts[$0]) : 0 }
  }

  /// Adds a brew; a stored rating below 0 counts as unrated, above 5 as five (COF-043).
  package mutating func add(rating: Int) { counts[RatingTally.stars(rating)] += 1 }

  package static func + (lhs: RatingTally, rhs: RatingTally) -> RatingTally {
    RatingTally(counts: zip(lhs.counts, rhs.counts).map(+))
  }

  /// A stored rating clamped to 0 to 5.
  package static func stars(_ rating: Int) -> Int { min(max(rating, 0), 5) }

  package var brews: Int { counts.reduce(0, +) }
  package var rated: Int { brews - counts[0] }

  /// The mean of the ratings from 1 to 5; `nil` if there are none.
  package var average: Double? {
    guard rated > 0 else { return nil }
    return Double(starSum) / Double(rated)
  }

  /// The share of rated brews, 0 to 1; `nil` without brews.
  package var ratedShare: Double? {
    brews > 0 ? Double(rated) / Double(brews) : nil
  }

  package var starSum: Int { counts.enumerated().reduce(0) { $0 + $1.offset * $1.element } }

  /// Compares averages without division; `nil` if they are equal; no average is lowest.
  package func isBetter(than other: RatingTally) -> Bool? {
    let (mine, theirs) = (starSum * other.rated, other.starSum * rated)
    if rated == 0 || other.rated == 0 { return rated == other.rated ? nil : rated > 0 }
    return mine == theirs ? nil : mine > theirs
  }

  /// The average in tenths of a star, rounded half up.
  package var tenths: Int? {
    guard rated > 0 else { return nil }
    return (20 * starSum + rated) / (2 * rated)
  }

  /// “4.3”, or “Not rated”.
  package var averageText: String {
    tenths.map { "\($0 / 10).\($0 % 10)" } ?? "Not rated"
  }
}
