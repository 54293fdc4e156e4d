import CatalogContracts
import CatalogDomain
import RPC
import RuntimeContracts
import SQLite
import ServiceRuntime
import Vocabulary
import Wire

extension CoffeeCalls {
  /// `GetBrewingAnalysis`: figures over the notes of one coffee (COF-006).
  func getBrewingAnalysis(
    _ request: CatalogV1.GetBrewingAnalysisRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.GetBrewingAnalysisResponse {
    try await store.read(Caller(call)) { rows in
      guard let coffee = try request.coffeeID.flatMap(rows.coffee) else {
        throw JournalRefusal.unknownCoffee
      }
      let ratings = try rows.ratings(of: coffee.id)
      let best = try rows.bestRecipe(of: coffee.id)
      return CatalogV1.GetBrewingAnalysisResponse(
        brews: Int32(clamping: ratings.brews),
        rated: Int32(clamping: ratings.rated),
        averageRating: ratings.average,
        bestRecipeID: best?.id,
        bestRecipeName: best?.name ?? "",
        bestRecipeAverage: best?.average,
        lastBrewed: try rows.lastBrew(of: coffee.id).map { GoogleProtobuf.Timestamp($0) },
        mostUsedMethod: try rows.mostUsedMethod(of: coffee.id) ?? ""
      )
    }
  }
}

extension CoffeeReader {
  struct BestRecipe {
    let id: RecipeID
    let name: String
    let average: Double
  }

  /// The recipe with the highest average on a coffee; ties are broken by rated notes, name and id.
  func bestRecipe(of coffee: CoffeeID) throws -> BestRecipe? {
    try connection.first(
      """
      SELECT r.id, r.name, avg(n.stars) AS average
      FROM brewing_note AS n
      JOIN recipe AS r ON r.household = n.household AND r.id = n.recipe
      WHERE n.household = ? AND n.coffee = ? AND +n.stars > 0
      GROUP BY r.id ORDER BY average DESC, count(*) DESC, r.name_key, r.id LIMIT 1
      """,
      household,
      coffee
    ) {
      BestRecipe(id: try $0.value(0), name: try $0.value(1), average: try $0.value(2))
    }
  }

  /// When a coffee was last brewed.
  func lastBrew(of coffee: CoffeeID) throws -> Timestamp? {
    try connection.first(
      """
      SELECT date_created FROM brewing_note WHERE household = ? AND coffee = ?
      ORDER BY date_order LIMIT 1
      """,
      household,
      coffee
    ) { try $0.value(0, as: Timestamp?.self) } ?? nil
  }

  /// The most frequent method in the notes of a coffee; ties are broken by name.
  func mostUsedMethod(of coffee: CoffeeID) throws -> String? {
    try connection.first(
      """
      SELECT brewing_method FROM brewing_note WHERE household = ? AND coffee = ?
      GROUP BY brewing_method ORDER BY count(*) DESC, brewing_method LIMIT 1
      """,
      household,
      coffee
    ) { try $0.value(0) }
  }
}
