import Glibc
package import RPC
package import SQLite
package import Vocabulary
package import Wire

/// One service's database, with the work that every service does for a change.
///
/// ```swift
/// func completeTask(_ request: TaskV1.CompleteTaskRequest, _ call: ServerCall) async throws
///   -> TaskV1.CompleteTaskResponse
/// {
///   try await store.change(call, request) { change in
///     let completed = try TaskRows(change).task(request.taskID).completed(at: change.now)
///     try change.append(NewEvent(TaskV1.TaskCompleted(…), entity: completed.id.text))
///     return TaskV1.CompleteTaskResponse(…)
///   }
/// }
/// ```
/// Change, events and reply are committed together. When `change` returns they are durable,
/// followers of the feed are woken, and the response carries the feed's position.
package final class ServiceStore: Sendable {
  /// The service's name in positions: `task`.
  package let service: String
  package let database: Database
  package let feed: FeedTable
  package let head: FeedHead
  package let ids: IDSource
  package let random: RandomSource
  package let clock: any WallClock
  private let running = RunningRequests()

  /// Bytes of a large request: 200 short records, or 15 with long texts.
  ///
  /// Its change starts in a transaction of its own.
  static let largeRequest = 16 << 10

  /// Suffix of the file that marks a database while a restore moves it into place.
  package static let restoringSuffix = ".restoring"

  /// Opens the service's database, its own tables and the shared ones.
  ///
  /// Blocks meanwhile. Without disk space the file is opened read-only (``onlyReads``).
  ///
  /// - Parameters:
  ///   - service: the service's name in positions.
  ///   - path: the file; its folder exists.
  ///   - migrations: the service's own steps, numbered 1, 2, 3, ….
  ///   - applicationID: identifies the file's owner; every service has its own.
  ///   - environment: time, randomness and threads.
  ///   - prepare: prepares the service's tables before changes, in one transaction.
  /// - Throws: ``DatabaseRefusal``; an existing file is then unchanged.
  package init(
    _ service: String,
    path: String,
    migrations: [Migration],
    applicationID: UInt32,
    environment: RuntimeEnvironment,
    prepare: (Connection, FeedTable) throws -> Void = { _, _ in }
  ) throws(DatabaseRefusal) {
    let real = try DatabasePath.real(path)
    guard try !DatabasePath.isThere(real + Self.restoringSuffix) else {
      throw .restoreUnfinished(path: path)
    }
    DataFolder.discardLeftovers(beside: real)
    self.service = service
    ids = environment.ids
    self.random = environment.random
    clock = environment.clock
    let random = environment.random
    var epoch: UInt64 = 0
    var newest: Int64 = 0
    var isCertain = true
    func lookUpEpoch(_ connection: Connection) throws {
      epoch =
        try connection.first("SELECT epoch FROM feed_meta") {
          UInt64(bitPattern: try $0.value(0, as: Int64.self))
        } ?? 0
    }
    do throws(DatabaseRefusal) {
      database = try Database(
        path: path,
        migrations: migrations,
        sharedMigrations: SharedSchema.migrations,
        applicationID: applicationID,
        execution: environment.storageExecution
      ) { connection, isWhole in
        let first = Int64(bitPattern: FeedEpoch.new(random))
        try connection.run("INSERT OR IGNORE INTO feed_meta VALUES (1, ?, 0)", first)
        try lookUpEpoch(connection)
        isCertain = isWhole
        if !isWhole {
          // Numbers may recur, so a new epoch begins and followers replay the feed.
          epoch = FeedEpoch.next(after: epoch, random)
          try connection.run("UPDATE feed_meta SET epoch = ?", Int64(bitPattern: epoch))
        }
        let feed = FeedTable(epoch: epoch)
        try prepare(connection, feed)
        newest = try feed.head(connection)
      }
    } catch {
      guard case .noRoom(_, let cause) = error,
        let reading = try? Database(
          reading: path,
          migrations: migrations,
          sharedMigrations: SharedSchema.migrations,
          applicationID: applicationID,
          execution: environment.storageExecution,
          because: cause,
          inspect: { connection in
            try lookUpEpoch(connection)
            newest = try FeedTable(epoch: epoch).head(connection)
          }
        )
      else { throw error }
      database = reading
    }
    if !isCertain {
      environment.log.warning(
        "store",
        "the newest changes may be missing, or the file is a copy: the feed begins a new epoch"
      )
    }
    feed = FeedTable(epoch: epoch)
    head = FeedHead(FeedPosition(epoch: epoch, sequence: newest))
  }

  /// Opens it as ``init(_:path:migrations:applicationID:environment:prepare:)`` does.
  ///
  /// Runs on a thread of its own unless SQLite is inline, so that the caller's loop is not blocked.
  package static func open(
    _ service: String,
    path: String,
    migrations: [Migration],
    applicationID: UInt32,
    environment: RuntimeEnvironment,
    prepare: @escaping @Sendable (Connection, FeedTable) throws -> Void = { _, _ in }
  ) async throws(DatabaseRefusal) -> ServiceStore {
    let open = { @Sendable () throws(DatabaseRefusal) in
      try ServiceStore(
        service,
        path: path,
        migrations: migrations,
        applicationID: applicationID,
        environment: environment,
        prepare: prepare
      )
    }
    switch environment.storageExecution {
    case .threads: return try await WorkerThread.run("sqlite-open", open)
    case .inline: return try open()
    }
  }

  /// Why the database is read-only until it is opened again: its disk is full; `nil` when it
  /// accepts changes.
  package var onlyReads: DatabaseRefusal? { database.onlyReads }

  /// The feed's position.
  package var position: FeedPosition { head.position }

  package func close() async {
    await database.close()
  }
}

// MARK: - Changing

extension ServiceStore {
  /// Runs a changing call once, however often it is made.
  ///
  /// The first call runs `body` in a transaction and stores the reply with it. The same call again
  /// gets the stored reply (trailer `replayed`), or is refused while the first one runs. Sets the
  /// trailers `daybook-position` and `daybook-written`. When the caller cancels meanwhile, nothing
  /// is changed or stored.
  /// - Throws: what `body` throws, after a rollback; INVALID_ARGUMENT `request_id_required` or
  ///   `request_id_reused`; ABORTED `request_in_progress`; RESOURCE_EXHAUSTED `reply_too_large`;
  ///   UNAUTHENTICATED `caller_unknown`; what ``Database/write(_:)`` throws.
  package func change<Request: Message, Response: Message>(
    _ call: ServerCall,
    _ request: Request,
    _ body: @escaping @Sendable (ChangeContext) throws -> Response
  ) async throws -> Response {
    try await change(call, request, as: try Caller(call), body)
  }

  /// The same for a caller that was authenticated in another way.
  package func change<Request: Message, Response: Message>(
    _ call: ServerCall,
    _ request: Request,
    as caller: Caller,
    _ body: @escaping @Sendable (ChangeContext) throws -> Response
  ) async throws -> Response {
    let changed = try await change(caller, call.method.name, request, body)
    call.setTrailer(TrustedKey.position, "\(service)=\(changed.position.text)")
    if let written = changed.written { call.setTrailer(TrustedKey.written, written.text) }
    if changed.isReplay { call.setTrailer(TrustedKey.replayed, "1") }
    return changed.response
  }

  /// The result of a changing call.
  package struct Changed<Response: Sendable>: Sendable {
    package let response: Response
    package let position: FeedPosition
    /// How much was written; `nil` for a replay, which writes nothing.
    package let written: WrittenAmount?

    /// The response is the stored one of an earlier call.
    package var isReplay: Bool { written == nil }
  }

  /// The same without a call, for workflows and tests.
  package func change<Request: Message, Response: Message>(
    _ caller: Caller,
    _ method: String,
    _ request: Request,
    _ body: @escaping @Sendable (ChangeContext) throws -> Response
  ) async throws -> Changed<Response> {
    guard let requestID = caller.requestID else { throw LedgerRefusal.required }
    let key = RequestKey(
      household: caller.household,
      caller: caller.member,
      request: requestID,
      method: method,
      message: request
    )
    try running.begin(key)
    defer { running.end(key) }
    let now = clock.now()
    let (changed, households) = try await database.write(
      of: caller.member.rawValue,
      in: caller.household.rawValue,
      isLarge: key.size >= Self.largeRequest
    ) { [self] connection -> (Changed<Response>, Set<HouseholdID>) in
      if let stored = try RequestLedger.find(key, in: connection) {
        let replayed = Changed(
          response: try Response(decoding: stored.reply),
          position: FeedPosition(epoch: feed.epoch, sequence: stored.sequence),
          written: nil
        )
        return (replayed, [])
      }
      let context = ChangeContext(connection: connection, now: now, store: self, caller: caller)
      let response = try body(context)
      let sequence = try context.lastSequence ?? feed.head(connection)
      let reply = response.encoded()
      // A change whose reply cannot be sent is rolled back.
      guard reply.count <= RequestLedger.maximumReply else { throw LedgerRefusal.replyTooLarge }
      try RequestLedger.keep(
        RequestLedger.Stored(reply: reply, sequence: sequence),
        for: key,
        at: now,
        in: connection
      )
      let changed = Changed(
        response: response,
        position: FeedPosition(epoch: feed.epoch, sequence: sequence),
        written: WrittenAmount(
          records: context.appended.events,
          bytes: key.size + reply.count + context.appended.bytes
        )
      )
      return (changed, context.households)
    }
    head.publish(changed.position.sequence, of: households)
    return changed
  }

  /// Runs a write that does not belong to a changing call: a consumer's effect, a timer, pruning.
  ///
  /// - Parameters:
  ///   - household: whose place in the fair queue it takes; `nil` is the service itself.
  ///   - body: the work.
  /// - Returns: what `body` returned.
  /// - Throws: what ``Database/write(of:_:)`` throws.
  @discardableResult
  package func write<T: Sendable>(
    of household: HouseholdID? = nil,
    _ body: @escaping @Sendable (WriteContext) throws -> T
  ) async throws -> T {
    let now = clock.now()
    let (result, sequence, households) = try await database.write(of: household?.rawValue) {
      [self] connection in
      let context = WriteContext(connection: connection, now: now, store: self)
      let result = try body(context)
      return (result, context.lastSequence, context.households)
    }
    if let sequence { head.publish(sequence, of: households) }
    return result
  }

  /// Changes a page and changes it back, to test whether the disk accepts small changes.
  ///
  /// SQLite does not write a row that is set to its own value. A limit that only larger changes
  /// reach (a quota, RLIMIT_FSIZE) is not detected; the caller of such a change gets the error.
  func tryWriting() async throws {
    try await database.write { connection in
      try connection.run("INSERT INTO feed_cursor(consumer, epoch, seq) VALUES ('', 0, 0)")
      try connection.run("DELETE FROM feed_cursor WHERE consumer = ''")
    }
  }

  /// Reads a row, to test whether the file can be read.
  func tryReading() async throws {
    let feed = feed
    _ = try await database.read { try feed.head($0) }
  }

  /// Reads a snapshot that contains every change acknowledged before.
  ///
  /// - Parameters:
  ///   - owner: whose place in the fair queue it takes, a member; `nil` is the service itself.
  ///   - body: the work.
  /// - Returns: what `body` returned.
  /// - Throws: what ``Database/read(of:_:)`` throws.
  package func read<T: Sendable>(
    of owner: UniqueID? = nil,
    _ body: @escaping @Sendable (Connection) throws -> T
  ) async throws -> T {
    try await database.read(of: owner, body)
  }
}
