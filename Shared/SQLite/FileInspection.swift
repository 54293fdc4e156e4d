import CLinux
import CSQLite
import Glibc

/// A look at a database file before anything may change it.
///
/// Opening a file for writing can already move its log into it, so a file that is not ours is
/// recognised by its first bytes, and a newer one through a read-only connection.
/// - Source: sqlite.org/fileformat2.html, section 1.3 (text encoding at 56, user version at 60, application id at 68).
package enum FileInspection {
  private static let headerBytes = 100
  private static let magic = Array("SQLite format 3\u{0}".utf8)

  /// Throws unless `path` is a database that `schema` can go on with, or has never been one.
  ///
  /// - Parameters:
  ///   - path: the database's file, which may be absent or empty where none was made.
  ///   - schema: what the program knows.
  ///   - history: what is remembered of it.
  /// - Returns: whether everything that was answered is there; `false` when nobody can say.
  /// - Throws: ``DatabaseRefusal``; nothing was touched.
  static func expectOurs(
    _ path: String,
    _ schema: Schema,
    _ history: FileHistory
  ) throws(DatabaseRefusal) -> Bool {
    guard let version = try expectHeader(of: path, applicationID: schema.applicationID) else {
      if history != .none { throw .lost(path: path) }
      try expectNoLogAlone(path, isOurs: true)
      return true
    }
    try schema.expectKnown(version)
    return try isWhole(path, history, isOurs: true)
  }

  /// Throws unless the file begins as a database of this program, past its log.
  ///
  /// - Returns: the version that it says there; `nil` where there is no file, or an empty one.
  /// - Throws: ``DatabaseRefusal``.
  package static func expectHeader(
    of path: String,
    applicationID: UInt32
  ) throws(DatabaseRefusal) -> Int? {
    guard let header = try header(of: path), !header.isEmpty else { return nil }
    guard header.count == headerBytes, header.starts(with: magic) else {
      throw .notADatabase(path: path)
    }
    let found = number(at: 68, in: header)
    guard found == applicationID else {
      throw .foreign(applicationID: found, expected: applicationID)
    }
    // Texts are read as they lie in the file. 0: there is no table yet.
    guard number(at: 56, in: header) <= UInt32(SQLITE_UTF8) else {
      throw .unsuitable(path: path, reason: "its texts are not in UTF-8")
    }
    // A version has a sign.
    return Int(Int32(bitPattern: number(at: 60, in: header)))
  }

  /// Throws where a log lies beside a file that is absent or empty: SQLite would remove it with all that it holds.
  ///
  /// Ours has its first page before it has a log.
  private static func expectNoLogAlone(
    _ path: String,
    isOurs: Bool
  ) throws(DatabaseRefusal) {
    if LogIdentity.found(beside: path) == .nothing { return }
    // What the disk failed to read once is looked at again.
    try PlainBytes.expectReadable(path, isOurs: isOurs)
    if LogIdentity.found(beside: path) != .nothing { throw .lost(path: path) }
  }

  /// Whether everything that was answered is there; `false` when nobody can say.
  private static func isWhole(
    _ path: String,
    _ history: FileHistory,
    isOurs: Bool
  ) throws(DatabaseRefusal) -> Bool {
    if history != .none, try RollbackJournal.isHot(beside: path) {
      throw .journalStray(path: path)
    }
    switch try verdict(on: path, history, isOurs: isOurs) {
    case .everything: return true
    case .uncertain: return false
    case .suspect:
      if isSound(path) { return false }
      try PlainBytes.expectReadable(path, isOurs: isOurs)
      guard isSound(path) else { throw .logLost(path: path) }
      return false
    case .lost: throw .logLost(path: path)
    case .damaged: throw .logDamaged(path: path)
    case .stray: throw .logStray(path: path)
    }
  }

  /// What lies at `path`, said of nothing that could not be read: a disk that fails once may not the next time.
  ///
  /// - Throws: ``DatabaseRefusal/unreachable(path:reason:)`` where it cannot be read now.
  private static func verdict(
    on path: String,
    _ history: FileHistory,
    isOurs: Bool
  ) throws(DatabaseRefusal) -> Verdict {
    let verdict = history.verdict(on: FileEvidence(of: path, history))
    if verdict == .everything || history == .none { return verdict }
    try PlainBytes.expectReadable(path, isOurs: isOurs)
    return history.verdict(on: FileEvidence(of: path, history))
  }

  /// Throws when a service would refuse to open the file because of what lies beside it, for those who read
  /// it past its lock.
  ///
  /// - Returns: `false` when nobody can say whether everything that was answered is there, although something is
  ///   remembered of the file.
  @discardableResult
  package static func expectKept(_ path: String) throws(DatabaseRefusal) -> Bool {
    try expectKept(path, remembering: FileLock.history)
  }

  /// The same, where `look` says what is remembered of the file at that moment.
  @discardableResult
  static func expectKept(
    _ path: String,
    remembering look: (String) -> FileHistory
  ) throws(DatabaseRefusal) -> Bool {
    let path = try DatabasePath.real(path)
    try DatabasePath.expectFiles(path)
    var history = look(path)
    // Its owner may be at work. What it noted and what lies there have to be of one moment.
    for _ in 1...100 {
      do throws(DatabaseRefusal) {
        // Not by opening it: closing would take its owner's locks, if that is this process.
        var facts = stat()
        let isFound = stat(path, &facts) == 0
        guard isFound || errno == ENOENT else {
          throw .unreachable(path: path, reason: String(cString: strerror(errno)))
        }
        let isThere = isFound && facts.st_size > 0
        if !isThere {
          if history != .none { throw .lost(path: path) }
          try expectNoLogAlone(path, isOurs: false)
        }
        if try isWhole(path, history, isOurs: false) || history == .none { return true }
        let next = look(path)
        if next == history { return false }
        history = next
      } catch {
        let next = look(path)
        if next == history { throw error }
        history = next
      }
    }
    return true
  }

  /// Whether SQLite finds nothing wrong with any page of the file, past its log.
  private static func isSound(_ path: String) -> Bool {
    let connection = try? Connection(path: path, mode: .withoutLog)
    let verdict = try? connection?.first("PRAGMA integrity_check(1)") {
      try $0.value(0, as: String.self)
    }
    return verdict == "ok"
  }

  /// Takes away the empty log and its index that a look at a closed database leaves beside it, unless somebody
  /// has it open.
  ///
  /// SQLite does it itself when the last connection that may write is closed.
  package static func tidy(_ path: String) {
    guard let path = try? DatabasePath.real(path), access(path + "-wal", F_OK) == 0,
      (try? DatabasePath.expectFiles(path)) != nil,
      case .closed = FileLock.history(of: path), let lock = try? FileLock(path: path),
      (try? lock.holdFile()) != nil
    else { return }
    if case .closed = lock.history, LogIdentity.found(beside: path) == .nothing,
      let connection = try? Connection(path: path, mode: .alone)
    {
      _ = try? connection.first("PRAGMA schema_version") { _ in }
      try? connection.close()
    }
    lock.release()
  }

  /// Throws unless the file is ours with its log too: that may know a later version than the file's first
  /// page, or be another file's.
  ///
  /// Makes an index of the log where there is none; beside a file without a log nothing is left.
  static func expectOursWithLog(_ file: DatabaseFile) throws(DatabaseRefusal) {
    let schema = file.schema
    guard try header(of: file.path)?.isEmpty == false else { return }
    guard let next = try factsWithLog(file, of: schema.applicationID) else { return }
    guard next.applicationID == schema.applicationID else {
      throw .foreign(applicationID: next.applicationID, expected: schema.applicationID)
    }
    try schema.expectKnown(next.version)
  }

  /// The first bytes of the file; `nil` when there is none.
  private static func header(of path: String) throws(DatabaseRefusal) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw .unreachable(path: path, reason: String(cString: strerror(errno)))
    }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: headerBytes)
    let count = pread(descriptor, &bytes, headerBytes, 0)
    guard count >= 0 else {
      throw .unreachable(path: path, reason: String(cString: strerror(errno)))
    }
    return Array(bytes.prefix(count))
  }

  private static func number(at offset: Int, in header: [UInt8]) -> UInt32 {
    header[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// Whose the file is and its version, as the next transaction will find them.
  ///
  /// - Returns: `nil` when a change was cut off before the file had a log; only the writer can undo
  ///   that, and looks at the version itself.
  private static func factsWithLog(
    _ file: DatabaseFile,
    of expected: UInt32
  ) throws(DatabaseRefusal) -> (applicationID: UInt32, version: Int)? {
    do throws(DatabaseRefusal) {
      return try factsReadOnce(file, of: expected)
    } catch {
      guard case .damaged = error else { throw error }
      // What the disk failed to read once, SQLite may take for damage.
      try PlainBytes.expectReadable(file.path, isOurs: true)
      return try factsReadOnce(file, of: expected)
    }
  }

  private static func factsReadOnce(
    _ file: DatabaseFile,
    of expected: UInt32
  ) throws(DatabaseRefusal) -> (applicationID: UInt32, version: Int)? {
    do {
      let isAlone =
        LogIdentity.found(beside: file.path) == .nothing
        && access(file.path + "-journal", F_OK) != 0
      let connection = try Connection(path: file.path, mode: isAlone ? .withoutLog : .readOnly)
      let owner: Int = try connection.first("PRAGMA application_id") { try $0.value(0) } ?? 0
      let version: Int = try connection.first("PRAGMA user_version") { try $0.value(0) } ?? 0
      if owner == Int(expected) { try expectSound(connection) }
      return (UInt32(truncatingIfNeeded: owner), version)
    } catch let error as SQLiteError {
      if error.code == SQLiteError.mustRollBack { return nil }
      switch error.kind {
      case .damaged where error.code & 0xff == SQLITE_NOTADB: throw .notADatabase(path: file.path)
      case .damaged: throw .damaged(error)
      default: throw file.refusal(error)
      }
    } catch {
      throw .unreachable(path: file.path, reason: "its version cannot be read")
    }
  }

  /// What an answer of SQLite's checks says, a sentence each: its heading is no finding, and no line of a log.
  package static func findings(_ verdict: String) -> [String] {
    verdict.split(separator: "\n").filter { $0 != "ok" && !$0.hasPrefix("***") }.map(String.init)
  }

  /// Pages up to which a file is looked through at every start; more than 8 MB would hold it up.
  private static let smallFile = 2_000

  /// Throws when SQLite finds a small file damaged, or cannot read the beginning of a large one's tables.
  ///
  /// Indexes are compared with their tables: one that lacks a request's id would let it be done again. What is
  /// damaged deeper in a large file is found when it is read, by a backup, or by `daybook operator check`.
  static func expectSound(_ connection: Connection) throws {
    let pages: Int = try connection.first("PRAGMA page_count") { try $0.value(0) } ?? 0
    // Not virtual tables: what is wrong with an index of words is mended by its owner.
    let tables = try connection.all(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND rootpage > 0"
    ) { try $0.value(0, as: String.self) }
    for table in ["sqlite_schema"] + tables {
      let name = "\"" + table.replacing("\"", with: "\"\"") + "\""
      if pages <= smallFile {
        let check = try connection.statement("PRAGMA integrity_check(\(name))")
        let verdict: String = try check.step() ? Row(check.pointer).value(0) : ""
        guard verdict == "ok" else {
          throw SQLiteError(
            code: SQLITE_CORRUPT,
            message: findings(verdict).first ?? "it has no contents"
          )
        }
      } else {
        _ = try connection.statement("SELECT 1 FROM \(name) NOT INDEXED LIMIT 1").step()
      }
    }
  }
}
