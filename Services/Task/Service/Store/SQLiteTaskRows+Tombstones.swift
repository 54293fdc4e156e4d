import Contracts
import SQLite
import TaskDomain
import Vocabulary
import Wire

/// What stays booked of a task that goes.
enum LeftPoints: Hashable {
  /// These points, or nothing.
  case points(BookedPoints?)
  /// What an earlier deletion had left: the task came again open, and nothing was earned with it since.
  case asBefore
}

// What is left of tasks that are gone. One that an import brought again has its tombstone beside it.

extension SQLiteTaskRows {
  func deletion(of id: TaskID) throws -> UInt64? { try tombstone(of: id.rawValue) }

  /// A saved filter leaves its tombstone among those of tasks: no two records have one id.
  func isDeleted(_ id: SavedFilterID) throws -> Bool { try tombstone(of: id.rawValue) != nil }

  private func tombstone(of id: UniqueID) throws -> UInt64? {
    try connection.first(
      "SELECT revision FROM task_tombstone WHERE household = ? AND space = ? AND id = ?",
      household,
      member,
      id
    ) { UInt64(clamping: try $0.value(0, as: Int64.self)) }
  }

  func keptPoints(of id: TaskID) throws -> BookedPoints? {
    let kept: KeptPoints? = try connection.first(
      """
      SELECT kept_points, kept_day FROM task_tombstone
      WHERE household = ? AND space = ? AND id = ?
      """,
      household,
      member,
      id
    ) { row in
      guard let points = try row.value(0, as: Int32?.self) else { return .untold }
      let day = try row.value(1, as: LocalDay?.self)
      return .told(day.map { BookedPoints(points: points, day: $0) })
    }
    switch kept {
    case .told(let booked): return booked
    case .untold: return try pointsLeftInFeed(of: id)
    case nil: return nil
    }
  }

  /// What the feed says a deletion left booked, which is kept as long as the tombstone.
  ///
  /// For tombstones from before they said so themselves, and so for the first 90 days after that only. It
  /// reads what there is of the household.
  private func pointsLeftInFeed(of id: TaskID) throws -> BookedPoints? {
    let events = try connection.all(
      """
      SELECT kind, body FROM feed WHERE household = ? AND space = ? AND entity = ? AND body <> x''
        AND kind IN ('task_deleted', 'task_undone', 'task_uncompleted') ORDER BY seq DESC
      """,
      household,
      member,
      id.text
    ) { (kind: try $0.value(0, as: String.self), body: try $0.value(1, as: [UInt8].self)) }
    for (kind, body) in events {
      switch kind {
      case "task_deleted":
        let told = try TaskV1.TaskDeleted(decoding: body)
        if told.forgetHistory { return nil }
        if let booked = HouseholdTask(told.task, completedOn: told.completionDay)?.booked {
          return booked
        }
      case "task_undone":
        let told = try TaskV1.TaskUndone(decoding: body)
        let previous = HouseholdTask(told.previous, completedOn: told.previousCompletionDay)
        guard let booked = previous?.booked, told.task?.isComplete != true else { continue }
        return told.task == nil && told.keepsPoints ? booked : nil
      default: return nil
      }
    }
    return nil
  }

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

/// What a tombstone says.
private enum KeptPoints {
  case told(BookedPoints?)
  /// It was made before tombstones said so.
  case untold
}
