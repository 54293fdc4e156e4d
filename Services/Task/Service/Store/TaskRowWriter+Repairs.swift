import SQLite
import TaskDomain
import Vocabulary

extension TaskRowWriter {
  /// Moves an orphan to the Inbox.
  ///
  /// - Returns: the task after and before; `nil` when it no longer exists.
  func adopt(_ orphan: Orphan) throws -> (task: HouseholdTask, previous: HouseholdTask)? {
    try moveToInbox(orphan.id)
    guard let task = try findTask(orphan.id) else { return nil }
    var previous = task
    previous.project = ProjectReference(id: orphan.formerProject, name: "")
    previous.revision -= 1
    return (task, previous)
  }

  /// In SQL, because a task without a project cannot be decoded.
  func moveToInbox(_ id: TaskID) throws {
    try connection.run(
      """
      UPDATE task SET project = ?, modified = ?, revision = revision + 1, project_rev = revision + 1
      WHERE household = ? AND space = ? AND id = ?
      """,
      ProjectID.inbox,
      moment.now,
      household,
      member,
      id
    )
  }

  /// Stores the report of this list's repair.
  func keep(_ report: RepairReport) throws {
    try report.keep(at: moment.now, of: space, connection)
  }
}
