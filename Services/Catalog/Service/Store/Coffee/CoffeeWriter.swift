import CatalogDomain
import SQLite
import ServiceRuntime
package import Vocabulary

/// Changes a household's coffee journal in an open transaction.
package struct CoffeeWriter {
  let context: ChangeContext
  /// Reads uncommitted changes of the transaction.
  package let reader: CoffeeReader

  init(_ context: ChangeContext, log: Logger) {
    self.context = context
    reader = CoffeeReader(context.connection, context.caller, now: context.now, log: log)
  }

  var connection: Connection { context.connection }
  var caller: Caller { context.caller }
  var household: HouseholdID { context.household }
  /// The time of the transaction.
  package var now: Timestamp { context.now }
  /// The latest valid instant in a request; allows a clock difference of five minutes.
  package var latest: Timestamp { context.now + .seconds(300) }

  /// The id of a new record: the client's, or a generated one.
  ///
  /// - Throws: ``JournalRefusal/invalid(_:)`` for an unusable id; ``JournalRefusal/idTaken`` for the id
  ///   of a stored or recently deleted record.
  func newID<ID: EntityID & SQLValue>(
    _ wished: ID?,
    _ kind: JournalKind,
    exists: (ID) throws -> Bool
  ) throws -> ID {
    guard let wished else { return context.ids.make() }
    guard wished.rawValue.isUsable else {
      throw JournalRefusal.invalid([
        JournalViolation("id", "malformed_id", "It must not be all zeros or all ones.")
      ])
    }
    let isDeleted =
      try connection.first(
        "SELECT 1 FROM coffee_tombstone WHERE household = ? AND kind = ? AND id = ?",
        household,
        kind,
        wished
      ) { try $0.value(0, as: Int.self) } != nil
    if try isDeleted || exists(wished) { throw JournalRefusal.idTaken }
    return wished
  }

  /// Adds a tombstone, which blocks reuse of the id and holds no other data.
  func addTombstone(_ id: some SQLValue, _ kind: JournalKind) throws {
    try forgetImported(kind, id)
    try connection.run(
      "INSERT OR REPLACE INTO coffee_tombstone (household, kind, id, deleted_at) VALUES (?, ?, ?, ?)",
      household,
      kind,
      id,
      now
    )
  }
}
