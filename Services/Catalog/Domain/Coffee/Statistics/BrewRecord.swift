package import Vocabulary

/// One brewing note as statistics see it, with what its coffee and recipe say now.
///
/// A side that is gone counts in overall figures, not in that side's own (COF-063).
package struct BrewRecord: Hashable, Sendable {
  package var coffee: UniqueID?
  package var recipe: UniqueID?
  package var rating = 0
  /// The day on the household's calendar; `nil` when an old note has no date.
  package var day: LocalDay?
  package var coffeeName = ""
  package var roaster = ""
  package var origin = ""
  package var processing = ""
  package var roastLevel = ""
  package var recipeName = ""
  package var method = ""
  package var grinder = ""
  /// °C; 0 or `nil`: not known.
  package var temperature: Int?
  /// Grams.
  package var dose: Double?
  /// Grams of water.
  package var water: Double?
  /// Seconds.
  package var brewTime: Int?

  package init() {}

  /// Water ÷ dose; `nil` when either is missing or 0.
  package var ratio: Double? {
    guard let water, let dose, water > 0, dose > 0 else { return nil }
    let ratio = water / dose
    return ratio.isFinite ? ratio : nil
  }
}
