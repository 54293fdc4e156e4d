package import RPC
package import ServiceRuntime
import SQLite
import TaskDomain
package import Vocabulary
package import Wire

/// Tasks and projects in the service's SQLite file.
///
/// A `change` is one transaction with its rows, events and stored reply. Both calls create the
/// caller's space with its Inbox on first use (PRJ-033).
package struct TaskStore: Sendable {
  /// Identifies the task service's files (`PRAGMA application_id`): "DB" and the port.
  static let applicationID: UInt32 = 0x4442_7401

  package let service: ServiceStore
  /// The key that seals this store's page tokens.
  package let pageSeal: PageSeal
  /// The queue of long reads.
  package let longReads = LongReadQueue()

  private init(_ service: ServiceStore, _ pageSeal: PageSeal) {
    self.service = service
    self.pageSeal = pageSeal
  }

  /// Opens or creates the file and migrates its schema.
  package init(path: String, environment: RuntimeEnvironment) throws {
    let pageSeal = PageSeal()
    self.init(
      try ServiceStore(
        "task",
        path: path,
        migrations: Self.migrations,
        applicationID: Self.applicationID,
        environment: environment,
        prepare: Self.preparation(path, environment, pageSeal)
      ),
      pageSeal
    )
  }

  /// The same without blocking the caller's loop.
  package static func open(
    path: String,
    environment: RuntimeEnvironment
  ) async throws -> TaskStore {
    let pageSeal = PageSeal()
    return TaskStore(
      try await ServiceStore.open(
        "task",
        path: path,
        migrations: migrations,
        applicationID: applicationID,
        environment: environment,
        prepare: preparation(path, environment, pageSeal)
      ),
      pageSeal
    )
  }

  private static func preparation(
    _ path: String,
    _ environment: RuntimeEnvironment,
    _ pageSeal: PageSeal
  ) -> @Sendable (Connection, FeedTable) throws -> Void {
    { connection, feed in
      try StartRepair.run(connection, feed, clock: environment.clock, path: path)
      try SearchIndex.refresh(connection)
      try pageSeal.load(connection, environment.random)
    }
  }

  static let migrations = [
    Migration(number: 1, name: "create_tasks", sql: PackageResources.m0001_create_tasks_sql)
  ]

  /// Tombstones are kept for 90 days, so that every device receives the deletion (TSK-083).
  package static let tombstoneRule = RetentionSweep.Rule(
    "tombstones",
    keptFor: .seconds(90 * 86_400)
  ) { write, cutoff, count in
    try write.connection.run(
      """
      DELETE FROM task_tombstone WHERE (household, space, id) IN
        (SELECT household, space, id FROM task_tombstone WHERE deleted_at < ? LIMIT ?)
      """,
      cutoff,
      count
    )
  }

  /// The same for deleted projects.
  package static let projectTombstoneRule = RetentionSweep.Rule(
    "project_tombstones",
    keptFor: .seconds(90 * 86_400)
  ) { write, cutoff, count in
    try write.connection.run(
      """
      DELETE FROM project_tombstone WHERE (household, space, id) IN
        (SELECT household, space, id FROM project_tombstone WHERE deleted_at < ? LIMIT ?)
      """,
      cutoff,
      count
    )
  }

  /// Runs a changing call once, however often it is made, and answers when it is durable.
  ///
  /// `body` may run again after a rollback, so it must have no other effects.
  package func change<Request: Message, Response: Message>(
    _ call: ServerCall,
    _ request: Request,
    _ body: @escaping @Sendable (TaskWriter) throws -> Response
  ) async throws -> Response {
    try await service.change(call, request) { [clock = service.clock] change in
      let writer = TaskWriter(
        space: Space(household: change.household, member: change.space),
        moment: Moment(change.now, change.caller),
        write: change,
        stamp: change.stamp,
        clock: clock
      )
      try writer.ensureSpace()
      return try body(writer)
    }
  }

  /// Reads a snapshot of the space.
  ///
  /// `start` sets an earlier time as "now", for later pages of a walk.
  package func read<Result: Sendable>(
    _ caller: Caller,
    at start: Timestamp? = nil,
    _ body: @escaping @Sendable (TaskReader) throws -> Result
  ) async throws -> Result {
    let space = Space(household: caller.household, member: caller.subject)
    let clock = service.clock
    let moment = Moment(start ?? clock.now(), caller)
    let result: Result? = try await service.read(of: caller.member.rawValue) { connection in
      let reader = TaskReader(
        space: space,
        moment: moment,
        connection: connection,
        clock: clock
      )
      return try reader.spaceExists() ? body(reader) : nil
    }
    if let result { return result }
    try await ensure(space, caller)
    return try await service.read(of: caller.member.rawValue) { connection in
      try body(TaskReader(space: space, moment: moment, connection: connection, clock: clock))
    }
  }

  /// Reads that may take many times as long as a page of a list: statistics and searches.
  package func readMuch<Result: Sendable>(
    _ caller: Caller,
    at start: Timestamp? = nil,
    _ body: @escaping @Sendable (TaskReader) throws -> Result
  ) async throws -> Result {
    try await longReads.run(of: caller.member) { try await read(caller, at: start, body) }
  }

  /// Creates the space with its Inbox for its first reader; the event names the service as its
  /// author.
  private func ensure(_ space: Space, _ caller: Caller) async throws {
    try await service.write(of: space.household) { [clock = service.clock] write in
      let moment = Moment(write.now, caller)
      let stamp = EventStamp(
        at: moment.now,
        localDay: moment.today,
        household: space.household,
        space: space.member
      )
      try TaskWriter(space: space, moment: moment, write: write, stamp: stamp, clock: clock)
        .ensureSpace()
    }
  }
}

extension Moment {
  /// The time of a call, in the calendar and with the start of the evening of the space's member.
  init(_ now: Timestamp, _ caller: Caller) {
    self.init(now, caller.calendar, eveningStart: caller.eveningStart)
  }
}
