package import Vocabulary

/// What an event of the task feed means for the task's reminder.
///
/// The task's own reminder field is the only source; its project may want it not to be said.
package struct TaskReport: Equatable, Sendable {
  package let task: TaskID
  package let member: MemberID
  package let project: ProjectID?
  package let name: String
  /// When the task wants its member reminded; `nil` once it is complete, deleted, or wants nothing.
  package let wish: Timestamp?
  /// When the change happened, which is what "still ahead" is measured from: an event that arrives
  /// late means what it meant when it was new.
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
