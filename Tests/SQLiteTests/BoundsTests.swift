import Foundation
import SQLite
import TestSupport
import Testing

private let schema = "CREATE TABLE cup(size INTEGER NOT NULL) STRICT;"

private let endless: StaticString =
  "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n"

@Suite("Limits of a database")
struct BoundsTests {
  @Test("end a read that holds its snapshot too long, with a reason")
  func longRead() async throws {
    var limits = DatabaseLimits()
    limits.longestRead = .milliseconds(1)
    let database = try TemporaryDatabase(schema, limits: limits).database
    await #expect(throws: DatabaseRefusal.readTooLong(limit: .milliseconds(1))) {
      try await database.read { try $0.first(endless) { try $0.value(0, as: Int.self) } }
    }
    #expect(database.condition.figures.stoppedReads == 1)
    let next = try await database.read {
      try $0.first("SELECT 5") { try $0.value(0, as: Int.self) }
    }
    #expect(next == 5)
  }

  @Test("let the log restart although reads overlap, so that its size is bounded (row 69)")
  func logIsBounded() async throws {
    var limits = DatabaseLimits()
    limits.checkpointPages = 20
    limits.forcedCheckpointPages = 40
    limits.readPauseLogPages = 100
    limits.keptLogBytes = 20 * 4_096
    let database = try TemporaryDatabase(schema, limits: limits).database
    let written = Number(0)
    let reading = (0..<2).map { reader in
      Task { try await readWithoutPause(database, written, reader) }
    }
    var longest = 0
    while written.now < 800 {
      try await database.write { connection in
        for size in 0..<200 { try connection.run("INSERT INTO cup VALUES (?)", size) }
      }
      written.countUp()
      let facts = try FileManager.default.attributesOfItem(atPath: database.path + "-wal")
      longest = max(longest, (facts[.size] as? Int ?? 0) / 4_096)
    }
    written.now = .max
    for reader in reading { #expect(try await reader.value > 10) }
    #expect((101...400).contains(longest), "\(longest)")
    #expect(database.condition.figures.checkpoints > 3)
    #expect(database.condition.figures.stoppedReads == 0)
  }

  /// Reads repeatedly; each read lasts until the other reader is in the middle of its own.
  ///
  /// - Returns: the number of reads.
  private func readWithoutPause(
    _ database: Database,
    _ written: Number,
    _ reader: Int
  ) async throws -> Int {
    var reads = 0
    var end: UInt64 = reader == 0 ? 10 : 20
    while written.now < .max {
      let target = end
      try await database.read { connection in
        _ = try connection.first("SELECT size FROM cup") { _ in 1 }
        while written.now < target { sched_yield() }
      }
      reads += 1
      end = written.now &+ 20
    }
    return reads
  }

  @Test("let reads go on when one of them keeps its snapshot, however long the log becomes")
  func snapshotKept() async throws {
    var limits = DatabaseLimits()
    limits.readPauseLogPages = 1
    limits.longestRead = .milliseconds(1)
    let database = try TemporaryDatabase(schema, limits: limits).database
    let isReading = Gate()
    let mayEnd = Gate()
    let kept = Task {
      // Outside SQLite, as a copy is: nothing ends it early.
      try await database.read { connection in
        _ = try connection.first("SELECT size FROM cup") { _ in 1 }
        isReading.open()
        mayEnd.wait()
      }
    }
    await Task.detached { isReading.wait() }.value
    for size in 1...50 {
      try await database.write { try $0.run("INSERT INTO cup VALUES (?)", size) }
      let count = try await database.read {
        try $0.first("SELECT count(*) FROM cup") { try $0.value(0, as: Int.self) }
      }
      #expect(count == size)
    }
    mayEnd.open()
    try await kept.value
  }

  @Test("stop writes before the disk is full, keep reads, and resume when there is space")
  func shortage() async throws {
    let free = Number(1 << 30)
    var limits = DatabaseLimits()
    limits.freeSpace = { _ in DiskSpace(free: free.now, total: 100 << 30) }
    let database = try TemporaryDatabase(schema, limits: limits).database
    try await database.write { try $0.run("INSERT INTO cup VALUES (1)") }
    free.now = 64 << 20
    let error = await #expect(throws: SQLiteError.self) {
      try await database.write { try $0.run("INSERT INTO cup VALUES (2)") }
    }
    #expect(error?.kind == .full)
    #expect(database.condition.lastFailure?.kind == .full)
    let count = try await database.read {
      try $0.first("SELECT count(*) FROM cup") { try $0.value(0, as: Int.self) }
    }
    #expect(count == 1)
    free.now = 1 << 30
    try await database.write { _ in }
    #expect(database.condition.lastFailure == nil)
  }

  /// On a small disk, 64 MB would be all there is.
  @Test("reserve at most a fiftieth of a small disk")
  func smallDisk() async throws {
    var limits = DatabaseLimits()
    limits.freeSpace = { _ in DiskSpace(free: 10 << 20, total: 100 << 20) }
    let database = try TemporaryDatabase(schema, limits: limits).database
    try await database.write { try $0.run("INSERT INTO cup VALUES (1)") }
  }

  @Test("refuse statements that are too large, and text that is quoted like a column")
  func statementLimits() async throws {
    let database = try TemporaryDatabase(schema, execution: .inline).database
    await #expect(throws: SQLiteError.self) {
      try await database.read { try $0.first(#"SELECT "no such column""#) { _ in 1 } }
    }
    await #expect(throws: SQLiteError.self) {
      try await database.read { try $0.first("SELECT zeroblob(17000000)") { _ in 1 } }
    }
    var deep = SQLText("SELECT 1")
    for _ in 0..<300 { deep.append(" + 1") }
    let sum = deep
    await #expect(throws: SQLiteError.self) {
      try await database.read { try $0.first(sum) { _ in 1 } }
    }
  }

  /// Prepares and begins `count` statements, and does something before they end.
  private func whileRunning(
    _ count: Int,
    on connection: Connection,
    _ body: () throws -> Void
  ) throws {
    guard count > 0 else { return try body() }
    let statement = try connection.statement("SELECT \(count) UNION ALL SELECT 0")
    #expect(try statement.step())
    try whileRunning(count - 1, on: connection, body)
    #expect(try statement.step(), "it is still running")
  }

  @Test("keep a statement that is about to be used, however many others are running")
  func manyStatements() throws {
    let folder = try TemporaryFolder()
    let connection = try Connection(path: folder.file("a.db"), mode: .readWrite)
    for count in [10, 63, 64, 70] {
      try whileRunning(count, on: connection) {
        let text = "SELECT 'after \(count)'"
        let last = try connection.statement(text)
        #expect(connection.preparedTexts.contains(text))
        #expect(try last.step())
      }
    }
  }

  /// With two connections that write or checkpoint, SQLite before 3.51.3 can lose committed pages.
  @Test("keep one connection that can write the file, whatever else happens to it")
  func oneWriter() async throws {
    let temporary = try TemporaryDatabase(schema)
    let database = temporary.database
    try await withThrowingTaskGroup(of: Void.self) { group in
      for size in 0..<20 {
        group.addTask {
          _ = try await database.write { try $0.run("INSERT INTO cup VALUES (?)", size) }
          _ = try await database.read { try $0.first("SELECT 1 FROM cup") { _ in 1 } }
        }
      }
      group.addTask { try await database.copy(to: temporary.folder.file("copy.db")) }
      try await group.waitForAll()
    }
    let modes = try openModes(of: database.path)
    // One writes, and one is the lock's.
    #expect(modes.filter { $0 != O_RDONLY }.count == 2, "\(modes)")
    #expect(modes.count >= 2, "a reader has it open too")
    await #expect(throws: (any Error).self) {
      try await database.read { try $0.run("PRAGMA wal_checkpoint(TRUNCATE)") }
    }
    // No second database opens: not through us, and not by ignoring the lock file.
    #expect(throws: DatabaseRefusal.inUse(path: database.path)) {
      try Database(path: database.path, migrations: Migration.list([schema]), applicationID: 1)
    }
  }
}
