import CLinux
import CSQLite
import Glibc

/// Inspects a database file before anything may change it.
///
/// Opening a file for writing can already checkpoint its log. So a foreign file is recognised by
/// its first bytes, and a newer one through a read-only connection.
/// - Source: sqlite.org/fileformat2.html, section 1.3 (text encoding at 56, user version at 60,
///   application id at 68).
package enum FileInspection {
  private static let headerBytes = 100
  private static let magic = Array("SQLite format 3\u{0}".utf8)

  /// Throws unless `path` is a database that `schema` can continue, or never was one.
  ///
  /// - Parameters:
  ///   - path: the database's file; absent or empty if none was created.
  ///   - schema: the schema of this program.
  ///   - history: the lock file's state.
  /// - Returns: whether every acknowledged write is there; `false` when unknown.
  /// - Throws: ``DatabaseRefusal``; nothing was changed.
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

  /// Throws unless the file's header, ignoring its log, is that of a database of this program.
  ///
  /// - Returns: the version in the header; `nil` for a missing or empty file.
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
    // Texts are read as stored, without conversion. 0: there is no table yet.
    guard number(at: 56, in: header) <= UInt32(SQLITE_UTF8) else {
      throw .unsuitable(path: path, reason: "its texts are not in UTF-8")
    }
    // The version is signed.
    return Int(Int32(bitPattern: number(at: 60, in: header)))
  }

  /// Throws when a log lies beside a missing or empty file, because SQLite would remove the log.
  ///
  /// Our files have their first page before they have a log.
  private static func expectNoLogAlone(
    _ path: String,
    isOurs: Bool
  ) throws(DatabaseRefusal) {
    if LogIdentity.found(beside: path) == .nothing { return }
    // A read may have failed once; the bytes are read again.
    try PlainBytes.expectReadable(path, isOurs: isOurs)
    if LogIdentity.found(beside: path) != .nothing { throw .lost(path: path) }
  }

  /// Whether every acknowledged write is there; `false` when unknown.
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

  /// The verdict on `path`, and never on a failed read: a disk that failed once may succeed the
  /// next time.
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

  /// Throws when a service would refuse to open the file because of the files beside it; for
  /// readers without its lock.
  ///
  /// - Returns: `false` when it is unknown whether every acknowledged write is there, although the
  ///   file has a history.
  @discardableResult
  package static func expectKept(_ path: String) throws(DatabaseRefusal) -> Bool {
    try expectKept(path, remembering: FileLock.history)
  }

  /// The same, where `look` returns the current history.
  @discardableResult
  static func expectKept(
    _ path: String,
    remembering look: (String) -> FileHistory
  ) throws(DatabaseRefusal) -> Bool {
    let path = try DatabasePath.real(path)
    try DatabasePath.expectFiles(path)
    var history = look(path)
    // The service may be running. Its history and the files must be read at the same moment.
    for _ in 1...100 {
      do throws(DatabaseRefusal) {
        // Uses `stat`, because opening and closing the file would drop this process's locks on it.
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

  /// Whether SQLite finds every page of the file, ignoring its log, sound.
  private static func isSound(_ path: String) -> Bool {
    let connection = try? Connection(path: path, mode: .withoutLog)
    let verdict = try? connection?.first("PRAGMA integrity_check(1)") {
      try $0.value(0, as: String.self)
    }
    return verdict == "ok"
  }

  /// Removes the empty log and index that inspecting a closed database leaves, unless another
  /// process has it open.
  ///
  /// SQLite removes them itself when the last connection that may write is closed.
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

  /// Throws unless the file including its log is ours and of a known version.
  ///
  /// The log may contain a later version than the file's first page, or belong to another file.
  /// Creates an index of an existing log, and leaves nothing beside a file without a log.
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

  /// The owner and version of the file, as the next transaction will see them.
  ///
  /// - Returns: `nil` when a change was interrupted before the file had a log. Only the writer can
  ///   roll that back, and it checks the version itself.
  private static func factsWithLog(
    _ file: DatabaseFile,
    of expected: UInt32
  ) throws(DatabaseRefusal) -> (applicationID: UInt32, version: Int)? {
    do throws(DatabaseRefusal) {
      return try factsReadOnce(file, of: expected)
    } catch {
      guard case .damaged = error else { throw error }
      // SQLite may report a failed read as damage.
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

  /// The findings of an SQLite check, one sentence each, without its heading.
  package static func findings(_ verdict: String) -> [String] {
    verdict.split(separator: "\n").filter { $0 != "ok" && !$0.hasPrefix("***") }.map(String.init)
  }

  /// The most pages that are checked at every start; above 8 MB the check would delay it.
  private static let smallFile = 2_000

  /// Throws when SQLite finds a small file damaged, or cannot read the first rows of a large one's
  /// tables.
  ///
  /// Indexes are compared with their tables: if one lacks a request's id, that request would run
  /// again. Damage deeper in a large file is found by reads, by a backup, or by `daybook operator
  /// check`.
  static func expectSound(_ connection: Connection) throws {
    let pages: Int = try connection.first("PRAGMA page_count") { try $0.value(0) } ?? 0
    // Virtual tables are left out, because the service repairs its full-text index itself.
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
