// The enums of projects (PRJ-020 to PRJ-024); raw values are those of the contract and of the store.

/// A project's icon (PRJ-021).
package enum ProjectIcon: Int32, Hashable, Sendable, CaseIterable {
  case folder = 1
  case inbox = 2
  case briefcase = 3
  case book = 4
  case heart = 5
  case star = 6
  case flag = 7
  case target = 8
}

/// A project's status (PRJ-022).
package enum ProjectStatus: Int32, Hashable, Sendable, CaseIterable {
  case planning = 1
  case active = 2
  case onHold = 3
  case completed = 4
  case cancelled = 5
}

/// A project's priority: larger is more important, unlike tasks (PRJ-023).
package enum ProjectPriority: Int32, Hashable, Sendable, CaseIterable {
  case low = 1
  case medium = 2
  case high = 3
  case critical = 4
}

/// A project's health (PRJ-024, PRJ-052).
package enum ProjectHealth: Int32, Hashable, Sendable, CaseIterable {
  case excellent = 1
  case good = 2
  case warning = 3
  case critical = 4
  case unknown = 5

  /// - Parameters:
  ///   - complete: complete tasks.
  ///   - total: all tasks.
  ///   - isOverdue: whether the project's own due date has passed (PRJ-051).
  package init(complete: Int, of total: Int, isOverdue: Bool) {
    // Integers, so that 7 of 10 is exactly 0.7.
    let tenths = complete * 10
    if total == 0 {
      self = .unknown
    } else if isOverdue {
      self = tenths > total * 8 ? .warning : .critical
    } else if tenths >= total * 9 {
      self = .excellent
    } else if tenths >= total * 7 {
      self = .good
    } else if tenths >= total * 4 {
      self = .warning
    } else {
      self = .critical
    }
  }
}

/// A project's automatic behaviour (PRJ-025, PRJ-027 to PRJ-031).
package struct ProjectSettings: Hashable, Sendable {
  package var allowsSubprojects = true
  /// Archives the project when its status becomes completed.
  package var archivesCompleted = false
  package var hasReminders = true
  package var hasDailyDigest = false
  package var tellsOverdue = true
  /// The colours of charts and headers; `color` marks the project itself.
  package var colorScheme = ProjectColor.blue

  package init() {}
}
