import CatalogDomain
import Foundation
import Vocabulary

/// A recipe file: JSON with `format`, `version` and a list (COF-094).
struct RecipeFile {
  static let format = "daybook.recipes"
  static let version = 1
  static let largest = 1 << 20
  static let mostRecipes = 200

  /// One recipe in a file; a missing field, or one of the wrong type, has its default.
  struct Entry: Codable {
    var name = ""
    var brewingMethod = ""
    var family: Int?
    var grinder = ""
    var grindSize = 0.0
    var waterTemperature = 0.0
    var dose = 0.0
    var brewTime = 0.0
    var bloomAmount = 0.0
    var bloomTime = 0.0
    var secondPour = 0.0
    var thirdPour = 0.0
    var fourthPour = 0.0
    var waterOut = 0.0
    var aeropressType = ""
    var plungeTime = 0.0
    /// Fields with a value of the wrong type.
    var wrongTypes: [String] = []

    enum CodingKeys: String, CodingKey, CaseIterable {
      case name
      case brewingMethod = "brewing_method"
      case family
      case grinder
      case grindSize = "grind_size"
      case waterTemperature = "water_temp"
      case dose
      case brewTime = "brew_time"
      case bloomAmount = "bloom_amount"
      case bloomTime = "bloom_time"
      case secondPour = "second_pour"
      case thirdPour = "third_pour"
      case fourthPour = "fourth_pour"
      case waterOut = "water_out"
      case aeropressType = "aeropress_type"
      case plungeTime = "plunge_time"
    }

    init(_ recipe: Recipe) {
      name = recipe.name
      brewingMethod = recipe.brewingMethod
      family = recipe.family.rawValue
      grinder = recipe.grinder
      grindSize = Double(recipe.grindSize)
      waterTemperature = Double(recipe.waterTemperature)
      dose = recipe.dose
      brewTime = Double(recipe.brewTime)
      bloomAmount = recipe.bloomAmount
      bloomTime = Double(recipe.bloomTime)
      secondPour = recipe.secondPour
      thirdPour = recipe.thirdPour
      fourthPour = recipe.fourthPour
      waterOut = recipe.waterOut
      aeropressType = recipe.aeropressType
      plungeTime = Double(recipe.plungeTime)
    }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      func read<Value: Decodable>(_ key: CodingKeys, into value: inout Value) {
        guard fields.contains(key) else { return }
        do { value = try fields.decode(Value.self, forKey: key) } catch {
          wrongTypes.append(key.rawValue)
        }
      }
      read(.name, into: &name)
      read(.brewingMethod, into: &brewingMethod)
      read(.family, into: &family)
      read(.grinder, into: &grinder)
      read(.grindSize, into: &grindSize)
      read(.waterTemperature, into: &waterTemperature)
      read(.dose, into: &dose)
      read(.brewTime, into: &brewTime)
      read(.bloomAmount, into: &bloomAmount)
      read(.bloomTime, into: &bloomTime)
      read(.secondPour, into: &secondPour)
      read(.thirdPour, into: &thirdPour)
      read(.fourthPour, into: &fourthPour)
      read(.waterOut, into: &waterOut)
      read(.aeropressType, into: &aeropressType)
      read(.plungeTime, into: &plungeTime)
    }

    func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: CodingKeys.self)
      try fields.encode(name, forKey: .name)
      try fields.encode(brewingMethod, forKey: .brewingMethod)
      try fields.encode(family, forKey: .family)
      try fields.encode(grinder, forKey: .grinder)
      try fields.encode(grindSize, forKey: .grindSize)
      try fields.encode(waterTemperature, forKey: .waterTemperature)
      try fields.encode(dose, forKey: .dose)
      try fields.encode(brewTime, forKey: .brewTime)
      try fields.encode(bloomAmount, forKey: .bloomAmount)
      try fields.encode(bloomTime, forKey: .bloomTime)
      try fields.encode(secondPour, forKey: .secondPour)
      try fields.encode(thirdPour, forKey: .thirdPour)
      try fields.encode(fourthPour, forKey: .fourthPour)
      try fields.encode(waterOut, forKey: .waterOut)
      try fields.encode(aeropressType, forKey: .aeropressType)
      try fields.encode(plungeTime, forKey: .plungeTime)
    }

    /// Converts the entry, with a violation for each value that the recipe's field cannot hold.
    func recipe(at now: Timestamp) -> (Recipe, [JournalViolation]) {
      var check = FieldCheck()
      for field in wrongTypes {
        check.refuse(field, "wrong_type", "The value has the wrong type.")
      }
      func whole(_ number: Double, _ key: CodingKeys) -> Int32 {
        if let whole = Int32(exactly: number) { return whole }
        check.refuse(key.rawValue, "out_of_range", "It must be a whole number.")
        return 0
      }
      var recipe = Recipe(id: .init(rawValue: .nilID), updatedAt: now)
      recipe.name = name
      recipe.brewingMethod = brewingMethod.withoutOuterBlanks
      recipe.grinder = grinder
      recipe.grindSize = whole(grindSize, .grindSize)
      recipe.waterTemperature = whole(waterTemperature, .waterTemperature)
      recipe.dose = dose
      recipe.brewTime = whole(brewTime, .brewTime)
      recipe.bloomAmount = bloomAmount
      recipe.bloomTime = whole(bloomTime, .bloomTime)
      recipe.secondPour = secondPour
      recipe.thirdPour = thirdPour
      recipe.fourthPour = fourthPour
      recipe.waterOut = waterOut
      recipe.aeropressType = aeropressType.withoutOuterBlanks
      recipe.plungeTime = whole(plungeTime, .plungeTime)
      recipe.family =
        family.flatMap(MethodFamily.init) ?? MethodFamily(method: recipe.brewingMethod)
      recipe.dateCreated = now
      recipe.revision = 1
      return (recipe.cleaned, check.violations)
    }
  }

  private struct Content: Encodable {
    var format = RecipeFile.format
    var version = RecipeFile.version
    let recipes: [Entry]
  }

  /// Decoded before the recipes, because another version may encode them differently.
  private struct Head: Decodable {
    let format: String
    let version: Int
  }

  private struct Body: Decodable {
    let recipes: [Entry]

    private enum CodingKeys: String, CodingKey { case recipes }

    /// Decodes at most one recipe beyond the maximum, enough to reject the file.
    init(from decoder: any Decoder) throws {
      var list = try decoder.container(keyedBy: CodingKeys.self)
        .nestedUnkeyedContainer(forKey: .recipes)
      var recipes: [Entry] = []
      while !list.isAtEnd, recipes.count <= RecipeFile.mostRecipes {
        recipes.append(try list.decode(Entry.self))
      }
      self.recipes = recipes
    }
  }

  /// Encodes recipes without ids, use counts and household.
  static func bytes(of recipes: [Recipe]) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(Content(recipes: recipes.map(Entry.init)))) + [0x0A]
  }

  /// Decodes the recipes of a file (COF-095).
  ///
  /// - Throws: ``JournalRefusal/recipeFile(_:)`` for a file that is rejected as a whole.
  static func entries(of bytes: [UInt8]) throws(JournalRefusal) -> [Entry] {
    guard bytes.count <= largest else { throw .recipeFile(.tooLarge) }
    let data = Data(bytes)
    let head: Head
    do { head = try JSONDecoder().decode(Head.self, from: data) } catch {
      throw .recipeFile(.invalid(problem(error)))
    }
    guard head.format == format else {
      throw .recipeFile(.invalid("its format is “\(head.format.prefix(60))”"))
    }
    guard head.version <= version else { throw .recipeFile(.unsupportedVersion(head.version)) }
    guard head.version == version else {
      throw .recipeFile(.invalid("its version \(head.version) is unknown"))
    }
    let body: Body
    do { body = try JSONDecoder().decode(Body.self, from: data) } catch {
      throw .recipeFile(.invalid(problem(error)))
    }
    guard body.recipes.count <= mostRecipes else { throw .recipeFile(.tooManyRecipes) }
    return body.recipes
  }

  private static func problem(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return "it cannot be read" }
    return switch error {
    case .dataCorrupted: "it is not JSON"
    case .keyNotFound(let key, _): "it has no “\(key.stringValue.prefix(60))”"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "“\(context.codingPath.map(\.stringValue).joined(separator: ".").prefix(60))” has the wrong type"
    @unknown default: "it cannot be read"
    }
  }
}
