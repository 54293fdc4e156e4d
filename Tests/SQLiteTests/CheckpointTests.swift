import FaultVFS
import SQLite
import TestSupport
import Testing

private let schema = "CREATE TABLE jar(jam BLOB NOT NULL) STRICT;"

@Suite("A checkpoint")
struct CheckpointTests {
  init() {
    #expect(faultvfs_install() == 0)
  }

  private func fill(_ database: Database) async throws {
    try await database.write { try $0.run("INSERT INTO jar VALUES (zeroblob(50000))") }
    // The checkpoint runs after the answer and before the next transaction.
    try await database.write { _ in }
  }

  @Test("runs when it is due, even after a commit that restarted the log and made it longer")
  func longerLog() async throws {
    var limits = DatabaseLimits()
    limits.checkpointPages = 12
    let temporary = try TemporaryDatabase(schema, execution: .inline, limits: limits)
    let figures = { temporary.database.condition.figures }
    func fill(_ bytes: Int) async throws {
      try await temporary.database.write {
        try $0.run("INSERT INTO jar VALUES (zeroblob(?))", bytes)
      }
    }
    while figures().checkpoints == 0 { try await fill(1_000) }
    let pages = figures().logPages
    try await fill(4_096 * (pages + 2))
    #expect(figures().logPages > pages, "the log is longer")
    #expect(figures().logPages < 2 * pages, "and restarted")
    #expect(figures().checkpoints == 2)
    await temporary.database.close()
  }

  @Test("reports that the log grows while another program reads without end (row 69)")
  func foreignReader() async throws {
    var limits = DatabaseLimits()
    limits.checkpointPages = 8
    limits.forcedCheckpointPages = 8
    limits.readPauseLogPages = 20
    limits.reportedLogPages = 60
    let temporary = try TemporaryDatabase(schema, limits: limits)
    let database = temporary.database
    try await fill(database)
    let reading = try Connection(path: database.path, mode: .readOnly)
    try reading.run("BEGIN")
    _ = try reading.first("SELECT count(*) FROM jar") { _ in }
    while database.condition.figures.logPages < 40 { try await fill(database) }
    #expect(database.condition.trouble == nil)
    for _ in 1...3 { try await fill(database) }
    guard case .checkpoint(let error)? = database.condition.trouble else {
      Issue.record("nobody is told")
      return
    }
    #expect(error.message.contains("another program reads \(database.path)"))
    #expect(database.condition.figures.failedCheckpoints == 0)
    try reading.run("COMMIT")
    while database.condition.figures.logPages > 40 { try await fill(database) }
    #expect(database.condition.trouble == nil)
    await database.close()
  }

  @Test("that fails is counted and reported, while writes go on, until one succeeds (row 64)")
  func fails() async throws {
    var limits = DatabaseLimits()
    limits.checkpointPages = 8
    limits.forcedCheckpointPages = 8
    let temporary = try TemporaryDatabase(schema, limits: limits)
    let condition = temporary.database.condition
    try await fill(temporary.database)
    #expect(condition.checkpointFailure == nil)
    #expect(condition.trouble == nil)

    let faults = FAULTVFS_ONE_FILE.rawValue | FAULTVFS_WRITES.rawValue
    faultvfs_arm(temporary.database.path, faultvfs_calls(faults), 1, 10 | 3 << 8, 1)
    for round in 1...3 {
      try await fill(temporary.database)
      #expect(condition.figures.failedCheckpoints >= round)
      #expect(condition.checkpointFailure?.kind == .inputOutput)
      #expect(condition.trouble?.stopsWrites == false)
      #expect(condition.lastFailure == nil)
    }
    #expect(faultvfs_disarm(temporary.database.path) >= 3)
    for _ in 1...2 { try await fill(temporary.database) }
    #expect(condition.checkpointFailure == nil)
    #expect(condition.trouble == nil)
    #expect(condition.figures.logPages < 40)
    await temporary.database.close()
  }
}
