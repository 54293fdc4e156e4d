import CatalogContracts
package import CatalogDomain
import SQLite
import ServiceRuntime
import Vocabulary
import Wire

extension CoffeeWriter {
  /// Stores the caller's equipment; equal values write nothing.
  ///
  /// - Returns: the stored equipment.
  package func store(
    _ changed: MemberEquipment,
    over before: MemberEquipment
  ) throws -> MemberEquipment {
    guard changed != before else { return before }
    var equipment = changed
    equipment.revision = before.revision + 1
    let contract = CatalogV1.EquipmentPreferences(equipment)
    try connection.run(
      """
      INSERT INTO equipment (household, member, preferences, revision) VALUES (?, ?, ?, ?)
      ON CONFLICT (household, member) DO UPDATE SET
        preferences = excluded.preferences, revision = excluded.revision
      """,
      household,
      caller.member,
      contract.encoded(),
      equipment.revision
    )
    var stamp = context.stamp
    stamp.space = caller.member
    try context.append(
      NewEvent(
        CatalogV1.EquipmentChanged(equipment: contract),
        entity: caller.member.text,
        revision: equipment.revision,
        changedFields: equipment.changedFields(since: before)
      ),
      stamp
    )
    return equipment
  }
}
