import ServiceRuntime
import SQLite
import TaskDomain
import Vocabulary

/// One space's rows on one connection: inside a write, or on a reader's snapshot.
///
/// The household and the space are in every statement, first.
struct SQLiteTaskRows: TaskRows {
  let space: Space
  let moment: Moment
  let connection: Connection
  let clock: any WallClock
  /// `nil` on a snapshot.
  var write: WriteContext?
  var stamp: EventStamp?
  /// Where this call's events begin.
  var mark: UndoMark?
  /// What is asked of long ranges of days, while they are counted.
  var rangePart = RangePart.whole

  var took: Duration { clock.now() - moment.now }
  var household: HouseholdID { space.household }
  var member: MemberID { space.member }
  var ids: IDSource { writing.ids }

  /// The write this is part of; changing a snapshot is a mistake of ours.
  var writing: WriteContext {
    guard let write else { preconditionFailure("a snapshot was asked to change something") }
    return write
  }
}

// MARK: - The space

extension SQLiteTaskRows {
  func spaceExists() throws -> Bool {
    try connection.first(
      "SELECT 1 FROM space WHERE household = ? AND space = ?",
      household,
      member
    ) { _ in true } ?? false
  }

  /// Makes the space with its Inbox when it is not there yet (PRJ-033).
  func ensureSpace() throws {
    guard try !spaceExists() else { return }
    try connection.run(
      """
      INSERT INTO space(household, space, tasks, projects, number)
      VALUES (?, ?, 0, 0, (SELECT coalesce(max(number), 0) + 1 FROM space))
      """,
      household,
      member
    )
    try apply(.inboxEnsured(.inbox(created: moment.now)), batch: nil)
  }

  func use() throws -> SpaceUse {
    try connection.first(
      "SELECT tasks, projects FROM space WHERE household = ? AND space = ?",
      household,
      member
    ) { SpaceUse(tasks: try $0.value(0), projects: try $0.value(1)) }
      ?? SpaceUse(tasks: 0, projects: 0)
  }

  func newestEvent() throws -> Int64 {
    try connection.first(
      "SELECT number FROM feed_space WHERE household = ? AND space = ?",
      household,
      member
    ) { try $0.value(0) } ?? 0
  }

  func keep(_ report: RepairReport) throws {
    try report.keep(at: moment.now, of: space, connection)
  }
}
