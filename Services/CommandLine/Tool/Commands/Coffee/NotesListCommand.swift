import CatalogContracts
import GatewayClient
import RuntimeContracts
import Vocabulary

/// `daybook notes`: the brewing history, newest first.
struct NotesListCommand: Command {
  static let manual = Manual(
    name: ["notes", "list"],
    aliases: [["notes"]],
    summary: "brewing notes",
    options: [
      Manual.Option(
        name: "search",
        value: "TEXT",
        help: "only those with this in coffee, recipe, method or text"
      ),
      Manual.Option(name: "rating", value: "N", help: "only those with 1 to 5 stars, or “unrated”"),
      Manual.Option(
        name: "limit",
        value: "N",
        help: "at most this many, 1 to 200; the default is 50"
      ),
    ],
    examples: ["daybook notes", "daybook notes list --search guji --rating 5"]
  )

  private var request = CatalogV1.ListBrewingNotesRequest()

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    request.text = arguments.value("search") ?? ""
    if let rating = arguments.value("rating") {
      if rating == "unrated" {
        request.rating = 0
      } else {
        request.rating = try arguments.number("rating", in: 1...5).map { Int32($0) }
      }
    }
    request.pageSize = Int32(try arguments.number("limit", in: 1...200) ?? 50)
  }

  /// The notes of a search.
  init(_ request: CatalogV1.ListBrewingNotesRequest) { self.request = request }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let answer = try await gateway.brewingNotes.listBrewingNotes(request)
    try await session.answer(answer) { lines(answer, session.style, try await session.times()) }
  }

  private func lines(
    _ answer: CatalogV1.ListBrewingNotesResponse,
    _ style: Style,
    _ times: TimeWriter
  ) -> [String] {
    // Numbers refer to the whole history only.
    let isWhole = request.text.isEmpty && request.rating == nil
    guard !answer.notes.isEmpty else {
      return isWhole
        ? ["No brewing notes yet. “daybook brew COFFEE RECIPE” adds one."]
        : ["No brewing notes \(filter). “daybook notes” lists all."]
    }
    var table = Table([
      Table.Column(heading: "", isAtRight: true),
      Table.Column(heading: "Stars"),
      Table.Column(heading: "Coffee", isFlexible: true),
      Table.Column(heading: "Recipe", isFlexible: true),
      Table.Column(heading: "Method", isFlexible: true),
      Table.Column(heading: "When"),
      Table.Column(heading: "Notes", isFlexible: true),
    ])
    for (place, entry) in answer.notes.enumerated() {
      let note = entry.note ?? CatalogV1.BrewingNote()
      let figures = entry.figures ?? CatalogV1.BrewingNoteFigures()
      let stars = style.sign(figures.ratingStars, or: "\(note.rating)/5")
      table.add([
        Table.Cell(isWhole ? "\(place + 1)" : "", .muted),
        Table.Cell(stars, .yellow),
        Table.Cell(SafeText.line(figures.coffeeName), .strong),
        Table.Cell(SafeText.line(figures.recipeName)),
        Table.Cell(SafeText.line(note.brewingMethod), .muted),
        Table.Cell(
          note.dateCreated.flatMap { Timestamp($0) }.map(times.friendly) ?? "Unknown date"
        ),
        Table.Cell(SafeText.line(figures.shortNotes)),
      ])
    }
    let more = answer.nextPageToken.isEmpty ? [] : ["", "There are more; --limit shows up to 200."]
    let heading = isWhole ? [] : ["Brewing notes \(filter); “daybook notes” lists all.", ""]
    return heading + table.lines(style) + more
  }

  /// The list's filter in words (COF-057).
  private var filter: String {
    var words: [String] = []
    if !request.text.isEmpty { words.append("with “\(SafeText.line(request.text))”") }
    switch request.rating {
    case 0?: words.append("without a rating")
    case let rating?: words.append("with \(counted(rating, "star"))")
    case nil: break
    }
    return words.joined(separator: " ")
  }
}
