package import Contracts
package import RPC
package import ServiceRuntime
package import TaskDomain
package import Vocabulary
package import Wire

/// Where tasks and projects live.
///
/// A `change` is one transaction: its rows, its events and its stored reply are all there, or none of
/// them. Both calls find the caller's space with its Inbox, made on first use (PRJ-033).
package protocol TaskStore: Sendable {
  /// What the tokens of this store's pages are sealed with.
  var pageSeal: PageSeal { get }

  /// Runs a changing call once, however often it is made, and answers when it is durable.
  ///
  /// `body` may run a second time after its first run was undone, so it has no other effects.
  func change<Request: Message, Response: Message>(
    _ call: ServerCall,
    _ request: Request,
    _ body: @escaping @Sendable (any TaskRows) throws -> Response
  ) async throws -> Response

  /// The line in which reads of much wait.
  var longReads: LongReads { get }

  /// Reads one moment of the space.
  ///
  /// `start` judges "now" by an earlier moment, for later pages of a walk.
  func read<Result: Sendable>(
    _ caller: Caller,
    at start: Timestamp?,
    _ body: @escaping @Sendable (any TaskReading) throws -> Result
  ) async throws -> Result
}

/// One space's records, as they are in one moment.
package protocol TaskReading {
  /// Whose records these are.
  var space: Space { get }
  /// When the call is decided, on the space's calendar.
  var moment: Moment { get }
  /// How long ago that was.
  var took: Duration { get }

  func findTask(_ id: TaskID) throws -> HouseholdTask?
  /// Up to `limit` tasks whose ids begin alike, by id.
  func tasks(with prefix: TaskIDPrefix, atMost limit: Int) throws -> [HouseholdTask]
  /// The revision that the deletion of this task was; `nil` when no tombstone of it is kept (TSK-083).
  ///
  /// A task that is there has one if it was imported again.
  func deletion(of id: TaskID) throws -> UInt64?
  func deletion(of id: ProjectID) throws -> UInt64?
  func isDeleted(_ id: SavedFilterID) throws -> Bool
  func findProject(_ id: ProjectID) throws -> Project?
  /// The project whose name is equal to this one, archived ones included.
  func findProject(named key: NameKey) throws -> Project?

  /// One page of a list, and where the next one begins.
  func tasks(_ listing: TaskListing, after place: PagePlace?) throws -> Page<HouseholdTask>
  /// How many tasks the whole list has.
  func count(_ listing: TaskListing) throws -> Int
  /// The groups that a list falls into, in their order, with how many tasks each has.
  func groups(_ listing: TaskListing, by grouping: Grouping, withEmpty: Bool) throws -> [TaskGroup]
  /// One page of a list whose tasks stand together by group, in the way the listing says.
  func tasks(_ listing: TaskListing, groupedWithEmpty: Bool, after place: PagePlace?) throws
    -> GroupedPage
  /// One page of what a search finds, the best first.
  func search(_ search: TaskSearch, _ synonyms: Synonyms, after place: PagePlace?) throws
    -> SearchPage
  /// What the tasks of a list come to; its order and its pages do not matter.
  func statistics(of listing: TaskListing, in period: StatisticsPeriod) throws -> TaskStatistics
  /// Every filter that the space keeps, by name.
  func savedFilters() throws -> [TaskV1.SavedFilter]
  func findSavedFilter(_ id: SavedFilterID) throws -> TaskV1.SavedFilter?
  func projectsByID() throws -> [ProjectID: Project]
  /// How much the space holds.
  func use() throws -> SpaceUse
  /// Tasks whose project does not exist (MIG-005).
  func orphans() throws -> [Orphan]
  /// What the last repairs found here, the newest first (MIG-006).
  func repairs() throws -> [RepairReport]
  /// The number of the newest event of this space: it grows with every change (EVT-001).
  func newestEvent() throws -> Int64
  /// The tasks of one project, up to `limit`.
  func tasks(of project: ProjectID, atMost limit: Int) throws -> [HouseholdTask]
  /// The same without the complete ones.
  func openTasks(of project: ProjectID, atMost limit: Int) throws -> [HouseholdTask]
  /// What the tasks of each project that has some come to; of one project when it is named.
  func statistics(of project: ProjectID?) throws -> [ProjectID: ProjectStatistics]
  func taskCounts(of project: ProjectID) throws -> TaskCounts
  /// Where the next project goes in the manual order (PRJ-018).
  func endOfProjects() throws -> Int

  /// A day's lists, each of which ends at ``DayLists/maximumTasks``, and figures, which count all tasks.
  func overview(of day: LocalDay) throws -> DayOverview
  /// Up to `limit` tasks in the order of the listing, whatever its page size.
  func all(_ listing: TaskListing, atMost limit: Int) throws -> [HouseholdTask]
  /// How much each of the days has to do, in their order.
  func loads(of days: [LocalDay], without ids: Set<TaskID>) throws -> [DayLoad]
  /// Up to `limit` tasks that are old enough to be cleaned up (TSK-082).
  func tasks(olderThan day: LocalDay, includesOpen: Bool, atMost limit: Int) throws
    -> [HouseholdTask]
  /// The fields that were changed after a revision (TSK-076).
  func fieldsChanged(of id: TaskID, since revision: UInt64) throws -> Set<TaskField>
}

/// One space's records inside the transaction of a changing call.
package protocol TaskRows: TaskReading {
  /// Makes ids for new records.
  var ids: IDSource { get }

  /// Moves an orphan to the Inbox; the task after and before, `nil` when it is gone.
  func adopt(_ orphan: Orphan) throws -> (task: HouseholdTask, previous: HouseholdTask)?
  /// What stayed booked of a task when it was deleted; `nil` when nothing did.
  func keptPoints(of id: TaskID) throws -> BookedPoints?
  /// Takes the tombstone of a task away, as if it had never been here.
  func forgetDeletion(of id: TaskID) throws
  func forgetDeletion(of id: ProjectID) throws
  /// Keeps what a repair found.
  func keep(_ report: RepairReport) throws
  /// Applies a change to the rows and appends its event to the feed.
  func apply(_ change: Change, batch: BatchID?) throws
  /// Applies many changes of as many records at once; their events are told in this order.
  func apply(_ changes: [(change: Change, batch: BatchID)]) throws
  /// Keeps a filter in the place of the one with its id, if there is one, and tells of it.
  ///
  /// One that keeps its name keeps its key: another may have what would be made of it today (PRJ-002).
  func save(_ filter: TaskV1.SavedFilter, replacing known: TaskV1.SavedFilter?) throws
  /// Forgets a filter, and tells of it.
  func delete(_ filter: TaskV1.SavedFilter) throws
  /// What takes back everything that this call has applied so far; `nil` when that is nothing.
  func undoToken() throws -> UndoToken?
  /// What one call of this caller did in this space, oldest first (TSK-084).
  func events(of token: UndoToken) throws -> [FeedEvent]
  /// Those of the ids of which the space's feed tells behind a place in it.
  func told(of ids: Set<UniqueID>, after place: FeedPosition) throws -> Set<UniqueID>
}

extension TaskStore {
  /// Reads one moment of the space, as of now.
  package func read<Result: Sendable>(
    _ caller: Caller,
    _ body: @escaping @Sendable (any TaskReading) throws -> Result
  ) async throws -> Result {
    try await read(caller, at: nil, body)
  }
}

extension TaskStore {
  /// Reads what may take many times as long as a page of a list: figures, and what a search finds.
  package func readMuch<Result: Sendable>(
    _ caller: Caller,
    at start: Timestamp? = nil,
    _ body: @escaping @Sendable (any TaskReading) throws -> Result
  ) async throws -> Result {
    try await longReads.run(of: caller.member) { try await read(caller, at: start, body) }
  }
}

extension TaskReading {
  func isDeleted(_ id: TaskID) throws -> Bool { try deletion(of: id) != nil }
  func isDeleted(_ id: ProjectID) throws -> Bool { try deletion(of: id) != nil }

  /// - Throws: ``TaskRefusal/taskNotFound``.
  package func task(_ id: TaskID?) throws -> HouseholdTask {
    guard let id, let task = try findTask(id) else { throw TaskRefusal.taskNotFound }
    return task
  }

  /// The Inbox, which every space has.
  package func inbox() throws -> Project {
    try findProject(.inbox) ?? .inbox(created: moment.now)
  }

  /// The project that a request asks for; `nil` when it asks for none or there is none.
  package func project(_ wish: ProjectWish) throws -> Project? {
    switch wish {
    case .none: nil
    case .id(let id): try findProject(id)
    case .name(let name): try findProject(named: NameKey(name))
    }
  }
}
