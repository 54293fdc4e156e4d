import CatalogContracts
import RPC
import RuntimeContracts
import SQLite
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import CatalogService

/// Every statement that a call of the catalog prepares, checked with `EXPLAIN QUERY PLAN`.
@Suite("Every statement of the catalog")
struct JournalPlanTests {
  @Test("uses an index; only statistics read whole histories (COF-118, TOP-012)")
  func plans() async throws {
    let journal = try await CalledJournal()
    // Checks that run once, before anything is served, may read whole tables.
    let atStart = Set(try await journal.file.write { $0.connection.preparedTexts })
      .union(try await journal.file.read { $0.preparedTexts })
    var seen = Set<String>()
    // Of statements built at run time, only the latest stay prepared.
    try await journal.callEverything {
      seen.formUnion(try await journal.file.read { $0.preparedTexts })
      seen.formUnion(try await journal.file.write { $0.connection.preparedTexts })
    }
    let own = seen.subtracting(atStart).filter { text in
      ["SELECT", "INSERT", "UPDATE", "DELETE"].contains { text.hasPrefix($0) }
    }
    // Fewer would mean that statements were missed.
    #expect(own.count > 60, "\(own.count)")
    var used = Set<String>()
    for text in own.sorted() {
      let costly = try await journal.file.read { try $0.plan(of: text) }.filter(Self.isCostly)
      guard !costly.isEmpty else { continue }
      let excuse = Self.exceptions.keys.first { text.contains($0) }
      used.formUnion([excuse].compactMap(\.self))
      #expect(excuse != nil, "\(costly) in \(text)")
    }
    #expect(used == Set(Self.exceptions.keys), "no longer needed: \(used)")
  }

  /// Statements that may read or sort more than they return, by a part of their text.
  private static let exceptions = [
    "SELECT n.coffee, n.recipe, n.stars, n.local_day": "statistics go over the notes of a period",
    "avg(n.stars) AS average": "the best recipe is found among the notes of one coffee",
    "GROUP BY brewing_method": "the most used method, likewise",
    "n.stars > 0 ORDER BY n.stars DESC": "the best-rated grind, likewise",
  ]

  /// A whole table, the whole history of a household in no order, or a sort.
  private static func isCostly(_ step: String) -> Bool {
    if step.contains("TEMP B-TREE") { return true }
    if step.hasPrefix("SCAN") {
      return !["CONSTANT ROW", "feed_meta", "SUBQUERY", "(subquery", "sqlite_sequence"]
        .contains { step.contains($0) }
    }
    // The history itself, read by household only.
    return step.hasSuffix("(household=?)") && step.contains("sqlite_autoindex_brewing_note")
  }
}

/// The catalog's calls without a network, each made at least once.
private struct CalledJournal {
  private let catalog: TestCatalog
  private let store: CoffeeStore
  var file: ServiceStore { catalog.store.store }

  init() async throws {
    catalog = try await TestCatalog()
    store = CoffeeStore(catalog.file, log: .silent)
  }

  private func reading(_ method: MethodDescriptor) -> ServerCall {
    catalog.call(method, .sample())
  }

  private func changing(_ method: MethodDescriptor, _ request: UInt64) -> ServerCall {
    catalog.call(method, .sample(request: request))
  }

  /// - Parameter look: runs after each group of calls.
  /// - Throws: the refusal of a call.
  func callEverything(_ look: () async throws -> Void) async throws {
    let (coffee, recipe) = try await makeRecords()
    try await brewAndChange(coffee, recipe)
    try await look()
    try await listAndCount(coffee, recipe)
    try await look()
    try await exchange()
    try await learn()
    try await delete(coffee, recipe)
    try await look()
  }

  private func makeRecords() async throws -> (CoffeeID, RecipeID) {
    let coffees = CoffeeCalls(store: store)
    let recipes = RecipeCalls(store: store)
    let equipment = EquipmentCalls(store: store)
    let made = try await coffees.createCoffee(
      .init(coffee: .init(name: "Guji", roastLevel: "Medium", bagSizeG: 250)),
      changing(CatalogV1.Coffees.Methods.createCoffee, 1)
    )
    let coffee = try #require(made.coffee)
    var edited = coffee
    edited.bagSizeG = 500
    _ = try await coffees.updateCoffee(
      .init(coffee: edited, updateMask: .init(paths: ["bag_size_g"])),
      changing(CatalogV1.Coffees.Methods.updateCoffee, 2)
    )
    let written = try await recipes.createRecipe(
      .init(
        recipe: .init(
          name: "Morning",
          brewingMethod: "V60-02",
          grinder: "Baratza Encore",
          dose: 15,
          brewTime: 165
        )
      ),
      changing(CatalogV1.Recipes.Methods.createRecipe, 3)
    )
    var recipe = try #require(written.recipe)
    recipe.dose = 16
    _ = try await recipes.updateRecipe(
      .init(recipe: recipe, updateMask: .init(paths: ["dose"])),
      changing(CatalogV1.Recipes.Methods.updateRecipe, 4)
    )
    _ = try await equipment.addCustomEquipment(
      .init(kind: .method, name: "Moka"),
      changing(CatalogV1.Equipment.Methods.addCustomEquipment, 5)
    )
    _ = try await equipment.getEquipment(
      .init(),
      reading(CatalogV1.Equipment.Methods.getEquipment)
    )
    return (try #require(coffee.id), try #require(recipe.id))
  }

  private func brewAndChange(_ coffee: CoffeeID, _ recipe: RecipeID) async throws {
    let notes = BrewingNoteCalls(store: store)
    let timers = BrewTimerCalls(store: store)
    let stock = CoffeeStockCalls(store: store)
    typealias Timers = CatalogV1.BrewTimers.Methods
    let made = try await notes.createBrewingNote(
      .init(note: .init(coffeeID: coffee, recipeID: recipe, rating: 4)),
      changing(CatalogV1.BrewingNotes.Methods.createBrewingNote, 10)
    )
    var note = try #require(made.note)
    (note.rating, note.grams) = (5, 18)
    _ = try await notes.updateBrewingNote(
      .init(note: note, updateMask: .init(paths: ["rating", "grams"])),
      changing(CatalogV1.BrewingNotes.Methods.updateBrewingNote, 11)
    )
    _ = try await timers.startTimer(.init(recipeID: recipe), changing(Timers.startTimer, 12))
    _ = try await timers.pauseTimer(.init(), changing(Timers.pauseTimer, 13))
    _ = try await timers.getTimer(.init(), reading(Timers.getTimer))
    let stopped = try await timers.stopTimer(
      .init(note: .init(coffeeID: coffee)),
      changing(Timers.stopTimer, 14)
    )
    _ = try await notes.deleteBrewingNote(
      .init(noteID: stopped.written?.note?.id),
      changing(CatalogV1.BrewingNotes.Methods.deleteBrewingNote, 15)
    )
    _ = try await stock.correctStock(
      .init(coffeeID: coffee, amount: .weighedG(143)),
      changing(CatalogV1.CoffeeStock.Methods.correctStock, 16)
    )
    _ = try await stock.listStockEntries(
      .init(coffeeID: coffee),
      reading(CatalogV1.CoffeeStock.Methods.listStockEntries)
    )
    _ = try await stock.lastGrind(
      .init(coffeeID: coffee, grinder: "x"),
      reading(CatalogV1.CoffeeStock.Methods.lastGrind)
    )
  }

  private func listAndCount(_ coffee: CoffeeID, _ recipe: RecipeID) async throws {
    let coffees = CoffeeCalls(store: store)
    let recipes = RecipeCalls(store: store)
    let notes = BrewingNoteCalls(store: store)
    let statistics = CoffeeStatisticsCalls(store: store)
    for text in ["", "g"] {
      for isFinished in [nil, false] as [Bool?] {
        _ = try await coffees.listCoffees(
          .init(text: text, finished: isFinished, pageSize: 1),
          reading(CatalogV1.Coffees.Methods.listCoffees)
        )
      }
      _ = try await recipes.listRecipes(
        .init(text: text),
        reading(CatalogV1.Recipes.Methods.listRecipes)
      )
      let filters: [CatalogV1.ListBrewingNotesRequest] = [
        .init(text: text), .init(text: text, rating: 5), .init(text: text, coffeeID: coffee),
        .init(text: text, recipeID: recipe),
      ]
      for filter in filters {
        _ = try await notes.listBrewingNotes(
          filter,
          reading(CatalogV1.BrewingNotes.Methods.listBrewingNotes)
        )
      }
    }
    _ = try await coffees.getCoffee(
      .init(coffeeID: coffee),
      reading(CatalogV1.Coffees.Methods.getCoffee)
    )
    _ = try await coffees.getBrewingAnalysis(
      .init(coffeeID: coffee),
      reading(CatalogV1.Coffees.Methods.getBrewingAnalysis)
    )
    _ = try await recipes.getRecipe(
      .init(recipeID: recipe),
      reading(CatalogV1.Recipes.Methods.getRecipe)
    )
    _ = try await recipes.getRecipeForm(
      .init(recipeID: recipe),
      reading(CatalogV1.Recipes.Methods.getRecipeForm)
    )
    _ = try await statistics.getBrewSummary(
      .init(),
      reading(CatalogV1.CoffeeStatistics.Methods.getBrewSummary)
    )
    _ = try await statistics.rankBrews(
      .init(subject: .coffee),
      reading(CatalogV1.CoffeeStatistics.Methods.rankBrews)
    )
  }

  private func exchange() async throws {
    let files = CoffeeFilesCalls(store: store)
    let recipes = RecipeCalls(store: store)
    let file = try await recipes.exportRecipes(
      .init(),
      reading(CatalogV1.Recipes.Methods.exportRecipes)
    )
    _ = try await recipes.importRecipes(
      .init(file: file.file),
      changing(CatalogV1.Recipes.Methods.importRecipes, 20)
    )
    for request: UInt64 in 21...22 {
      _ = try await files.importCoffeeRecords(
        .init(
          format: "beanconqueror",
          coffees: [.init(sourceID: "b", name: "Sidamo \(request)")],
          recipes: [.init(sourceID: "r", name: "R \(request)", dose: 15)],
          brews: [
            .init(
              sourceID: "n",
              coffeeSourceID: "b",
              recipeSourceID: "r",
              rating: Int32(request % 5)
            )
          ]
        ),
        changing(CatalogV1.CoffeeFiles.Methods.importCoffeeRecords, request)
      )
    }
  }

  private func learn() async throws {
    let caller = Caller.sample(request: 30)
    _ = try await catalog.list(.init(), caller)
    _ = try await catalog.get("laundry", recordView: true, caller)
    _ = try await catalog.save([("give/1", true)].map { ("compliments/\($0.0)", $0.1) }, caller)
    _ = try await catalog.setNotes("Wool", .sample(request: 31))
    _ = try await catalog.setCompleted("taxes", .sample(request: 32))
    _ = try await catalog.summary(.sample())
    _ = try await catalog.progress(.init(), .sample())
    _ = try await catalog.categories(.sample())
  }

  private func delete(_ coffee: CoffeeID, _ recipe: RecipeID) async throws {
    _ = try await CoffeeCalls(store: store).deleteCoffee(
      .init(coffeeID: coffee, notes: .keepNotes),
      changing(CatalogV1.Coffees.Methods.deleteCoffee, 40)
    )
    _ = try await RecipeCalls(store: store).deleteRecipe(
      .init(recipeID: recipe, notes: .deleteNotes),
      changing(CatalogV1.Recipes.Methods.deleteRecipe, 41)
    )
  }
}
