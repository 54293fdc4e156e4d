package import Vocabulary

/// What one watcher may see of their household's events.
package struct Visibility: Hashable, Sendable {
  package let member: MemberID
  package let role: Role
  package let children: Set<MemberID>

  package init(member: MemberID, role: Role, children: Set<MemberID>) {
    self.member = member
    self.role = role
    self.children = children
  }

  /// How much of an event is shown.
  package enum Verdict: Hashable, Sendable {
    case whole
    /// What the contract declares visible to others than the event's member.
    case sharedParts
    case hidden
  }

  /// A space belongs to its member; parents see what children share; the common space is everybody's, and
  /// what is private in it belongs to whoever did it.
  ///
  /// - Parameters:
  ///   - space: the member whose space the event happened in; `nil` for the common one.
  ///   - actor: who did it; `nil` when a service did.
  /// - Returns: how much of it this watcher sees.
  package func verdict(space: MemberID?, actor: MemberID?) -> Verdict {
    guard let space else { return actor == member ? .whole : .sharedParts }
    guard space != member else { return .whole }
    return role == .parent && children.contains(space) ? .sharedParts : .hidden
  }
}

/// Which kinds a watcher asked for; empty asks for all.
package struct KindFilter: Hashable, Sendable {
  package static let maximumKinds = 100  // more than all services have together
  private let kinds: Set<String>

  /// - Returns: `nil` when more than ``maximumKinds`` are named.
  package init?(_ kinds: [String]) {
    guard kinds.count <= KindFilter.maximumKinds else { return nil }
    self.kinds = Set(kinds)
  }

  package func wants(_ kind: String) -> Bool { kinds.isEmpty || kinds.contains(kind) }
}
