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
    /// Only what the contract declares visible to other members.
    case sharedParts
    case hidden
  }

  /// Decides how much of an event the watcher sees.
  ///
  /// Members see all of their own space, and parents the shared parts of their children's. All members see the
  /// shared parts of the common space; its private parts are visible to the actor only.
  ///
  /// - Parameters:
  ///   - space: the member whose space the event belongs to; `nil` for the common one.
  ///   - actor: the member who caused it; `nil` for a service.
  /// - Returns: the visible part.
  package func verdict(space: MemberID?, actor: MemberID?) -> Verdict {
    guard let space else { return actor == member ? .whole : .sharedParts }
    guard space != member else { return .whole }
    return role == .parent && children.contains(space) ? .sharedParts : .hidden
  }
}

/// The kinds of events that a watcher requested; empty for all.
package struct KindFilter: Hashable, Sendable {
  package static let maximumKinds = 100  // more than all services have
  private let kinds: Set<String>

  /// - Returns: `nil` when more than ``maximumKinds`` are named.
  package init?(_ kinds: [String]) {
    guard kinds.count <= KindFilter.maximumKinds else { return nil }
    self.kinds = Set(kinds)
  }

  package func wants(_ kind: String) -> Bool { kinds.isEmpty || kinds.contains(kind) }
}
