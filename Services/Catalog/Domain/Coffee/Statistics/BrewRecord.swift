package import Vocabulary

/// One brewing note as input to statistics, with the current data of its coffee and recipe.
///
/// A brew whose coffee or recipe was deleted counts in overall figures, not in those of that coffee or
/// recipe (COF-063).
package struct BrewRecord: Hashable, Sendable {
  package var coffee: UniqueID?
  package var recipe: UniqueID?
  package var rating = 0
  /// The day in the household's time zone; `nil` for an old note without a date.
  package var day: LocalDay?
  package var coffeeName = ""
  package var roaster = ""
  package var origin = ""
  package var processing = ""
  package var roastLevel = ""
  package var recipeName = ""
  package var method = ""
  package var grinder = ""
  /// °C; 0 or `nil` if unknown.
  package var temperature: Int?
  /// Grams.
  package var dose: Double?
  /// Grams of water.
  package var water: Double?
  /// Seconds.
  package var brewTime: Int?

  package init() {}

  /// Water divided by dose; `nil` if either is missing or 0.
  package var ratio: Double? {
    guard let water, let dose, water > 0, dose > 0 else { return nil }
    let ratio = water / dose
    return ratio.isFinite ? ratio : nil
  }
}
