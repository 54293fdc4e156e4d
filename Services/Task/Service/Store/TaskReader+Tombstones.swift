import SQLite
import TaskDomain
import Vocabulary

// What is left of deleted tasks. One that an import brought back has its tombstone beside it.

extension TaskReader {
  /// The revision that the deletion of this task was; `nil` when no tombstone of it is kept (TSK-083).
  ///
  /// A task that is there has one if it was imported again.
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

  /// What stayed booked of a task when it was deleted; `nil` when nothing did.
  func keptPoints(of id: TaskID) throws -> BookedPoints? {
    let kept: BookedPoints?? = try connection.first(
      """
      SELECT kept_points, kept_day FROM task_tombstone
      WHERE household = ? AND space = ? AND id = ?
      """,
      household,
      member,
      id
    ) { row in
      guard let day = try row.value(1, as: LocalDay?.self) else { return nil }
      return BookedPoints(points: try row.value(0), day: day)
    }
    return kept ?? nil
  }
}
