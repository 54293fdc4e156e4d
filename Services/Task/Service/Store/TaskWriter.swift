import SQLite
import ServiceRuntime
import TaskDomain
import Vocabulary

/// Writes one space's rows without events, for repairs at the start.
package class TaskRowWriter: TaskReader {}

/// The records of one space inside the transaction of a changing call.
///
/// A call changes rows through ``apply(_:batch:)`` only, so that no change lacks its event.
package final class TaskWriter: TaskRowWriter {
  let write: WriteContext
  let stamp: EventStamp
  /// Records where this call's events begin.
  let mark = UndoMark()

  init(
    space: Space,
    moment: Moment,
    write: WriteContext,
    stamp: EventStamp,
    clock: any WallClock
  ) {
    self.write = write
    self.stamp = stamp
    super.init(space: space, moment: moment, connection: write.connection, clock: clock)
  }

  /// Generates ids for new records.
  var ids: IDSource { write.ids }

  /// Creates the space with its Inbox if it is missing (PRJ-033).
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
}
