import CatalogContracts
package import CatalogDomain
import SQLite
import ServiceRuntime
import Vocabulary

extension CoffeeWriter {
  /// Inserts a validated note; its recipe's use is counted by ``count(_:of:)``.
  package func insert(_ note: BrewingNote) throws {
    try connection.run(
      """
      INSERT INTO brewing_note (household, id, coffee, recipe, notes, rating, date_created, local_day,
        author, planned_time, measured_time, grams, beverage, tds, balance, coffee_name, recipe_name,
        brewing_method, family, grinder, grind_size, water_temp, brew_time, water, revision,
        updated_at, coffee_key, recipe_key, search)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      household,
      note.id,
      note.coffee,
      note.recipe,
      note.notes,
      note.rating,
      note.dateCreated,
      note.localDay,
      note.author,
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
      SearchText.folded([note.snapshot.brewingMethod, note.notes])
    )
    try context.appendToHousehold(
      NewEvent(
        CatalogV1.BrewingNoteCreated(note: CatalogV1.BrewingNote(note)),
        entity: note.id.text,
        revision: note.revision
      )
    )
  }
}
