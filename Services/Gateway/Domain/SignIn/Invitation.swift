package import Vocabulary

/// An invitation: its code lets a member sign in once, on another device.
///
/// The code is not part of it.
package struct Invitation: Hashable, Sendable {
  package let id: InvitationID
  package let household: HouseholdID
  /// The member who may sign in.
  package let member: MemberID
  /// The parent who created it.
  package let maker: MemberID
  /// The token that it was created with.
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

  /// The allowed validity of a code.
  package static let lifetimes: ClosedRange<Duration> = .seconds(600) ... .seconds(7 * 86_400)
  package static let standardLifetime: Duration = .seconds(86_400)

  /// Whether its code can still be exchanged for a token.
  ///
  /// - Parameters:
  ///   - now: the current time.
  ///   - home: the current household.
  ///   - hasHadToken: whether the member has or had a token.
  /// - Returns: false also when it invites another parent who has had a token: a parent must not be able to
  ///   sign in as another parent.
  package func isOpen(at now: Timestamp, in home: Home, hasHadToken: Bool) -> Bool {
    guard now <= expiresAt, let invited = home.member(member),
      let maker = home.member(maker), maker.role == .parent
    else { return false }
    return invited.id == maker.id || invited.role == .child || !hasHadToken
  }
}
