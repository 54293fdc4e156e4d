/// A member's role in the household, which determines their rights.
package enum Role: String, Hashable, Sendable, CaseIterable {
  case parent
  case child
}

/// The day a household's week begins on (ANA-002).
package enum WeekStart: String, Hashable, Sendable, CaseIterable {
  case monday
  case sunday
  case saturday

  /// 1 Monday to 7 Sunday.
  package var weekday: Int {
    switch self {
    case .monday: 1
    case .sunday: 7
    case .saturday: 6
    }
  }
}
