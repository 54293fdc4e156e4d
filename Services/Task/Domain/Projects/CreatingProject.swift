package import Vocabulary

/// A project as a request describes it: as given, nothing checked.
package struct ProjectDraft: Hashable, Sendable {
  package var id: ProjectID?
  package var name: String
  package var description: String?
  package var color: Int32?
  package var defaultPriority: Int32?

  package init(
    id: ProjectID? = nil,
    name: String,
    description: String? = nil,
    color: Int32? = nil,
    defaultPriority: Int32? = nil
  ) {
    self.id = id
    self.name = name
    self.description = description
    self.color = color
    self.defaultPriority = defaultPriority
  }

  /// Every rule this draft breaks, in the order of the fields (PRJ-002, PRJ-003, PRJ-035, PRJ-043).
  package func violations() -> [TaskViolation] {
    TaskRules.id(id?.rawValue)
      + ProjectRules.name(name.trimmed)
      + TaskRules.faults(
        in: (description ?? "").trimmed,
        .projectDescription,
        "description",
        tooLong: .descriptionTooLong
      )
      + ProjectRules.color(color)
      + TaskRules.priority(defaultPriority, field: "default_task_priority")
  }

  /// Decides on the project this draft leads to.
  ///
  /// - Parameters:
  ///   - id: the id to use when the draft has none.
  ///   - holder: the project that has this name already, archived ones included.
  ///   - position: the end of the list (PRJ-018).
  ///   - now: when it is created.
  /// - Returns: the project to store.
  /// - Throws: ``TaskRefusal/invalid(_:)`` with every broken rule, and
  ///   ``TaskRefusal/duplicateProjectName``.
  package func created(
    as id: ProjectID,
    holder: Project?,
    position: Int,
    at now: Timestamp
  ) throws(TaskRefusal) -> Project {
    try TaskRefusal.check(violations())
    guard holder == nil else { throw .duplicateProjectName }
    return Project(
      id: self.id ?? id,
      name: name.trimmed,
      description: description?.nonBlank,
      color: color.flatMap(ProjectColor.init(rawValue:)) ?? .blue,
      defaultPriority: defaultPriority.flatMap(TaskPriority.init(rawValue:)) ?? .medium,
      position: position,
      created: now,
      modified: now
    )
  }
}

extension Project {
  /// Whether a draft with this project's id is the creation that made it.
  package func isCreated(by draft: ProjectDraft) -> Bool {
    let again = try? draft.created(as: id, holder: nil, position: position, at: created)
    guard let again, again.id == id else { return false }
    return again.name == name && again.description == description && again.color == color
      && again.defaultPriority == defaultPriority
  }
}

/// The rules a project's values must keep, each with its field.
enum ProjectRules {
  static func name(_ trimmed: String) -> [TaskViolation] {
    if trimmed.isEmpty { return [TaskViolation("name", .emptyProjectName)] }
    if NameKey(trimmed) == .inbox { return [TaskViolation("name", .nameReserved)] }
    return TaskRules.faults(in: trimmed, .projectName, "name", tooLong: .projectNameTooLong)
  }

  static func color(_ raw: Int32?) -> [TaskViolation] {
    guard let raw, ProjectColor(rawValue: raw) == nil else { return [] }
    return [TaskViolation("color", .unknownValue)]
  }
}
