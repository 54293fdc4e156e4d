import CSQLite

/// A number in the database, one more with each opening, with each first commit after everything was moved
/// from the log into the file, and with the closing; and with it a random one, for two copies of a database
/// that both go on count alike.
///
/// While the database is in use it is in the log and not in the file, and the lock file notes it. So a file
/// that has it although there is no log got the log from somebody else: `sqlite3`, opened on what a killed
/// service left, moves the log into the file and removes it. A file that does not have it has lost its log.
/// The number of the closing is in no copy that was made before, and the copies we make have numbers of their
/// own, below 0.
package struct LogTurn: Hashable {
  let number: Int64
  /// `nil` in what earlier programs wrote.
  let salt: Int64?

  init(_ number: Int64, salt: Int64? = nil) {
    self.number = number
    self.salt = salt
  }

  /// Reads a word of a lock file.
  init?(_ word: Substring) {
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    guard let number = Int64(parts[0]) else { return nil }
    switch parts.count {
    case 1: self.init(number)
    case 2:
      guard let salt = Int64(parts[1], radix: 16) else { return nil }
      self.init(number, salt: salt)
    default: return nil
    }
  }

  /// As a lock file has it.
  var text: String { salt.map { "\(number).\(String($0, radix: 16))" } ?? "\(number)" }

  /// Whether this is the turn that was noted, maybe by a program that knew numbers only.
  func matches(_ noted: LogTurn) -> Bool {
    number == noted.number && (noted.salt == nil || salt == noted.salt)
  }

  /// Whether this is neither turn but bytes of both: what a power cut leaves of a page that was being written.
  ///
  /// A turn of another branch is that of one in 2^48.
  func isTorn(between earlier: LogTurn, and later: LogTurn) -> Bool {
    guard let salt, let old = earlier.salt, let new = later.salt,
      number == earlier.number || number == later.number
    else { return false }
    return stride(from: 0, to: 64, by: 8).allSatisfy {
      let byte = UInt8(truncatingIfNeeded: salt >> $0)
      return byte == UInt8(truncatingIfNeeded: old >> $0)
        || byte == UInt8(truncatingIfNeeded: new >> $0)
    }
  }

  /// Whether one of the pages in the log beside `path` has it.
  ///
  /// - Source: sqlite.org/fileformat2.html, section 2.1: a number that large takes eight bytes of its row, the
  ///   most significant first.
  func isInLog(beside path: String) -> Bool {
    guard let salt else { return false }
    let bytes = (0..<8).map { UInt8(truncatingIfNeeded: salt >> (56 - 8 * $0)) }
    return PlainBytes.contains(bytes, in: path + "-wal")
  }
}

// MARK: - In the database

extension LogTurn {
  /// Makes the table, in a transaction, where there is none; in one of an earlier program's, the random part.
  static func prepare(_ connection: Connection) throws(SQLiteError) {
    try connection.run(
      """
      CREATE TABLE IF NOT EXISTS log_turn(
        id INTEGER PRIMARY KEY CHECK (id = 1), number INTEGER NOT NULL, salt INTEGER
      ) STRICT
      """
    )
    try connection.run("INSERT OR IGNORE INTO log_turn(id, number) VALUES (1, 0)")
    if try columns(connection) == 2 {
      try connection.run("ALTER TABLE log_turn ADD COLUMN salt INTEGER")
    }
  }

  private static func columns(_ connection: Connection) throws(SQLiteError) -> Int {
    do {
      return try connection.first("SELECT count(*) FROM pragma_table_info('log_turn')") {
        try $0.value(0)
      } ?? 0
    } catch {
      throw error as? SQLiteError ?? SQLiteError(code: SQLITE_ERROR, message: "\(error)")
    }
  }

  /// Begins the next turn in the transaction that is open.
  ///
  /// Its random part has 62 bits, and none below 2^62: it takes eight bytes.
  static func next(_ connection: Connection) throws(SQLiteError) -> LogTurn {
    let statement = try connection.statement(
      """
      UPDATE log_turn SET number = number + 1,
        salt = (random() & 4611686018427387903) | 4611686018427387904
      WHERE id = 1 RETURNING number, salt
      """
    )
    guard try statement.step() else {
      throw SQLiteError(code: SQLITE_CORRUPT, message: "log_turn has no row")
    }
    let row = Row(statement.pointer)
    let turn = LogTurn(try row.value(0), salt: try row.value(1))
    while try statement.step() {}
    return turn
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
}

/// The turn that a database's file itself has, past its log.
enum FileTurn: Equatable {
  case turn(LogTurn)
  /// It has no table: nothing was ever moved into it.
  case empty
  /// A page cannot be read, or the file was written before there were turns.
  case unknown

  /// Reads it in the file at `path`, whatever its log says.
  init(_ path: String) {
    do {
      let connection = try Connection(path: path, mode: .withoutLog)
      let tables = try connection.first("SELECT count(*) FROM sqlite_schema") {
        try $0.value(0, as: Int.self)
      }
      self = tables == 0 ? .empty : .turn(try Self.turn(connection))
    } catch {
      self = .unknown
    }
  }

  private struct None: Error {}

  private static func turn(_ connection: Connection) throws -> LogTurn {
    let turn = try connection.first("SELECT * FROM log_turn WHERE id = 1") { row in
      LogTurn(
        try row.value(1),
        salt: sqlite3_data_count(row.statement) > 2 ? try row.value(2) : nil
      )
    }
    guard let turn else { throw None() }
    return turn
  }

  /// A file without any table is like one of turn 0.
  var known: LogTurn? {
    switch self {
    case .turn(let turn): turn
    case .empty: LogTurn(0)
    case .unknown: nil
    }
  }
}
