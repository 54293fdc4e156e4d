package import Vocabulary

/// A method that a member called, and its outcome; without content of the request or the reply.
package struct AuditEntry: Hashable, Sendable {
  /// The retention of an entry.
  package static let keptFor: Duration = .seconds(400 * 86_400)
  /// The most entries of one household; the oldest are deleted first.
  package static let maximumEntries = 100_000
  /// The most refusals and failures among them, so that repeated refusals do not displace changes.
  package static let maximumRefusals = 20_000

  /// The key of an entry: calls with equal keys within a second are counted in one entry.
  package struct Act: Hashable, Sendable {
    package let household: HouseholdID
    package let member: MemberID
    /// The member whose space the call was about.
    package let space: MemberID
    /// `nil` for a sign-in.
    package let token: TokenID?
    /// `package.Service/Method`.
    package let method: String
    /// The name of the status code.
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
  /// When the last of the counted calls ended.
  package var at: Timestamp
  package var count: Int

  package init(_ act: Act, at: Timestamp, count: Int = 1) {
    self.act = act
    self.at = at
    self.count = count
  }
}
