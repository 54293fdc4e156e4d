/// The types of health logs, in the order in which clients show them (FST-001).
package enum HealthDataType: Int, Hashable, Sendable, CaseIterable, Comparable {
  case weight = 1
  case hydration = 2
  case sleep = 3
  case fasting = 4

  package static func < (lhs: HealthDataType, rhs: HealthDataType) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  /// Whether only adults have this log: weight and fasting (FST-003).
  package var isForAdults: Bool { self == .weight || self == .fasting }

  /// The type's name in sentences.
  package var word: String {
    switch self {
    case .weight: "weight"
    case .hydration: "water"
    case .sleep: "sleep"
    case .fasting: "fasting"
    }
  }
}

/// The origin of an entry.
package enum HealthEntrySource: Int, Hashable, Sendable {
  case manual = 1
  case imported = 2
}
