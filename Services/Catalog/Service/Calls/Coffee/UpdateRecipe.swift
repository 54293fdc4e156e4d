import CatalogContracts
import CatalogDomain
import RPC
import ServiceRuntime
import Vocabulary
import Wire

extension RecipeCalls {
  /// `UpdateRecipe`: changes the masked fields (COF-029, COF-078, COF-114).
  func updateRecipe(
    _ request: CatalogV1.UpdateRecipeRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.UpdateRecipeResponse {
    let given = request.recipe ?? CatalogV1.Recipe()
    return try await store.change(call, request, Caller(call)) { rows in
      guard let before = try given.id.flatMap(rows.reader.recipe) else {
        throw JournalRefusal.unknownRecipe
      }
      let equipment = try rows.reader.equipment()
      var changed = before
      var fields = JournalFields()
      for path in fields.paths(of: request.updateMask) {
        changed.take(path, from: given, &fields)
      }
      changed = changed.saved(over: before, by: equipment)
      try JournalRefusal.check(
        fields.check.violations
          + (changed.violations() + changed.equipmentViolations(over: before, by: equipment))
          .map { $0.inside("recipe") }
      )
      let recipe = try rows.update(before.expecting(request.expectedRevision), to: changed)
      return CatalogV1.UpdateRecipeResponse(
        recipe: CatalogV1.Recipe(recipe),
        figures: try rows.reader.figures(of: recipe, equipment),
        changed: recipe.revision != before.revision
      )
    }
  }

  /// `DeleteRecipe`: deletes a recipe, and keeps or deletes its notes (COF-062).
  func deleteRecipe(
    _ request: CatalogV1.DeleteRecipeRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.DeleteRecipeResponse {
    var fields = RequestReader()
    let choice: NotesChoice? = fields.choice(request.notes.rawValue, "notes")
    try fields.check()
    return try await store.change(call, request, Caller(call)) { rows in
      guard let recipe = try request.recipeID.flatMap(rows.reader.recipe) else {
        throw JournalRefusal.unknownRecipe
      }
      _ = try recipe.expecting(request.expectedRevision)
      let outcome = try rows.settleNotes(of: recipe.id, choice)
      try rows.delete(recipe)
      return CatalogV1.DeleteRecipeResponse(
        notesKept: Int32(clamping: outcome.kept),
        notesDeleted: Int32(clamping: outcome.deleted)
      )
    }
  }

  /// `DuplicateRecipe`: creates an unused copy with a new name (COF-029).
  func duplicateRecipe(
    _ request: CatalogV1.DuplicateRecipeRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.DuplicateRecipeResponse {
    try await store.change(call, request, Caller(call)) { rows in
      guard let recipe = try request.recipeID.flatMap(rows.reader.recipe) else {
        throw JournalRefusal.unknownRecipe
      }
      let id = try rows.newID(request.copyID, .recipe) { try rows.reader.recipe($0) != nil }
      let copy = recipe.copied(as: id, at: rows.now)
      try rows.insert(copy)
      return CatalogV1.DuplicateRecipeResponse(recipe: CatalogV1.Recipe(copy))
    }
  }
}

extension Recipe {
  /// Applies one masked field.
  fileprivate mutating func take(
    _ path: String,
    from given: CatalogV1.Recipe,
    _ fields: inout JournalFields
  ) {
    switch path {
    case "name": name = given.name
    case "brewing_method": brewingMethod = given.brewingMethod
    case "grinder": grinder = given.grinder
    case "grind_size": grindSize = given.grindSize
    case "water_temp": waterTemperature = given.waterTemp
    case "dose": dose = given.dose
    case "brew_time": brewTime = given.brewTime
    case "bloom_amount": bloomAmount = given.bloomAmount
    case "bloom_time": bloomTime = given.bloomTime
    case "second_pour": secondPour = given.secondPour
    case "third_pour": thirdPour = given.thirdPour
    case "fourth_pour": fourthPour = given.fourthPour
    case "water_out": waterOut = given.waterOut
    case "aeropress_type": aeropressType = given.aeropressType.withoutOuterBlanks
    case "plunge_time": plungeTime = given.plungeTime
    default: fields.refuseField(path)
    }
  }
}
