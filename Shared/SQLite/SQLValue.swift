public import CSQLite

/// A value that can be stored in one column and read back.
///
/// Reading is checked. Another storage class, a number out of range, or NULL for a type that is not
/// `Optional` throws a ``SQLiteError`` of kind `mismatch`. An enum with a raw value needs only the
/// conformance: `enum Effort: Int, SQLValue`.
@usableFromInline
package protocol SQLValue: Sendable {
  /// Binds the value to parameter `index` (the first is 1) and returns SQLite's result code.
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32

  /// Reads the value from column `column` (the first is 0) of the current row.
  static func read(from statement: OpaquePointer, at column: Int32) throws(SQLiteError) -> Self
}

extension Int64: SQLValue {
  @inlinable
  package func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    sqlite3_bind_int64(statement, index, self)
  }

  @inlinable @inline(__always)
  package static func read(
    from statement: OpaquePointer,
    at column: Int32
  ) throws(SQLiteError) -> Int64 {
    sqlite3_value_int64(try Column.value(of: SQLITE_INTEGER, statement, column))
  }
}

extension SQLValue where Self: FixedWidthInteger {
  @inlinable
  package func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    guard let number = Int64(exactly: self) else { return SQLITE_MISMATCH }
    return sqlite3_bind_int64(statement, index, number)
  }

  @inlinable @inline(__always)
  package static func read(
    from statement: OpaquePointer,
    at column: Int32
  ) throws(SQLiteError) -> Self {
    guard let number = Self(exactly: try Int64.read(from: statement, at: column)) else {
      throw Column.mismatch("the number does not fit \(Self.self)", statement, column)
    }
    return number
  }
}

extension Int: SQLValue {}
extension Int32: SQLValue {}
extension Int16: SQLValue {}
extension UInt8: SQLValue {}
extension UInt16: SQLValue {}
extension UInt32: SQLValue {}

extension Bool: SQLValue {
  @inlinable
  package func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    sqlite3_bind_int64(statement, index, self ? 1 : 0)
  }

  @inlinable
  package static func read(
    from statement: OpaquePointer,
    at column: Int32
  ) throws(SQLiteError) -> Bool {
    try Int64.read(from: statement, at: column) != 0
  }
}

extension Double: SQLValue {
  @inlinable
  package func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    sqlite3_bind_double(statement, index, self)
  }

  /// Reads a real number or an integer, such as `SUM` of an empty column or a default of 0.
  @inlinable
  package static func read(
    from statement: OpaquePointer,
    at column: Int32
  ) throws(SQLiteError) -> Double {
    if sqlite3_column_type(statement, column) == SQLITE_INTEGER {
      return sqlite3_column_double(statement, column)
    }
    return sqlite3_value_double(try Column.value(of: SQLITE_FLOAT, statement, column))
  }
}

extension String: SQLValue {
  @inlinable
  package func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    if let result = utf8.withContiguousStorageIfAvailable({ bind($0, to: statement, at: index) }) {
      return result
    }
    var text = self
    return text.withUTF8 { bind($0, to: statement, at: index) }
  }

  /// Binds `bytes`, which are UTF-8, to parameter `index`; SQLite copies them.
  @inlinable
  package func bind(
    _ bytes: UnsafeBufferPointer<UInt8>,
    to statement: OpaquePointer,
    at index: Int32
  ) -> Int32 {
    // An empty buffer may have no address, and binding a null pointer means NULL.
    guard let start = bytes.baseAddress else {
      return sqlite3_bind_text64(statement, index, "", 0, csqlite_transient(), UInt8(SQLITE_UTF8))
    }
    return start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
      sqlite3_bind_text64(
        statement,
        index,
        $0,
        UInt64(bytes.count),
        csqlite_transient(),
        UInt8(SQLITE_UTF8)
      )
    }
  }

  @inlinable
  package static func read(
    from statement: OpaquePointer,
    at column: Int32
  ) throws(SQLiteError) -> String {
    let text = try Column.value(of: SQLITE_TEXT, statement, column)
    return String(decoding: Column.bytes(of: text), as: UTF8.self)
  }
}

extension [UInt8]: SQLValue {
  @inlinable
  package func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    withUnsafeBytes { bytes in
      bytes.isEmpty
        ? sqlite3_bind_zeroblob(statement, index, 0)
        : sqlite3_bind_blob64(
          statement,
          index,
          bytes.baseAddress,
          UInt64(bytes.count),
          csqlite_transient()
        )
    }
  }

  @inlinable
  package static func read(
    from statement: OpaquePointer,
    at column: Int32
  ) throws(SQLiteError) -> [UInt8] {
    Array(Column.bytes(of: try Column.value(of: SQLITE_BLOB, statement, column)))
  }
}

extension Optional: SQLValue where Wrapped: SQLValue {
  @inlinable
  package func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    switch self {
    case .some(let value): value.bind(to: statement, at: index)
    case .none: sqlite3_bind_null(statement, index)
    }
  }

  @inlinable
  package static func read(
    from statement: OpaquePointer,
    at column: Int32
  ) throws(SQLiteError) -> Wrapped? {
    sqlite3_column_type(statement, column) == SQLITE_NULL
      ? nil : try Wrapped.read(from: statement, at: column)
  }
}

extension SQLValue where Self: RawRepresentable, RawValue: SQLValue {
  @inlinable
  package func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    rawValue.bind(to: statement, at: index)
  }

  @inlinable
  package static func read(
    from statement: OpaquePointer,
    at column: Int32
  ) throws(SQLiteError) -> Self {
    guard let value = Self(rawValue: try RawValue.read(from: statement, at: column)) else {
      throw Column.mismatch("no such \(Self.self)", statement, column)
    }
    return value
  }
}
