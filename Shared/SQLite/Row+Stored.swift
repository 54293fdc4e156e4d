import CSQLite

/// A value as it is stored, for readers that do not know a table's columns.
package enum StoredValue: Hashable, Sendable {
  case null
  case number(Int64)
  case real(Double)
  case text(String)
  case bytes([UInt8])
}

extension Row {
  /// How many columns the row has.
  package var columnCount: Int { columns }

  /// A column's name; empty for one that does not exist.
  package func columnName(_ column: Int) -> String {
    sqlite3_column_name(statement, Int32(clamping: column)).map { String(cString: $0) } ?? ""
  }

  /// The value in `column`, of whatever class it is.
  package func stored(_ column: Int) throws(SQLiteError) -> StoredValue {
    let index = try checked(column)
    return switch sqlite3_column_type(statement, index) {
    case SQLITE_INTEGER: .number(sqlite3_column_int64(statement, index))
    case SQLITE_FLOAT: .real(sqlite3_column_double(statement, index))
    case SQLITE_TEXT: .text(try value(column))
    case SQLITE_BLOB: .bytes(try value(column))
    default: .null
    }
  }
}
