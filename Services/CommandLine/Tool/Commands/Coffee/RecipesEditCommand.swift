import CatalogContracts
import GatewayClient
import Wire

/// `daybook recipes edit`: changes the given fields.
struct RecipesEditCommand: Command {
  static let manual = Manual(
    name: ["recipes", "edit"],
    aliases: [["recipe", "edit"]],
    summary: "change a coffee recipe",
    operands: [RecipeOptions.operand],
    options: [Manual.Option(name: "name", value: "NAME", help: "another name")]
      + RecipeOptions.options + [
        Manual.Option(
          name: "revision",
          value: "N",
          help: "refuse if another revision is stored"
        )
      ],
    examples: ["daybook recipes edit Morning --grind 18 --temperature 94"]
  )

  private let name: String
  private let revision: Int
  private var options: RecipeOptions

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    name = arguments.operands.joined(separator: " ")
    revision = try arguments.number("revision", in: 1...Int.max) ?? 0
    options = try RecipeOptions(arguments)
    if let name = arguments.value("name") { options.set("name") { $0.name = name } }
    guard !options.paths.isEmpty else {
      throw .usage(
        "No field to change was given.",
        hint: "“daybook help recipes edit” lists the fields."
      )
    }
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    var recipe = try await options.spelled(session)
    recipe.id = try await session.recipe(name).id
    let answer = try await gateway.recipes.updateRecipe(
      .init(
        recipe: recipe,
        updateMask: GoogleProtobuf.FieldMask(paths: options.paths),
        expectedRevision: UInt64(revision)
      )
    )
    try await session.answer(answer) {
      let shown = SafeText.line(answer.recipe?.name ?? "")
      return [
        answer.changed
          ? "Changed the recipe “\(shown)”." : "“\(shown)” was like that already; nothing changed."
      ]
    }
  }
}

/// `daybook recipes duplicate`: copies a recipe.
struct RecipesDuplicateCommand: Command {
  static let manual = Manual(
    name: ["recipes", "duplicate"],
    aliases: [["recipe", "duplicate"]],
    summary: "copy a coffee recipe",
    operands: [RecipeOptions.operand],
    examples: ["daybook recipes duplicate Morning"]
  )

  private let name: String

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    name = arguments.operands.joined(separator: " ")
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let id = try await session.recipe(name).id
    let answer = try await gateway.recipes.duplicateRecipe(.init(recipeID: id))
    try await session.answer(answer) {
      ["Added the recipe “\(SafeText.line(answer.recipe?.name ?? ""))”."]
    }
  }
}

/// `daybook recipes delete`: deletes a recipe, and keeps or deletes its notes.
struct RecipesDeleteCommand: Command {
  static let manual = Manual(
    name: ["recipes", "delete"],
    aliases: [["recipe", "delete"]],
    summary: "delete a coffee recipe",
    operands: [RecipeOptions.operand],
    options: [NotesOption.option],
    examples: ["daybook recipes delete Morning --notes keep"]
  )

  private let name: String
  private let notes: CatalogV1.NotesChoice

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    name = arguments.operands.joined(separator: " ")
    notes = NotesOption.choice(arguments)
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let recipe = try await session.recipe(name)
    let shown = SafeText.line(recipe.name)
    try session.confirm("Delete the recipe “\(shown)”?\(NotesOption.question(notes))")
    let answer = try await gateway.recipes.deleteRecipe(.init(recipeID: recipe.id, notes: notes))
    try await session.answer(answer) {
      ["Deleted the recipe “\(shown)”.\(NotesOption.words(answer.notesKept, answer.notesDeleted))"]
    }
  }
}
