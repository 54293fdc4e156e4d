public import CSQLite

/// One row of an answer, valid inside the closure that received it and nowhere else.
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
  /// - Throws: ``SQLiteError`` of kind `mismatch` when the column holds something else, NULL for a
  ///   type that is not `Optional`, or does not exist.
  @inlinable
  package func value<T: SQLValue>(_ column: Int, as type: T.Type = T.self) throws(SQLiteError) -> T
  {
    guard column >= 0, column < columns else {
      throw Column.mismatch("the row has no such column", statement, Int32(clamping: column))
    }
    return try T.read(from: statement, at: Int32(truncatingIfNeeded: column))
  }
}
