package import Vocabulary

/// One member's own list inside one household: what every row and every query belongs to (TSK-001).
package struct Space: Hashable, Sendable {
  package let household: HouseholdID
  /// The member whose space it is.
  package let member: MemberID

  package init(household: HouseholdID, member: MemberID) {
    self.household = household
    self.member = member
  }
}
