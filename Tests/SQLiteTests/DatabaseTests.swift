import SQLite
import Synchronization
import TestSupport
import Testing

private let cups = "CREATE TABLE cup(size INTEGER NOT NULL UNIQUE) STRICT;"

@Suite("A database")
struct DatabaseTests {
  @Test("gives a reader every write that was answered", arguments: Execution.allCases)
  func readsWhatWasWritten(execution: Execution) async throws {
    let database = try TemporaryDatabase(cups, execution: execution).database
    for size in 1...5 {
      try await database.write { try $0.run("INSERT INTO cup VALUES (?)", size) }
      let sum = try await database.read {
        try $0.first("SELECT sum(size) FROM cup") { try $0.value(0, as: Int.self) }
      }
      #expect(sum == size * (size + 1) / 2)
    }
    await database.close()
  }

  @Test("keeps no effect of a refused write", arguments: Execution.allCases)
  func allOrNothing(execution: Execution) async throws {
    let database = try TemporaryDatabase(cups, execution: execution).database
    await #expect(throws: Refused.self) {
      try await database.write {
        try $0.run("INSERT INTO cup VALUES (1)")
        throw Refused()
      }
    }
    #expect(try await database.sizes() == [])
  }

  @Test("distinguishes a duplicate from other errors", arguments: Execution.allCases)
  func duplicate(execution: Execution) async throws {
    let database = try TemporaryDatabase(cups, execution: execution).database
    try await database.write { try $0.run("INSERT INTO cup VALUES (1)") }
    let error = await #expect(throws: SQLiteError.self) {
      try await database.write { try $0.run("INSERT INTO cup VALUES (1)") }
    }
    #expect(error?.kind == .constraint)
    #expect(error?.isDuplicate == true)
    #expect(error?.description == "The stored data does not allow this change.")
  }

  @Test("keeps its data when it is closed and opened again", arguments: Execution.allCases)
  func reopens(execution: Execution) async throws {
    let folder = try TemporaryFolder()
    for size in 1...3 {
      let database = try Database(
        path: folder.file("a.db"),
        migrations: Migration.list([cups]),
        applicationID: 7,
        execution: execution
      )
      try await database.write { try $0.run("INSERT INTO cup VALUES (?)", size) }
      #expect(try await database.sizes() == Array(1...size))
      await database.close()
    }
  }

  @Test("refuses work after it was closed", arguments: Execution.allCases)
  func closed(execution: Execution) async throws {
    let database = try TemporaryDatabase(cups, execution: execution).database
    await database.close()
    await database.close()
    await #expect(throws: DatabaseRefusal.closed) { try await database.write { _ in } }
    await #expect(throws: DatabaseRefusal.closed) { try await database.read { _ in } }
  }

  @Test("does not let a reader write", arguments: Execution.allCases)
  func readersRead(execution: Execution) async throws {
    let database = try TemporaryDatabase(cups, execution: execution).database
    let error = await #expect(throws: SQLiteError.self) {
      try await database.read { try $0.run("INSERT INTO cup VALUES (1)") }
    }
    #expect(error?.kind == .readOnly)
  }

  @Test("shows a reader one snapshot, however long it reads")
  func snapshot() async throws {
    let database = try TemporaryDatabase(cups).database
    let hasRead = Gate()
    let mayGoOn = Gate()
    async let counts = database.read { connection in
      let before = try connection.count()
      hasRead.open()
      mayGoOn.wait()
      return [before, try connection.count()]
    }
    await Task.detached { hasRead.wait() }.value
    try await database.write { try $0.run("INSERT INTO cup VALUES (1)") }
    mayGoOn.open()
    #expect(try await counts == [0, 0])
    #expect(try await database.sizes() == [1])
  }

  @Test("writes a complete, verified copy while it runs", arguments: Execution.allCases)
  func copies(execution: Execution) async throws {
    let temporary = try TemporaryDatabase(cups, execution: execution)
    try await temporary.database.write { try $0.run("INSERT INTO cup VALUES (1)") }
    let target = temporary.folder.file("copy.db")
    try await temporary.database.copy(to: target)
    let copy = try Database(
      path: target,
      migrations: Migration.list([cups]),
      applicationID: TemporaryDatabase.applicationID,
      execution: execution
    )
    #expect(try await copy.sizes() == [1])
  }

  /// SQLite checks for an interrupt every 10,000 steps, and makes about 100 million a second; a row
  /// of this query takes at least four.
  @Test("interrupts a long query when its caller cancels (matrix 59)")
  func interrupts() async throws {
    let database = try TemporaryDatabase(cups).database
    let rows = Mutex((before: 0, after: 0))
    let caller = Mutex<Task<Void, any Error>?>(nil)
    let query = Task {
      try await database.read { connection in
        try connection.each(
          """
          WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)
          SELECT i FROM n
          """
        ) { _ in
          // It has certainly begun; its caller cancels now.
          let isCancelled = caller.withLock { $0?.isCancelled ?? false }
          rows.withLock { if isCancelled { $0.after += 1 } else { $0.before += 1 } }
          if rows.withLock({ $0.before }) >= 10 { caller.withLock { $0?.cancel() } }
          return true
        }
      }
    }
    caller.withLock { $0 = query }
    await #expect(throws: CancellationError.self) { try await query.value }
    let (before, after) = rows.withLock { $0 }
    #expect(before >= 10 && after <= 2_500, "\(before) rows before, \(after) after")
  }
}

extension Database {
  fileprivate func sizes() async throws -> [Int] {
    try await read { try $0.all("SELECT size FROM cup ORDER BY size") { try $0.value(0) } }
  }
}

extension Connection {
  fileprivate func count() throws -> Int {
    try first("SELECT count(*) FROM cup") { try $0.value(0) } ?? 0
  }
}
