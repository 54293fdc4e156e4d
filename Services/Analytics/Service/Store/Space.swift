import Vocabulary

/// Whose figures: one member's space in one household, the first two columns of every key.
struct Space: Hashable, Sendable {
  let household: HouseholdID
  let member: MemberID
}
