import SQLite
import TaskDomain
import Vocabulary

/// What stays booked of a task that goes.
enum LeftPoints: Hashable {
  /// These points, or nothing.
  case points(BookedPoints?)
  /// What an earlier deletion had left: the task came again open, and nothing was earned with it since.
  case asBefore
}

extension TaskRowWriter {
  /// Leaves the tombstone of a task, with the revision that its deletion is (TSK-083).
  func bury(_ task: HouseholdTask, _ left: LeftPoints) throws {
    var kept: BookedPoints?
    if case .points(let booked) = left { kept = booked }
    try connection.run(
      """
      INSERT INTO task_tombstone(household, space, id, revision, deleted_at, kept_points, kept_day)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET revision = excluded.revision, deleted_at = excluded.deleted_at,
        kept_points = CASE WHEN ? THEN kept_points ELSE excluded.kept_points END,
        kept_day = CASE WHEN ? THEN kept_day ELSE excluded.kept_day END
      """,
      household,
      member,
      task.id,
      Int64(clamping: task.revision + 1),
      moment.now,
      kept?.points ?? 0,
      kept?.day,
      left == .asBefore,
      left == .asBefore
    )
  }

  /// Brings a deleted task back.
  ///
  /// Its tombstone goes, but for that of an open one of which something stays booked.
  func restore(_ task: HouseholdTask, _ booked: BookedPoints?) throws {
    if task.isComplete || booked == nil {
      try forgetDeletion(of: task.id)
    } else {
      try keep(booked, of: task.id)
    }
    try insert(task)
  }

  /// Takes the tombstone of a task away, as if it had never been here.
  func forgetDeletion(of id: TaskID) throws {
    try connection.run(
      "DELETE FROM task_tombstone WHERE household = ? AND space = ? AND id = ?",
      household,
      member,
      id
    )
  }

  /// Says what is booked of a task from before an import brought it again.
  func keep(_ booked: BookedPoints?, of id: TaskID) throws {
    try connection.run(
      """
      UPDATE task_tombstone SET kept_points = ?, kept_day = ?
      WHERE household = ? AND space = ? AND id = ?
      """,
      booked?.points ?? 0,
      booked?.day,
      household,
      member,
      id
    )
  }
}
