import CatalogContracts
import RPC
import ServiceRuntime
import TestSupport
import Vocabulary

/// A household's coffee journal through its calls; creates the records that a test needs.
struct Journal {
  let coffees: CatalogV1.CoffeesClient
  let recipes: CatalogV1.RecipesClient
  let equipment: CatalogV1.EquipmentClient
  let notes: CatalogV1.BrewingNotesClient

  init(_ channel: Channel) {
    coffees = CatalogV1.CoffeesClient(channel)
    recipes = CatalogV1.RecipesClient(channel)
    equipment = CatalogV1.EquipmentClient(channel)
    notes = CatalogV1.BrewingNotesClient(channel)
  }

  func coffee(_ name: String, _ request: UInt64) async throws -> CatalogV1.Coffee {
    try await coffees.createCoffee(
      .init(coffee: .init(name: name)),
      .from(.sample(request: request))
    ).coffee ?? CatalogV1.Coffee()
  }

  func recipe(
    _ name: String,
    method: String = "V60-02",
    _ request: UInt64,
    _ edit: (inout CatalogV1.Recipe) -> Void = { _ in }
  ) async throws -> CatalogV1.Recipe {
    var recipe = CatalogV1.Recipe(
      name: name,
      brewingMethod: method,
      grinder: "Baratza Encore",
      dose: 15
    )
    edit(&recipe)
    return try await recipes.createRecipe(
      .init(recipe: recipe),
      .from(.sample(request: request))
    ).recipe ?? CatalogV1.Recipe()
  }

  func brew(
    _ coffee: CatalogV1.Coffee,
    _ recipe: CatalogV1.Recipe,
    rating: Int32 = 0,
    _ request: UInt64,
    by caller: Caller? = nil
  ) async throws -> CatalogV1.CreateBrewingNoteResponse {
    try await notes.createBrewingNote(
      .init(note: .init(coffeeID: coffee.id, recipeID: recipe.id, rating: rating)),
      .from(caller ?? .sample(request: request))
    )
  }
}
