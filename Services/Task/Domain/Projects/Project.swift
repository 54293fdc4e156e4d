package import Vocabulary

/// A named set of tasks in one member's space (PRJ-001 to PRJ-018).
package struct Project: Hashable, Sendable {
  package let id: ProjectID
  package var name: String
  package var description: String?
  package var color: ProjectColor
  package var isArchived: Bool
  /// The priority of new tasks that name none (PRJ-026).
  package var defaultPriority: TaskPriority
  /// The manual order in lists; 0 is the Inbox's (PRJ-018).
  package var position: Int
  package let created: Timestamp
  package var modified: Timestamp
  package var revision: UInt64
  package var icon = ProjectIcon.folder
  package var status = ProjectStatus.active
  package var priority = ProjectPriority.medium
  /// The parent project.
  package var parent: ProjectID?
  package var tags: [String] = []
  package var due: Timestamp?
  /// The estimated number of tasks.
  package var estimate: Int?
  /// The project that it was created from.
  package var template: ProjectID?
  package var settings = ProjectSettings()

  package init(
    id: ProjectID,
    name: String,
    description: String? = nil,
    color: ProjectColor = .blue,
    isArchived: Bool = false,
    defaultPriority: TaskPriority = .medium,
    position: Int,
    created: Timestamp,
    modified: Timestamp,
    revision: UInt64 = 1
  ) {
    self.id = id
    self.name = name
    self.description = description
    self.color = color
    self.isArchived = isArchived
    self.defaultPriority = defaultPriority
    self.position = position
    self.created = created
    self.modified = modified
    self.revision = revision
  }

  /// True for the Inbox alone (PRJ-005).
  package var isDefault: Bool { id == .inbox }

  package var reference: ProjectReference { ProjectReference(id: id, name: name) }
}

/// A project's colour (PRJ-020); the raw values are those of the contract and of the store.
package enum ProjectColor: Int32, Hashable, Sendable, CaseIterable {
  case blue = 1
  case green = 2
  case orange = 3
  case red = 4
  case purple = 5
  case pink = 6
  case gray = 7
  case yellow = 8
}
