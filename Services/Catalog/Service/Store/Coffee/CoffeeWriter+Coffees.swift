import CatalogContracts
package import CatalogDomain
import SQLite
import ServiceRuntime
import Vocabulary

extension CoffeeWriter {
  /// Inserts a validated coffee.
  package func insert(_ coffee: Coffee) throws {
    try connection.run(
      """
      INSERT INTO coffee (household, id, name, roaster, processing, roast_level, origin, date_added,
        roasted_on, bag_size, opened_on, finished, revision, updated_at, name_key, search)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      household,
      coffee.id,
      coffee.name,
      coffee.roaster,
      coffee.processing,
      coffee.roastLevel,
      coffee.origin,
      coffee.dateAdded,
      coffee.roastedOn,
      coffee.bagSize,
      coffee.openedOn,
      coffee.isFinished,
      coffee.revision,
      coffee.updatedAt,
      SearchText(coffee.name).folded,
      SearchText.folded(coffee.searched)
    )
    try context.appendToHousehold(
      NewEvent(
        CatalogV1.CoffeeCreated(coffee: CatalogV1.Coffee(coffee)),
        entity: coffee.id.text,
        revision: coffee.revision
      )
    )
  }

  /// Stores a validated change of a coffee; equal values write nothing.
  ///
  /// - Returns: the stored coffee.
  package func update(_ before: Coffee, to changed: Coffee) throws -> Coffee {
    let fields = changed.changedFields(since: before)
    guard !fields.isEmpty else { return before }
    var coffee = changed
    coffee.revision = before.revision + 1
    coffee.updatedAt = now
    try connection.run(
      """
      UPDATE coffee SET name = ?, roaster = ?, processing = ?, roast_level = ?, origin = ?,
        date_added = ?, roasted_on = ?, bag_size = ?, opened_on = ?, finished = ?, revision = ?,
        updated_at = ?, name_key = ?, search = ?
      WHERE household = ? AND id = ?
      """,
      coffee.name,
      coffee.roaster,
      coffee.processing,
      coffee.roastLevel,
      coffee.origin,
      coffee.dateAdded,
      coffee.roastedOn,
      coffee.bagSize,
      coffee.openedOn,
      coffee.isFinished,
      coffee.revision,
      coffee.updatedAt,
      SearchText(coffee.name).folded,
      SearchText.folded(coffee.searched),
      household,
      coffee.id
    )
    try keepWeighed(coffee, since: before)
    try context.appendToHousehold(
      NewEvent(
        CatalogV1.CoffeeUpdated(coffee: CatalogV1.Coffee(coffee)),
        entity: coffee.id.text,
        revision: coffee.revision,
        changedFields: fields
      )
    )
    return coffee
  }

  /// Deletes a coffee to which no note refers.
  package func delete(_ coffee: Coffee) throws {
    try connection.run("DELETE FROM coffee WHERE household = ? AND id = ?", household, coffee.id)
    try addTombstone(coffee.id, .coffee)
    try context.appendToHousehold(
      NewEvent(
        CatalogV1.CoffeeDeleted(coffee: CatalogV1.Coffee(coffee)),
        entity: coffee.id.text,
        revision: coffee.revision
      )
    )
  }
}
