package import Vocabulary

extension Project {
  /// The Inbox's name, which no other project may take (PRJ-035).
  package static let inboxName = "Inbox"

  /// The default project of every space, with the same id, name and appearance in all of them
  /// (PRJ-032).
  package static func inbox(created now: Timestamp) -> Project {
    var inbox = Project(
      id: .inbox,
      name: inboxName,
      description: "Default project for uncategorized tasks",
      color: .gray,
      position: 0,
      created: now,
      modified: now
    )
    inbox.icon = .inbox
    return inbox
  }
}
