package import Vocabulary

/// Who a call comes from, once its token is known to be good.
package struct AuthenticatedCaller: Hashable, Sendable {
  package let household: HouseholdID
  package let member: MemberID
  package let role: Role
  package let token: TokenID
  package let scopes: Scopes

  package init(
    household: HouseholdID,
    member: MemberID,
    role: Role,
    token: TokenID,
    scopes: Scopes
  ) {
    self.household = household
    self.member = member
    self.role = role
    self.token = token
    self.scopes = scopes
  }
}

/// The member that a request names as the one whose space it is about.
package enum NamedSubject: Hashable, Sendable {
  /// No name, or an empty one: the caller.
  case caller
  case member(MemberID)
  /// Text that is no id.
  case malformed
}
