package import Vocabulary

/// One consent that a parent gave for a child.
package struct Consent: Hashable, Sendable {
  package let member: MemberID
  package let area: ConsentKind
  /// The version of the text that the parent consented to.
  package let textVersion: Int
  package let givenBy: MemberID
  package let givenAt: Timestamp
  package var withdrawnBy: MemberID?
  package var withdrawnAt: Timestamp?

  package init(
    member: MemberID,
    area: ConsentKind,
    textVersion: Int,
    givenBy: MemberID,
    givenAt: Timestamp,
    withdrawnBy: MemberID? = nil,
    withdrawnAt: Timestamp? = nil
  ) {
    self.member = member
    self.area = area
    self.textVersion = textVersion
    self.givenBy = givenBy
    self.givenAt = givenAt
    self.withdrawnBy = withdrawnBy
    self.withdrawnAt = withdrawnAt
  }

  /// Whether the consent is in force: not withdrawn, and given to the current text.
  package var holds: Bool { withdrawnAt == nil && textVersion == area.text.version }
}

/// Why a consent is not recorded.
package enum ConsentRefusal: Error, Hashable, Sendable {
  /// No area was named, or an unknown one.
  case unknownArea
  /// Adults need no consent.
  case notAChild
  /// The parent read a text that is not the current one.
  case textChanged(ConsentKind)
}
