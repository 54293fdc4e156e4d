import CatalogContracts
import CatalogDomain
import RPC
import ServiceRuntime
import Vocabulary
import Wire

extension BrewingNoteCalls {
  /// `ListBrewingNotes`: one page, newest first (COF-051 to COF-053, COF-058).
  func listBrewingNotes(
    _ request: CatalogV1.ListBrewingNotesRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.ListBrewingNotesResponse {
    let caller = try Caller(call)
    var query = request
    query.pageSize = 0
    query.pageToken = ""
    let binding = PageBinding(caller, call, query: query.encoded(), store.pageSeal)
    var fields = RequestReader()
    var filter = NoteFilter()
    let size = fields.pageSize(request.pageSize)
    filter.text = fields.text(request.text, "text", atMost: BrewingNote.longestText)
      .map(SearchText.init)
    filter.stars = request.rating.flatMap { fields.number(Int($0), "rating", in: 0...5) }
    filter.coffee = request.coffeeID
    filter.recipe = request.recipeID
    let place = fields.pageToken(request.pageToken, binding, NotePlace.init)
    try fields.check()
    return try await store.read(caller) { [filter] rows in
      var found = try rows.notes(filter, after: place, atMost: size + 1)
      let hasMore = found.count > size
      if hasMore { found.removeLast() }
      return CatalogV1.ListBrewingNotesResponse(
        notes: found.map {
          CatalogV1.ListedBrewingNote(
            note: CatalogV1.BrewingNote($0.note),
            figures: CatalogV1.BrewingNoteFigures($0)
          )
        },
        nextPageToken: hasMore ? found.last.map { binding.token($0.place.pageValues) } ?? "" : ""
      )
    }
  }
}

extension NotePlace {
  fileprivate var pageValues: [PageValue] { [.number(dateOrder), .text(id.text)] }

  fileprivate init?(_ values: [PageValue]) {
    guard values.count == 2, case .number(let order) = values[0], case .text(let text) = values[1],
      let id = BrewingNoteID(text: text)
    else { return nil }
    self.init(dateOrder: order, id: id)
  }
}
