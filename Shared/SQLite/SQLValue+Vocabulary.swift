import CSQLite
package import Vocabulary

/// 16 bytes, big-endian, so that byte order is UUID order.
extension UniqueID: SQLValue {
  package func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    var bytes = (high.bigEndian, low.bigEndian)
    return withUnsafeBytes(of: &bytes) {
      sqlite3_bind_blob64(statement, index, $0.baseAddress, 16, csqlite_transient())
    }
  }

  package static func read(
    from statement: OpaquePointer,
    at column: Int32
  ) throws(SQLiteError) -> UniqueID {
    let bytes = Column.bytes(of: try Column.value(of: SQLITE_BLOB, statement, column))
    guard bytes.count == 16 else {
      throw Column.mismatch("an id has 16 bytes", statement, column)
    }
    return UniqueID(
      high: UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self)),
      low: UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
    )
  }
}

extension HouseholdID: SQLValue {}
extension MemberID: SQLValue {}
extension TaskID: SQLValue {}
extension ProjectID: SQLValue {}
extension DeviceID: SQLValue {}
extension RequestID: SQLValue {}
extension ReminderID: SQLValue {}
extension TokenID: SQLValue {}
extension InvitationID: SQLValue {}
extension SavedFilterID: SQLValue {}
extension CoffeeID: SQLValue {}
extension RecipeID: SQLValue {}
extension BrewingNoteID: SQLValue {}
extension HealthEntryID: SQLValue {}
extension BatchID: SQLValue {}
extension Role: SQLValue {}
extension WeekStart: SQLValue {}

/// UTC milliseconds since 1970.
extension Timestamp: SQLValue {
  package func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    millisecondsSinceEpoch.bind(to: statement, at: index)
  }

  package static func read(
    from statement: OpaquePointer,
    at column: Int32
  ) throws(SQLiteError) -> Timestamp {
    Timestamp(millisecondsSinceEpoch: try Int64.read(from: statement, at: column))
  }
}

/// Days since 1970-01-01.
extension LocalDay: SQLValue {
  package func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    daysSinceEpoch.bind(to: statement, at: index)
  }

  package static func read(
    from statement: OpaquePointer,
    at column: Int32
  ) throws(SQLiteError) -> LocalDay {
    LocalDay(daysSinceEpoch: try Int32.read(from: statement, at: column))
  }
}

/// Minutes since midnight.
extension LocalTime: SQLValue {
  package func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    minutesSinceMidnight.bind(to: statement, at: index)
  }

  package static func read(
    from statement: OpaquePointer,
    at column: Int32
  ) throws(SQLiteError) -> LocalTime {
    let minutes = try Int.read(from: statement, at: column)
    guard let time = LocalTime(minutesSinceMidnight: minutes) else {
      throw Column.mismatch("minutes since midnight are 0 to 1439", statement, column)
    }
    return time
  }
}
