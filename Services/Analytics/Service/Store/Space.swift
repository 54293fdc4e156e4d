import ServiceRuntime
import Vocabulary

/// Whose figures: one member's space in one household, the first two columns of every key.
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

extension Space {
  /// The space an event happened in; `nil` for the household's common space.
  init?(_ stamp: EventStamp) {
    guard let member = stamp.space else { return nil }
    self.init(household: stamp.household, member: member)
  }
}
