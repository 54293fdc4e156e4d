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
    let kept = try storedPoints(of: id)
    guard kept == .untold else { return kept?.booked }
    try tellFromFeed()
    return try storedPoints(of: id)?.booked
  }

  private func storedPoints(of id: TaskID) throws -> KeptPoints? {
    try connection.first(
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

// MARK: - Tombstones from before they said what stays booked

/// What a tombstone says.
private enum KeptPoints: Equatable {
  case told(BookedPoints?)
  /// It was made before tombstones said so.
  case untold

  var booked: BookedPoints? {
    if case .told(let booked) = self { return booked }
    return nil
  }
}

extension SQLiteTaskRows {
  /// Writes into such tombstones what the feed says that the deletions left booked.
  ///
  /// The feed is kept as long as they are. All of the space are told at once, when the first is asked for: it
  /// takes a pass over the household's events.
  private func tellFromFeed() throws {
    var untold = Set(
      try connection.all(
        """
        SELECT id FROM task_tombstone
        WHERE household = ? AND space = ? AND kept_points IS NULL
        """,
        household,
        member
      ) { try $0.value(0, as: TaskID.self).text }
    )
    let events = SQLText(
      """
      SELECT entity, kind, body FROM feed WHERE household = ? AND space = ? AND body <> x''
        AND kind IN (?, ?, ?) ORDER BY seq DESC
      """,
      household,
      member,
      TaskV1.TaskDeleted.eventKind,
      TaskV1.TaskUndone.eventKind,
      TaskV1.TaskUncompleted.eventKind
    )
    var told: [(id: TaskID, left: BookedPoints)] = []
    try connection.each(events) { row in
      let entity: String = try row.value(0)
      guard untold.contains(entity),
        case .told(let left) = try Self.points(left: row.value(1), row.value(2))
      else { return true }
      untold.remove(entity)
      if let left, let id = TaskID(text: entity) { told.append((id, left)) }
      return !untold.isEmpty
    }
    for (id, left) in told { try keep(left, of: id) }
    try connection.run(
      """
      UPDATE task_tombstone SET kept_points = 0
      WHERE household = ? AND space = ? AND kept_points IS NULL
      """,
      household,
      member
    )
  }

  /// What one event says is booked of its task once that is gone; nothing where an earlier one has to be asked.
  private static func points(left kind: String, _ body: [UInt8]) throws -> KeptPoints {
    switch kind {
    case TaskV1.TaskDeleted.eventKind:
      let told = try TaskV1.TaskDeleted(decoding: body)
      if told.forgetHistory { return .told(nil) }
      let booked = HouseholdTask(told.task, completedOn: told.completionDay)?.booked
      return booked.map { .told($0) } ?? .untold
    case TaskV1.TaskUndone.eventKind:
      let told = try TaskV1.TaskUndone(decoding: body)
      let previous = HouseholdTask(told.previous, completedOn: told.previousCompletionDay)
      guard let booked = previous?.booked, told.task?.isComplete != true else { return .untold }
      return .told(told.task == nil && told.keepsPoints ? booked : nil)
    default: return .told(nil)
    }
  }
}
