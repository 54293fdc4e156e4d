package import Vocabulary

/// A task's state after an event, as far as its reminder depends on it.
///
/// The task's reminder field is the only source of the reminder's time; its project can mute it.
package struct TaskReport: Equatable, Sendable {
  package let task: TaskID
  package let member: MemberID
  package let project: ProjectID?
  package let name: String
  /// From 0, the highest, to 3; `nil` if it has none.
  package var priority: Int?
  /// The task's reminder time; `nil` if the task is complete or deleted, or has none.
  package let wish: Timestamp?
  /// When the change happened.
  ///
  /// Whether ``wish`` is in the future is measured from it, so that a late event has the same effect as a prompt one.
  package let at: Timestamp

  package init(
    task: TaskID,
    member: MemberID,
    project: ProjectID?,
    name: String,
    wish: Timestamp?,
    at: Timestamp
  ) {
    self.task = task
    self.member = member
    self.project = project
    self.name = name
    self.wish = wish
    self.at = at
  }
}
