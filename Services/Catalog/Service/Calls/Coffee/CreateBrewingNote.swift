import CatalogContracts
import CatalogDomain
import RPC
import RuntimeContracts
import ServiceRuntime
import Vocabulary

extension BrewingNoteCalls {
  /// `CreateBrewingNote`: stores a brew with a snapshot of its recipe, and counts the recipe's use in the
  /// same transaction (COF-032, COF-042).
  func createBrewingNote(
    _ request: CatalogV1.CreateBrewingNoteRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.CreateBrewingNoteResponse {
    let given = request.note ?? CatalogV1.BrewingNote()
    return try await store.change(call, request, Caller(call)) { rows in
      try rows.addNote(given)
    }
  }
}

extension CoffeeWriter {
  /// Validates and inserts a note, books its coffee and counts the use of its recipe.
  func addNote(_ given: CatalogV1.BrewingNote) throws -> CatalogV1.CreateBrewingNoteResponse {
    let note = try newNote(given)
    try insert(note)
    try book(note)
    let uses = try note.recipe.map { try count(1, of: $0) } ?? 0
    guard let placed = try reader.note(note.id) else { throw JournalRefusal.unknownNote }
    return CatalogV1.CreateBrewingNoteResponse(
      note: CatalogV1.BrewingNote(note),
      figures: CatalogV1.BrewingNoteFigures(placed),
      usageCount: Int32(clamping: uses)
    )
  }

  /// Creates a validated note with its id from the contract's form.
  func newNote(_ given: CatalogV1.BrewingNote) throws -> BrewingNote {
    var fields = JournalFields()
    var note = BrewingNote(
      id: .init(rawValue: .nilID),
      author: caller.member,
      updatedAt: now
    )
    note.notes = given.notes.allSatisfy(\.isWhitespace) ? "" : given.notes
    note.rating = given.rating
    note.dateCreated = fields.instant(given.dateCreated, "date_created") ?? now
    note.localDay = note.dateCreated.map(caller.calendar.day)
    note.plannedTime = given.plannedTime
    note.measuredTime = given.measuredTime
    note.grams = given.grams
    note.beverage = given.beverageG
    note.dissolvedSolids = given.tds
    note.balance = given.balance
    note.revision = 1
    if given.coffeeID == nil {
      fields.check.refuse("coffee_id", "coffee_required", "Choose the coffee that was brewed.")
    }
    if given.recipeID == nil {
      fields.check.refuse("recipe_id", "recipe_required", "Choose the recipe that was used.")
    }
    try JournalRefusal.check(
      (fields.check.violations + note.violations(latest: latest)).map { $0.inside("note") }
    )
    guard let coffee = try given.coffeeID.flatMap(reader.coffee) else {
      throw JournalRefusal.unknownCoffee
    }
    guard let recipe = try given.recipeID.flatMap(reader.recipe) else {
      throw JournalRefusal.unknownRecipe
    }
    note.coffee = coffee.id
    note.recipe = recipe.id
    note.snapshot = BrewSnapshot(coffee, recipe)
    if note.grams == nil, recipe.dose > 0 { note.grams = recipe.dose }
    note.id = try newID(given.id, .note) { try reader.note($0) != nil }
    return note
  }
}
