import CatalogContracts
import GatewayClient
import Vocabulary

/// The options of `coffee add` and `coffee edit`.
struct CoffeeOptions {
  static let operand = Manual.Operand(
    name: "COFFEE",
    help: "a coffee's name, a unique part of it, or its id",
    repeats: true
  )

  static let options = [
    Manual.Option(name: "roaster", value: "NAME", help: "who roasted it"),
    Manual.Option(name: "origin", value: "TEXT", help: "where it grew"),
    Manual.Option(name: "processing", value: "HOW", help: "such as Washed or Natural"),
    Manual.Option(name: "roast", value: "LEVEL", help: "from Light to Extra Dark"),
    Manual.Option(name: "size", value: "GRAMS", help: "the weight of a full bag, up to 20000"),
    Manual.Option(name: "roasted", value: "DATE", help: "the day of the roast"),
    Manual.Option(name: "opened", value: "DATE", help: "the day on which the bag was opened"),
  ]

  /// The given values, and the mask of their fields.
  private var coffee = CatalogV1.Coffee()
  private(set) var paths: [String] = []
  private let roasted: String?
  private let opened: String?

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    roasted = arguments.value("roasted")
    opened = arguments.value("opened")
    if let text = arguments.value("roaster") { set("roaster") { $0.roaster = text } }
    if let text = arguments.value("origin") { set("origin") { $0.origin = text } }
    if let text = arguments.value("processing") { set("processing") { $0.processing = text } }
    if let text = arguments.value("roast") { set("roast_level") { $0.roastLevel = text } }
    if let grams = try arguments.amount("size") { set("bag_size_g") { $0.bagSizeG = grams } }
  }

  /// Whether no option was given.
  var isEmpty: Bool { paths.isEmpty && roasted == nil && opened == nil }

  mutating func set(_ path: String, _ change: (inout CatalogV1.Coffee) -> Void) {
    change(&coffee)
    paths.append(path)
  }

  /// Adds the values that need the caller's calendar and the service's lists.
  func complete(
    _ session: Session
  ) async throws -> (coffee: CatalogV1.Coffee, paths: [String]) {
    var whole = self
    if let roasted {
      let day = try await session.dates().day(of: roasted)
      whole.set("roasted_on") { $0.roastedOn = day }
    }
    if let opened {
      let day = try await session.dates().day(of: opened)
      whole.set("opened_on") { $0.openedOn = day }
    }
    if !coffee.processing.isEmpty || !coffee.roastLevel.isEmpty {
      let gateway = try session.gateway
      let lists = try await gateway.coffees.getCoffeeOptions(.init())
      whole.coffee.processing = Self.spelled(coffee.processing, as: lists.processing)
      whole.coffee.roastLevel = Self.spelled(coffee.roastLevel, as: lists.roastLevels)
    }
    return (whole.coffee, whole.paths)
  }

  /// The option in the list's spelling; the service refuses unknown ones.
  static func spelled(_ text: String, as options: [String]) -> String {
    options.first { $0.lowercased() == text.trimmed.lowercased() } ?? text
  }
}
