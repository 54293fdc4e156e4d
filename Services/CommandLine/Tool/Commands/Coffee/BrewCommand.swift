import CatalogContracts
import GatewayClient

/// `daybook brew`: records a brew.
struct BrewCommand: Command {
  static let manual = Manual(
    name: ["brew"],
    summary: "record a brew",
    operands: [
      Manual.Operand(name: "COFFEE", help: "a coffee's name or id", isOptional: true),
      Manual.Operand(name: "RECIPE", help: "a recipe's name or id", isOptional: true),
    ],
    options: [
      Manual.Option(name: "coffee", value: "COFFEE", help: "the coffee, instead of COFFEE"),
      Manual.Option(name: "recipe", value: "RECIPE", help: "the recipe, likewise"),
      Manual.Option(name: "notes", value: "TEXT", help: "how it was"),
      Manual.Option(name: "rating", value: "N", help: "1 to 5 stars"),
      Manual.Option(name: "grams", value: "GRAMS", help: "of coffee; the recipe's dose otherwise"),
    ],
    notes: [
      "At a terminal it prompts for a missing coffee or recipe, and then for stars and notes."
    ],
    examples: [
      "daybook brew",
      "daybook brew Guji Morning --rating 4 --notes \"more clarity\"",
      "daybook brew --coffee \"Guji Hana\" --recipe Morning --grams 16",
    ]
  )

  private let coffee: String?
  private let recipe: String?
  private var note = CatalogV1.BrewingNote()

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    coffee = arguments.value("coffee") ?? arguments.operand(0)
    recipe = arguments.value("recipe") ?? arguments.operand(arguments.has("coffee") ? 0 : 1)
    note.notes = arguments.value("notes") ?? ""
    note.rating = Int32(try arguments.number("rating", in: 0...5) ?? 0)
    note.grams = try arguments.amount("grams")
  }

  func run(_ session: Session) async throws {
    guard let coffee, let recipe else { return try await ask(session) }
    var note = note
    note.coffeeID = try await session.coffee(coffee).id
    note.recipeID = try await session.recipe(recipe).id
    try await save(note, session)
  }

  /// Asks for missing values, and prints the complete command if saving fails.
  private func ask(_ session: Session) async throws {
    guard session.environment.terminal.isInput, session.environment.terminal.isErrors else {
      throw CommandFailure.usage("“daybook brew” needs a COFFEE and a RECIPE.")
    }
    let form = BrewForm(session)
    var note = note
    let coffee = if let coffee { try await session.coffee(coffee) } else { try await form.coffee() }
    let recipe = if let recipe { try await session.recipe(recipe) } else { try await form.recipe() }
    form.opinion(of: &note)
    note.coffeeID = coffee.id
    note.recipeID = recipe.id
    do {
      try await save(note, session)
    } catch {
      session.remark([
        "Nothing was saved. To try again:", "  " + BrewForm.command(coffee, recipe, note),
      ])
      throw error
    }
  }

  private func save(_ note: CatalogV1.BrewingNote, _ session: Session) async throws {
    let gateway = try session.gateway
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
