import SQLite
import Synchronization
import TestSupport
import Testing

private let schema = """
  CREATE TABLE cup(size INTEGER NOT NULL UNIQUE) STRICT;
  CREATE TABLE saucer(
    cup INTEGER NOT NULL REFERENCES cup(size) DEFERRABLE INITIALLY DEFERRED
  ) STRICT;
  """

@Suite("Group commit")
struct GroupCommitTests {
  /// Puts queued writes into one transaction even on a busy machine.
  private func wholeBatches(_ more: String = "SELECT 1;") throws -> TemporaryDatabase {
    var limits = DatabaseLimits()
    limits.longestBatch = .seconds(3_600)
    return try TemporaryDatabase(schema, more, limits: limits)
  }

  @Test("puts queued writes into one transaction, up to its limit")
  func together() async throws {
    var limits = DatabaseLimits()
    limits.longestBatch = .seconds(3_600)
    let database = try TemporaryDatabase(schema, limits: limits).database
    _ = try await Batch(database: database).run(
      (1...100).map { size in { try $0.run("INSERT INTO cup VALUES (?)", size) } }
    )
    #expect(database.condition.figures.largestBatch == 64)
    #expect(database.condition.figures.batches == 3)
    #expect(try await database.sizes().count == 100)
  }

  @Test("adds writes that arrive while it runs to the same transaction, up to its limit")
  func latecomers() async throws {
    var limits = DatabaseLimits()
    limits.batch = 3
    limits.longestBatch = .seconds(3_600)
    let database = try TemporaryDatabase(schema, limits: limits).database
    let isBusy = Gate()
    let mayGoOn = Gate()
    async let first: Int = database.write {
      isBusy.open()
      mayGoOn.wait()
      return try $0.run("INSERT INTO cup VALUES (1)")
    }
    await Task.detached { isBusy.wait() }.value
    async let second: Int = database.write { try $0.run("INSERT INTO cup VALUES (2)") }
    async let refused: Void = database.write {
      try $0.run("INSERT INTO cup VALUES (3)")
      throw Refused()
    }
    async let fourth: Int = database.write { try $0.run("INSERT INTO cup VALUES (4)") }
    while database.waitingWrites < 3 { await Task.yield() }
    mayGoOn.open()
    let changed = try await first + second + fourth
    #expect(changed == 3)
    do {
      try await refused
      Issue.record("the third was not refused")
    } catch { #expect(error is Refused) }
    #expect(try await database.sizes() == [1, 2, 4])
    #expect(database.condition.figures.largestBatch == 3)
    #expect(database.condition.figures.batches == 2)
  }

  @Test("counts committed writes, and does not recover by a write whose body threw")
  func refusedAlone() async throws {
    let space = Mutex<UInt64>(.max)
    var limits = DatabaseLimits()
    limits.freeSpace = { _ in space.withLock { DiskSpace(free: $0, total: .max) } }
    let database = try TemporaryDatabase(schema, execution: .inline, limits: limits).database
    try await database.write { try $0.run("INSERT INTO cup VALUES (1)") }
    space.withLock { $0 = 0 }
    await #expect(throws: SQLiteError.self) { try await database.write { _ in } }
    space.withLock { $0 = .max }
    await #expect(throws: Refused.self) { try await database.write { _ in throw Refused() } }
    #expect(database.condition.lastFailure?.kind == .full)
    #expect(database.condition.figures.writes == 1)
    try await database.write { try $0.run("INSERT INTO cup VALUES (2)") }
    #expect(database.condition.lastFailure == nil)
    #expect(database.condition.figures.writes == 2)
  }

  @Test("undoes a refused write and keeps the others of its batch")
  func refusedNeighbour() async throws {
    let database = try wholeBatches().database
    let outcomes = try await Batch(database: database).run(
      (1...9).map { size in
        { connection in
          try connection.run("INSERT INTO cup VALUES (?)", size)
          if size.isMultiple(of: 3) { throw Refused() }
        }
      }
    )
    #expect(outcomes.map(\.hasFailed) == (1...9).map { $0.isMultiple(of: 3) })
    #expect(try await database.sizes() == [1, 2, 4, 5, 7, 8])
    #expect(database.condition.figures.batches == 2)
  }

  /// Inserts this number of rows in one statement, from `first` on; about 10 steps each.
  private static func many(
    _ count: Int,
    from first: Int,
    _ connection: Connection
  ) throws(SQLiteError) {
    try connection.run(
      """
      WITH RECURSIVE n(i) AS (VALUES (?1) UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
      INSERT INTO cup SELECT i FROM n
      """,
      first,
      first + count - 1
    )
  }

  /// Whole batches in which each write takes this number of steps.
  private func whole(steps: Int) throws -> Database {
    var limits = DatabaseLimits()
    limits.longestBatch = .seconds(3_600)
    limits.sharedSteps = steps
    return try TemporaryDatabase(schema, limits: limits).database
  }

  @Test(
    "runs a write that is too large for a shared transaction in its own, and writes nothing twice"
  )
  func large() async throws {
    let database = try whole(steps: 20_000)
    let (small, large) = (Number(0), Number(0))
    let outcomes = try await Batch(database: database).run(
      (1...9).map { size in
        { connection in
          if size == 4 {
            large.countUp()
            return try Self.many(10_000, from: 1_000, connection)
          }
          small.countUp()
          try connection.run("INSERT INTO cup VALUES (?)", size)
        }
      }
    )
    #expect(outcomes.allSatisfy { !$0.hasFailed })
    #expect(try await database.sizes().count == 8 + 10_000)
    #expect(large.now == 2, "once among others, once alone")
    // The first one is refused; then those before it, it, and those after it.
    #expect(database.condition.figures.batches == 4)
    #expect(small.now < 2 * 8, "\(small.now)")
    #expect(database.condition.figures.failedBatches == 0)
  }

  @Test("gives each of several large writes a transaction of its own, in order")
  func several() async throws {
    let database = try whole(steps: 20_000)
    let runs = (0...9).map { _ in Number(0) }
    let outcomes = try await Batch(database: database).run(
      (1...9).map { size in
        { connection in
          runs[size].countUp()
          try connection.run("INSERT INTO cup VALUES (?)", size)
          guard [3, 4, 8].contains(size) else { return }
          // The earlier write is there, and nothing of the later ones.
          let seen: [Int] = try connection.all("SELECT size FROM cup WHERE size < 10") {
            try $0.value(0)
          }
          #expect(seen.sorted() == Array(1...size))
          try Self.many(10_000, from: size * 100_000, connection)
        }
      }
    )
    #expect(outcomes.allSatisfy { !$0.hasFailed })
    #expect(try await database.sizes().count == 9 + 30_000)
    for size in [3, 4, 8] { #expect(runs[size].now <= 2, "once among others, once alone") }
    #expect(database.condition.figures.failedBatches == 0)
  }

  private static let endless: @Sendable (Connection) throws -> Void = {
    try $0.run("INSERT INTO cup VALUES (7)")
    try many(1 << 40, from: 1_000, $0)
  }

  @Test("interrupts a running write when its caller cancels, and undoes it")
  func givesUp() async throws {
    let database = try whole(steps: .max)
    let isRunning = Gate()
    let write = Task {
      try await database.write {
        isRunning.open()
        try Self.endless($0)
      }
    }
    await Task.detached { isRunning.wait() }.value
    write.cancel()
    await #expect(throws: CancellationError.self) { try await write.value }
    try await database.write { try $0.run("INSERT INTO cup VALUES (1)") }
    #expect(try await database.sizes() == [1])
    let condition = database.condition
    #expect(condition.figures.failedBatches == 0 && condition.lastFailure == nil)
  }

  @Test(
    "interrupts it in a shared transaction, too: earlier writes run again at once, without later ones",
    .timeLimit(.minutes(1))
  )
  func givesUpBesideOthers() async throws {
    let database = try whole(steps: .max)
    let (isBusy, mayGoOn, isRunning) = (Gate(), Gate(), Gate())
    let first = Task {
      try await database.write { _ in
        isBusy.open()
        mayGoOn.wait()
        throw Refused()
      }
    }
    await Task.detached { isBusy.wait() }.value
    let runs = Number(0)
    let neighbour = Task {
      try await database.write {
        runs.countUp()
        try $0.run("INSERT INTO cup VALUES (1)")
      }
    }
    while database.waitingWrites < 1 { await Task.yield() }
    let write = Task {
      try await database.write {
        isRunning.open()
        try Self.endless($0)
      }
    }
    while database.waitingWrites < 2 { await Task.yield() }
    let mayEnd = Gate()
    let later = Task {
      try await database.write {
        mayEnd.wait()
        try $0.run("INSERT INTO cup VALUES (2)")
      }
    }
    while database.waitingWrites < 3 { await Task.yield() }
    mayGoOn.open()
    await Task.detached { isRunning.wait() }.value
    write.cancel()
    _ = try await neighbour.value
    #expect(runs.now == 2)
    mayEnd.open()
    _ = try await later.value
    await #expect(throws: CancellationError.self) { try await write.value }
    await #expect(throws: Refused.self) { try await first.value }
    #expect(try await database.sizes() == [1, 2])
    let condition = database.condition
    #expect(condition.figures.failedBatches == 0 && condition.lastFailure == nil)
  }

  @Test("records a failing disk even if the caller has cancelled meanwhile")
  func failsAndGivesUp() async throws {
    let database = try whole(steps: .max)
    let (isRunning, mayGoOn) = (Gate(), Gate())
    let write = Task {
      try await database.write { _ in
        isRunning.open()
        mayGoOn.wait()
        throw SQLiteError(code: 10, message: "the disk failed")
      }
    }
    await Task.detached { isRunning.wait() }.value
    write.cancel()
    mayGoOn.open()
    await #expect(throws: SQLiteError.self) { try await write.value }
    #expect(database.condition.lastFailure?.kind == .inputOutput)
  }

  @Test("fails only the writer whose change the schema refuses at COMMIT")
  func constraintAtCommit() async throws {
    let database = try wholeBatches().database
    let outcomes = try await Batch(database: database).run([
      { try $0.run("INSERT INTO cup VALUES (1)") },
      { try $0.run("INSERT INTO saucer VALUES (99)") },
      { try $0.run("INSERT INTO cup VALUES (2)") },
    ])
    #expect(outcomes.map(\.hasFailed) == [false, true, false])
    #expect(try await database.sizes() == [1, 2])
  }

  @Test("fails every write of a transaction that SQLite rolled back")
  func givenUp() async throws {
    let database = try wholeBatches().database
    let outcomes = try await Batch(database: database).run([
      { try $0.run("INSERT INTO cup VALUES (1)") },
      {
        try $0.run("INSERT INTO cup VALUES (2)")
        try $0.run("ROLLBACK")
      },
      { try $0.run("INSERT INTO cup VALUES (3)") },
    ])
    #expect(outcomes.map(\.hasFailed) == [true, true, true])
    #expect(try await database.sizes() == [])
    try await database.write { try $0.run("INSERT INTO cup VALUES (4)") }
    #expect(try await database.sizes() == [4])
  }

  @Test("fails only the write for whose change SQLite finds no memory")
  func noMemory() async throws {
    let database = try wholeBatches().database
    let outcomes = try await Batch(database: database).run([
      { try $0.run("INSERT INTO cup VALUES (1)") },
      {
        // SQLite rolls back the whole transaction.
        try $0.run("ROLLBACK")
        throw SQLiteError(code: 7, message: "out of memory")
      },
      { try $0.run("INSERT INTO cup VALUES (3)") },
    ])
    #expect(outcomes.map(\.hasFailed) == [false, true, false])
    #expect(try await database.sizes() == [1, 3])
  }

  @Test("stores what fits when the disk is full, and continues when there is space again")
  func full() async throws {
    let database = try wholeBatches("CREATE TABLE jar(jam BLOB) STRICT;").database
    @Sendable func fill(_ connection: Connection, pages: Int) throws {
      try connection.run("INSERT INTO jar VALUES (zeroblob(?))", pages * 4_096)
    }
    // A file with a page limit simulates a full disk: SQLite reports both in the same way.
    try await database.write { try $0.limitPages(to: 30) }
    let outcomes = try await Batch(database: database).run([
      { try fill($0, pages: 2) },
      { try fill($0, pages: 500) },
      { try fill($0, pages: 2) },
    ])
    #expect(outcomes.map(\.hasFailed) == [false, true, false])
    guard case .failure(let error as SQLiteError) = outcomes[1] else {
      Issue.record("\(outcomes[1])")
      return
    }
    #expect(error.kind == .full)
    await #expect(throws: SQLiteError.self) {
      try await database.write { try fill($0, pages: 500) }
    }
    #expect(database.condition.lastFailure?.kind == .full)
    try await database.write { try $0.limitPages(to: 10_000) }
    try await database.write { try fill($0, pages: 500) }
    #expect(database.condition.lastFailure == nil)
    let jars = try await database.read {
      try $0.first("SELECT count(*) FROM jar") { try $0.value(0, as: Int.self) }
    }
    #expect(jars == 3)
  }

  @Test("answers after the commit: a second reader of the log sees every answered write")
  func answeredIsCommitted() async throws {
    let temporary = try TemporaryDatabase(schema)
    let database = temporary.database
    try await withThrowingTaskGroup(of: Void.self) { group in
      for size in 1...200 {
        group.addTask {
          try await database.write { try $0.run("INSERT INTO cup VALUES (?)", size) }
          let seen = try await database.read {
            try $0.first("SELECT 1 FROM cup WHERE size = ?", size) { try $0.value(0, as: Int.self) }
          }
          #expect(seen == 1)
        }
      }
      try await group.waitForAll()
    }
  }

  @Test("refuses a write at once when the queue is full")
  func queueLimit() async throws {
    var limits = DatabaseLimits()
    limits.waiting = 3
    let database = try TemporaryDatabase(schema, limits: limits).database
    let isBusy = Gate()
    let mayGoOn = Gate()
    async let held: Void = database.write { _ in
      isBusy.open()
      mayGoOn.wait()
    }
    await Task.detached { isBusy.wait() }.value
    let queued = (1...3).map { size in
      Task { try await database.write { try $0.run("INSERT INTO cup VALUES (?)", size) } }
    }
    while database.waitingWrites < 3 { await Task.yield() }
    await #expect(throws: DatabaseRefusal.tooMuchWaiting(limit: 3)) {
      try await database.write { try $0.run("INSERT INTO cup VALUES (4)") }
    }
    mayGoOn.open()
    try await held
    for write in queued { _ = try await write.value }
    #expect(try await database.sizes() == [1, 2, 3])
  }

  @Test("drops a write whose caller cancelled while it was queued")
  func cancelledWhileWaiting() async throws {
    let database = try TemporaryDatabase(schema).database
    let isBusy = Gate()
    let mayGoOn = Gate()
    async let held: Void = database.write { _ in
      isBusy.open()
      mayGoOn.wait()
    }
    await Task.detached { isBusy.wait() }.value
    let write = Task { try await database.write { try $0.run("INSERT INTO cup VALUES (1)") } }
    while database.waitingWrites < 1 { await Task.yield() }
    write.cancel()
    mayGoOn.open()
    try await held
    await #expect(throws: CancellationError.self) { try await write.value }
    #expect(try await database.sizes() == [])
  }

  @Test("checkpoints the log after answering, and empties it when closing")
  func checkpoints() async throws {
    var limits = DatabaseLimits()
    limits.checkpointPages = 8
    let temporary = try TemporaryDatabase(schema, limits: limits)
    for size in 1...40 {
      try await temporary.database.write { try $0.run("INSERT INTO cup VALUES (?)", size) }
    }
    await temporary.database.close()
    #expect(temporary.database.condition.figures.checkpoints > 1)
    #expect(temporary.database.condition.figures.logPages == 0)
  }
}

extension Database {
  fileprivate func sizes() async throws -> [Int] {
    try await read { try $0.all("SELECT size FROM cup ORDER BY size") { try $0.value(0) } }
  }
}

extension Connection {
  fileprivate func limitPages(to count: Int) throws {
    try run(count == 30 ? "PRAGMA max_page_count = 30" : "PRAGMA max_page_count = 10000")
  }
}
