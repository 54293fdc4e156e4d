import CatalogContracts
import GatewayClient
import Wire

/// `daybook notes edit`: changes the given fields.
struct NotesEditCommand: Command {
  static let manual = Manual(
    name: ["notes", "edit"],
    summary: "change a brewing note",
    operands: [.note],
    options: [
      Manual.Option(name: "notes", value: "TEXT", help: "the text; an empty one removes it"),
      Manual.Option(name: "rating", value: "N", help: "1 to 5 stars, or 0 for none"),
      Manual.Option(name: "coffee", value: "COFFEE", help: "the coffee"),
      Manual.Option(name: "recipe", value: "RECIPE", help: "the recipe"),
      Manual.Option(name: "grams", value: "GRAMS", help: "of coffee"),
      Manual.Option(name: "cup", value: "GRAMS", help: "in the cup"),
      Manual.Option(name: "tds", value: "PERCENT", help: "total dissolved solids"),
      Manual.Option(
        name: "revision",
        value: "N",
        help: "refuse if another revision is stored"
      ),
    ],
    notes: ["You can change your own notes; a parent can change every note of the household."],
    examples: ["daybook notes edit 1 --rating 5", "daybook notes edit 1 --grams 16.5"]
  )

  private let text: String
  private let revision: Int
  private let coffee: String?
  private let recipe: String?
  private var note = CatalogV1.BrewingNote()
  private var paths: [String] = []

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    text = arguments.operands.joined(separator: " ")
    revision = try arguments.number("revision", in: 1...Int.max) ?? 0
    coffee = arguments.value("coffee")
    recipe = arguments.value("recipe")
    if let notes = arguments.value("notes") {
      note.notes = notes
      paths.append("notes")
    }
    if let rating = try arguments.number("rating", in: 0...5) {
      note.rating = Int32(rating)
      paths.append("rating")
    }
    if let grams = try arguments.amount("grams") {
      note.grams = grams
      paths.append("grams")
    }
    if let cup = try arguments.amount("cup") {
      note.beverageG = cup
      paths.append("beverage_g")
    }
    if let tds = try arguments.amount("tds") {
      note.tds = tds
      paths.append("tds")
    }
    guard !paths.isEmpty || coffee != nil || recipe != nil else {
      throw .usage(
        "No field to change was given.",
        hint: "“daybook help notes edit” lists the fields."
      )
    }
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    var (note, paths) = (note, paths)
    note.id = try await session.note(text).note?.id
    if let coffee {
      note.coffeeID = try await session.coffee(coffee).id
      paths.append("coffee_id")
    }
    if let recipe {
      note.recipeID = try await session.recipe(recipe).id
      paths.append("recipe_id")
    }
    let answer = try await gateway.brewingNotes.updateBrewingNote(
      .init(
        note: note,
        updateMask: GoogleProtobuf.FieldMask(paths: paths),
        expectedRevision: UInt64(revision)
      )
    )
    try await session.answer(answer) {
      let name = SafeText.line(answer.figures?.coffeeName ?? "")
      return [
        answer.changed
          ? "Changed the note on “\(name)”." : "The note on “\(name)” was like that already."
      ]
    }
  }
}

/// `daybook notes delete`: deletes a note.
struct NotesDeleteCommand: Command {
  static let manual = Manual(
    name: ["notes", "delete"],
    summary: "delete a brewing note",
    operands: [.note],
    notes: ["The recipe keeps its count of uses; the grams return to the coffee's stock."],
    examples: ["daybook notes delete 1"]
  )

  private let text: String

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    text = arguments.operands.joined(separator: " ")
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let found = try await session.note(text)
    let name = SafeText.line(found.figures?.coffeeName ?? "")
    try session.confirm("Delete the note on “\(name)”?")
    let answer = try await gateway.brewingNotes.deleteBrewingNote(.init(noteID: found.note?.id))
    try await session.answer(answer) { ["Deleted the note on “\(name)”."] }
  }
}
