import CatalogContracts
import GatewayClient
import RPC

/// The brew form at a terminal: offers coffees and recipes, and shows the recipe's parameters
/// (COF-041).
struct BrewForm {
  /// How many of a kind are offered by number; others can be chosen by name.
  private static let most = 9
  /// The most attempts per field, so that a closed input does not loop.
  private static let attempts = 3

  private let session: Session

  init(_ session: Session) { self.session = session }

  /// Asks for a coffee, newest first.
  ///
  /// - Throws: ``CommandFailure`` when there is none, with the command that adds one (COF-045).
  func coffee() async throws -> CatalogV1.Coffee {
    let gateway = try session.gateway
    let page = try await gateway.coffees.listCoffees(.init(finished: false, pageSize: 200))
    let coffees = page.coffees.compactMap(\.coffee)
    guard !coffees.isEmpty else { throw CommandFailure.noCoffees(ofAll: false) }
    let lines = coffees.map { coffee in
      [coffee.name, coffee.roaster, coffee.roastLevel].filter { !$0.isEmpty }
        .joined(separator: ", ")
    }
    return try await chosen(coffees, lines, "Coffee") { try await session.coffee($0) }
  }

  /// Asks for a recipe, most used first, and shows the parameters of its family.
  ///
  /// - Throws: ``CommandFailure`` when there is none, with the command that adds one (COF-045).
  func recipe() async throws -> CatalogV1.Recipe {
    let gateway = try session.gateway
    let page = try await gateway.recipes.listRecipes(.init(pageSize: 200))
    let recipes = page.recipes.compactMap(\.recipe)
    guard !recipes.isEmpty else { throw CommandFailure.noRecipes }
    let lines = recipes.map { recipe in
      "\(recipe.name), \(recipe.brewingMethod), used \(counted(recipe.usageCount, "time"))"
    }
    let recipe = try await chosen(recipes, lines, "Recipe") { try await session.recipe($0) }
    let shown = try await gateway.recipes.getRecipe(.init(recipeID: recipe.id))
    session.remark(RecipePage.lines(shown.recipe, shown.figures, session.style))
    return recipe
  }

  /// Asks for a rating and a text; an empty line skips both.
  func opinion(of note: inout CatalogV1.BrewingNote) {
    if note.rating == 0 {
      for _ in 0..<BrewForm.attempts {
        guard let text = session.ask("Rating (1 to 5 stars)") else { break }
        if let rating = Int32(text), (0...5).contains(rating) {
          note.rating = rating
          break
        }
        session.remark(["“\(SafeText.line(text))” is not a number from 1 to 5."])
      }
    }
    if note.notes.isEmpty { note.notes = session.ask("Notes") ?? "" }
  }

  /// The input as one command, so that nothing is lost when saving is refused (COF-044).
  static func command(
    _ coffee: CatalogV1.Coffee,
    _ recipe: CatalogV1.Recipe,
    _ note: CatalogV1.BrewingNote
  ) -> String {
    var words = ["daybook", "brew"]
    words += [coffee.name, recipe.name].map { ShellWord.quoted(SafeText.line($0)) }
    if note.rating > 0 { words += ["--rating", "\(note.rating)"] }
    if !note.notes.isEmpty { words += ["--notes", ShellWord.quoted(SafeText.line(note.notes))] }
    if let grams = note.grams { words += ["--grams", Amounts.text(grams)] }
    return words.joined(separator: " ")
  }

  private func chosen<Record: Sendable>(
    _ records: [Record],
    _ lines: [String],
    _ kind: String,
    named: (String) async throws -> Record
  ) async throws -> Record {
    let offered = lines.prefix(BrewForm.most).enumerated().map {
      "  \($0.offset + 1)  \(TextWidth.fitted(SafeText.line($0.element), to: 70))"
    }
    let left = records.count - offered.count
    session.remark(offered + (left > 0 ? ["  … \(left) more can be given by name"] : []))
    for _ in 0..<BrewForm.attempts {
      guard let text = session.ask("\(kind) (number or name)") else { continue }
      if let number = Int(text), (1...offered.count).contains(number) { return records[number - 1] }
      do {
        return try await named(text)
      } catch let failure as CommandFailure where [.notFound, .conflict].contains(failure.exit) {
        session.remark([failure.message])
      }
    }
    throw CommandFailure.usage("\(kind) is needed.")
  }
}

extension CommandFailure {
  /// The failure when there is no coffee to brew.
  ///
  /// - Parameter ofAll: whether there are no finished coffees either.
  /// - Returns: the failure.
  static func noCoffees(ofAll: Bool) -> CommandFailure {
    CommandFailure(
      .notFound,
      "unknown_coffee",
      ofAll ? "There are no coffees yet." : "All coffees are finished.",
      hint: "“daybook coffee add NAME” adds one."
    )
  }

  static let noRecipes = CommandFailure(
    .notFound,
    "unknown_recipe",
    "There are no recipes yet.",
    hint: "“daybook recipes add NAME” adds one, and asks for what its method needs."
  )
}
