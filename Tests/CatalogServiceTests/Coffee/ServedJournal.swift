import CatalogContracts
import RPC
import RuntimeContracts
import ServiceRuntime
import Synchronization
import TestSupport
import Testing
import Vocabulary

/// The coffee journal over its contract, as one caller; every change has a request id of its own.
final class ServedJournal: Sendable {
  let channel: Channel
  private let caller: Caller
  private let requests: Mutex<UInt64>

  init(_ channel: Channel, as caller: Caller = .sample()) {
    self.channel = channel
    self.caller = caller
    // Members and households never share a request id here.
    requests = Mutex(
      caller.household.rawValue.low % 100 * 1_000_000 + caller.member.rawValue.low % 100 * 10_000
    )
  }

  /// Options of a call that changes nothing.
  var reading: CallOptions { .from(caller) }

  /// Options of the next changing call.
  var changing: CallOptions {
    let number = requests.withLock { number in
      number += 1
      return number
    }
    return .from(
      Caller(
        household: caller.household,
        member: caller.member,
        role: caller.role,
        calendar: caller.calendar,
        requestID: .sample(number)
      )
    )
  }

  var coffees: CatalogV1.CoffeesClient { .init(channel) }
  var recipes: CatalogV1.RecipesClient { .init(channel) }
  var notes: CatalogV1.BrewingNotesClient { .init(channel) }
  var stock: CatalogV1.CoffeeStockClient { .init(channel) }
  var statistics: CatalogV1.CoffeeStatisticsClient { .init(channel) }
  var timers: CatalogV1.BrewTimersClient { .init(channel) }
  var files: CatalogV1.CoffeeFilesClient { .init(channel) }

  func addCoffee(
    _ name: String = "Guji",
    _ edit: (inout CatalogV1.Coffee) -> Void = { _ in }
  ) async throws -> CoffeeID {
    var coffee = CatalogV1.Coffee(name: name)
    edit(&coffee)
    let answer = try await coffees.createCoffee(.init(coffee: coffee), changing)
    return try #require(answer.coffee?.id)
  }

  func addRecipe(
    _ name: String = "Morning",
    _ edit: (inout CatalogV1.Recipe) -> Void = { _ in }
  ) async throws -> RecipeID {
    var recipe = CatalogV1.Recipe(
      name: name,
      brewingMethod: "V60-02",
      grinder: "Baratza Encore",
      grindSize: 18,
      waterTemp: 93,
      dose: 15,
      brewTime: 165,
      bloomAmount: 45,
      bloomTime: 30,
      secondPour: 195
    )
    edit(&recipe)
    let answer = try await recipes.createRecipe(.init(recipe: recipe), changing)
    return try #require(answer.recipe?.id)
  }

  @discardableResult
  func brew(
    _ coffee: CoffeeID,
    _ recipe: RecipeID,
    rating: Int32 = 0,
    _ edit: (inout CatalogV1.BrewingNote) -> Void = { _ in }
  ) async throws -> CatalogV1.BrewingNote {
    var note = CatalogV1.BrewingNote(coffeeID: coffee, recipeID: recipe, rating: rating)
    edit(&note)
    let answer = try await notes.createBrewingNote(.init(note: note), changing)
    return try #require(answer.note)
  }

  func uses(of recipe: RecipeID) async throws -> Int32? {
    try await recipes.getRecipe(.init(recipeID: recipe), reading).recipe?.usageCount
  }

  func figures(of coffee: CoffeeID) async throws -> CatalogV1.CoffeeFigures? {
    try await coffees.getCoffee(.init(coffeeID: coffee), reading).figures
  }
}
