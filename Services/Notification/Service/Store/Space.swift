import ServiceRuntime
import Vocabulary

/// One member's space in one household, the first two columns of every key.
struct Space: Hashable, Sendable {
  let household: HouseholdID
  let member: MemberID
}

extension Space {
  /// The space a call is about.
  init(_ caller: Caller) {
    self.init(household: caller.household, member: caller.subject)
  }
}
