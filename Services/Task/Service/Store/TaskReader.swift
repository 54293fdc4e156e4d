import SQLite
package import ServiceRuntime
package import TaskDomain
package import Vocabulary

/// The records of one space in one snapshot, on one connection.
///
/// Household and space come first in every statement. Read-only handlers get this type, which has
/// no method that changes a row.
package class TaskReader {
  /// The owner of these records.
  package let space: Space
  /// The time of the call, on the space's calendar.
  package let moment: Moment
  let connection: Connection
  let clock: any WallClock
  /// The part of a long range of days that is being counted.
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

  /// The time since the call was decided.
  var took: Duration { clock.now() - moment.now }
  var household: HouseholdID { space.household }
  var member: MemberID { space.member }

  /// The same records, restricted to a part of a long range.
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

  /// The numbers of records in the space.
  func use() throws -> SpaceUse {
    try connection.first(
      "SELECT tasks, projects FROM space WHERE household = ? AND space = ?",
      household,
      member
    ) { SpaceUse(tasks: try $0.value(0), projects: try $0.value(1)) }
      ?? SpaceUse(tasks: 0, projects: 0)
  }

  /// The number of the space's newest event, which every change increments (EVT-001).
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

  /// The project that a request names; `nil` when it names none or an unknown one.
  package func project(_ requested: RequestedProject) throws -> Project? {
    switch requested {
    case .none: nil
    case .id(let id): try findProject(id)
    case .name(let name): try findProject(named: NameKey(name))
    }
  }
}
