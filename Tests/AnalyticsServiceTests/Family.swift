import ServiceRuntime
import TestSupport
import Vocabulary

@testable import AnalyticsService

/// Two members of a household, and the neighbours.
enum Family {
  static let home = HouseholdID.sample(1)
  static let neighbours = HouseholdID.sample(2)
  static let mia = Space(household: home, member: .sample(1))
  static let ben = Space(household: home, member: .sample(2))
  // 2026-11-16.
  static let monday = LocalDay(daysSinceEpoch: 20_773)
}
