import CatalogContracts
import SQLite
import ServiceRuntime
import Vocabulary
import Wire

extension CoffeeWriter {
  /// The record as last imported; `nil` if it never was.
  func imported<Record: Message>(
    _ kind: JournalKind,
    _ id: some SQLValue,
    as type: Record.Type
  ) throws -> Record? {
    try connection.first(
      "SELECT imported FROM coffee_import WHERE household = ? AND kind = ? AND id = ?",
      household,
      kind,
      id
    ) { try Record(decoding: try $0.value(0, as: [UInt8].self)[...]) }
  }

  /// Stores a record as last imported.
  func keep(_ record: some Message, _ kind: JournalKind, _ id: some SQLValue) throws {
    try connection.run(
      """
      INSERT INTO coffee_import (household, kind, id, imported) VALUES (?, ?, ?, ?)
      ON CONFLICT (household, kind, id) DO UPDATE SET imported = excluded.imported
      WHERE imported <> excluded.imported
      """,
      household,
      kind,
      id,
      record.encoded()
    )
  }

  /// Clears the imported data of a deleted record.
  ///
  /// The row stays, so that the next import does not restore the record.
  func forgetImported(_ kind: JournalKind, _ id: some SQLValue) throws {
    try connection.run(
      "UPDATE coffee_import SET imported = x'' WHERE household = ? AND kind = ? AND id = ?",
      household,
      kind,
      id
    )
  }

  /// Whether a record with this id was deleted.
  func hasTombstone(_ id: some SQLValue, _ kind: JournalKind) throws -> Bool {
    try connection.first(
      "SELECT 1 FROM coffee_tombstone WHERE household = ? AND kind = ? AND id = ?",
      household,
      kind,
      id
    ) { try $0.value(0, as: Int.self) } != nil
  }
}
