import SQLite
import TaskDomain
import Vocabulary

// Tombstones of deleted tasks. A task that was imported again exists beside its tombstone.

extension TaskReader {
  /// The revision of this task's deletion; `nil` when it has no tombstone (TSK-083).
  ///
  /// An existing task has one if it was imported again.
  func deletion(of id: TaskID) throws -> UInt64? { try tombstone(of: id.rawValue) }

  /// A saved filter's tombstone is among those of tasks: no two records share an id.
  func isDeleted(_ id: SavedFilterID) throws -> Bool { try tombstone(of: id.rawValue) != nil }

  private func tombstone(of id: UniqueID) throws -> UInt64? {
    try connection.first(
      "SELECT revision FROM task_tombstone WHERE household = ? AND space = ? AND id = ?",
      household,
      member,
      id
    ) { UInt64(clamping: try $0.value(0, as: Int64.self)) }
  }

  /// The points that stayed booked when a task was deleted; `nil` for none.
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
