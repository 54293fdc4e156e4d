import SQLite
import TestSupport
import Testing
import Vocabulary

private enum Effort: Int, SQLValue, CaseIterable { case small = 1, large = 8 }

@Suite("A value in a column")
struct ValueTests {
  private func roundTrip<T: SQLValue & Equatable>(_ values: [T]) async throws {
    let database = try TemporaryDatabase(execution: .inline).database
    for value in values {
      let read = try await database.read {
        try $0.first("SELECT ?", value) { try $0.value(0, as: T.self) }
      }
      #expect(read == value)
    }
  }

  @Test("is read as it was stored")
  func roundTrips() async throws {
    try await roundTrip([Int.min, -1, 0, Int.max])
    try await roundTrip([Int32.min, Int32.max])
    try await roundTrip([Int64.min, Int64.max])
    try await roundTrip([true, false])
    try await roundTrip([0.5, -1e300])
    try await roundTrip(["", "a", "Grüße\u{0}☕️", String(repeating: "x", count: 10_000)])
    try await roundTrip([[], [0], [UInt8](0...255)])
    try await roundTrip([nil, 3] as [Int?])
    try await roundTrip([nil, ""] as [String?])
    try await roundTrip(Effort.allCases)
    try await roundTrip([Role.parent, Role.child])
    try await roundTrip([UniqueID(high: 0x0102_0304_0506_0708, low: .max)])
    try await roundTrip([TaskID(rawValue: UniqueID(high: 1, low: 2))])
    try await roundTrip([nil, ProjectID.inbox] as [ProjectID?])
    try await roundTrip([Timestamp(millisecondsSinceEpoch: -5)])
    try await roundTrip([LocalDay(daysSinceEpoch: 20_000)])
    try await roundTrip([LocalTime.noon])
  }

  @Test("stores an id as 16 bytes, most significant first")
  func idBytes() async throws {
    let database = try TemporaryDatabase(execution: .inline).database
    let id = UniqueID(high: 0x0102_0304_0506_0708, low: 0x090a_0b0c_0d0e_0f10)
    let bytes = try await database.read {
      try $0.first("SELECT ?", id) { try $0.value(0, as: [UInt8].self) }
    }
    #expect(bytes == [UInt8](1...16))
  }

  @Test("is refused when it has another type than requested")
  func mismatches() async throws {
    let database = try TemporaryDatabase(execution: .inline).database
    func expectMismatch<T: SQLValue>(_ type: T.Type, _ sql: StaticString) async {
      let error = await #expect(throws: SQLiteError.self) {
        try await database.read { try $0.first(sql) { try $0.value(0, as: T.self) } }
      }
      #expect(error?.kind == .mismatch)
    }
    await expectMismatch(Int.self, "SELECT NULL")
    await expectMismatch(Int.self, "SELECT 'x'")
    await expectMismatch(String.self, "SELECT 1")
    await expectMismatch(Int32.self, "SELECT 3000000000")
    await expectMismatch(UInt8.self, "SELECT -1")
    await expectMismatch([UInt8].self, "SELECT 'x'")
    await expectMismatch(TaskID.self, "SELECT x'0102'")
    await expectMismatch(Effort.self, "SELECT 2")
    await expectMismatch(LocalTime.self, "SELECT 1440")
  }

  @Test("has a column: other columns are refused, not read as NULL")
  func columns() async throws {
    let database = try TemporaryDatabase(execution: .inline).database
    for column in [-1, 1] {
      await #expect(throws: SQLiteError.self) {
        try await database.read { try $0.first("SELECT 1") { try $0.value(column, as: Int?.self) } }
      }
    }
  }
}

@Suite("A statement")
struct StatementTests {
  @Test("is refused unless every parameter has a value")
  func parameterCount() async throws {
    let database = try TemporaryDatabase(execution: .inline).database
    await #expect(throws: SQLiteError.self) { try await database.read { try $0.run("SELECT ?") } }
    await #expect(throws: SQLiteError.self) {
      try await database.read { try $0.run("SELECT ?", 1, 2) }
    }
  }

  @Test("may be used while it is being read")
  func reentrant() async throws {
    let database = try TemporaryDatabase(
      "CREATE TABLE n(i INTEGER) STRICT; INSERT INTO n VALUES (1), (2), (3);",
      execution: .inline
    ).database
    @Sendable func numbers(_ connection: Connection, _ depth: Int) throws -> Int {
      try connection.all("SELECT i FROM n") { row in
        try row.value(0, as: Int.self) + (depth > 0 ? numbers(connection, depth - 1) : 0)
      }.reduce(0, +)
    }
    let sum = try await database.read { try numbers($0, 2) }
    #expect(sum == 6 + 3 * (6 + 3 * 6))
  }

  @Test("built at run time keeps values out of the text, and many of them work")
  func builtText() async throws {
    let database = try TemporaryDatabase(execution: .inline).database
    for count in 1...100 {
      var query = SQLText("SELECT count(*) WHERE 'o''brien' = ?", "o'brien")
      query.append(" AND 3 IN ")
      query.appendList(1...count)
      let built = query
      let found = try await database.read { try $0.first(built) { try $0.value(0, as: Int.self) } }
      #expect(found == (count >= 3 ? 1 : 0))
    }
  }

  @Test("reports how many rows it changed")
  func changes() async throws {
    let database = try TemporaryDatabase("CREATE TABLE n(i INTEGER) STRICT;", execution: .inline)
      .database
    let changed = try await database.write { connection in
      [
        try connection.run("INSERT INTO n VALUES (1), (2), (3)"),
        try connection.run("UPDATE n SET i = 9 WHERE i > ?", 1),
        try connection.run("DELETE FROM n WHERE i = 7"),
      ]
    }
    #expect(changed == [3, 2, 0])
  }
}
