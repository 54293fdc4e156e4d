import CatalogContracts
import GatewayClient

/// `daybook recipes show`: one recipe with the parameters of its method.
struct RecipesShowCommand: Command {
  static let manual = Manual(
    name: ["recipes", "show"],
    aliases: [["recipe", "show"]],
    summary: "one coffee recipe",
    operands: [RecipeOptions.operand],
    examples: ["daybook recipes show Morning"]
  )

  private let name: String

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    name = arguments.operands.joined(separator: " ")
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let id = try await session.recipe(name).id
    let answer = try await gateway.recipes.getRecipe(.init(recipeID: id))
    try await session.answer(answer) {
      RecipePage.lines(answer.recipe, answer.figures, session.style)
    }
  }
}

/// A recipe for people.
enum RecipePage {
  /// The recipe's fields with units, limited to the parameters of its family.
  static func lines(
    _ recipe: CatalogV1.Recipe?,
    _ figures: CatalogV1.RecipeFigures?,
    _ style: Style
  ) -> [String] {
    let recipe = recipe ?? CatalogV1.Recipe()
    let figures = figures ?? CatalogV1.RecipeFigures()
    let grind = recipe.grindSize > 0 ? ", setting \(recipe.grindSize)" : ""
    return [style.paint(SafeText.line(recipe.name), .heading)]
      + CoffeeFacts.lines(
        [
          ("Method", SafeText.line(recipe.brewingMethod)),
          ("Grinder", SafeText.line(recipe.grinder) + grind),
          ("Water", "\(recipe.waterTemp) °C"), ("Dose", "\(Amounts.text(recipe.dose)) g"),
          ("Time", time(recipe.brewTime)), ("Bloom", grams(recipe.bloomAmount)),
          ("Bloom time", time(recipe.bloomTime)), ("Second pour", grams(recipe.secondPour)),
          ("Third pour", grams(recipe.thirdPour)), ("Fourth pour", grams(recipe.fourthPour)),
          ("Water out", grams(recipe.waterOut)), ("Type", SafeText.line(recipe.aeropressType)),
          ("Plunge time", time(recipe.plungeTime)), ("Water in all", grams(figures.totalWater)),
          ("Ratio", figures.ratio.map { "1:\(Amounts.text($0))" } ?? ""),
          ("Used", counted(recipe.usageCount, "time")),
          ("Stars", Amounts.average(figures.averageRating)),
        ],
        style
      )
      + (figures.deprecatedEquipment ? ["  Its method or grinder is no longer in use."] : [])
  }

  private static func grams(_ amount: Double) -> String {
    amount > 0 ? "\(Amounts.text(amount)) g" : ""
  }

  private static func time(_ seconds: Int32) -> String { seconds > 0 ? Amounts.time(seconds) : "" }
}
