import CSQLite

/// An SQLite failure with its extended result code.
///
/// `description` is safe to show to anyone. `debugDescription` has SQLite's message and the
/// statement; they name tables and columns, never values.
@usableFromInline
package struct SQLiteError: Error, Hashable, Sendable {
  /// The extended result code, as in `SQLITE_CONSTRAINT_UNIQUE` (2067).
  package let code: Int32
  /// SQLite's message.
  package let message: String
  /// The statement that failed, if any.
  package let sql: String?

  @usableFromInline
  package init(code: Int32, message: String, sql: String? = nil) {
    self.code = code
    self.message = message
    self.sql = sql
  }

  /// The class of a failure, coarse enough to act on.
  package enum Kind: Hashable, Sendable, CaseIterable {
    /// A constraint of the schema refused this write; other writes are not affected.
    case constraint
    /// The disk is full.
    ///
    /// Reads still work, and writes work again when there is space.
    case full
    /// Another process holds the lock.
    case busy
    /// The file or its folder is not writable.
    case readOnly
    /// The disk or the file system failed.
    case inputOutput
    /// The file is damaged, or is no SQLite database at all.
    case damaged
    /// The statement was interrupted on request.
    case interrupted
    /// A value or column is not of the requested type.
    case mismatch
    /// Everything else: an invalid statement, out of memory.
    case other
  }

  /// The class of the failure.
  package var kind: Kind {
    if code == SQLiteError.noRoomForIndex { return .full }
    return switch code & 0xff {
    case SQLITE_CONSTRAINT: .constraint
    case SQLITE_FULL: .full
    case SQLITE_BUSY, SQLITE_LOCKED: .busy
    case SQLITE_READONLY, SQLITE_PERM: .readOnly
    case SQLITE_IOERR, SQLITE_CANTOPEN, SQLITE_PROTOCOL: .inputOutput
    case SQLITE_CORRUPT, SQLITE_NOTADB: .damaged
    case SQLITE_INTERRUPT: .interrupted
    case SQLITE_MISMATCH, SQLITE_RANGE: .mismatch
    default: .other
    }
  }

  /// Whether the cause is outside the data, so that the next attempt may succeed.
  package var mayPass: Bool {
    switch kind {
    case .full, .busy, .readOnly, .inputOutput: true
    case .constraint, .damaged, .interrupted, .mismatch, .other: false
    }
  }

  /// Whether it prevents reading, and not only changes.
  var stopsReading: Bool {
    switch kind {
    case .full, .busy, .inputOutput: true
    case .readOnly, .constraint, .damaged, .interrupted, .mismatch, .other: false
    }
  }

  /// Whether the row exists already, by a `UNIQUE` or `PRIMARY KEY` constraint.
  package var isDuplicate: Bool {
    code == SQLiteError.uniqueViolated || code == SQLiteError.primaryKeyViolated
  }

  /// `SQLITE_CONSTRAINT_UNIQUE`.
  ///
  /// Swift does not import extended codes, because their macros are expressions.
  package static let uniqueViolated = SQLITE_CONSTRAINT | (8 << 8)
  /// `SQLITE_CONSTRAINT_PRIMARYKEY`.
  package static let primaryKeyViolated = SQLITE_CONSTRAINT | (6 << 8)
  /// `SQLITE_IOERR_SHMSIZE`: the log's index cannot be created or grow.
  package static let noRoomForIndex = SQLITE_IOERR | (19 << 8)
  /// `SQLITE_READONLY_ROLLBACK`: a change was interrupted, and a reader may not roll it back.
  package static let mustRollBack = SQLITE_READONLY | (3 << 8)
  /// `SQLITE_READONLY_DBMOVED`: the file was removed or renamed.
  package static let moved = SQLITE_READONLY | (4 << 8)
  /// `SQLITE_ABORT_ROLLBACK`: the transaction of this write was rolled back.
  package static let rolledBack = SQLITE_ABORT | (2 << 8)
}

extension SQLiteError: CustomStringConvertible, CustomDebugStringConvertible {
  @usableFromInline
  package var description: String {
    switch kind {
    case .constraint: "The stored data does not allow this change."
    case .full: "The disk with the data is full."
    case .busy: "The data is in use by another program."
    case .readOnly: "The data can be read but not changed."
    case .inputOutput: "Reading or writing the stored data failed."
    case .damaged: "The stored data is damaged."
    case .interrupted: "Reading or changing the stored data was stopped."
    case .mismatch: "A stored value has another form than expected."
    case .other: "The stored data could not be used."
    }
  }

  @usableFromInline
  package var debugDescription: String {
    "SQLite \(code): \(message)" + (sql.map { " [\($0)]" } ?? "")
  }
}
