import CSQLite

/// A number in the database, one more with each opening, with each first commit after everything was moved
/// from the log into the file, and with the closing.
///
/// While the database is in use it is in the log and not in the file, and the lock file notes it. So a file
/// that has it although there is no log got the log from somebody else: `sqlite3`, opened on what a killed
/// service left, moves the log into the file and removes it. A file that does not have it has lost its log.
/// The number of the closing is in no copy that was made before, and the copies we make have numbers of their
/// own, below 0.
package enum LogTurn {
  /// Makes the table, in a transaction, where there is none.
  static func prepare(_ connection: Connection) throws(SQLiteError) {
    try connection.run(
      """
      CREATE TABLE IF NOT EXISTS log_turn(
        id INTEGER PRIMARY KEY CHECK (id = 1), number INTEGER NOT NULL
      ) STRICT
      """
    )
    try connection.run("INSERT OR IGNORE INTO log_turn VALUES (1, 0)")
  }

  /// Begins the next turn in the transaction that is open.
  ///
  /// - Returns: its number.
  static func next(_ connection: Connection) throws(SQLiteError) -> Int64 {
    let statement = try connection.statement(
      "UPDATE log_turn SET number = number + 1 WHERE id = 1 RETURNING number"
    )
    guard try statement.step() else {
      throw SQLiteError(code: SQLITE_CORRUPT, message: "log_turn has no row")
    }
    let number: Int64 = try Row(statement.pointer).value(0)
    while try statement.step() {}
    return number
  }

  /// Gives a copy a number that no log beside its original is for.
  package static func makeForeign(_ path: String) throws(SQLiteError) {
    let copy = try Connection(path: path, mode: .alone)
    // A copy that is not whole is thrown away; a journal beside it would outlive it.
    try copy.script("PRAGMA journal_mode = MEMORY")
    do {
      let isThere = try copy.first("SELECT 1 FROM sqlite_schema WHERE name = 'log_turn'") { _ in
        true
      }
      if isThere == true {
        try copy.run("UPDATE log_turn SET number = -1 - abs(random() >> 1)")
      }
    } catch {
      throw error as? SQLiteError ?? SQLiteError(code: SQLITE_ERROR, message: "\(error)")
    }
    try copy.close()
  }

  /// The number in the file at `path`, whatever its log says.
  static func inFile(_ path: String) -> FileTurn {
    do {
      let connection = try Connection(path: path, mode: .withoutLog)
      let tables = try connection.first("SELECT count(*) FROM sqlite_schema") {
        try $0.value(0, as: Int.self)
      }
      if tables == 0 { return .empty }
      let number = try connection.first("SELECT number FROM log_turn WHERE id = 1") {
        try $0.value(0, as: Int64.self)
      }
      return number.map(FileTurn.number) ?? .unknown
    } catch {
      return .unknown
    }
  }
}
