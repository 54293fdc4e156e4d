import CatalogContracts
import CatalogDomain
import RPC
import RuntimeContracts
import ServiceRuntime
import Vocabulary

extension RecipeCalls {
  /// `CreateRecipe`: adds a recipe; its equipment must be enabled for the caller (COF-025 to COF-029,
  /// COF-078).
  func createRecipe(
    _ request: CatalogV1.CreateRecipeRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.CreateRecipeResponse {
    let given = request.recipe ?? CatalogV1.Recipe()
    return try await store.change(call, request, Caller(call)) { rows in
      let equipment = try rows.reader.equipment()
      var recipe = Recipe(id: .init(rawValue: .nilID), updatedAt: rows.now)
      recipe.take(given)
      if recipe.waterTemperature == 0 {
        recipe.waterTemperature = equipment.defaultWaterTemperature
      }
      recipe.dateCreated = rows.now
      recipe.revision = 1
      recipe = recipe.saved(over: nil, by: equipment)
      try JournalRefusal.check(
        (recipe.violations() + recipe.equipmentViolations(over: nil, by: equipment))
          .map { $0.inside("recipe") }
      )
      recipe.id = try rows.newID(given.id, .recipe) { try rows.reader.recipe($0) != nil }
      try rows.insert(recipe)
      return CatalogV1.CreateRecipeResponse(
        recipe: CatalogV1.Recipe(recipe),
        figures: try rows.reader.figures(of: recipe, equipment)
      )
    }
  }
}

extension Recipe {
  /// Copies all fields that a client may set.
  mutating func take(_ given: CatalogV1.Recipe) {
    name = given.name
    brewingMethod = given.brewingMethod
    grinder = given.grinder
    grindSize = given.grindSize
    waterTemperature = given.waterTemp
    dose = given.dose
    brewTime = given.brewTime
    bloomAmount = given.bloomAmount
    bloomTime = given.bloomTime
    secondPour = given.secondPour
    thirdPour = given.thirdPour
    fourthPour = given.fourthPour
    waterOut = given.waterOut
    aeropressType = given.aeropressType.withoutOuterBlanks
    plungeTime = given.plungeTime
  }
}
