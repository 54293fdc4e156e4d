import CSQLite

/// The two lists of migrations that make a file's schema, and the version number that combines
/// them.
///
/// `user_version` is `shared × 1,000 + own`. 1004 means one migration of the tables that every
/// service has, and four of the service's own. So each list grows without renumbering the other.
package struct Schema {
  static let sharedFactor = 1_000

  let own: [Migration]
  let shared: [Migration]
  let applicationID: UInt32

  init(own: [Migration], shared: [Migration], applicationID: UInt32) {
    for list in [own, shared] {
      precondition(
        list.map(\.number) == Array(1..<list.count + 1),
        "schema steps are numbered 1, 2, 3, … without gaps"
      )
    }
    precondition(own.count < Self.sharedFactor, "user_version has three digits for own steps")
    precondition(applicationID != 0, "0 is the application id of an unmarked file")
    self.own = own
    self.shared = shared
    self.applicationID = applicationID
  }

  /// The version of this program.
  var version: Int { shared.count * Self.sharedFactor + own.count }

  /// Throws when a later program wrote the file, so that `version` is unknown.
  func expectKnown(_ version: Int) throws(DatabaseRefusal) {
    try Self.expectKnown(version, shared: shared.count, own: own.count)
  }

  /// The same for callers that know only the numbers of migrations.
  package static func expectKnown(
    _ version: Int,
    shared: Int,
    own: Int
  ) throws(DatabaseRefusal) {
    let (sharedSteps, ownSteps) = version.quotientAndRemainder(dividingBy: sharedFactor)
    guard version >= 0, sharedSteps <= shared, ownSteps <= own else {
      throw .newerSchema(found: version, known: shared * sharedFactor + own)
    }
  }

  /// Runs the migrations that the file lacks, each in a transaction that also updates the version.
  ///
  /// `copy` is called before a migration that rewrites rows, with a name for the copy; not for a
  /// new file.
  func migrate(
    _ connection: Connection,
    copy: (String) throws(SQLiteError) -> Void
  ) throws(DatabaseRefusal) {
    var version = try reading(connection)
    try expectKnown(version)
    let isNew = version == 0
    let (sharedSteps, ownSteps) = version.quotientAndRemainder(dividingBy: Self.sharedFactor)
    let pending =
      shared.dropFirst(sharedSteps).map { (step: $0, weight: Self.sharedFactor) }
      + own.dropFirst(ownSteps).map { (step: $0, weight: 1) }
    for (step, weight) in pending {
      do throws(SQLiteError) {
        if step.changesData, !isNew { try copy("before-\(version + weight)") }
        try run(step, on: connection, leadingTo: version + weight)
      } catch {
        throw .migrationFailed(number: step.number, name: step.name, error)
      }
      version += weight
    }
  }

  private func run(
    _ step: Migration,
    on connection: Connection,
    leadingTo version: Int
  ) throws(SQLiteError) {
    try connection.run("BEGIN IMMEDIATE")
    do throws(SQLiteError) {
      try connection.script(step.sql)
      // A pragma takes no parameter; the text contains only a number of ours.
      try connection.script("PRAGMA user_version = \(version)")
      Failpoint.duringMigration.pass()
      try connection.run("COMMIT")
    } catch {
      if connection.isInTransaction { try? connection.script("ROLLBACK") }
      throw error
    }
  }

  private func reading(_ connection: Connection) throws(DatabaseRefusal) -> Int {
    do {
      return try connection.first("PRAGMA user_version") { try $0.value(0) } ?? 0
    } catch let error as SQLiteError {
      throw error.kind == .damaged ? .damaged(error) : .unreadable(error)
    } catch {
      throw .unreadable(SQLiteError(code: SQLITE_ERROR, message: "its version is no number"))
    }
  }
}
