import CatalogContracts
import CatalogDomain
import RPC
import RuntimeContracts
import ServiceRuntime
import Vocabulary
import Wire

extension BrewingNoteCalls {
  /// `GetBrewingNote`: one note of the household.
  func getBrewingNote(
    _ request: CatalogV1.GetBrewingNoteRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.GetBrewingNoteResponse {
    try await store.read(Caller(call)) { rows in
      guard let placed = try request.noteID.flatMap(rows.note) else {
        throw JournalRefusal.unknownNote
      }
      return CatalogV1.GetBrewingNoteResponse(
        note: CatalogV1.BrewingNote(placed.note),
        figures: CatalogV1.BrewingNoteFigures(placed)
      )
    }
  }

  /// `UpdateBrewingNote`: changes the masked fields; author or parent only (COF-033, COF-046).
  func updateBrewingNote(
    _ request: CatalogV1.UpdateBrewingNoteRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.UpdateBrewingNoteResponse {
    try await store.change(call, request, Caller(call)) { rows in
      let given = request.note ?? CatalogV1.BrewingNote()
      guard let placed = try given.id.flatMap(rows.reader.note) else {
        throw JournalRefusal.unknownNote
      }
      let before = try placed.note.editable(by: rows.caller.member, rows.caller.role)
        .expecting(request.expectedRevision)
      var note = try rows.edited(before, by: given, request.updateMask)
      let fields = note.changedFields(since: before)
      if !fields.isEmpty {
        note.revision = before.revision + 1
        note.updatedAt = rows.now
        try rows.update(note, since: before, changed: fields)
      }
      guard let after = try rows.reader.note(note.id) else { throw JournalRefusal.unknownNote }
      return CatalogV1.UpdateBrewingNoteResponse(
        note: CatalogV1.BrewingNote(after.note),
        figures: CatalogV1.BrewingNoteFigures(after),
        changed: !fields.isEmpty
      )
    }
  }

  /// `DeleteBrewingNote`: deletes a note; author or parent only (COF-033, COF-046).
  func deleteBrewingNote(
    _ request: CatalogV1.DeleteBrewingNoteRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.DeleteBrewingNoteResponse {
    try await store.change(call, request, Caller(call)) { rows in
      guard let placed = try request.noteID.flatMap(rows.reader.note) else {
        throw JournalRefusal.unknownNote
      }
      try rows.delete(
        placed.note.editable(by: rows.caller.member, rows.caller.role)
          .expecting(request.expectedRevision)
      )
      return CatalogV1.DeleteBrewingNoteResponse()
    }
  }
}

extension CoffeeWriter {
  /// Applies the masked fields and validates the note.
  fileprivate func edited(
    _ before: BrewingNote,
    by given: CatalogV1.BrewingNote,
    _ mask: GoogleProtobuf.FieldMask?
  ) throws -> BrewingNote {
    var note = before
    var fields = JournalFields()
    let paths = fields.paths(of: mask)
    for path in paths {
      switch path {
      case "notes": note.notes = given.notes.allSatisfy(\.isWhitespace) ? "" : given.notes
      case "rating": note.rating = given.rating
      case "date_created":
        if let date = fields.instant(given.dateCreated, path) {
          note.dateCreated = date
          note.localDay = caller.calendar.day(of: date)
        }
      case "coffee_id":
        if given.coffeeID == nil {
          fields.check.refuse(path, "coffee_required", "Choose the coffee that was brewed.")
        }
        note.coffee = given.coffeeID
      case "recipe_id":
        if given.recipeID == nil {
          fields.check.refuse(path, "recipe_required", "Choose the recipe that was used.")
        }
        note.recipe = given.recipeID
      case "planned_time": note.plannedTime = given.plannedTime
      case "measured_time": note.measuredTime = given.measuredTime
      case "grams": note.grams = given.grams
      case "beverage_g": note.beverage = given.beverageG
      case "tds": note.dissolvedSolids = given.tds
      case "balance": note.balance = given.balance
      default:
        fields.check.refuse(
          "update_mask",
          "unknown_field",
          "A note has no field “\(path.prefix(60))”."
        )
      }
    }
    // An unchanged out-of-range rating of an old record is not an error (COF-043).
    var checked = note
    if !paths.contains("rating") { checked.rating = Int32(note.stars) }
    try JournalRefusal.check(
      fields.check.violations + checked.violations(latest: latest).map { $0.inside("note") }
    )
    return try withNames(note, since: before)
  }

  /// Refreshes the copied coffee name and recipe data after a change of coffee or recipe.
  private func withNames(_ note: BrewingNote, since before: BrewingNote) throws -> BrewingNote {
    var note = note
    if note.coffee != before.coffee {
      guard let coffee = try note.coffee.flatMap(reader.coffee) else {
        throw JournalRefusal.unknownCoffee
      }
      note.snapshot.coffeeName = coffee.name
    }
    if note.recipe != before.recipe {
      guard let recipe = try note.recipe.flatMap(reader.recipe) else {
        throw JournalRefusal.unknownRecipe
      }
      note.snapshot.take(recipe)
    }
    return note
  }
}
