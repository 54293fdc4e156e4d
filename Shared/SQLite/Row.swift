public import CSQLite

/// One row of a result, valid only inside the closure that received it.
@usableFromInline
package struct Row {
  @usableFromInline package let statement: OpaquePointer
  @usableFromInline let columns: Int

  @inlinable
  package init(_ statement: OpaquePointer) {
    self.statement = statement
    columns = Int(sqlite3_data_count(statement))
  }

  /// The value in `column`; the first is 0.
  ///
  /// - Throws: ``SQLiteError`` of kind `mismatch` when the column holds another type, holds NULL
  ///   for a type that is not `Optional`, or does not exist.
  @inlinable @inline(__always)
  package func value<T: SQLValue>(_ column: Int, as type: T.Type = T.self) throws(SQLiteError) -> T
  {
    let column = try checked(column)
    // The common types are tested here, because a call through the protocol is not inlined in other
    // modules. Where `T` is known the compiler removes the tests.
    if T.self == Int.self, let number = try Int.read(from: statement, at: column) as? T {
      return number
    }
    if T.self == String.self, let text = try String.read(from: statement, at: column) as? T {
      return text
    }
    return try T.read(from: statement, at: column)
  }

  /// `column` as SQLite's index, if the row has it.
  @inlinable @inline(__always)
  package func checked(_ column: Int) throws(SQLiteError) -> Int32 {
    guard column >= 0, column < columns else {
      throw Column.mismatch("the row has no such column", statement, Int32(clamping: column))
    }
    return Int32(truncatingIfNeeded: column)
  }
}
