import CatalogContracts
package import CatalogDomain
import SQLite
import ServiceRuntime
package import Vocabulary

/// What to do with the notes of a deleted coffee or recipe (COF-062).
package enum NotesChoice: Int, Hashable, Sendable {
  case keep = 1
  case delete = 2
}

/// What was done with them.
package struct NotesOutcome: Hashable, Sendable {
  package var kept = 0
  package var deleted = 0
}

extension CoffeeWriter {
  /// The maximum number of records that one transaction changes (ruling 14).
  static let mostRecords = 10_000

  /// Keeps or deletes the notes of a coffee that is about to be deleted.
  ///
  /// - Throws: ``JournalRefusal/hasNotes(_:)`` without a choice; ``JournalRefusal/invalid(_:)`` for too many.
  package func settleNotes(of coffee: CoffeeID, _ choice: NotesChoice?) throws -> NotesOutcome {
    let count = try reader.ratings(of: coffee).brews
    try expectChoice(choice, for: count)
    let ids = try connection.all(
      "SELECT id FROM brewing_note WHERE household = ? AND coffee = ?",
      household,
      coffee
    ) { try $0.value(0, as: BrewingNoteID.self) }
    return try settle(ids, choice, losing: "coffee_id") { try loseCoffee($0) }
  }

  /// Keeps or deletes the notes of a recipe that is about to be deleted.
  ///
  /// - Throws: ``JournalRefusal/hasNotes(_:)`` without a choice; ``JournalRefusal/invalid(_:)`` for too many.
  package func settleNotes(of recipe: RecipeID, _ choice: NotesChoice?) throws -> NotesOutcome {
    let count = try reader.ratings(of: recipe).brews
    try expectChoice(choice, for: count)
    let ids = try connection.all(
      "SELECT id FROM brewing_note WHERE household = ? AND recipe = ?",
      household,
      recipe
    ) { try $0.value(0, as: BrewingNoteID.self) }
    return try settle(ids, choice, losing: "recipe_id") { try loseRecipe($0) }
  }

  private func expectChoice(_ choice: NotesChoice?, for count: Int) throws(JournalRefusal) {
    if count > 0, choice == nil { throw .hasNotes(count) }
    guard count <= Self.mostRecords else {
      throw .invalid([
        JournalViolation(
          "notes",
          "too_many_items",
          "It has \(count) notes. At most \(Self.mostRecords) can be changed in one call.",
          limit: Int64(Self.mostRecords)
        )
      ])
    }
  }

  private func settle(
    _ ids: [BrewingNoteID],
    _ choice: NotesChoice?,
    losing field: String,
    _ lose: (BrewingNoteID) throws -> Void
  ) throws -> NotesOutcome {
    var outcome = NotesOutcome()
    for id in ids {
      guard let note = try reader.note(id)?.note else { continue }
      switch choice {
      case .delete:
        try delete(note)
        outcome.deleted += 1
      case .keep, nil:
        try lose(id)
        guard let changed = try reader.note(id)?.note else { continue }
        try append(updated: changed, changedFields: [field])
        outcome.kept += 1
      }
    }
    return outcome
  }

  private func loseCoffee(_ note: BrewingNoteID) throws {
    try connection.run(
      """
      UPDATE brewing_note SET coffee = NULL, revision = revision + 1, updated_at = ?
      WHERE household = ? AND id = ?
      """,
      now,
      household,
      note
    )
  }

  private func loseRecipe(_ note: BrewingNoteID) throws {
    try connection.run(
      """
      UPDATE brewing_note SET recipe = NULL, revision = revision + 1, updated_at = ?
      WHERE household = ? AND id = ?
      """,
      now,
      household,
      note
    )
  }

  /// Deletes a note; the use count of its recipe stays (COF-033).
  package func delete(_ note: BrewingNote) throws {
    try connection.run(
      "DELETE FROM brewing_note WHERE household = ? AND id = ?",
      household,
      note.id
    )
    try addTombstone(note.id, .note)
    // The feed must not retain the text of a deleted note.
    var left = note
    left.notes = ""
    try context.appendToHousehold(
      NewEvent(
        CatalogV1.BrewingNoteDeleted(note: CatalogV1.BrewingNote(left)),
        entity: note.id.text,
        revision: note.revision
      )
    )
  }

  /// Appends the event of a changed note.
  func append(updated note: BrewingNote, changedFields: [String]) throws {
    try context.appendToHousehold(
      NewEvent(
        CatalogV1.BrewingNoteUpdated(note: CatalogV1.BrewingNote(note)),
        entity: note.id.text,
        revision: note.revision,
        changedFields: changedFields
      )
    )
  }
}
