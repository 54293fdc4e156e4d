import CatalogContracts
import GatewayClient

/// `daybook notes search`: the notes that contain some words.
struct NotesSearchCommand: Command {
  static let manual = Manual(
    name: ["notes", "search"],
    summary: "find brewing notes by their words",
    operands: [
      Manual.Operand(name: "TEXT", help: "part of coffee, recipe, method or text", repeats: true)
    ],
    options: [
      Manual.Option(name: "rating", value: "N", help: "only those with 1 to 5 stars, or “unrated”"),
      Manual.Option(
        name: "limit",
        value: "N",
        help: "at most this many, 1 to 200; the default is 50"
      ),
    ],
    examples: ["daybook notes search jasmine", "daybook notes search v60 --rating 5"]
  )

  private let list: NotesListCommand

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    var request = CatalogV1.ListBrewingNotesRequest(
      text: arguments.operands.joined(separator: " "),
      pageSize: Int32(try arguments.number("limit", in: 1...200) ?? 50)
    )
    if arguments.value("rating") == "unrated" {
      request.rating = 0
    } else {
      request.rating = try arguments.number("rating", in: 1...5).map { Int32($0) }
    }
    list = NotesListCommand(request)
  }

  func run(_ session: Session) async throws { try await list.run(session) }
}
