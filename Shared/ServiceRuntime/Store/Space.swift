package import Vocabulary

/// One member's space in one household: what the key of every row of a member's begins with.
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

  /// The caller's own space, also when the call names another member.
  package init(ownOf caller: Caller) {
    self.init(household: caller.household, member: caller.member)
  }

  /// The space that an event happened in; `nil` for the household's common space.
  package init?(_ stamp: EventStamp) {
    guard let member = stamp.space else { return nil }
    self.init(household: stamp.household, member: member)
  }
}
