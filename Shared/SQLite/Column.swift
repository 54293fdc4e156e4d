public import CSQLite

/// Checks that readers of values share: what a column holds must be what was asked for.
@usableFromInline
package enum Column {
  /// Throws when the column's storage class is not `type`.
  @inlinable
  package static func expect(
    _ type: Int32,
    _ statement: OpaquePointer,
    _ column: Int32
  ) throws(SQLiteError) {
    guard sqlite3_column_type(statement, column) == type else {
      throw mismatch("storage class \(name(type)) expected", statement, column)
    }
  }

  /// The bytes of a blob, valid until the statement's next step.
  @inlinable
  package static func bytes(
    _ statement: OpaquePointer,
    _ column: Int32
  ) -> UnsafeRawBufferPointer {
    let start = sqlite3_column_blob(statement, column)
    return UnsafeRawBufferPointer(
      start: start,
      count: start == nil ? 0 : Int(sqlite3_column_bytes(statement, column))
    )
  }

  /// Says which column disappointed, and how.
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
