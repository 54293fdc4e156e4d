package import CatalogDomain
import SQLite
import ServiceRuntime
import Vocabulary

extension CoffeeWriter {
  /// Stores a changed note with its new revision, and updates use counts and stock (COF-033, BAG-002).
  ///
  /// `fields` are the contract names of those that differ.
  package func update(
    _ note: BrewingNote,
    since before: BrewingNote,
    changed fields: [String]
  ) throws {
    try connection.run(
      """
      UPDATE brewing_note SET coffee = ?, recipe = ?, notes = ?, rating = ?, date_created = ?,
        local_day = ?, planned_time = ?, measured_time = ?, grams = ?, beverage = ?, tds = ?,
        balance = ?, coffee_name = ?, recipe_name = ?, brewing_method = ?, family = ?, grinder = ?,
        grind_size = ?, water_temp = ?, brew_time = ?, water = ?, revision = ?, updated_at = ?,
        coffee_key = ?, recipe_key = ?, search = ?
      WHERE household = ? AND id = ?
      """,
      note.coffee,
      note.recipe,
      note.notes,
      note.rating,
      note.dateCreated,
      note.localDay,
      note.plannedTime,
      note.measuredTime,
      note.grams,
      note.beverage,
      note.dissolvedSolids,
      note.balance,
      note.snapshot.coffeeName,
      note.snapshot.recipeName,
      note.snapshot.brewingMethod,
      note.snapshot.family,
      note.snapshot.grinder,
      note.snapshot.grindSize,
      note.snapshot.waterTemperature,
      note.snapshot.brewTime,
      note.snapshot.water,
      note.revision,
      note.updatedAt,
      SearchText(note.snapshot.coffeeName).folded,
      SearchText(note.snapshot.recipeName).folded,
      SearchText.folded([note.snapshot.brewingMethod, note.notes]),
      household,
      note.id
    )
    if note.recipe != before.recipe {
      if let old = before.recipe { try count(-1, of: old) }
      if let new = note.recipe { try count(1, of: new) }
    }
    // Rebooking would change the entry's author and time, so it is done only for another coffee or
    // amount.
    if note.coffee != before.coffee || note.grams != before.grams { try book(note) }
    try append(updated: note, changedFields: fields)
  }
}
