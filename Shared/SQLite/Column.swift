public import CSQLite

/// Checks shared by all column readers: a column must hold the storage class that was requested.
///
/// A column is read once, as a value whose class and content are then inspected. Each further call
/// on the statement costs as much as the rest of the read. On a connection that stays on one
/// thread, protected and unprotected values do not differ (sqlite.org/c3ref/value.html).
@usableFromInline
package enum Column {
  /// The value in a column of storage class `type`, valid until the statement's next step.
  ///
  /// - Throws: ``SQLiteError`` of kind `mismatch` when it is of another class.
  @inlinable @inline(__always)
  package static func value(
    of type: Int32,
    _ statement: OpaquePointer,
    _ column: Int32
  ) throws(SQLiteError) -> OpaquePointer {
    guard let value = sqlite3_column_value(statement, column), sqlite3_value_type(value) == type
    else { throw unexpected(insteadOf: type, statement, column) }
    return value
  }

  @usableFromInline @inline(never)
  package static func unexpected(
    insteadOf type: Int32,
    _ statement: OpaquePointer,
    _ column: Int32
  ) -> SQLiteError {
    mismatch("storage class \(name(type)) expected", statement, column)
  }

  /// The bytes of a blob, or of a text as UTF-8; valid until the statement's next step.
  ///
  /// Our files store UTF-8. A text is read as a blob, because reading it as text makes SQLite copy
  /// it to append a terminating 0.
  @inlinable
  package static func bytes(of value: OpaquePointer) -> UnsafeRawBufferPointer {
    let start = sqlite3_value_blob(value)
    return UnsafeRawBufferPointer(
      start: start,
      count: start == nil ? 0 : Int(sqlite3_value_bytes(value))
    )
  }

  /// The error for a column that does not hold what was requested.
  @usableFromInline
  package static func mismatch(
    _ why: String,
    _ statement: OpaquePointer,
    _ column: Int32
  ) -> SQLiteError {
    let columnName = sqlite3_column_name(statement, column).map { String(cString: $0) }
    let found = name(sqlite3_column_type(statement, column))
    return SQLiteError(
      code: SQLITE_MISMATCH,
      message: "column \(column) (\(columnName ?? "none"), \(found)): \(why)",
      sql: sqlite3_sql(statement).map { String(cString: $0) }
    )
  }

  @usableFromInline
  package static func name(_ type: Int32) -> String {
    switch type {
    case SQLITE_INTEGER: "INTEGER"
    case SQLITE_FLOAT: "REAL"
    case SQLITE_TEXT: "TEXT"
    case SQLITE_BLOB: "BLOB"
    default: "NULL"
    }
  }
}
