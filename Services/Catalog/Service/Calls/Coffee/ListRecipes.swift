import CatalogContracts
import CatalogDomain
import RPC
import ServiceRuntime
import Vocabulary
import Wire

extension RecipeCalls {
  /// `ListRecipes`: one page, most used first (COF-031, COF-034, COF-035).
  func listRecipes(
    _ request: CatalogV1.ListRecipesRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.ListRecipesResponse {
    let caller = try Caller(call)
    var query = request
    query.pageSize = 0
    query.pageToken = ""
    let binding = PageBinding(caller, call, query: query.encoded(), store.pageSeal)
    var fields = RequestReader()
    let size = fields.pageSize(request.pageSize)
    let text = fields.text(request.text, "text", atMost: 200).map(SearchText.init)
    let place = fields.pageToken(request.pageToken, binding, RecipePlace.init)
    try fields.check()
    return try await store.read(caller) { rows in
      var found = try rows.recipes(matching: text, after: place, atMost: size + 1)
      let hasMore = found.count > size
      if hasMore { found.removeLast() }
      let equipment = try rows.equipment()
      return CatalogV1.ListRecipesResponse(
        recipes: try found.map {
          CatalogV1.ListedRecipe(
            recipe: CatalogV1.Recipe($0.recipe),
            figures: try rows.figures(of: $0.recipe, equipment)
          )
        },
        nextPageToken: hasMore ? found.last.map { binding.token($0.place.pageValues) } ?? "" : ""
      )
    }
  }

  /// `GetRecipe`: one recipe with its derived figures.
  func getRecipe(
    _ request: CatalogV1.GetRecipeRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.GetRecipeResponse {
    try await store.read(Caller(call)) { rows in
      guard let recipe = try request.recipeID.flatMap(rows.recipe) else {
        throw JournalRefusal.unknownRecipe
      }
      return CatalogV1.GetRecipeResponse(
        recipe: CatalogV1.Recipe(recipe),
        figures: try rows.figures(of: recipe, rows.equipment())
      )
    }
  }
}

extension CoffeeReader {
  /// The derived figures of a recipe for a member with this equipment (COF-028, COF-065, COF-078).
  func figures(of recipe: Recipe, _ equipment: MemberEquipment) throws -> CatalogV1.RecipeFigures {
    let ratings = try ratings(of: recipe.id)
    return CatalogV1.RecipeFigures(
      totalWater: recipe.totalWater,
      ratio: recipe.ratio,
      deprecatedEquipment: !equipment.isEnabled(.method, recipe.brewingMethod)
        || !equipment.isEnabled(.grinder, recipe.grinder),
      isPourOver: recipe.family.isPourOver,
      supportsPours: recipe.family.supportsPours,
      brews: Int32(clamping: ratings.brews),
      rated: Int32(clamping: ratings.rated),
      averageRating: ratings.average
    )
  }
}

extension RecipePlace {
  fileprivate var pageValues: [PageValue] {
    [.number(useOrder), .number(dateOrder), .text(nameKey), .text(id.text)]
  }

  fileprivate init?(_ values: [PageValue]) {
    guard values.count == 4, case .number(let use) = values[0], case .number(let date) = values[1],
      case .text(let name) = values[2], case .text(let text) = values[3],
      let id = RecipeID(text: text)
    else { return nil }
    self.init(useOrder: use, dateOrder: date, nameKey: name, id: id)
  }
}
