package import CatalogDomain
import SQLite
import ServiceRuntime
package import Vocabulary

extension CoffeeReader {
  /// A recipe of the household by id.
  package func recipe(_ id: RecipeID) throws -> Recipe? {
    var query = Self.recipeQuery
    query.append(" WHERE household = ? AND id = ?", household, id)
    return try connection.first(query, decode: Self.recipe)
  }

  /// One page of recipes: most used first, then newest, then by name and id (COF-031).
  package func recipes(
    matching text: SearchText?,
    after place: RecipePlace?,
    atMost count: Int
  ) throws -> [PlacedRecipe] {
    var query = Self.recipeQuery
    query.append(" WHERE household = ?", household)
    if let text, !text.isBlank { query.append(" AND instr(search, ?) > 0", text.folded) }
    if let place {
      query.append(
        " AND (use_order, date_order, name_key, id) > (?, ?, ?, ?)",
        place.useOrder,
        place.dateOrder,
        place.nameKey,
        place.id
      )
    }
    query.append(" ORDER BY use_order, date_order, name_key, id LIMIT ?", count)
    return try connection.all(query) { row in
      let recipe = try Self.recipe(row)
      let place = RecipePlace(
        useOrder: try row.value(22),
        dateOrder: try row.value(23),
        nameKey: try row.value(24),
        id: recipe.id
      )
      return PlacedRecipe(recipe: recipe, place: place)
    }
  }

  /// The recipes with a given folded name.
  package func recipes(under key: String) throws -> [Recipe] {
    var query = Self.recipeQuery
    query.append(" WHERE household = ? AND name_key = ? ORDER BY id", household, key)
    return try connection.all(query, decode: Self.recipe)
  }

  /// The number of brews of a recipe, and their ratings (COF-065).
  package func ratings(of recipe: RecipeID) throws -> RatingSummary {
    try connection.first(
      """
      SELECT count(*), total(rating > 0), total(max(0, min(5, rating))) FROM brewing_note
      WHERE household = ? AND recipe = ?
      """,
      household,
      recipe,
      decode: Self.ratings
    ) ?? RatingSummary()
  }

  static let recipeQuery = SQLText(
    """
    SELECT id, name, brewing_method, grinder, grind_size, water_temp, dose, brew_time, usage_count,
      date_created, bloom_amount, bloom_time, second_pour, third_pour, fourth_pour, water_out,
      aeropress_type, plunge_time, family, revision, updated_at, search, use_order, date_order,
      name_key FROM recipe
    """
  )

  static func recipe(_ row: Row) throws -> Recipe {
    var recipe = Recipe(id: try row.value(0), updatedAt: try row.value(20))
    recipe.name = try row.value(1)
    recipe.brewingMethod = try row.value(2)
    recipe.grinder = try row.value(3)
    recipe.grindSize = try row.value(4)
    recipe.waterTemperature = try row.value(5)
    recipe.dose = try row.value(6)
    recipe.brewTime = try row.value(7)
    recipe.usageCount = try row.value(8)
    recipe.dateCreated = try row.value(9)
    recipe.bloomAmount = try row.value(10)
    recipe.bloomTime = try row.value(11)
    recipe.secondPour = try row.value(12)
    recipe.thirdPour = try row.value(13)
    recipe.fourthPour = try row.value(14)
    recipe.waterOut = try row.value(15)
    recipe.aeropressType = try row.value(16)
    recipe.plungeTime = try row.value(17)
    recipe.family = try row.value(18)
    recipe.revision = try row.value(19)
    return recipe
  }
}

/// A position in a list of recipes, after which the next page begins.
package struct RecipePlace: Hashable, Sendable {
  let useOrder: Int64
  let dateOrder: Int64
  let nameKey: String
  let id: RecipeID
}

/// A recipe and its position in the list.
package struct PlacedRecipe: Hashable, Sendable {
  package let recipe: Recipe
  package let place: RecipePlace
}

extension MethodFamily: SQLValue {}
