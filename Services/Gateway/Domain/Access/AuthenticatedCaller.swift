package import Vocabulary

/// The member behind a valid token.
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

/// The member whose space a request is about, as named in it.
package enum NamedSubject: Hashable, Sendable {
  /// The field is absent or empty: the caller.
  case caller
  case member(MemberID)
  /// The text is not an id.
  case malformed
}
