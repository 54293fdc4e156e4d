import SQLite
package import ServiceRuntime
package import TaskDomain
package import Vocabulary

/// One space's records as they are in one moment, on one connection.
///
/// The household and the space are in every statement, first. A handler that only reads gets this type,
/// which has no function that changes a row.
package class TaskReader {
  /// Whose records these are.
  package let space: Space
  /// When the call is decided, on the space's calendar.
  package let moment: Moment
  let connection: Connection
  let clock: any WallClock
  /// Which part of a long range of days is being counted.
  let rangePart: RangePart

  init(
    space: Space,
    moment: Moment,
    connection: Connection,
    clock: any WallClock,
    rangePart: RangePart = .whole
  ) {
    self.space = space
    self.moment = moment
    self.connection = connection
    self.clock = clock
    self.rangePart = rangePart
  }

  /// How long ago the call was decided.
  var took: Duration { clock.now() - moment.now }
  var household: HouseholdID { space.household }
  var member: MemberID { space.member }

  /// The same records, of which only a part of a long range is counted.
  func counting(_ part: RangePart) -> TaskReader {
    TaskReader(
      space: space,
      moment: moment,
      connection: connection,
      clock: clock,
      rangePart: part
    )
  }
}

// MARK: - The space

extension TaskReader {
  func spaceExists() throws -> Bool {
    try connection.first(
      "SELECT 1 FROM space WHERE household = ? AND space = ?",
      household,
      member
    ) { _ in true } ?? false
  }

  /// How much the space holds.
  func use() throws -> SpaceUse {
    try connection.first(
      "SELECT tasks, projects FROM space WHERE household = ? AND space = ?",
      household,
      member
    ) { SpaceUse(tasks: try $0.value(0), projects: try $0.value(1)) }
      ?? SpaceUse(tasks: 0, projects: 0)
  }

  /// The number of the newest event of this space: it grows with every change (EVT-001).
  func newestEvent() throws -> Int64 {
    try connection.first(
      "SELECT number FROM feed_space WHERE household = ? AND space = ?",
      household,
      member
    ) { try $0.value(0) } ?? 0
  }
}

// MARK: - What a call asks for

extension TaskReader {
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
