import CatalogContracts
import CatalogDomain
import RPC
import ServiceRuntime
import Vocabulary

extension RecipeCalls {
  /// `ExportRecipes`: exports recipes as a file (COF-094).
  func exportRecipes(
    _ request: CatalogV1.ExportRecipesRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.ExportRecipesResponse {
    var fields = RequestReader()
    if request.recipeIDs.count > RecipeFile.mostRecipes { fields.refuseTooMany("recipe_ids") }
    try fields.check()
    return try await store.read(Caller(call)) { rows in
      let recipes: [Recipe]
      if request.recipeIDs.isEmpty {
        recipes = try rows.recipes(matching: nil, after: nil, atMost: RecipeFile.mostRecipes + 1)
          .map(\.recipe)
        guard recipes.count <= RecipeFile.mostRecipes else {
          var fields = RequestReader()
          fields.refuseTooMany("recipe_ids")
          try fields.check()
          return CatalogV1.ExportRecipesResponse()
        }
      } else {
        recipes = try request.recipeIDs.map { id in
          guard let recipe = try rows.recipe(id) else { throw JournalRefusal.unknownRecipe }
          return recipe
        }
      }
      return CatalogV1.ExportRecipesResponse(
        file: try RecipeFile.bytes(of: recipes)[...],
        recipes: Int32(clamping: recipes.count),
        fileName: "daybook-recipes-\(rows.today.text).json"
      )
    }
  }

  /// `ImportRecipes`: adds the recipes of a file; an invalid recipe is a finding (COF-095, COF-096).
  func importRecipes(
    _ request: CatalogV1.ImportRecipesRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.ImportRecipesResponse {
    let caller = try Caller(call)
    let entries = try RecipeFile.entries(of: Array(request.file))
    return try await store.change(call, request, caller) { rows in
      var run = RecipeImport(
        rows: rows,
        isDry: request.dryRun,
        equipment: try rows.reader.equipment()
      )
      let recipes = try entries.enumerated().map { index, entry in
        var done = try run.take(entry, addsEquipment: request.addEquipment)
        done.index = Int32(clamping: index)
        return done
      }
      try run.finish()
      return CatalogV1.ImportRecipesResponse(
        recipes: recipes,
        addedMethods: run.addedMethods,
        addedGrinders: run.addedGrinders
      )
    }
  }
}

extension RequestReader {
  fileprivate mutating func refuseTooMany(_ field: String) {
    refuse(
      field,
      "too_many_items",
      "A file can have at most \(RecipeFile.mostRecipes) recipes. Select fewer.",
      limit: Int64(RecipeFile.mostRecipes)
    )
  }
}

/// One import; a dry run validates the same way and writes nothing.
private struct RecipeImport {
  let rows: CoffeeWriter
  let isDry: Bool
  private let before: MemberEquipment
  private var equipment: MemberEquipment
  private(set) var addedMethods: [String] = []
  private(set) var addedGrinders: [String] = []
  /// The recipes that a dry run would have added so far.
  private var planned: [Recipe] = []

  init(rows: CoffeeWriter, isDry: Bool, equipment: MemberEquipment) {
    self.rows = rows
    self.isDry = isDry
    before = equipment
    self.equipment = equipment
  }

  mutating func take(
    _ entry: RecipeFile.Entry,
    addsEquipment: Bool
  ) throws -> CatalogV1.ImportedRecipe {
    var (recipe, violations) = entry.recipe(at: rows.now)
    violations += recipe.violations()
    var done = CatalogV1.ImportedRecipe(name: String(entry.name.prefix(Recipe.longestName)))
    guard violations.isEmpty else {
      done.outcome = .rejected
      done.findings = violations.map {
        CatalogV1.RecipeFinding(field: $0.field, code: $0.code, message: $0.detail)
      }
      return done
    }
    let name: String
    switch try place(of: recipe) {
    case .equal(let equal):
      done.outcome = .skipped
      done.storedName = equal.name
      if equal.id.rawValue.isUsable { done.recipeID = equal.id }
      return done
    case .free(let free): name = free
    }
    if addsEquipment { addEquipment(of: recipe) }
    done.outcome = name == recipe.name ? .imported : .renamed
    recipe.name = name
    done.storedName = name
    if isDry {
      planned.append(recipe)
    } else {
      recipe.id = rows.context.ids.make()
      try rows.insert(recipe)
      done.recipeID = recipe.id
    }
    return done
  }

  /// Stores the equipment that the recipes added.
  func finish() throws {
    if !isDry { _ = try rows.store(equipment, over: before) }
  }

  private func recipes(named name: String) throws -> [Recipe] {
    let key = SearchText(name).folded
    return try rows.reader.recipes(under: key)
      + planned.filter { SearchText($0.name).folded == key }
  }

  private enum Place {
    /// An equal recipe is stored under this name or a name that an earlier import gave it.
    case equal(Recipe)
    /// An unused name: the recipe's own, or “Name (2)”, “Name (3)”, …
    case free(String)
  }

  private func place(of recipe: Recipe) throws -> Place {
    var name = recipe.name
    var number = 2
    while true {
      let there = try recipes(named: name)
      if let equal = there.first(where: recipe.hasSameParameters) { return .equal(equal) }
      if there.isEmpty { return .free(name) }
      let suffix = " (\(number))"
      name =
        String(recipe.name.prefix(Recipe.longestName - suffix.count)).withoutOuterBlanks + suffix
      number += 1
    }
  }

  /// Adds unknown equipment; beyond the limit it is only text in the recipe (COF-096).
  private mutating func addEquipment(of recipe: Recipe) {
    if equipment.entry(.method, recipe.brewingMethod) == nil,
      let more = try? equipment.adding(.method, recipe.brewingMethod, family: recipe.family)
    {
      equipment = more
      addedMethods.append(recipe.brewingMethod)
    }
    if equipment.entry(.grinder, recipe.grinder) == nil,
      let more = try? equipment.adding(.grinder, recipe.grinder, family: nil)
    {
      equipment = more
      addedGrinders.append(recipe.grinder)
    }
  }
}
