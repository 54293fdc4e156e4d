import CatalogContracts
import GatewayClient
import Vocabulary

extension Manual.Operand {
  static let note = Manual.Operand(
    name: "NOTE",
    help: "a number of “daybook notes”, the newest is 1; an id; or words that only one note has",
    repeats: true
  )
}

extension Session {
  /// Finds a note by its number in the history, its id, or a unique part of its text.
  func note(_ text: String) async throws -> CatalogV1.ListedBrewingNote {
    let gateway = try gateway
    let text = text.trimmed
    if let id = BrewingNoteID(text: text) {
      let found = try await gateway.brewingNotes.getBrewingNote(.init(noteID: id))
      return CatalogV1.ListedBrewingNote(note: found.note, figures: found.figures)
    }
    if let number = Int(text), (1...200).contains(number) {
      let page = try await gateway.brewingNotes.listBrewingNotes(.init(pageSize: Int32(number)))
      guard page.notes.count == number, let last = page.notes.last else {
        throw missing("There are only \(counted(page.notes.count, "note")).")
      }
      return last
    }
    guard !text.isEmpty else { throw CommandFailure.usage("The words of a note cannot be empty.") }
    let page = try await gateway.brewingNotes.listBrewingNotes(.init(text: text, pageSize: 6))
    if page.notes.count == 1 { return page.notes[0] }
    guard page.notes.isEmpty else {
      throw CommandFailure(
        .conflict,
        "ambiguous_note",
        "“\(SafeText.line(text))” is in several notes.",
        hint: "Name one by its id: "
          + page.notes.prefix(5).map {
            let name = SafeText.line($0.figures?.coffeeName ?? "")
            return "\($0.note?.id?.text ?? "") (\(name))"
          }.joined(separator: ", ") + "."
      )
    }
    throw missing("There is no note with “\(SafeText.line(text))”.")
  }

  private func missing(_ message: String) -> CommandFailure {
    CommandFailure(.notFound, "unknown_note", message, hint: "“daybook notes” lists them.")
  }
}
