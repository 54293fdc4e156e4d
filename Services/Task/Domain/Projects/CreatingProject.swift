package import Vocabulary

/// A project in a request: as given, unchecked.
package struct ProjectDraft: Hashable, Sendable {
  package var id: ProjectID?
  /// The name and other given values.
  package var values: ProjectEdit
  /// The project from which appearance and settings are copied (PRJ-046).
  package var template: ProjectID?

  package init(
    id: ProjectID? = nil,
    name: String,
    description: String? = nil,
    color: Int32? = nil,
    defaultPriority: Int32? = nil
  ) {
    self.id = id
    values = ProjectEdit()
    values.name = name
    if let description { values.description = .some(description) }
    values.color = color
    values.defaultPriority = defaultPriority
  }

  package var name: String { values.name ?? "" }

  /// All violations of this draft, in the order of the fields (PRJ-002, PRJ-003, PRJ-035, PRJ-043).
  package func violations() -> [TaskViolation] {
    TaskRules.id(id?.rawValue) + values.violations()
  }

  /// Creates the project of this draft.
  ///
  /// - Parameters:
  ///   - id: the id to use when the draft has none.
  ///   - holder: the project that already has this name, archived ones included.
  ///   - template: the project that ``template`` names.
  ///   - position: the end of the list (PRJ-018).
  ///   - now: the creation time.
  /// - Returns: the project to store.
  /// - Throws: ``TaskRefusal/invalid(_:)`` with all violations, and
  ///   ``TaskRefusal/duplicateProjectName``.
  package func created(
    as id: ProjectID,
    holder: Project?,
    template: Project? = nil,
    position: Int,
    at now: Timestamp
  ) throws(TaskRefusal) -> Project {
    try TaskRefusal.check(violations())
    guard holder == nil else { throw .duplicateProjectName }
    var project = Project(
      id: self.id ?? id,
      name: name.trimmed,
      position: position,
      created: now,
      modified: now
    )
    if let template {
      project.color = template.color
      project.icon = template.isDefault ? .folder : template.icon
      project.tags = template.tags
      project.estimate = template.estimate
      project.settings = template.settings
      project.defaultPriority = template.defaultPriority
      project.template = template.id
    }
    project = values.applied(to: project)
    project.isArchived = project.status == .completed && project.settings.archivesCompleted
    return project
  }
}

extension Project {
  /// Whether this project was created by the same draft.
  package func isCreated(by draft: ProjectDraft, template: Project? = nil) -> Bool {
    let again = try? draft.created(
      as: id,
      holder: nil,
      template: template,
      position: position,
      at: created
    )
    guard let again, again.id == id else { return false }
    return again.changedFields(since: self).isEmpty
  }
}
