import CatalogContracts
import Foundation
import GatewayClient
import RuntimeContracts
import Vocabulary
import Wire

/// The second pass over a file: brews, and a recipe for each distinct set of their parameters.
struct BeanconquerorBrews {
  /// The contract's limit of records in one call.
  static let most = 1_000

  private let survey: BeanconquerorSurvey
  private let now: Timestamp
  private(set) var findings = ImportFindings()
  private var recipes: [String: CatalogV1.ForeignRecipe] = [:]
  /// The number of recipes named after each preparation.
  private var named: [String: Int] = [:]
  private var seen: Set<String> = []
  private var newRecipes: [CatalogV1.ForeignRecipe] = []

  init(_ survey: BeanconquerorSurvey, now: Timestamp) {
    self.survey = survey
    self.now = now
  }

  var recipeCount: Int { recipes.count }

  /// Converts a record to a brew, with its recipe if that is new; `nil` when it cannot be a brew.
  mutating func brew(
    _ item: BeanconquerorFile.Item
  ) -> (brew: CatalogV1.ForeignBrew, recipe: CatalogV1.ForeignRecipe?)? {
    switch item {
    case .fault("BREWS", let number, let reason):
      findings.reject("brew \(number)", "", reason)
      return nil
    case .record("BREWS", let number, let record, let isRepaired):
      if isRepaired { findings.lost(BeanconquerorSurvey.replaced) }
      return brew(record, "brew \(number)")
    case .record, .fault, .other, .cutOff: return nil
    }
  }

  private mutating func brew(
    _ record: BeanconquerorRecord,
    _ place: String
  ) -> (brew: CatalogV1.ForeignBrew, recipe: CatalogV1.ForeignRecipe?)? {
    for field in record.unplaced(besides: BeanconquerorBrews.fields) {
      findings.noPlace("BREWS.\(field)")
    }
    let id = record.id
    guard !id.isEmpty, id.utf8.count <= BeanconquerorSurvey.maximumID else {
      findings.reject(place, "uuid", "has no id, or one of more than 64 bytes")
      return nil
    }
    guard seen.insert(id).inserted else {
      findings.reject(place, "uuid", "has the same id as an earlier brew")
      return nil
    }
    let (recipe, isNew) = recipe(record, place)
    var brew = CatalogV1.ForeignBrew(sourceID: id)
    let bean = record.text("bean")
    if let name = survey.beans[bean] {
      brew.coffeeSourceID = bean
      brew.coffeeName = name
    } else {
      findings.add(place, "bean", "refers to a bean that is not in the file")
    }
    brew.recipeSourceID = recipe.sourceID
    brew.recipeName = recipe.name
    brew.brewingMethod = recipe.brewingMethod
    brew.notes = notes(record)
    brew.rating = rating(record, place)
    brew.date = date(record, place)
    brew.beverageG = record.amount("brew_beverage_quantity")
    if brew.beverageG != nil, record.text("brew_beverage_quantity_type") == "ML" {
      findings.lost("Millilitres in the cup count as grams")
    }
    brew.tds = record.amount("tds")
    brew.grams = recipe.dose
    return (brew, isNew ? recipe : nil)
  }

  private func notes(_ record: BeanconquerorRecord) -> String {
    let grind = record.text("grind_size")
    let isText = !grind.isEmpty && BeanconquerorBrews.grindSize(grind) == nil
    return [(record.fields["note"] as? String) ?? "", isText ? "Grind: \(grind)" : ""]
      .filter { !$0.trimmed.isEmpty }.joined(separator: "\n")
  }

  /// A grind setting that a recipe can hold.
  private static func grindSize(_ text: String) -> Int32? {
    Int32(text).flatMap { (0...1_000).contains($0) ? $0 : nil }
  }

  /// The rating in five stars by the file's scale, halves rounded up.
  private mutating func rating(_ record: BeanconquerorRecord, _ place: String) -> Int32 {
    guard let rating = record.amount("rating") else { return 0 }
    guard rating <= survey.ratingScale else {
      findings.add(place, "rating", "has more stars than the file's scale, and counts as five")
      return 5
    }
    let stars = rating / survey.ratingScale * 5
    if stars != stars.rounded() { findings.lost("Ratings between whole stars were rounded") }
    return Int32(stars.rounded(.toNearestOrAwayFromZero))
  }

  private mutating func date(
    _ record: BeanconquerorRecord,
    _ place: String
  ) -> GoogleProtobuf.Timestamp? {
    guard let made = record.made else {
      findings.add(place, "unix_timestamp", "has no date")
      return nil
    }
    guard made <= now + .seconds(300) else {
      findings.add(place, "unix_timestamp", "is in the future, and counts as brewed now")
      return GoogleProtobuf.Timestamp(now)
    }
    return GoogleProtobuf.Timestamp(made)
  }
}

// MARK: - Recipes

extension BeanconquerorBrews {
  /// The recipe of a brew's parameters, rounded to whole °C and seconds and to 0.1 g.
  private mutating func recipe(
    _ record: BeanconquerorRecord,
    _ place: String
  ) -> (recipe: CatalogV1.ForeignRecipe, isNew: Bool) {
    let preparationID = record.text("method_of_preparation")
    let preparation = survey.preparations[preparationID]
    if preparation == nil {
      findings.add(
        place,
        "method_of_preparation",
        "refers to a preparation that is not in the file"
      )
    }
    let mill = survey.mills[record.text("mill")]
    var recipe = CatalogV1.ForeignRecipe(
      brewingMethod: preparation?.name ?? BeanconquerorBrews.unknownMethod,
      family: preparation?.family ?? 5,
      grinder: mill ?? "",
      grindSize: BeanconquerorBrews.grindSize(record.text("grind_size")) ?? 0,
      waterTemp: whole("brew_temperature", record, 100, place),
      brewTime: whole("brew_time", record, 172_800, place),
      bloomTime: whole("coffee_blooming_time", record, 3_600, place),
      inverted: preparation?.type.uppercased() == "AEROPRESS_INVERTED"
    )
    recipe.dose = Double(dose(record, preparationID, place)) / 10
    recipe.water = water(record, recipe.family, place)
    // The stated dose: the most common one differs between exports.
    let stated = BeanconquerorBrews.stated(record).map { "\(Double($0) / 10)" } ?? ""
    let parameters = [
      "\(recipe.grindSize)", "\(recipe.waterTemp)", "\(recipe.brewTime)", "\(recipe.bloomTime)",
      stated, "\(recipe.water)",
    ]
    // By names instead of ids, so that a preparation that was created again under its name is the
    // same.
    let key = ([recipe.brewingMethod, recipe.grinder] + parameters).joined(separator: "\u{1F}")
    if let known = recipes[key] { return (known, false) }
    let count = named[recipe.brewingMethod, default: 0] + 1
    named[recipe.brewingMethod] = count
    recipe.name = "\(recipe.brewingMethod) \(count)"
    let ids = [preparationID, record.text("mill")].map { String($0.prefix(64)) }
    recipe.sourceID = (ids + parameters).joined(separator: "|")
    recipes[key] = recipe
    return (recipe, true)
  }

  /// The method of brews whose preparation is missing.
  static let unknownMethod = "Unknown preparation"

  private mutating func whole(
    _ field: String,
    _ record: BeanconquerorRecord,
    _ most: Double,
    _ place: String
  ) -> Int32 {
    guard let number = record.amount(field) else { return 0 }
    guard number.rounded() <= most else {
      findings.add(place, field, "is above \(Int(most)), and left out")
      return 0
    }
    return Int32(number.rounded())
  }

  /// The dose of a brew in tenths of a gram; `nil` when it has no plausible one.
  private static func stated(_ record: BeanconquerorRecord) -> Int? {
    guard let dose = record.amount("grind_weight") ?? record.amount("bean_weight_in"),
      dose <= 500, dose >= 0.05
    else { return nil }
    return Int((dose * 10).rounded())
  }

  private mutating func dose(
    _ record: BeanconquerorRecord,
    _ preparation: String,
    _ place: String
  ) -> Int {
    if let dose = BeanconquerorBrews.stated(record) { return dose }
    let usual = survey.commonestDose(with: preparation)
    findings.lost(
      "Brews without a dose use a recipe with the preparation's most common dose, else 15 g"
    )
    return usual
  }

  private mutating func water(
    _ record: BeanconquerorRecord,
    _ family: Int32,
    _ place: String
  ) -> Double {
    guard let quantity = record.amount("brew_quantity") else { return 0 }
    if record.text("brew_quantity_type") == "ML" {
      findings.lost("Millilitres of water count as grams")
    }
    let most = family == 4 ? 1_000.0 : 5_000
    guard quantity <= most else {
      findings.add(place, "brew_quantity", "is above \(Int(most)) g, and left out")
      return 0
    }
    guard family != 5 else {
      findings.noPlace("BREWS.brew_quantity of other methods")
      return 0
    }
    return (quantity * 10).rounded() / 10
  }

  private static let fields: Set<String> = [
    "bean", "method_of_preparation", "mill", "grind_size", "grind_weight", "bean_weight_in",
    "brew_temperature", "brew_time", "brew_quantity", "brew_quantity_type",
    "coffee_blooming_time", "note", "rating", "config", "brew_beverage_quantity",
    "brew_beverage_quantity_type", "tds",
    // Sub-second parts of times that are imported in seconds.
    "brew_time_milliseconds", "coffee_blooming_time_milliseconds",
  ]
}
