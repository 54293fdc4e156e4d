import CatalogContracts
import GatewayClient

/// `daybook coffee export csv`: a table of the journal as CSV.
struct CoffeeExportCommand: Command {
  static let manual = Manual(
    name: ["coffee", "export", "csv"],
    summary: "write coffees, recipes or notes as CSV",
    operands: [
      Manual.Operand(name: "TABLE", help: "coffees, recipes or notes", isOptional: true)
    ],
    options: [
      Manual.Option(name: "search", value: "TEXT", help: "only records with this text"),
      Manual.Option(name: "rating", value: "N", help: "only notes with 1 to 5 stars, or “unrated”"),
      Manual.Option(name: "from", value: "DATE", help: "only from this day on"),
      Manual.Option(name: "to", value: "DATE", help: "only up to this day"),
    ],
    notes: ["The default is notes. The CSV is printed; “> FILE” saves it."],
    examples: ["daybook coffee export csv notes > daybook-notes.csv"]
  )

  private var request = CatalogV1.ExportCoffeeCSVRequest(table: .notes)
  private let from: String?
  private let to: String?

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    switch arguments.operand(0)?.lowercased() {
    case "notes", nil: break
    case "coffees", "coffee": request.table = .coffees
    case "recipes", "recipe": request.table = .recipes
    case let other?:
      throw .usage(
        "“\(SafeText.line(other))” is not a table; the tables are coffees, recipes and notes."
      )
    }
    request.text = arguments.value("search") ?? ""
    if arguments.value("rating") == "unrated" {
      request.rating = 0
    } else {
      request.rating = try arguments.number("rating", in: 1...5).map { Int32($0) }
    }
    from = arguments.value("from")
    to = arguments.value("to")
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    var request = request
    if let from { request.from = try await session.dates().day(of: from) }
    if let to { request.to = try await session.dates().day(of: to) }
    if session.options.isJSON {
      throw CommandFailure.usage("This prints only CSV; “daybook notes --json” prints JSON.")
    }
    var rest: [UInt8] = []
    for try await reply in try await gateway.coffeeFiles.exportCoffeeCSV(request) {
      // A piece may end inside a character; every line ends with a line feed.
      rest += reply.piece
      guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { continue }
      session.environment.output.write(String(decoding: rest[...end], as: UTF8.self))
      rest.removeSubrange(...end)
    }
    if !rest.isEmpty { session.environment.output.write(String(decoding: rest, as: UTF8.self)) }
  }
}
