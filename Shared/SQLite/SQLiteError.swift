import CSQLite

/// What SQLite said when it refused, with its extended result code.
///
/// `description` is a sentence that may be shown to anyone. SQLite's own words and the statement
/// wait in `debugDescription`; they name tables and columns, never values.
@usableFromInline
package struct SQLiteError: Error, Hashable, Sendable {
  /// The extended result code, as in `SQLITE_CONSTRAINT_UNIQUE` (2067).
  package let code: Int32
  /// SQLite's own words.
  package let message: String
  /// The statement that failed, when one did.
  package let sql: String?

  @usableFromInline
  package init(code: Int32, message: String, sql: String? = nil) {
    self.code = code
    self.message = message
    self.sql = sql
  }

  /// What went wrong, coarse enough to act on.
  package enum Kind: Hashable, Sendable, CaseIterable {
    /// The schema says no to this write; other writes are not concerned.
    case constraint
    /// No room on the disk.
    ///
    /// Reading still works; writing works again when room returns.
    case full
    /// Another process holds the lock.
    case busy
    /// The file or its folder may not be written.
    case readOnly
    /// The disk or the file system failed.
    case inputOutput
    /// The file is damaged, or is no SQLite database at all.
    case damaged
    /// The statement was stopped on request.
    case interrupted
    /// A value or column is not of the type that was asked for.
    case mismatch
    /// Everything else: a mistake in a statement, memory used up.
    case other
  }

  /// What went wrong, coarse enough to act on.
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

  /// Whether the reason lies outside the data, and may be gone by itself at the next attempt.
  package var mayPass: Bool {
    switch kind {
    case .full, .busy, .readOnly, .inputOutput: true
    case .constraint, .damaged, .interrupted, .mismatch, .other: false
    }
  }

  /// Whether it kept a piece of reading from its data, and not from changing something.
  var stopsReading: Bool {
    switch kind {
    case .full, .busy, .inputOutput: true
    case .readOnly, .constraint, .damaged, .interrupted, .mismatch, .other: false
    }
  }

  /// Whether a `UNIQUE` or `PRIMARY KEY` rule refused the row: it is there already.
  package var isDuplicate: Bool {
    code == SQLiteError.uniqueViolated || code == SQLiteError.primaryKeyViolated
  }

  /// `SQLITE_CONSTRAINT_UNIQUE`.
  ///
  /// Swift does not import extended codes: their macros are sums.
  package static let uniqueViolated = SQLITE_CONSTRAINT | (8 << 8)
  /// `SQLITE_CONSTRAINT_PRIMARYKEY`.
  package static let primaryKeyViolated = SQLITE_CONSTRAINT | (6 << 8)
  /// `SQLITE_IOERR_SHMSIZE`: the log's index cannot be made or grow.
  package static let noRoomForIndex = SQLITE_IOERR | (19 << 8)
  /// `SQLITE_READONLY_ROLLBACK`: a change was cut off, and a reader may not undo it.
  package static let mustRollBack = SQLITE_READONLY | (3 << 8)
  /// `SQLITE_READONLY_DBMOVED`: the file was removed or renamed.
  package static let moved = SQLITE_READONLY | (4 << 8)
  /// `SQLITE_ABORT_ROLLBACK`: the transaction this write was part of is gone.
  package static let rolledBack = SQLITE_ABORT | (2 << 8)
}

extension SQLiteError: CustomStringConvertible, CustomDebugStringConvertible {
  @usableFromInline
  package var description: String {
    switch kind {
    case .constraint: "What is stored already does not allow this change."
    case .full: "There is no room left where the data is kept."
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
