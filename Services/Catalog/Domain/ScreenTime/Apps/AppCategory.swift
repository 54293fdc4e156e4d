/// What an app is for; the numbers are those of the contract.
package enum AppCategory: Int, Hashable, Sendable, CaseIterable {
  /// No parent has decided: use is recorded, and earns and consumes nothing.
  case uncategorized = 0
  /// Use earns points.
  case learning = 1
  /// Use consumes redeemed minutes.
  case reward = 2
}

/// Which apps a list has; criteria of a list combine (APP-022).
package enum AppFilter: Int, Hashable, Sendable, CaseIterable {
  case all = 0
  case learning = 1
  case reward = 2
  case uncategorized = 3

  /// The only category that it lets through; `nil`: each.
  package var category: AppCategory? {
    switch self {
    case .all: nil
    case .learning: .learning
    case .reward: .reward
    case .uncategorized: .uncategorized
    }
  }
}

/// The order of a list of apps; equal ones are ordered by name, then by identifier (APP-025).
package enum AppOrder: Int, Hashable, Sendable, CaseIterable {
  case alphabetical = 0
  case recentlyUsed = 1
  case category = 2
  case pointsPerHour = 3
  case recentlyChanged = 4
}
