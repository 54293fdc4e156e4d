import CSQLite

extension Connection {
  /// The prepared form of `sql`, ready to be bound.
  @usableFromInline
  package func statement(_ sql: StaticString) throws(SQLiteError) -> Statement {
    guard sql.hasPointerRepresentation else { return try statement(sql.description) }
    let key = StatementCache.Literal(
      start: UInt(bitPattern: sql.utf8Start),
      count: sql.utf8CodeUnitCount
    )
    if let found = cache.find(key) {
      if sqlite3_stmt_busy(found) == 0 { return Statement(found, isKept: true, of: self) }
      return Statement(try prepare(sql.description), isKept: false, of: self)
    }
    let prepared = try prepare(sql.description)
    cache.keep(prepared, for: key)
    return Statement(prepared, isKept: true, of: self)
  }

  /// The prepared form of a text that was built at run time.
  @usableFromInline
  package func statement(_ sql: String) throws(SQLiteError) -> Statement {
    if let found = cache.find(sql) {
      if sqlite3_stmt_busy(found) == 0 { return Statement(found, isKept: true, of: self) }
      return Statement(try prepare(sql), isKept: false, of: self)
    }
    let prepared = try prepare(sql)
    cache.keep(prepared, for: sql)
    return Statement(prepared, isKept: true, of: self)
  }

  private func prepare(_ sql: String) throws(SQLiteError) -> OpaquePointer {
    var prepared: OpaquePointer?
    let result = sqlite3_prepare_v3(
      handle,
      sql,
      -1,
      UInt32(SQLITE_PREPARE_PERSISTENT),
      &prepared,
      nil
    )
    guard result == SQLITE_OK else { throw failure(sql) }
    guard let prepared else {
      throw SQLiteError(code: SQLITE_MISUSE, message: "the statement is empty", sql: sql)
    }
    return prepared
  }
}

extension Connection {
  /// The texts of all cached statements, for inspecting their plans.
  package var preparedTexts: [String] {
    var texts: [String] = []
    var next = sqlite3_next_stmt(handle, nil)
    while let statement = next {
      if let text = sqlite3_sql(statement) { texts.append(String(cString: text)) }
      next = sqlite3_next_stmt(handle, statement)
    }
    return texts
  }

  /// SQLite's query plan for a statement, one line per step.
  package func plan(of text: String) throws(SQLiteError) -> [String] {
    let statement = try statement("EXPLAIN QUERY PLAN " + text)
    var steps: [String] = []
    while try statement.step() { steps.append(try Row(statement.pointer).value(3)) }
    return steps
  }
}
