import CatalogContracts
import RuntimeContracts
import Vocabulary
import Wire

/// A coffee journal: every coffee has 40 notes, every recipe 400, and ten notes are of one day.
struct CatalogSeed {
  static let notesOfCoffee = 40
  static let notesOfRecipe = 400
  /// In ten notes, whatever the size.
  static let rareWord = "zeppelin"
  /// In every tenth note.
  static let commonWord = "jasmine"

  let now: Timestamp

  func coffee(_ number: Int) -> CatalogV1.ForeignCoffee {
    CatalogV1.ForeignCoffee(
      sourceID: "coffee \(number)",
      name: "\(Self.names[number % Self.names.count]) \(number)",
      roaster: "Roaster \(number % 23)",
      origin: Self.origins[number % Self.origins.count],
      processing: ["Washed", "Natural", "Honey"][number % 3],
      roastLevel: ["Light", "Medium", "Dark"][number % 3],
      dateAdded: .init(now - .seconds(86_400 * 4 * number)),
      bagSizeG: 1_000
    )
  }

  func recipe(_ number: Int) -> CatalogV1.ForeignRecipe {
    CatalogV1.ForeignRecipe(
      sourceID: "recipe \(number)",
      name: "Recipe \(number)",
      brewingMethod: ["V60-02", "Aeropress", "French Press", "Chemex 6-cup"][number % 4],
      family: [1, 3, 2, 1][number % 4],
      grinder: ["Baratza Encore", "Turin DF64"][number % 2],
      grindSize: Int32(10 + number % 20),
      waterTemp: Int32(88 + number % 8),
      dose: Double(14 + number % 5),
      brewTime: Int32(120 + number % 10 * 15),
      water: 240
    )
  }

  func brew(_ number: Int) -> CatalogV1.ForeignBrew {
    var words = "sweet, clean, a little \(Self.tastes[number % Self.tastes.count])"
    if number % 10 == 3 { words += ", \(Self.commonWord)" }
    if number < 200, number % 20 == 0 { words += ", \(Self.rareWord)" }
    return CatalogV1.ForeignBrew(
      sourceID: "brew \(number)",
      coffeeSourceID: "coffee \(number / Self.notesOfCoffee)",
      recipeSourceID: "recipe \(number / Self.notesOfRecipe)",
      notes: words,
      rating: Int32(number % 6),
      date: .init(now - .seconds(8_640 * number)),
      grams: 15
    )
  }

  private static let names = ["Guji", "Sidamo", "Huila", "Kirinyaga", "Yirgacheffe", "Antigua"]
  private static let origins = ["Ethiopia", "Colombia", "Kenya", "Guatemala", "Brazil"]
  private static let tastes = ["sour", "bitter", "nutty", "floral", "heavy", "thin", "smoky"]
}
