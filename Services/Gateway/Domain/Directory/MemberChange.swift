package import Vocabulary

/// The new values of some fields of a member; `nil` leaves one as it is.
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
  ///   - member: one of the household.
  ///   - change: what is to be changed.
  ///   - canSignIn: the members who have a token with which they could act as a parent. One who was never signed
  ///     in is no parent to leave a household to: no invitation of theirs could be made or accepted.
  /// - Returns: the member with the next revision; as it is when every field has its value already.
  /// - Throws: ``DirectoryRefusal/lastParent`` where no parent who can sign in would be left.
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
    if changed.role != .parent { try expectOthers(than: member, canSignIn: canSignIn) }
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

  /// - Returns: `nil` unless it is `#` and six hexadecimal digits, in either case.
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
