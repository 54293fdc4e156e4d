import CatalogContracts
import GatewayClient

/// `daybook coffee delete`: deletes a coffee, and keeps or deletes its notes.
struct CoffeeDeleteCommand: Command {
  static let manual = Manual(
    name: ["coffee", "delete"],
    summary: "delete a coffee",
    operands: [CoffeeOptions.operand],
    options: [NotesOption.option],
    examples: ["daybook coffee delete Guji", "daybook coffee delete Guji --notes keep"]
  )

  private let name: String
  private let notes: CatalogV1.NotesChoice

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    name = arguments.operands.joined(separator: " ")
    notes = NotesOption.choice(arguments)
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let coffee = try await session.coffee(name)
    let shown = SafeText.line(coffee.name)
    try session.confirm("Delete the coffee “\(shown)”?\(NotesOption.question(notes))")
    let answer = try await gateway.coffees.deleteCoffee(.init(coffeeID: coffee.id, notes: notes))
    try await session.answer(answer) {
      ["Deleted the coffee “\(shown)”.\(NotesOption.words(answer.notesKept, answer.notesDeleted))"]
    }
  }
}

/// The option that keeps or deletes the notes of a deleted record.
enum NotesOption {
  static let option = Manual.Option(
    name: "notes",
    value: "HOW",
    help: "what happens to its brewing notes; required if there are any",
    choices: ["keep", "delete"]
  )

  static func choice(_ arguments: ParsedArguments) -> CatalogV1.NotesChoice {
    switch arguments.value("notes") {
    case "keep": .keepNotes
    case "delete": .deleteNotes
    default: .unspecified
    }
  }

  static func question(_ choice: CatalogV1.NotesChoice) -> String {
    choice == .deleteNotes ? " Its brewing notes are deleted as well." : ""
  }

  static func words(_ kept: Int32, _ deleted: Int32) -> String {
    var words = ""
    if kept > 0 { words += " \(counted(kept, "note")) kept." }
    if deleted > 0 { words += " \(counted(deleted, "note")) deleted with it." }
    return words
  }
}
