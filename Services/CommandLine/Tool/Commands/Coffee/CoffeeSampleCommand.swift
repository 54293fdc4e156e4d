import CatalogContracts
import GatewayClient
import RPC
import RuntimeContracts
import Vocabulary
import Wire

/// `daybook coffee sample`: creates a small sample journal (COF-120).
struct CoffeeSampleCommand: Command {
  static let manual = Manual(
    name: ["coffee", "sample"],
    summary: "create a sample journal",
    options: [
      Manual.Option(name: "force", help: "even if there is a journal already")
    ],
    notes: [
      "Three coffees, a recipe for each family of methods, and notes with and without stars. A household with "
        + "coffees, recipes or notes is not changed unless --force."
    ],
    examples: ["daybook coffee sample"]
  )

  private let isForced: Bool

  init(_ arguments: ParsedArguments) throws(CommandFailure) { isForced = arguments.has("force") }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    if !isForced {
      let coffees = try await gateway.coffees.listCoffees(.init(pageSize: 1)).coffees
      let recipes = try await gateway.recipes.listRecipes(.init(pageSize: 1)).recipes
      let notes = try await gateway.brewingNotes.listBrewingNotes(.init(pageSize: 1)).notes
      guard coffees.isEmpty, recipes.isEmpty, notes.isEmpty else {
        throw CommandFailure(
          .conflict,
          "journal_not_empty",
          "There is a coffee journal already; nothing was added.",
          hint: "--force adds the sample to it."
        )
      }
    }
    try await SampleJournal.addEquipment(gateway)
    var coffees: [CoffeeID] = []
    for coffee in SampleJournal.coffees {
      let made = try await gateway.coffees.createCoffee(.init(coffee: coffee))
      coffees += [made.coffee?.id].compactMap(\.self)
    }
    var recipes: [RecipeID] = []
    for recipe in SampleJournal.recipes {
      let made = try await gateway.recipes.createRecipe(.init(recipe: recipe))
      recipes += [made.recipe?.id].compactMap(\.self)
    }
    guard !coffees.isEmpty, !recipes.isEmpty else {
      throw CommandFailure(.failure, "internal", "The service did not report what it added.")
    }
    var last = CatalogV1.CreateBrewingNoteResponse()
    for (place, words) in SampleJournal.notes.enumerated() {
      let note = CatalogV1.BrewingNote(
        coffeeID: coffees[place % coffees.count],
        recipeID: recipes[place % recipes.count],
        notes: words.text,
        rating: words.rating,
        dateCreated: GoogleProtobuf.Timestamp(
          session.now - .seconds(43_200 * Int64(SampleJournal.notes.count - place))
        )
      )
      last = try await gateway.brewingNotes.createBrewingNote(.init(note: note))
    }
    try await session.answer(last) {
      [
        "Added \(counted(coffees.count, "coffee")), \(counted(recipes.count, "recipe")) and "
          + "\(counted(SampleJournal.notes.count, "brewing note")).",
        "“daybook coffee” and “daybook coffee stats” show them.",
      ]
    }
  }
}

/// The content of the sample.
private enum SampleJournal {
  private static let method = "Moka pot"

  /// Adds a method of the fifth family, which is not built in; an existing one is used.
  static func addEquipment(_ gateway: GatewayConnection) async throws {
    do {
      _ = try await gateway.equipment.addCustomEquipment(
        .init(kind: .method, name: method, family: .other)
      )
    } catch let error as RPCError where error.code == .alreadyExists {
      // It exists already.
    }
  }

  static let coffees: [CatalogV1.Coffee] = [
    .init(
      name: "Guji Hana",
      roaster: "Nordhaus",
      processing: "Natural",
      roastLevel: "Light",
      origin: "Ethiopia",
      bagSizeG: 250
    ),
    .init(
      name: "La Esperanza",
      roaster: "Nordhaus",
      processing: "Washed",
      roastLevel: "Medium",
      origin: "Colombia",
      bagSizeG: 500
    ),
    .init(name: "House Blend", roaster: "Café Anna", roastLevel: "Dark", bagSizeG: 1_000),
  ]

  static let recipes: [CatalogV1.Recipe] = [
    .init(
      name: "Morning filter",
      brewingMethod: "V60-02",
      grinder: "Baratza Encore",
      grindSize: 18,
      waterTemp: 94,
      dose: 15,
      brewTime: 165,
      bloomAmount: 45,
      bloomTime: 40,
      secondPour: 105,
      thirdPour: 100
    ),
    .init(
      name: "Slow press",
      brewingMethod: "French Press",
      grinder: "Baratza Encore",
      grindSize: 28,
      waterTemp: 95,
      dose: 30,
      brewTime: 240,
      bloomAmount: 100,
      bloomTime: 30,
      secondPour: 400
    ),
    .init(
      name: "Travel cup",
      brewingMethod: "Aeropress",
      grinder: "1Zpresso J-Ultra",
      grindSize: 90,
      waterTemp: 85,
      dose: 16,
      brewTime: 120,
      bloomAmount: 40,
      bloomTime: 20,
      secondPour: 180,
      aeropressType: "Inverted",
      plungeTime: 30
    ),
    .init(
      name: "Double",
      brewingMethod: "Espresso (Gaggia Classic Pro)",
      grinder: "Turin DF64",
      grindSize: 12,
      waterTemp: 93,
      dose: 18,
      brewTime: 28,
      waterOut: 36
    ),
    .init(
      name: "Stove-top",
      brewingMethod: method,
      grinder: "Other",
      waterTemp: 93,
      dose: 15,
      brewTime: 300
    ),
  ]

  static let notes: [(text: String, rating: Int32)] = [
    ("Bright and clean.", 4), ("Heavy, a little bitter.", 3), ("", 0), ("Ran too fast.", 2),
    ("For guests.", 0), ("Jasmine, peach, sweet.", 5), ("", 4), ("Smoother with colder water.", 4),
    ("", 0), ("The best so far.", 5),
  ]
}
