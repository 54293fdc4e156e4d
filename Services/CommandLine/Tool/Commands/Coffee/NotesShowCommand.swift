import CatalogContracts
import GatewayClient
import RuntimeContracts
import Vocabulary

/// `daybook notes show`: a whole note.
struct NotesShowCommand: Command {
  static let manual = Manual(
    name: ["notes", "show"],
    summary: "show a whole brewing note",
    operands: [.note],
    examples: ["daybook notes show 1", "daybook notes show jasmine"]
  )

  private let text: String

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    text = arguments.operands.joined(separator: " ")
  }

  func run(_ session: Session) async throws {
    let found = try await session.note(text)
    try await session.answer(found) {
      NotePage(style: session.style, times: try await session.times()).lines(found)
    }
  }
}

/// A whole note for people.
struct NotePage {
  let style: Style
  let times: TimeWriter

  func lines(_ found: CatalogV1.ListedBrewingNote) -> [String] {
    let note = found.note ?? CatalogV1.BrewingNote()
    let figures = found.figures ?? CatalogV1.BrewingNoteFigures()
    let when = note.dateCreated.flatMap { Timestamp($0) }.map(times.friendly) ?? "Unknown date"
    let stars = style.sign(figures.ratingStars, or: "\(note.rating)/5")
    var lines = [
      style.paint(SafeText.line(figures.coffeeName), .heading) + "  \(style.paint(stars, .yellow))",
      "\(SafeText.line(figures.recipeName)) · \(SafeText.line(note.brewingMethod)) · \(when)",
    ]
    let facts: [(String, String?)] = [
      ("Grinder", grinder(note)), ("Coffee", note.grams.map { "\(Amounts.text($0)) g" }),
      ("Water", note.waterG > 0 ? "\(Amounts.text(note.waterG)) g" : nil),
      ("In the cup", note.beverageG.map { "\(Amounts.text($0)) g" }),
      ("Ratio", figures.mainRatio.map { "1:\(Amounts.text($0))" }),
      ("Temperature", note.waterTemp > 0 ? "\(note.waterTemp) °C" : nil),
      ("Time", time(note)), ("TDS", note.tds.map { "\(Amounts.text($0)) %" }),
      ("Yield", figures.extractionYield.map { "\(Amounts.text($0)) %" }),
      ("Id", note.id?.text),
    ]
    lines += facts.compactMap { name, value in
      value.map { style.paint(TextWidth.padded(name, to: 12), .muted) + $0 }
    }
    if !note.notes.isEmpty { lines += [""] + SafeText.lines(note.notes) }
    return lines
  }

  private func grinder(_ note: CatalogV1.BrewingNote) -> String? {
    guard !note.grinder.isEmpty else { return nil }
    let setting = note.grindSize > 0 ? ", \(note.grindSize)" : ""
    return SafeText.line(note.grinder) + setting
  }

  private func time(_ note: CatalogV1.BrewingNote) -> String? {
    let planned = note.plannedTime ?? note.brewTime
    guard let measured = note.measuredTime else {
      return planned > 0 ? Amounts.time(planned) : nil
    }
    return Amounts.time(measured) + (planned > 0 ? " of \(Amounts.time(planned))" : "")
  }
}
