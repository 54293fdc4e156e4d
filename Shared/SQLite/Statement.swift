public import CSQLite

/// A prepared statement in use: it is bound and stepped, and reset when the use ends.
@usableFromInline
package struct Statement: ~Copyable {
  @usableFromInline package let pointer: OpaquePointer
  @usableFromInline let isKept: Bool
  @usableFromInline let connection: Connection

  init(_ pointer: OpaquePointer, isKept: Bool, of connection: Connection) {
    self.pointer = pointer
    self.isKept = isKept
    self.connection = connection
  }

  deinit {
    if isKept {
      sqlite3_reset(pointer)
      sqlite3_clear_bindings(pointer)
    } else {
      sqlite3_finalize(pointer)
    }
  }

  /// Binds `value` to parameter `index`; the first is 1.
  @inlinable
  package func bind(_ value: some SQLValue, at index: Int32) throws(SQLiteError) {
    let result = value.bind(to: pointer, at: index)
    guard result == SQLITE_OK else { throw refused(parameter: index, result) }
  }

  /// Binds `value` to the parameter after `index`, and increments `index`.
  @inlinable @inline(__always)
  package func bind(_ value: some SQLValue, after index: inout Int32) throws(SQLiteError) {
    index += 1
    let result = value.bind(to: pointer, at: index)
    guard result == SQLITE_OK else { throw refused(parameter: index, result) }
  }

  /// Steps to the next row; `false` when there is none.
  @inlinable
  package func step() throws(SQLiteError) -> Bool {
    switch sqlite3_step(pointer) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw failure()
    }
  }

  /// Throws unless the statement has exactly `count` parameters.
  @inlinable
  package func expectParameters(_ count: Int32) throws(SQLiteError) {
    guard sqlite3_bind_parameter_count(pointer) == count else {
      throw refused(parameter: count, SQLITE_RANGE)
    }
  }

  @usableFromInline
  package func failure() -> SQLiteError {
    connection.failure(sqlite3_sql(pointer).map { String(cString: $0) })
  }

  @usableFromInline
  package func refused(parameter index: Int32, _ code: Int32) -> SQLiteError {
    SQLiteError(
      code: code,
      message: "parameter \(index) of \(sqlite3_bind_parameter_count(pointer)) was refused",
      sql: sqlite3_sql(pointer).map { String(cString: $0) }
    )
  }
}
