import Vocabulary

/// The fields of a task that are merged individually (TSK-076).
package enum TaskField: String, Hashable, Sendable, CaseIterable {
  case name
  case details
  case type
  case priority
  case due
  case project = "project_id"
  case reminder = "alert_reminder_time"
}

extension TaskEdit {
  /// The edit without the fields that were changed on both sides: their stored values are kept,
  /// with a warning each.
  ///
  /// A type or reminder that the other side chose is also kept when the edit moves only the due
  /// date, which they would otherwise follow. Invalid values are refused, merged or not (TSK-007).
  ///
  /// - Parameters:
  ///   - stored: the stored task.
  ///   - changed: the fields that changed since the revision that the edit is based on.
  /// - Returns: the rest of the edit, and a warning for each dropped field.
  package func merged(
    into stored: HouseholdTask,
    changed: Set<TaskField>
  ) -> (edit: TaskEdit, conflicts: [TaskWarning]) {
    var edit = self
    var conflicts: [TaskWarning] = []
    func keep(
      _ field: TaskField,
      _ isEqual: Bool,
      _ given: String,
      _ drop: (inout TaskEdit) -> Void
    ) {
      guard changed.contains(field) else { return }
      drop(&edit)
      guard !isEqual else { return }
      conflicts.append(TaskWarning(.editConflict, field.rawValue, original: given))
    }
    if let name {
      keep(.name, name.trimmed == stored.name, name.trimmed) { $0.name = nil }
    }
    if let details {
      keep(.details, details?.nonBlank == stored.details, details ?? "") { $0.details = nil }
    }
    if let type {
      keep(.type, type == stored.type.rawValue, String(type)) { $0.type = nil }
    }
    if let priority {
      keep(.priority, priority == stored.priority.rawValue, String(priority)) { $0.priority = nil }
    }
    if dueAt != nil || dueOn != nil {
      let due = due(after: stored.due)
      keep(.due, due == stored.due, due?.text ?? "") { ($0.dueAt, $0.dueOn) = (nil, nil) }
    }
    if let project {
      keep(.project, (project ?? .inbox) == stored.project.id, (project ?? .inbox).text) {
        $0.project = nil
      }
    }
    if let reminder {
      keep(.reminder, reminder == stored.reminder, reminder?.text ?? "") { $0.reminder = nil }
    }
    if edit.dueAt != nil || edit.dueOn != nil {
      if changed.contains(.type) { edit.type = stored.type.rawValue }
      if changed.contains(.reminder) { edit.reminder = .some(stored.reminder) }
    }
    let checked = Set(edit.fieldViolations)
    edit.unreadable += fieldViolations.filter { !checked.contains($0) }
    return (edit, conflicts)
  }
}

extension HouseholdTask {
  /// The fields that differ from an earlier state.
  package func fieldsChanged(since old: HouseholdTask) -> Set<TaskField> {
    var fields: Set<TaskField> = []
    if name != old.name { fields.insert(.name) }
    if details != old.details { fields.insert(.details) }
    if type != old.type { fields.insert(.type) }
    if priority != old.priority { fields.insert(.priority) }
    if due != old.due { fields.insert(.due) }
    if project.id != old.project.id { fields.insert(.project) }
    if reminder != old.reminder { fields.insert(.reminder) }
    return fields
  }
}
