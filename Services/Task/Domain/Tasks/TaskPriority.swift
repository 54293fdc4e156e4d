/// How important a task is: a smaller raw value is more important (TSK-034 to TSK-038).
///
/// The raw values are those of the contract and of the store.
package enum TaskPriority: Int32, Hashable, Sendable, CaseIterable {
  /// P0
  case highest = 1
  /// P1
  case high = 2
  /// P2
  case medium = 3
  /// P3
  case low = 4
}

// MARK: - Points

extension TaskPriority {
  /// Points for completing a task of this priority (TSK-034, SCO-001).
  package var points: Int32 {
    switch self {
    case .highest: 7
    case .high: 4
    case .medium: 3
    case .low: 2
    }
  }
}
