import CLinux
import CSQLite
package import Vocabulary

/// One SQLite file: many may read it at a time, and all writes go through one door.
///
/// ```swift
/// let database = try Database(path: path, migrations: steps, applicationID: 0x4442_7401)
/// let done = try await database.write { connection in
///   try connection.run("UPDATE task SET completed_at = ? WHERE household = ? AND id = ?", now, home, id)
/// }
/// ```
/// A `write` that returned is on the disk; one that threw changed nothing, except where the disk failed
/// at the commit: then nobody sees the change, but if the process is killed at that moment, it may be
/// there afterwards. Bodies are synchronous and do nothing but SQL: nothing slips between BEGIN and COMMIT,
/// and the others of the batch wait.
/// A body may run a second time when its transaction was given up, so it has no other effects.
package final class Database: Sendable {
  /// Where the file is, without a link at its end.
  package let path: String
  /// What was found out about the file while running.
  package let condition = DatabaseCondition()
  /// Why it is only read, and takes no change until it is opened again.
  ///
  /// `nil` as a rule.
  package let onlyReads: DatabaseRefusal?
  private let file: DatabaseFile
  private let lock: FileLock
  private let execution: Execution
  private let engine: any Engine

  /// Opens the file, or makes it, and brings its schema up to date.
  ///
  /// Blocks while it does.
  ///
  /// - Parameters:
  ///   - path: the file; its folder exists.
  ///   - migrations: the owner's steps, numbered 1, 2, 3, ….
  ///   - sharedMigrations: steps of tables that several owners have, numbered by themselves.
  ///   - applicationID: says whose file it is (`PRAGMA application_id`); not 0.
  ///   - execution: threads for running, `.inline` for simulation.
  ///   - limits: the ends of the queues.
  ///   - prepare: runs once in a transaction when the schema is up to date; told whether everything that
  ///     was ever answered is there, `false` when nobody can say.
  /// - Throws: ``DatabaseRefusal``; a file that was there is then as it was. Only when a step of the schema
  ///   or `prepare` failed, the steps before it stay, each whole and counted, in a log beside it that the
  ///   lock file expects.
  package init(
    path: String,
    migrations: [Migration],
    sharedMigrations: [Migration] = [],
    applicationID: UInt32,
    execution: Execution = .threads,
    limits: DatabaseLimits = DatabaseLimits(),
    prepare: (Connection, _ isWhole: Bool) throws -> Void = { _, _ in }
  ) throws(DatabaseRefusal) {
    Self.limitHeap
    self.path = try DatabasePath.real(path)
    try DatabasePath.expectFiles(self.path)
    let schema = Schema(
      own: migrations,
      shared: sharedMigrations,
      applicationID: applicationID
    )
    file = DatabaseFile(path: self.path, schema: schema, limits: limits)
    onlyReads = nil
    let (lock, connections) = try file.open(prepare)
    (self.lock, self.execution) = (lock, execution)
    switch execution {
    case .threads:
      engine = try ThreadEngine(
        file: file,
        lock: lock,
        connections: connections,
        limits: limits,
        condition: condition
      )
    case .inline:
      engine = InlineEngine(
        file: file,
        lock: lock,
        connections: connections,
        limits: limits,
        condition: condition
      )
    }
  }

  /// Opens a file for reading alone that ``init(path:migrations:sharedMigrations:applicationID:execution:limits:prepare:)``
  /// refused because its disk has no room; changes are refused with `SQLITE_FULL`.
  ///
  /// Blocks while it does. No other process can read the file meanwhile where there is no room for an index
  /// of its log.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - migrations: the owner's steps.
  ///   - sharedMigrations: steps of tables that several owners have.
  ///   - applicationID: says whose file it is.
  ///   - execution: threads for running, `.inline` for simulation.
  ///   - limits: the ends of the queues.
  ///   - cause: what there was no room for.
  ///   - inspect: reads what the owner has to know.
  /// - Throws: ``DatabaseRefusal`` unless everything is there, in the schema of this program.
  package init(
    reading path: String,
    migrations: [Migration],
    sharedMigrations: [Migration] = [],
    applicationID: UInt32,
    execution: Execution = .threads,
    limits: DatabaseLimits = DatabaseLimits(),
    because cause: SQLiteError,
    inspect: (Connection) throws -> Void = { _ in }
  ) throws(DatabaseRefusal) {
    Self.limitHeap
    self.path = try DatabasePath.real(path)
    try DatabasePath.expectFiles(self.path)
    let schema = Schema(
      own: migrations,
      shared: sharedMigrations,
      applicationID: applicationID
    )
    file = DatabaseFile(path: self.path, schema: schema, limits: limits)
    let shortage = SQLiteError(code: SQLITE_FULL, message: cause.message)
    onlyReads = .noRoom(path: self.path, shortage)
    let (lock, connection) = try file.openForReading(inspect)
    (self.lock, self.execution) = (lock, execution)
    condition.found(shortage)
    engine = try ReadingEngine(
      connection: connection,
      lock: lock,
      execution: execution,
      limits: limits,
      condition: condition,
      refusal: shortage
    )
  }

  /// Whether the disk has the room in which changes are taken.
  package var hasRoom: Bool { file.hasRoom }

  deinit {
    engine.abandon()
  }

  /// Runs `body` in a transaction and returns when it is durable.
  ///
  /// - Parameters:
  ///   - owner: whose turn in the line it takes, a member or a household; `nil` is the service itself.
  ///   - household: the member's; households take turns before their members do.
  ///   - isLarge: it gets a transaction of its own at once, instead of after a try beside others.
  ///   - body: the work.
  /// - Returns: what `body` returned.
  /// - Throws: what `body` threw, after undoing what it did; ``SQLiteError`` when the commit failed (see
  ///   ``Database``) or another write of the transaction met damage;
  ///   ``DatabaseRefusal`` when the work was not taken; `CancellationError` when the caller was
  ///   cancelled before the body began, or while it ran: then nothing of it is kept.
  @discardableResult
  package func write<T: Sendable>(
    of owner: UniqueID? = nil,
    in household: UniqueID? = nil,
    isLarge: Bool = false,
    _ body: @escaping @Sendable (Connection) throws -> T
  ) async throws -> T {
    let job = DatabaseJobOf(body)
    job.isLarge = isLarge
    return try await engine.write(job, of: WorkOwner(owner, in: household))
  }

  /// Runs `body` on a snapshot that contains every write answered before.
  ///
  /// - Parameters:
  ///   - owner: whose turn in the line it takes, a member; `nil` is the service itself.
  ///   - body: the work.
  /// - Returns: what `body` returned.
  /// - Throws: what `body` threw, ``SQLiteError``, ``DatabaseRefusal``, or `CancellationError`: a
  ///   long query stops when its caller is cancelled.
  package func read<T: Sendable>(
    of owner: UniqueID? = nil,
    _ body: @escaping @Sendable (Connection) throws -> T
  ) async throws -> T {
    try await engine.read(DatabaseJobOf(body), of: WorkOwner(owner))
  }

  /// Writes a consistent, checked copy to `target` while others go on working.
  package func copy(to target: String) async throws {
    let path = path
    try await read { _ in try DatabaseCopy.make(of: path, to: target) }
  }

  /// Takes no more work, ends what waits, moves the log into the file and lets the file go.
  package func close() async {
    await engine.close()
  }

  /// One heap for all threads, and SQLite's memory in this process, above which its caches use what they have.
  ///
  /// A writer's cache and two readers' are 4 MB; the rest is for statements and large rows. There is no
  /// hard limit: it fails a commit in its midst, and what one statement may take is limited anyway.
  ///
  /// A thread's own heap grows by a page at a time, each with a call to the system, and none of what one thread
  /// let go is there for another.
  private static let limitHeap: Void = {
    mallopt(M_ARENA_MAX, 1)
    sqlite3_soft_heap_limit64(64 << 20)
  }()

  /// How many writes wait for the writer at this moment, for overload decisions and metrics.
  package var waitingWrites: Int { engine.waitingWrites }

  /// How many reads wait for a reader at this moment.
  package var waitingReads: Int { engine.waitingReads }

  /// Whether the file and its log are where they were, or nobody can say; a write finds out what is wrong.
  ///
  /// Looked at on a thread of its own: a disk may keep who asks waiting, and the writer while it syncs. Past SQLite,
  /// which would open another log in the place of one that is gone.
  package func isInPlace() async -> Bool {
    switch execution {
    case .inline: lock.isInPlace
    case .threads: (try? await WorkerThread.run("sqlite-look") { [lock] in lock.isInPlace }) ?? true
    }
  }

  /// The version of the SQLite library in use, as in `3.40.1`.
  package static var libraryVersion: String { Connection.libraryVersion }
}
