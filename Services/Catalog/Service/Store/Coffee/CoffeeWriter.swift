import CatalogDomain
import SQLite
import ServiceRuntime
package import Vocabulary

/// Changes the coffee journal of one household inside one open transaction.
package struct CoffeeWriter {
  let context: ChangeContext
  /// Reads what the transaction has made so far.
  package let reader: CoffeeReader

  init(_ context: ChangeContext, log: Logger) {
    self.context = context
    reader = CoffeeReader(context.connection, context.caller, now: context.now, log: log)
  }

  var connection: Connection { context.connection }
  var caller: Caller { context.caller }
  var household: HouseholdID { context.household }
  /// One moment for everything the transaction says about time.
  package var now: Timestamp { context.now }
  /// The latest instant that a client may give: clocks differ by up to five minutes.
  package var latest: Timestamp { context.now + .seconds(300) }

  /// The id of a new record: the client's, or a new one.
  ///
  /// - Throws: ``JournalRefusal/invalid(_:)`` for an id that stands for none; ``JournalRefusal/idTaken`` for one
  ///   that a record has, or had until lately.
  func newID<ID: EntityID & SQLValue>(
    _ wished: ID?,
    _ kind: JournalKind,
    exists: (ID) throws -> Bool
  ) throws -> ID {
    guard let wished else { return context.ids.make() }
    guard wished.rawValue.isUsable else {
      throw JournalRefusal.invalid([
        JournalViolation("id", "malformed_id", "It cannot be the id of a record.")
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

  /// Keeps the id of a deleted record from coming back, without a word of what it said.
  func bury(_ id: some SQLValue, _ kind: JournalKind) throws {
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
