package import Vocabulary

/// The result of updating a project.
package struct ProjectDecision: Hashable, Sendable {
  package let project: Project
  /// `nil` when no value changed.
  package let change: Change?
}

extension Project {
  /// Applies an edit to this project (PRJ-034, PRJ-037 to PRJ-040).
  ///
  /// - Parameters:
  ///   - edit: the new values.
  ///   - holder: the project that already has the new name, archived ones included.
  ///   - tree: all projects of the space.
  ///   - expectedRevision: the revision that the edit is based on; `nil` for no check.
  ///   - now: the time of the call.
  /// - Returns: the updated project.
  /// - Throws: ``TaskRefusal``: violations, a duplicate name, an invalid parent.
  package func updated(
    by edit: ProjectEdit,
    holder: Project?,
    tree: ProjectTree,
    expectedRevision: UInt64? = nil,
    at now: Timestamp
  ) throws(TaskRefusal) -> ProjectDecision {
    try TaskRefusal.check(edit.violations(isInbox: isDefault))
    if isDefault { try checkProtected(edit) }
    if let expectedRevision, expectedRevision != revision {
      throw .projectRevisionMismatch(self)
    }
    if let holder, holder.id != id { throw .duplicateProjectName }
    var new = edit.applied(to: self)
    if isDefault { new.name = name }
    if new.parent != parent { try tree.checkPlacing(id, under: new.parent) }
    if new.status == .completed, status != .completed, new.settings.archivesCompleted {
      new.isArchived = true
    }
    return decided(new, at: now)
  }

  /// Archives or restores this project (PRJ-015, PRJ-034).
  ///
  /// - Throws: ``TaskRefusal/project(_:)`` for the Inbox.
  package func archived(_ isArchived: Bool, at now: Timestamp) throws(TaskRefusal)
    -> ProjectDecision
  {
    guard !isDefault else { throw .about("project_id", .project(.inboxProtected)) }
    var new = self
    new.isArchived = isArchived
    return decided(new, at: now)
  }

  /// Moves a project whose parent is deleted (PRJ-041).
  package func lifted(to parent: ProjectID?, at now: Timestamp) -> ProjectDecision {
    var new = self
    new.parent = parent
    return decided(new, at: now)
  }

  private func decided(_ changed: Project, at now: Timestamp) -> ProjectDecision {
    guard changed != self else { return ProjectDecision(project: self, change: nil) }
    var new = changed
    new.revision += 1
    new.modified = now
    return ProjectDecision(project: new, change: .projectUpdated(new, previous: self))
  }

  /// Refuses changes of the Inbox's name, parent, status, due date, estimate and priority.
  ///
  /// The Inbox does not end. Its appearance, tags, notifications and default priority may change.
  private func checkProtected(_ edit: ProjectEdit) throws(TaskRefusal) {
    let changes = [
      ("name", edit.name.map { $0.trimmed != name } ?? false),
      ("parent_project_id", (edit.parent ?? nil) != nil),
      ("status", edit.status.map { $0 != status.rawValue } ?? false),
      ("due_date", (edit.due ?? nil) != nil && edit.due != due),
      ("estimated_task_count", (edit.estimate ?? nil) != nil),
      ("priority", edit.priority.map { $0 != priority.rawValue } ?? false),
      ("position", edit.position.map { Int($0) != position } ?? false),
    ]
    if let (field, _) = changes.first(where: \.1) {
      throw .about(field, .project(.inboxProtected))
    }
  }

  /// The contract's names of the fields that differ from an earlier state.
  package func changedFields(since old: Project) -> [String] {
    var fields: [String] = []
    if name != old.name { fields.append("name") }
    if description != old.description { fields.append("description") }
    if color != old.color { fields.append("color") }
    if icon != old.icon { fields.append("icon") }
    if status != old.status { fields.append("status") }
    if priority != old.priority { fields.append("priority") }
    if parent != old.parent { fields.append("parent_project_id") }
    if tags != old.tags { fields.append("tags") }
    if due != old.due { fields.append("due_date") }
    if estimate != old.estimate { fields.append("estimated_task_count") }
    if isArchived != old.isArchived { fields.append("is_archived") }
    if defaultPriority != old.defaultPriority { fields.append("default_task_priority") }
    if position != old.position { fields.append("position") }
    if settings != old.settings { fields.append("settings") }
    return fields
  }

  /// Whether the due date has passed, unless the project is archived or completed (PRJ-051).
  package func isOverdue(at now: Timestamp) -> Bool {
    guard let due, !isArchived, status != .completed else { return false }
    return due < now
  }

  /// The order of lists: the Inbox, then by position, then by name (PRJ-045).
  package static func isListedBefore(_ left: Project, _ right: Project) -> Bool {
    if left.isDefault != right.isDefault { return left.isDefault }
    if left.position != right.position { return left.position < right.position }
    let (first, second) = (left.name.listOrderKey, right.name.listOrderKey)
    if first != second { return first.utf8.lexicographicallyPrecedes(second.utf8) }
    return left.id < right.id
  }
}
