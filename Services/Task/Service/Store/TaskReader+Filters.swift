import SQLite
import ServiceRuntime
import TaskContracts
import TaskDomain
import Vocabulary
import Wire

extension TaskReader {
  /// Every saved filter of the space, by name.
  func savedFilters() throws -> [TaskV1.SavedFilter] {
    try connection.all(
      "SELECT body FROM saved_filter WHERE household = ? AND space = ? ORDER BY name_key, id",
      household,
      member
    ) { try TaskV1.SavedFilter(decoding: $0.value(0, as: [UInt8].self)) }
  }

  func findSavedFilter(_ id: SavedFilterID) throws -> TaskV1.SavedFilter? {
    try connection.first(
      "SELECT body FROM saved_filter WHERE household = ? AND space = ? AND id = ?",
      household,
      member,
      id
    ) { try TaskV1.SavedFilter(decoding: $0.value(0, as: [UInt8].self)) }
  }
}
