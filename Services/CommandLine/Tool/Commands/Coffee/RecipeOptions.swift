import CatalogContracts
import GatewayClient

/// The options of `recipes add` and `recipes edit`.
struct RecipeOptions {
  static let operand = Manual.Operand(
    name: "RECIPE",
    help: "a recipe's name, a unique part of it, or its id",
    repeats: true
  )

  /// An option, its field, and the parser of its value, which returns `nil` for an invalid one.
  private struct Field {
    let option: Manual.Option
    let path: String
    let take: @Sendable (inout CatalogV1.Recipe, String) -> Bool

    init(
      _ name: String,
      _ value: String,
      _ path: String,
      _ help: String,
      _ take: @escaping @Sendable (inout CatalogV1.Recipe, String) -> Bool
    ) {
      option = Manual.Option(name: name, value: value, help: help)
      self.path = path
      self.take = take
    }

    static func text(
      _ name: String,
      _ value: String,
      _ path: String,
      _ help: String,
      _ field: any WritableKeyPath<CatalogV1.Recipe, String> & Sendable
    ) -> Field {
      Field(name, value, path, help) { recipe, text in
        recipe[keyPath: field] = text
        return true
      }
    }

    static func amount(
      _ name: String,
      _ path: String,
      _ help: String,
      _ field: any WritableKeyPath<CatalogV1.Recipe, Double> & Sendable
    ) -> Field {
      Field(name, "GRAMS", path, help) { recipe, text in
        guard let amount = Amounts.read(text) else { return false }
        recipe[keyPath: field] = amount
        return true
      }
    }

    static func number(
      _ name: String,
      _ value: String,
      _ path: String,
      _ help: String,
      _ field: any WritableKeyPath<CatalogV1.Recipe, Int32> & Sendable
    ) -> Field {
      Field(name, value, path, help) { recipe, text in
        guard let number = value == "TIME" ? Self.seconds(text) : Self.whole(text) else {
          return false
        }
        recipe[keyPath: field] = number
        return true
      }
    }

    private static func whole(_ text: String) -> Int32? {
      Amounts.read(text).flatMap { Int32(exactly: $0) }
    }

    /// `165` or `2:45`.
    private static func seconds(_ text: String) -> Int32? {
      let parts = text.trimmed.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count == 2 else { return whole(text) }
      guard let minutes = Int32(parts[0]), let rest = Int32(parts[1]), (0..<60).contains(rest),
        (0...3_000).contains(minutes)
      else { return nil }
      return minutes * 60 + rest
    }
  }

  private static let fields: [Field] = [
    .text(
      "method",
      "NAME",
      "brewing_method",
      "the brewing method, one you have enabled",
      \.brewingMethod
    ),
    .text("grinder", "NAME", "grinder", "the grinder, one you have enabled", \.grinder),
    .number("grind", "N", "grind_size", "the grinder's setting, 0 to 1000", \.grindSize),
    .number("temperature", "N", "water_temp", "of the water in °C, 1 to 100", \.waterTemp),
    .amount("dose", "dose", "the coffee, up to 500", \.dose),
    .number("time", "TIME", "brew_time", "of the whole brew, as 165 or 2:45", \.brewTime),
    .amount("bloom", "bloom_amount", "water of the bloom", \.bloomAmount),
    .number("bloom-time", "TIME", "bloom_time", "of the bloom", \.bloomTime),
    .amount("second-pour", "second_pour", "water of the second pour", \.secondPour),
    .amount("third-pour", "third_pour", "water of the third pour", \.thirdPour),
    .amount("fourth-pour", "fourth_pour", "water of the fourth pour", \.fourthPour),
    .amount("water-out", "water_out", "the yield of an espresso", \.waterOut),
    .text("type", "TYPE", "aeropress_type", "Normal or Inverted", \.aeropressType),
    .number("plunge-time", "TIME", "plunge_time", "of the plunge", \.plungeTime),
  ]

  static let options = fields.map(\.option)

  /// The given values, and the mask of their fields.
  private(set) var recipe = CatalogV1.Recipe()
  private(set) var paths: [String] = []

  init() {}

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    for field in Self.fields {
      guard let text = arguments.value(field.option.name) else { continue }
      guard field.take(&recipe, text) else {
        throw .usage("--\(field.option.name) cannot be “\(SafeText.line(text))”.")
      }
      paths.append(field.path)
    }
  }

  mutating func set(_ path: String, _ change: (inout CatalogV1.Recipe) -> Void) {
    change(&recipe)
    paths.append(path)
  }

  /// Sets a field of the contract from text; `false` when the text is not a valid value.
  mutating func take(_ text: String, for path: String) -> Bool {
    if path == "name" {
      set("name") { $0.name = text }
      return true
    }
    guard let field = Self.fields.first(where: { $0.path == path }) else { return false }
    guard field.take(&recipe, text) else { return false }
    paths.append(path)
    return true
  }

  /// Whether values that a recipe requires are missing.
  var isIncomplete: Bool {
    recipe.name.isEmpty || recipe.brewingMethod.isEmpty || recipe.grinder.isEmpty
      || recipe.dose == 0
  }

  /// Whether the field of the contract was given; an empty name counts as missing.
  func isGiven(_ path: String) -> Bool {
    path == "name" ? !recipe.name.isEmpty : paths.contains(path)
  }

  /// The recipe with the type of Aeropress in the service's spelling.
  func spelled(_ session: Session) async throws -> CatalogV1.Recipe {
    guard !recipe.aeropressType.isEmpty else { return recipe }
    let gateway = try session.gateway
    let lists = try await gateway.coffees.getCoffeeOptions(.init())
    var spelled = recipe
    spelled.aeropressType = CoffeeOptions.spelled(recipe.aeropressType, as: lists.aeropressTypes)
    return spelled
  }
}
