package import Vocabulary

/// One member may sign in on one more device; without its code.
package struct Invitation: Hashable, Sendable {
  package let id: InvitationID
  package let household: HouseholdID
  /// Who may sign in.
  package let member: MemberID
  /// The parent who made it.
  package let maker: MemberID
  /// The token with which it was made.
  package let makerToken: TokenID
  package let scopes: Scopes
  package let createdAt: Timestamp
  package let expiresAt: Timestamp

  package init(
    id: InvitationID,
    household: HouseholdID,
    member: MemberID,
    maker: MemberID,
    makerToken: TokenID,
    scopes: Scopes,
    createdAt: Timestamp,
    expiresAt: Timestamp
  ) {
    self.id = id
    self.household = household
    self.member = member
    self.maker = maker
    self.makerToken = makerToken
    self.scopes = scopes
    self.createdAt = createdAt
    self.expiresAt = expiresAt
  }

  /// How long a code may hold.
  package static let lifetimes: ClosedRange<Duration> = .seconds(600) ... .seconds(7 * 86_400)
  package static let standardLifetime: Duration = .seconds(86_400)

  /// Whether its code may still be exchanged.
  ///
  /// - Parameters:
  ///   - now: when it is tried.
  ///   - home: the household as it is now.
  ///   - hasHadToken: whether the member has a token or had one.
  /// - Returns: false as well when another parent made it and the member has signed in otherwise meanwhile: nobody
  ///   becomes a parent who was ever signed in.
  package func isOpen(at now: Timestamp, in home: Home, hasHadToken: Bool) -> Bool {
    guard now <= expiresAt, let invited = home.member(member),
      let maker = home.member(maker), maker.role == .parent
    else { return false }
    return invited.id == maker.id || invited.role == .child || !hasHadToken
  }
}
