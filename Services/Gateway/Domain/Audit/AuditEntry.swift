package import Vocabulary

/// What a member did or was refused; nothing of the request or the answer.
package struct AuditEntry: Hashable, Sendable {
  /// How long it is kept.
  package static let keptFor: Duration = .seconds(400 * 86_400)
  /// Of one household; the oldest are forgotten first.
  package static let maximumEntries = 100_000
  /// Of these: refusals and failures, so that whoever is refused again and again pushes out no changes.
  package static let maximumRefusals = 20_000

  /// Who did what to whom; calls that have it in common within a second are one entry.
  package struct Act: Hashable, Sendable {
    package let household: HouseholdID
    package let member: MemberID
    /// Whose space the call was about.
    package let space: MemberID
    /// `nil`: a sign-in.
    package let token: TokenID?
    /// `package.Service/Method`.
    package let method: String
    /// The name of the status.
    package let outcome: String

    package init(
      household: HouseholdID,
      member: MemberID,
      space: MemberID,
      token: TokenID?,
      method: String,
      outcome: String
    ) {
      self.household = household
      self.member = member
      self.space = space
      self.token = token
      self.method = method
      self.outcome = outcome
    }
  }

  package let act: Act
  /// When the last of them ended.
  package var at: Timestamp
  package var count: Int

  package init(_ act: Act, at: Timestamp, count: Int = 1) {
    self.act = act
    self.at = at
    self.count = count
  }
}
