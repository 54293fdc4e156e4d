/// The difficulty of a topic for a beginner.
///
/// Raw values match the contract and the store.
package enum Difficulty: Int, Hashable, Sendable, CaseIterable, Comparable {
  case beginner = 1
  case intermediate = 2
  case advanced = 3

  /// The spelling in seed files.
  package var name: String {
    switch self {
    case .beginner: "beginner"
    case .intermediate: "intermediate"
    case .advanced: "advanced"
    }
  }

  package init?(name: String) {
    guard let found = Difficulty.allCases.first(where: { $0.name == name }) else { return nil }
    self = found
  }

  package static func < (lhs: Difficulty, rhs: Difficulty) -> Bool { lhs.rawValue < rhs.rawValue }
}
