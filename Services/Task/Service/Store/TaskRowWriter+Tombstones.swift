import SQLite
import TaskDomain
import Vocabulary

/// The points that stay booked when a task is deleted.
enum RetainedPoints: Hashable {
  /// These points, or none.
  case points(BookedPoints?)
  /// Those of an earlier deletion: the task was imported again as open and has earned nothing
  /// since.
  case asBefore
}

extension TaskRowWriter {
  /// Leaves the tombstone of a task, with the revision of its deletion (TSK-083).
  func insertTombstone(_ task: HouseholdTask, _ left: RetainedPoints) throws {
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

  /// Restores a deleted task.
  ///
  /// Its tombstone is removed, unless the task is open and points stay booked.
  func restore(_ task: HouseholdTask, _ booked: BookedPoints?) throws {
    if task.isComplete || booked == nil {
      try forgetDeletion(of: task.id)
    } else {
      try keep(booked, of: task.id)
    }
    try insert(task)
  }

  /// Removes the tombstone of a task, as if the task had never existed.
  func forgetDeletion(of id: TaskID) throws {
    try connection.run(
      "DELETE FROM task_tombstone WHERE household = ? AND space = ? AND id = ?",
      household,
      member,
      id
    )
  }

  /// Records the points that are booked for a task from before it was imported again.
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
