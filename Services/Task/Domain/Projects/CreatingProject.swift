package import Vocabulary

/// A project as a request describes it: as given, nothing checked.
package struct ProjectDraft: Hashable, Sendable {
  package var id: ProjectID?
  /// The name, and whatever else was given.
  package var values: ProjectEdit
  /// The project whose looks and settings it takes over (PRJ-046).
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

  /// Every rule this draft breaks, in the order of the fields (PRJ-002, PRJ-003, PRJ-035, PRJ-043).
  package func violations() -> [TaskViolation] {
    TaskRules.id(id?.rawValue) + values.violations()
  }

  /// Decides on the project this draft leads to.
  ///
  /// - Parameters:
  ///   - id: the id to use when the draft has none.
  ///   - holder: the project that has this name already, archived ones included.
  ///   - template: the project it is made from, found by ``template``.
  ///   - position: the end of the list (PRJ-018).
  ///   - now: when it is created.
  /// - Returns: the project to store.
  /// - Throws: ``TaskRefusal/invalid(_:)`` with every broken rule, and
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
  /// Whether a draft with this project's id is the creation that made it.
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
