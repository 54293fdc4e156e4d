/// What a member logs, in the order in which clients show it (FST-001).
package enum HealthDataType: Int, Hashable, Sendable, CaseIterable, Comparable {
  case weight = 1
  case hydration = 2
  case sleep = 3
  case fasting = 4

  package static func < (lhs: HealthDataType, rhs: HealthDataType) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  /// What children do not have: weight and fasts (FST-003).
  package var isForAdults: Bool { self == .weight || self == .fasting }

  /// As sentences name it.
  package var word: String {
    switch self {
    case .weight: "weight"
    case .hydration: "water"
    case .sleep: "sleep"
    case .fasting: "fasting"
    }
  }
}

/// Where an entry came from.
package enum HealthEntrySource: Int, Hashable, Sendable {
  case manual = 1
  case imported = 2
}
