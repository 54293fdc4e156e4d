import CatalogContracts
import GatewayClient

/// `daybook brew`: writes down a brew.
struct BrewCommand: Command {
  static let manual = Manual(
    name: ["brew"],
    summary: "write down a brew",
    operands: [
      Manual.Operand(name: "COFFEE", help: "a coffee's name or id", isOptional: true),
      Manual.Operand(name: "RECIPE", help: "a recipe's name or id", isOptional: true),
    ],
    options: [
      Manual.Option(name: "coffee", value: "COFFEE", help: "the coffee, by another way of writing"),
      Manual.Option(name: "recipe", value: "RECIPE", help: "the recipe, likewise"),
      Manual.Option(name: "notes", value: "TEXT", help: "how it was"),
      Manual.Option(name: "rating", value: "N", help: "1 to 5 stars"),
      Manual.Option(name: "grams", value: "GRAMS", help: "of coffee; the recipe's dose otherwise"),
    ],
    examples: [
      "daybook brew Guji Morning --rating 4 --notes \"more clarity\"",
      "daybook brew --coffee \"Guji Hana\" --recipe Morning --grams 16",
    ]
  )

  private let coffee: String
  private let recipe: String
  private var note = CatalogV1.BrewingNote()

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    guard let coffee = arguments.value("coffee") ?? arguments.operand(0),
      let recipe = arguments.value("recipe")
        ?? arguments.operand(arguments.has("coffee") ? 0 : 1)
    else { throw .usage("“daybook brew” needs a COFFEE and a RECIPE.") }
    self.coffee = coffee
    self.recipe = recipe
    note.notes = arguments.value("notes") ?? ""
    note.rating = Int32(try arguments.number("rating", in: 0...5) ?? 0)
    note.grams = try arguments.amount("grams")
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    var note = note
    note.coffeeID = try await session.coffee(coffee).id
    note.recipeID = try await session.recipe(recipe).id
    let answer = try await gateway.brewingNotes.createBrewingNote(.init(note: note))
    try await session.answer(answer) {
      let figures = answer.figures ?? CatalogV1.BrewingNoteFigures()
      return [
        "Brewed “\(SafeText.line(figures.coffeeName))” with “\(SafeText.line(figures.recipeName))”; "
          + "used \(counted(answer.usageCount, "time"))."
      ]
    }
  }
}
