import CLinux
import CSQLite
package import Vocabulary

/// One SQLite file with concurrent readers and a single writer.
///
/// ```swift
/// let database = try Database(path: path, migrations: steps, applicationID: 0x4442_7401)
/// let done = try await database.write { connection in
///   try connection.run("UPDATE task SET completed_at = ? WHERE household = ? AND id = ?", now, home, id)
/// }
/// ```
/// A `write` that returned is durable, and one that threw changed nothing. The exception is a disk
/// that failed at COMMIT: the change is invisible, but may reappear if the process is killed at
/// that moment.
///
/// Bodies are synchronous and run SQL only: nothing runs between BEGIN and COMMIT, and the other
/// writes of the batch wait. A body may run again after its transaction was rolled back, so it must
/// have no other effects.
package final class Database: Sendable {
  /// The path of the file, with a link at its end resolved.
  package let path: String
  /// What was found about the file since it was opened.
  package let condition = DatabaseCondition()
  /// Why the database is read-only until it is opened again; `nil` when it accepts changes.
  package let onlyReads: DatabaseRefusal?
  private let file: DatabaseFile
  private let lock: FileLock
  private let execution: Execution
  private let engine: any Engine

  /// Opens or creates the file and migrates its schema; blocks meanwhile.
  ///
  /// - Parameters:
  ///   - path: the file; its folder exists.
  ///   - migrations: the service's own steps, numbered 1, 2, 3, ….
  ///   - sharedMigrations: steps of tables that several services have, numbered separately.
  ///   - applicationID: identifies the owner of the file (`PRAGMA application_id`); not 0.
  ///   - execution: threads in production, `.inline` for simulation.
  ///   - limits: limits of queues, transactions and the log.
  ///   - prepare: runs once in a transaction after the migrations. Its argument is `true` when
  ///     every acknowledged write is known to be there, and `false` when that is unknown.
  /// - Throws: ``DatabaseRefusal``; an existing file is then unchanged. When a migration or
  ///   `prepare` failed, the earlier migrations stay, each complete and counted, in a log that the
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

  /// Opens for reading a file that
  /// ``init(path:migrations:sharedMigrations:applicationID:execution:limits:prepare:)`` refused for
  /// lack of disk space; changes fail with `SQLITE_FULL`.
  ///
  /// Blocks meanwhile. Without space for an index of the log, no other process can read the file
  /// while it is open.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - migrations: the service's own steps.
  ///   - sharedMigrations: steps of tables that several services have.
  ///   - applicationID: identifies the owner of the file.
  ///   - execution: threads in production, `.inline` for simulation.
  ///   - limits: limits of queues, transactions and the log.
  ///   - cause: what there was no space for.
  ///   - inspect: reads what the service needs at its start.
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

  /// Whether the disk has enough free space for changes.
  package var hasRoom: Bool { file.hasRoom }

  deinit {
    engine.abandon()
  }

  /// Runs `body` in a transaction and returns when it is durable.
  ///
  /// - Parameters:
  ///   - owner: whose place in the fair queue it takes, a member or a household; `nil` is the
  ///     service itself.
  ///   - household: the member's; households take turns before their members do.
  ///   - isLarge: whether it starts in a transaction of its own, instead of after a try with
  ///     others.
  ///   - body: the work.
  /// - Returns: what `body` returned.
  /// - Throws: what `body` threw, after a rollback; ``SQLiteError`` when the commit failed (see
  ///   ``Database``) or another write of the transaction found damage; ``DatabaseRefusal`` when the
  ///   work was not accepted; `CancellationError` when the caller was cancelled before the body
  ///   began or while it ran, after a rollback.
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

  /// Runs `body` on a snapshot that contains every write acknowledged before.
  ///
  /// - Parameters:
  ///   - owner: whose place in the fair queue it takes, a member; `nil` is the service itself.
  ///   - body: the work.
  /// - Returns: what `body` returned.
  /// - Throws: what `body` threw, ``SQLiteError``, ``DatabaseRefusal``, or `CancellationError`: a
  ///   long query is interrupted when its caller is cancelled.
  package func read<T: Sendable>(
    of owner: UniqueID? = nil,
    _ body: @escaping @Sendable (Connection) throws -> T
  ) async throws -> T {
    try await engine.read(DatabaseJobOf(body), of: WorkOwner(owner))
  }

  /// Runs `body` on a snapshot of its own, without a time limit and outside of the queue of reads.
  ///
  /// SQLite's log cannot restart until it ends.
  ///
  /// - Parameter body: the reads.
  /// - Returns: what `body` returned.
  /// - Throws: what `body` threw, or ``SQLiteError``.
  package func longRead<T: Sendable>(
    _ body: @escaping @Sendable (Connection) throws -> T
  ) async throws -> T {
    let file = file
    let outcome: Result<T, any Error> = try await blocking {
      Result {
        let connection = try file.readingConnection()
        try connection.run("BEGIN")
        defer { try? connection.script("ROLLBACK") }
        return try body(connection)
      }
    }
    return try outcome.get()
  }

  /// Runs blocking work as the database runs its own: on a thread, or inline (``Execution``).
  package func blocking<T: Sendable>(_ body: @escaping @Sendable () -> T) async throws -> T {
    switch execution {
    case .inline: body()
    case .threads: try await WorkerThread.run("sqlite-aside", body)
    }
  }

  /// Checkpoints the log, restarts it and truncates its file, so that it contains no pages from before a deletion.
  ///
  /// - Returns: false when a reader still needs the log; then it is unchanged.
  /// - Throws: as ``write(of:in:isLarge:_:)``.
  package func clearLog() async throws -> Bool {
    let job = DatabaseJobOf<Void> { _ in }
    job.clearsLog = true
    try await engine.write(job, of: WorkOwner(nil))
    return job.hasClearedLog
  }

  /// Writes a consistent, checked copy to `target`; other reads and writes continue.
  package func copy(to target: String) async throws {
    let path = path
    try await read { _ in try DatabaseCopy.make(of: path, to: target) }
  }

  /// Accepts no more work, finishes what is queued, checkpoints the log and closes the file.
  package func close() async {
    await engine.close()
  }

  /// Limits malloc to one heap for all threads, and sets SQLite's soft heap limit, above which it
  /// recycles cache pages.
  ///
  /// The caches of a writer and two readers are 4 MB; the rest is for statements and large rows. A
  /// hard limit would fail commits midway, and each statement is limited anyway.
  ///
  /// A heap per thread grows page by page, each with a system call, and memory freed by one thread
  /// is not available to the others.
  private static let limitHeap: Void = {
    mallopt(M_ARENA_MAX, 1)
    sqlite3_soft_heap_limit64(64 << 20)
  }()

  /// Writes that wait for the writer, for overload decisions and metrics.
  package var waitingWrites: Int { engine.waitingWrites }

  /// Reads that wait for a reader.
  package var waitingReads: Int { engine.waitingReads }

  /// Whether the file and its log are in place, or that is unknown; a write then finds the cause.
  ///
  /// Runs on a thread of its own, because a slow disk blocks the caller, and the writer while it
  /// syncs. Bypasses SQLite, which would create another log in place of a missing one.
  package func isInPlace() async -> Bool {
    switch execution {
    case .inline: lock.isInPlace
    case .threads: (try? await WorkerThread.run("sqlite-look") { [lock] in lock.isInPlace }) ?? true
    }
  }

  /// The version of the SQLite library in use, as in `3.40.1`.
  package static var libraryVersion: String { Connection.libraryVersion }
}
