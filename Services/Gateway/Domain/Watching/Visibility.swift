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
    case shown
    /// Without what a learner keeps for themselves: notes, favourites, when they last looked.
    case shownWithoutPrivateParts
    case hidden
  }

  /// The common space is everybody's; a space belongs to its member; parents also see children's.
  ///
  /// `space` is the member whose space it happened in, `nil` the common one; `changed` are the
  /// fields that changed, none when the event does not say.
  package func verdict(
    source: WatchSource,
    space: MemberID?,
    kind: String,
    changed: [String]
  ) -> Verdict {
    guard let space, space != member else { return .shown }
    guard role == .parent, children.contains(space) else { return .hidden }
    guard source == .catalog, kind == Visibility.learnerStateKind else { return .shown }
    let onlyPrivate = !changed.isEmpty && changed.allSatisfy(Visibility.privateFields.contains)
    return onlyPrivate ? .hidden : .shownWithoutPrivateParts
  }

  /// The one kind whose body holds things that are private even from parents (TOP-062).
  package static let learnerStateKind = "topic_state_changed"
  package static let privateFields: Set<String> = ["notes", "is_favorite", "last_viewed_date"]
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
