package import Vocabulary

/// One member's space in one household: the prefix of the key of each of the member's rows.
package struct Space: Hashable, Sendable {
  package let household: HouseholdID
  /// The member whose space it is.
  package let member: MemberID

  package init(household: HouseholdID, member: MemberID) {
    self.household = household
    self.member = member
  }
}

extension Space {
  /// The space that a call is about: the subject's.
  package init(_ caller: Caller) {
    self.init(household: caller.household, member: caller.subject)
  }

  /// The caller's own space, even if the call names another member.
  package init(ownOf caller: Caller) {
    self.init(household: caller.household, member: caller.member)
  }

  /// The space of an event; `nil` for the household's common space.
  package init?(_ stamp: EventStamp) {
    guard let member = stamp.space else { return nil }
    self.init(household: stamp.household, member: member)
  }
}
