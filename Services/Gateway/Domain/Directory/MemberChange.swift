package import Vocabulary

/// New values of a member's fields; `nil` keeps the current value.
package struct MemberChange: Hashable, Sendable {
  package var name: String?
  package var role: Role?
  /// `.some(nil)`: the household's zone.
  package var zone: String??
  /// `.some(nil)`: no colour.
  package var color: MemberColor??

  package init() {}
}

extension Home {
  /// A member after a change.
  ///
  /// - Parameters:
  ///   - member: a member of the household.
  ///   - change: the new values.
  ///   - canSignIn: the members with a token that lets them act as a parent. A parent who never signed in does not
  ///     count, because they could neither create nor accept an invitation.
  /// - Returns: the member with the next revision; unchanged when every field already has its value.
  /// - Throws: ``DirectoryRefusal/lastParent`` when no parent who can sign in would be left.
  package func changing(
    _ member: Member,
    by change: MemberChange,
    canSignIn: Set<MemberID>
  ) throws(DirectoryRefusal) -> Member {
    var changed = member
    if let name = change.name { changed.name = name }
    if let role = change.role { changed.role = role }
    if let zone = change.zone { changed.zone = zone }
    if let color = change.color { changed.color = color }
    guard changed != member else { return member }
    if changed.role != .parent { try requireAnotherParent(besides: member, canSignIn: canSignIn) }
    changed.revision += 1
    return changed
  }
}

extension Member {
  /// The names of the fields that differ.
  package func changes(from before: Member) -> [String] {
    [
      name == before.name ? nil : "name", role == before.role ? nil : "role",
      zone == before.zone ? nil : "zone", color == before.color ? nil : "color",
    ].compactMap(\.self)
  }
}

/// A member's colour: `#rrggbb`, lower case.
package struct MemberColor: Hashable, Sendable {
  package let text: String

  /// - Returns: `nil` unless the text is `#` and six hexadecimal digits, in either case.
  package init?(text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 7, bytes[0] == UInt8(ascii: "#"),
      bytes.dropFirst().allSatisfy({
        (0x30...0x39).contains($0) || (0x41...0x46).contains($0) || (0x61...0x66).contains($0)
      })
    else { return nil }
    self.text = text.lowercased()
  }
}
