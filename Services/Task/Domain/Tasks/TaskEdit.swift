package import Vocabulary

/// New values for some fields of a task; a field that is `nil` is not touched (TSK-070).
///
/// Fields that may be empty are wrapped twice: `.some(nil)` empties them.
package struct TaskEdit: Hashable, Sendable {
  package var name: String?
  package var details: String??
  package var type: Int32?
  package var priority: Int32?
  package var dueAt: Timestamp??
  package var dueOn: LocalDay??
  /// The Inbox when emptied.
  package var project: ProjectID??
  package var reminder: Timestamp??
  /// What could not be read at all; listed with the other violations.
  package var unreadable: [TaskViolation] = []

  package init() {}

  /// An edit of the due date alone.
  package init(due: DueDate) {
    switch due {
    case .at(let instant): dueAt = .some(instant)
    case .on(let day): dueOn = .some(day)
    }
  }

  /// The due date after the edit: a new form replaces the other, and emptying one form leaves the
  /// other alone, so that a task never has both (TSK-005).
  package func due(after old: DueDate?) -> DueDate? {
    if case .some(.some(let instant)) = dueAt { return .at(instant) }
    if case .some(.some(let day)) = dueOn { return .on(day) }
    switch old {
    case .at where dueAt != nil: return nil
    case .on where dueOn != nil: return nil
    default: return old
    }
  }
}
