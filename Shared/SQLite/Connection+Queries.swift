public import CSQLite

// SQL is a `StaticString`, so text built at run time does not compile here and user input cannot
// become part of a statement. `SQLText` is the exception, for filters and orders.

extension Connection {
  /// Runs a statement to completion and discards its rows.
  ///
  /// - Returns: how many rows it inserted, updated or deleted.
  @discardableResult @inlinable
  package func run<each Value: SQLValue>(
    _ sql: StaticString,
    _ values: repeat each Value
  ) throws(SQLiteError) -> Int {
    let statement = try statement(sql)
    var index: Int32 = 0
    repeat try statement.bind(each values, after: &index)
    try statement.expectParameters(index)
    while try statement.step() {}
    return Int(sqlite3_changes(handle))
  }

  /// The first row as `decode` returns it, or `nil` when there is none.
  @inlinable
  package func first<T, each Value: SQLValue>(
    _ sql: StaticString,
    _ values: repeat each Value,
    decode: (Row) throws -> T
  ) throws -> T? {
    let statement = try statement(sql)
    var index: Int32 = 0
    repeat try statement.bind(each values, after: &index)
    try statement.expectParameters(index)
    return try statement.step() ? decode(Row(statement.pointer)) : nil
  }

  /// All rows as `decode` returns them, in order.
  @inlinable
  package func all<T, each Value: SQLValue>(
    _ sql: StaticString,
    _ values: repeat each Value,
    decode: (Row) throws -> T
  ) throws -> [T] {
    let statement = try statement(sql)
    var index: Int32 = 0
    repeat try statement.bind(each values, after: &index)
    try statement.expectParameters(index)
    var rows: [T] = []
    while try statement.step() { rows.append(try decode(Row(statement.pointer))) }
    return rows
  }

  /// Passes each row to `visit` until it returns `false`; buffers no rows.
  @inlinable
  package func each<each Value: SQLValue>(
    _ sql: StaticString,
    _ values: repeat each Value,
    visit: (Row) throws -> Bool
  ) throws {
    let statement = try statement(sql)
    var index: Int32 = 0
    repeat try statement.bind(each values, after: &index)
    try statement.expectParameters(index)
    while try statement.step(), try visit(Row(statement.pointer)) {}
  }
}

// MARK: - Text put together at run time

extension Connection {
  /// Runs a statement to completion and returns how many rows it changed.
  @discardableResult @inlinable
  package func run(_ sql: SQLText) throws(SQLiteError) -> Int {
    let statement = try bound(sql)
    while try statement.step() {}
    return Int(sqlite3_changes(handle))
  }

  /// The first row as `decode` returns it, or `nil` when there is none.
  @inlinable
  package func first<T>(_ sql: SQLText, decode: (Row) throws -> T) throws -> T? {
    let statement = try bound(sql)
    return try statement.step() ? decode(Row(statement.pointer)) : nil
  }

  /// All rows as `decode` returns them, in order.
  @inlinable
  package func all<T>(_ sql: SQLText, decode: (Row) throws -> T) throws -> [T] {
    let statement = try bound(sql)
    var rows: [T] = []
    while try statement.step() { rows.append(try decode(Row(statement.pointer))) }
    return rows
  }

  /// Passes each row to `visit` until it returns `false`; buffers no rows.
  @inlinable
  package func each(_ sql: SQLText, visit: (Row) throws -> Bool) throws {
    let statement = try bound(sql)
    while try statement.step(), try visit(Row(statement.pointer)) {}
  }

  @usableFromInline
  package func bound(_ sql: SQLText) throws(SQLiteError) -> Statement {
    let statement = try statement(sql.text)
    for (offset, value) in sql.values.enumerated() {
      try statement.bind(value, at: Int32(clamping: offset + 1))
    }
    try statement.expectParameters(Int32(clamping: sql.values.count))
    return statement
  }
}
