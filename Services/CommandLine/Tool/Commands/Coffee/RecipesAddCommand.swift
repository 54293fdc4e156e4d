import CatalogContracts
import GatewayClient

/// `daybook recipes add`: adds a recipe; at a terminal it asks for missing values.
struct RecipesAddCommand: Command {
  static let manual = Manual(
    name: ["recipes", "add"],
    aliases: [["recipe", "add"]],
    summary: "add a coffee recipe",
    operands: [
      Manual.Operand(name: "NAME", help: "up to 120 characters", isOptional: true, repeats: true)
    ],
    options: RecipeOptions.options,
    notes: [
      "At a terminal the fields of the method are asked for where name, method, grinder or dose are "
        + "missing; an empty line leaves a field at its default."
    ],
    examples: [
      "daybook recipes add Morning --method V60-02 --grinder \"Baratza Encore\" --dose 15 "
        + "--bloom 45 --second-pour 205 --time 2:45"
    ]
  )

  private let name: String
  private let options: RecipeOptions

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    name = arguments.operands.joined(separator: " ")
    options = try RecipeOptions(arguments)
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    var options = options
    options.set("name") { $0.name = name }
    if options.isIncomplete, session.environment.terminal.isInput,
      session.environment.terminal.isErrors
    {
      try await RecipeQuestions(session).complete(&options)
    }
    let recipe = try await options.spelled(session)
    let answer = try await gateway.recipes.createRecipe(.init(recipe: recipe))
    try await session.answer(answer) {
      let recipe = answer.recipe ?? CatalogV1.Recipe()
      let ratio = answer.figures?.ratio.map { ", ratio 1:\(Amounts.text($0))" } ?? ""
      return ["Added the recipe “\(SafeText.line(recipe.name))”\(ratio)."]
    }
  }
}

/// Asks for the fields that a recipe's method has (COF-023).
struct RecipeQuestions {
  /// The most attempts per field, so that a closed input does not loop.
  private static let attempts = 3

  private let session: Session

  init(_ session: Session) { self.session = session }

  func complete(_ options: inout RecipeOptions) async throws {
    // The method determines the fields.
    var form = try await form(of: options.recipe.brewingMethod)
    let all = form.sections.flatMap(\.fields)
    for field in all where ["name", "brewing_method"].contains(field.name) {
      try ask(field, &options)
    }
    form = try await self.form(of: options.recipe.brewingMethod)
    for section in form.sections {
      for field in section.fields where !["name", "brewing_method"].contains(field.name) {
        try ask(field, &options)
      }
    }
  }

  private func form(of method: String) async throws -> CatalogV1.GetRecipeFormResponse {
    let gateway = try session.gateway
    return try await gateway.recipes.getRecipeForm(.init(brewingMethod: method))
  }

  private func ask(
    _ field: CatalogV1.FormField,
    _ options: inout RecipeOptions
  ) throws(CommandFailure) {
    guard !options.isGiven(field.name) else { return }
    let choices = field.choices.map(\.value)
    var question = SafeText.line(field.label)
    if !field.unit.isEmpty { question += " (\(SafeText.line(field.unit)))" }
    if !choices.isEmpty {
      question += " (\(choices.map { SafeText.line($0) }.joined(separator: ", ")))"
    }
    let initial = field.initialValue.isEmpty ? nil : field.initialValue
    for _ in 0..<Self.attempts {
      guard let text = session.ask(question, usual: initial) else {
        if !field.required { return }
        continue
      }
      let value = choices.isEmpty ? text : CoffeeOptions.spelled(text, as: choices)
      if options.take(value, for: field.name) { return }
      session.remark(["“\(SafeText.line(text))” cannot be a value of this field."])
    }
    throw .usage("\(SafeText.line(field.label)) is needed.")
  }
}
