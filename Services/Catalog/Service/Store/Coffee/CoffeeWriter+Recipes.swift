import CatalogContracts
package import CatalogDomain
import SQLite
import ServiceRuntime
package import Vocabulary

extension CoffeeWriter {
  /// Inserts a validated recipe.
  package func insert(_ recipe: Recipe) throws {
    try connection.run(
      """
      INSERT INTO recipe (household, id, name, brewing_method, grinder, grind_size, water_temp, dose,
        brew_time, usage_count, date_created, bloom_amount, bloom_time, second_pour, third_pour,
        fourth_pour, water_out, aeropress_type, plunge_time, family, revision, updated_at, name_key,
        search)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      household,
      recipe.id,
      recipe.name,
      recipe.brewingMethod,
      recipe.grinder,
      recipe.grindSize,
      recipe.waterTemperature,
      recipe.dose,
      recipe.brewTime,
      recipe.usageCount,
      recipe.dateCreated,
      recipe.bloomAmount,
      recipe.bloomTime,
      recipe.secondPour,
      recipe.thirdPour,
      recipe.fourthPour,
      recipe.waterOut,
      recipe.aeropressType,
      recipe.plungeTime,
      recipe.family,
      recipe.revision,
      recipe.updatedAt,
      SearchText(recipe.name).folded,
      SearchText.folded(recipe.searched)
    )
    try context.appendToHousehold(
      NewEvent(
        CatalogV1.RecipeCreated(recipe: CatalogV1.Recipe(recipe)),
        entity: recipe.id.text,
        revision: recipe.revision
      )
    )
  }

  /// Changes the use count of a recipe, never below 0; has no effect on a deleted recipe (COF-032,
  /// COF-033).
  ///
  /// - Returns: the new count.
  @discardableResult
  package func count(_ difference: Int, of recipe: RecipeID) throws -> Int {
    let count = try connection.first(
      """
      UPDATE recipe SET usage_count = max(0, usage_count + ?)
      WHERE household = ? AND id = ? RETURNING usage_count
      """,
      difference,
      household,
      recipe
    ) { try $0.value(0, as: Int.self) }
    guard let count else { return 0 }
    try context.appendToHousehold(
      NewEvent(
        CatalogV1.RecipeUsed(recipeID: recipe, usageCount: Int32(clamping: count)),
        entity: recipe.text
      )
    )
    return count
  }

  /// Stores a validated change of a recipe; equal values write nothing.
  ///
  /// - Returns: the stored recipe.
  package func update(_ before: Recipe, to changed: Recipe) throws -> Recipe {
    let fields = changed.changedFields(since: before)
    guard !fields.isEmpty else { return before }
    var recipe = changed
    recipe.revision = before.revision + 1
    recipe.updatedAt = now
    try connection.run(
      """
      UPDATE recipe SET name = ?, brewing_method = ?, grinder = ?, grind_size = ?, water_temp = ?,
        dose = ?, brew_time = ?, bloom_amount = ?, bloom_time = ?, second_pour = ?, third_pour = ?,
        fourth_pour = ?, water_out = ?, aeropress_type = ?, plunge_time = ?, family = ?,
        revision = ?, updated_at = ?, name_key = ?, search = ?
      WHERE household = ? AND id = ?
      """,
      recipe.name,
      recipe.brewingMethod,
      recipe.grinder,
      recipe.grindSize,
      recipe.waterTemperature,
      recipe.dose,
      recipe.brewTime,
      recipe.bloomAmount,
      recipe.bloomTime,
      recipe.secondPour,
      recipe.thirdPour,
      recipe.fourthPour,
      recipe.waterOut,
      recipe.aeropressType,
      recipe.plungeTime,
      recipe.family,
      recipe.revision,
      recipe.updatedAt,
      SearchText(recipe.name).folded,
      SearchText.folded(recipe.searched),
      household,
      recipe.id
    )
    try context.appendToHousehold(
      NewEvent(
        CatalogV1.RecipeUpdated(recipe: CatalogV1.Recipe(recipe)),
        entity: recipe.id.text,
        revision: recipe.revision,
        changedFields: fields
      )
    )
    return recipe
  }

  /// Deletes a recipe to which no note refers.
  package func delete(_ recipe: Recipe) throws {
    try connection.run("DELETE FROM recipe WHERE household = ? AND id = ?", household, recipe.id)
    try addTombstone(recipe.id, .recipe)
    try context.appendToHousehold(
      NewEvent(
        CatalogV1.RecipeDeleted(recipe: CatalogV1.Recipe(recipe)),
        entity: recipe.id.text,
        revision: recipe.revision
      )
    )
  }
}
