/// The category of an app; raw values match the contract.
package enum AppCategory: Int, Hashable, Sendable, CaseIterable {
  /// Not decided by a parent: use is recorded, but earns and consumes nothing.
  case uncategorized = 0
  /// Use earns points.
  case learning = 1
  /// Use consumes redeemed minutes.
  case reward = 2
}

/// A filter on a list of apps; filters combine (APP-022).
package enum AppFilter: Int, Hashable, Sendable, CaseIterable {
  case all = 0
  case learning = 1
  case reward = 2
  case uncategorized = 3

  /// The category that matches; `nil` matches all.
  package var category: AppCategory? {
    switch self {
    case .all: nil
    case .learning: .learning
    case .reward: .reward
    case .uncategorized: .uncategorized
    }
  }
}

/// The order of a list of apps; ties are broken by name, then by identifier (APP-025).
package enum AppOrder: Int, Hashable, Sendable, CaseIterable {
  case alphabetical = 0
  case recentlyUsed = 1
  case category = 2
  case pointsPerHour = 3
  case recentlyChanged = 4
}
