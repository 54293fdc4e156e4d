import CSQLite

/// A generation number stored in the database.
///
/// It is incremented by each opening, by the first commit after each complete checkpoint, and by
/// closing. Its random salt distinguishes two copies of a database that both continue.
///
/// While the database is in use the generation is in the log and not in the file, and the lock file
/// notes it. So a file that has the generation and no log was checkpointed by another program:
/// `sqlite3`, opened on the files of a killed service, moves the log into the file and removes it.
/// A file without the generation has lost its log. No earlier copy contains the last generation,
/// which closing writes. Copies that we make have negative numbers.
package struct LogGeneration: Hashable {
  let number: Int64
  /// `nil` in files of earlier programs.
  let salt: Int64?

  init(_ number: Int64, salt: Int64? = nil) {
    self.number = number
    self.salt = salt
  }

  /// Parses a word of a lock file.
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

  /// The form used in a lock file.
  var text: String { salt.map { "\(number).\(String($0, radix: 16))" } ?? "\(number)" }

  /// Whether this is the noted generation, which an earlier program may have noted without a salt.
  func matches(_ noted: LogGeneration) -> Bool {
    number == noted.number && (noted.salt == nil || salt == noted.salt)
  }

  /// Whether this mixes the bytes of both generations, as a power cut leaves a page that was being
  /// written.
  ///
  /// A generation of another branch matches by chance with probability 2^-48.
  func isTorn(between earlier: LogGeneration, and later: LogGeneration) -> Bool {
    guard let salt, let old = earlier.salt, let new = later.salt,
      number == earlier.number || number == later.number
    else { return false }
    return stride(from: 0, to: 64, by: 8).allSatisfy {
      let byte = UInt8(truncatingIfNeeded: salt >> $0)
      return byte == UInt8(truncatingIfNeeded: old >> $0)
        || byte == UInt8(truncatingIfNeeded: new >> $0)
    }
  }

  /// Whether a page in the log beside `path` contains it.
  ///
  /// - Source: sqlite.org/fileformat2.html, section 2.1: an integer that large takes eight bytes,
  ///   big-endian.
  func isInLog(beside path: String) -> Bool {
    guard let salt else { return false }
    let bytes = (0..<8).map { UInt8(truncatingIfNeeded: salt >> (56 - 8 * $0)) }
    return PlainBytes.contains(bytes, in: path + "-wal")
  }
}

// MARK: - In the database

extension LogGeneration {
  /// Creates the table in the open transaction if it is missing; adds the salt to that of an
  /// earlier program.
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

  /// Begins the next generation in the open transaction.
  ///
  /// Its salt has 62 random bits and bit 62 set, so that it always takes eight bytes.
  static func next(_ connection: Connection) throws(SQLiteError) -> LogGeneration {
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
    let generation = LogGeneration(try row.value(0), salt: try row.value(1))
    while try statement.step() {}
    return generation
  }

  /// Gives a copy a generation that matches no log of its original.
  package static func makeForeign(_ path: String) throws(SQLiteError) {
    let copy = try Connection(path: path, mode: .alone)
    // An incomplete copy is discarded; a journal file beside it would outlive it.
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

/// The generation in a database's file itself, ignoring its log.
enum FileGeneration: Equatable {
  case generation(LogGeneration)
  /// The file has no table: nothing was ever checkpointed into it.
  case empty
  /// A page is unreadable, or the file predates generations.
  case unknown

  /// Reads it from the file at `path`, ignoring its log.
  init(_ path: String) {
    do {
      let connection = try Connection(path: path, mode: .withoutLog)
      let tables = try connection.first("SELECT count(*) FROM sqlite_schema") {
        try $0.value(0, as: Int.self)
      }
      self = tables == 0 ? .empty : .generation(try Self.generation(connection))
    } catch {
      self = .unknown
    }
  }

  private struct None: Error {}

  private static func generation(_ connection: Connection) throws -> LogGeneration {
    let generation = try connection.first("SELECT * FROM log_turn WHERE id = 1") { row in
      LogGeneration(
        try row.value(1),
        salt: sqlite3_data_count(row.statement) > 2 ? try row.value(2) : nil
      )
    }
    guard let generation else { throw None() }
    return generation
  }

  /// A file without any table counts as generation 0.
  var known: LogGeneration? {
    switch self {
    case .generation(let generation): generation
    case .empty: LogGeneration(0)
    case .unknown: nil
    }
  }
}
