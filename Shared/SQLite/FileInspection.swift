import CLinux
import CSQLite
import Glibc

/// A look at a database file before anything may change it.
///
/// Opening a file for writing can already move its log into it, so a file that is not ours is
/// recognised by its first bytes, and a newer one through a read-only connection.
/// - Source: sqlite.org/fileformat2.html, section 1.3 (text encoding at 56, user version at 60, application id at 68).
enum FileInspection {
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
    guard let header = try header(of: path), !header.isEmpty else {
      if history != .none { throw .lost(path: path) }
      return true
    }
    guard header.count == headerBytes, header.starts(with: magic) else {
      throw .notADatabase(path: path)
    }
    let found = number(at: 68, in: header)
    guard found == schema.applicationID else {
      throw .foreign(applicationID: found, expected: schema.applicationID)
    }
    // Texts are read as they lie in the file. 0: there is no table yet.
    guard number(at: 56, in: header) <= UInt32(SQLITE_UTF8) else {
      throw .unsuitable(path: path, reason: "its texts are not in UTF-8")
    }
    try schema.expectKnown(Int(number(at: 60, in: header)))
    let verdict = history.verdict(on: LogIdentity.found(beside: path))
    if verdict == .lost { throw .logLost(path: path) }
    // The log may know a later version than the file's first page, or be another file's.
    guard let next = try factsWithLog(path) else { return verdict == .everything }
    guard next.applicationID == schema.applicationID else {
      throw .foreign(applicationID: next.applicationID, expected: schema.applicationID)
    }
    try schema.expectKnown(next.version)
    return verdict == .everything
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
    _ path: String
  ) throws(DatabaseRefusal) -> (applicationID: UInt32, version: Int)? {
    do {
      let connection = try Connection(path: path, mode: .readOnly)
      let owner: Int = try connection.first("PRAGMA application_id") { try $0.value(0) } ?? 0
      let version: Int = try connection.first("PRAGMA user_version") { try $0.value(0) } ?? 0
      return (UInt32(truncatingIfNeeded: owner), version)
    } catch let error as SQLiteError {
      if error.code == SQLiteError.mustRollBack { return nil }
      if error.kind == .damaged { throw .notADatabase(path: path) }
      throw .unreachable(path: path, reason: error.message)
    } catch {
      throw .unreachable(path: path, reason: "its version cannot be read")
    }
  }
}
