package import Vocabulary

/// New values for some fields of a task; `nil` leaves a field unchanged (TSK-070).
///
/// Fields that may be cleared are optional twice: `.some(nil)` clears them.
package struct TaskEdit: Hashable, Sendable {
  package var name: String?
  package var details: String??
  package var type: Int32?
  package var priority: Int32?
  package var dueAt: Timestamp??
  package var dueOn: LocalDay??
  /// The Inbox when cleared.
  package var project: ProjectID??
  package var reminder: Timestamp??
  /// Fields that could not be decoded; listed with the other violations.
  package var unreadable: [TaskViolation] = []

  package init() {}

  /// An edit of the due date alone.
  package init(due: DueDate) {
    switch due {
    case .at(let instant): dueAt = .some(instant)
    case .on(let day): dueOn = .some(day)
    }
  }

  /// The due date after the edit.
  ///
  /// A new form replaces the other, and clearing one form leaves the other unchanged, so a task
  /// never has both (TSK-005).
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
