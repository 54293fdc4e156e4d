import CatalogContracts
import GatewayClient

/// `daybook recipes`: the household's recipes, the most used first.
struct RecipesListCommand: Command {
  static let manual = Manual(
    name: ["recipes", "list"],
    aliases: [["recipes"], ["recipe", "list"], ["recipe"]],
    summary: "the household's coffee recipes",
    options: [
      Manual.Option(name: "search", value: "TEXT", help: "only those with this in name or method")
    ],
    examples: ["daybook recipes", "daybook recipes list --search v60"]
  )

  private var request = CatalogV1.ListRecipesRequest()

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    request.text = arguments.value("search") ?? ""
    request.pageSize = 200
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    var request = request
    var whole = CatalogV1.ListRecipesResponse()
    while true {
      let page = try await gateway.recipes.listRecipes(request)
      whole.recipes += page.recipes
      guard !page.nextPageToken.isEmpty else { break }
      request.pageToken = page.nextPageToken
    }
    try await session.answer(whole) { [whole] in lines(whole, session.style) }
  }

  private func lines(_ answer: CatalogV1.ListRecipesResponse, _ style: Style) -> [String] {
    guard !answer.recipes.isEmpty else {
      return request.text.isEmpty
        ? ["No recipes yet. “daybook recipes add NAME” adds one."] : ["No recipe matches."]
    }
    var table = Table([
      Table.Column(heading: "Recipe", isFlexible: true),
      Table.Column(heading: "Method", isFlexible: true),
      Table.Column(heading: "Grinder", isFlexible: true),
      Table.Column(heading: "Water", isAtRight: true),
      Table.Column(heading: "Dose", isAtRight: true),
      Table.Column(heading: "Ratio", isAtRight: true),
      Table.Column(heading: "Time", isAtRight: true),
      Table.Column(heading: "Used", isAtRight: true),
    ])
    for entry in answer.recipes {
      let recipe = entry.recipe ?? CatalogV1.Recipe()
      let figures = entry.figures ?? CatalogV1.RecipeFigures()
      let grind = recipe.grindSize > 0 ? " \(recipe.grindSize)" : ""
      let mark = figures.deprecatedEquipment ? " (not in use)" : ""
      table.add([
        Table.Cell(SafeText.line(recipe.name), .strong),
        Table.Cell(SafeText.line(recipe.brewingMethod) + mark),
        Table.Cell(SafeText.line(recipe.grinder) + grind),
        Table.Cell("\(recipe.waterTemp) °C"),
        Table.Cell("\(Amounts.text(recipe.dose)) g"),
        Table.Cell(figures.ratio.map { "1:\(Amounts.text($0))" } ?? ""),
        Table.Cell(recipe.brewTime > 0 ? Amounts.time(recipe.brewTime) : ""),
        Table.Cell("\(recipe.usageCount)"),
      ])
    }
    return table.lines(style)
  }
}
