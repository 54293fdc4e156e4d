package import Vocabulary

/// One thing the scheduler says, to one member, about one task.
package struct Reminder: Equatable, Sendable {
  /// What clients show it once by; it stays the same until the reminder was delivered.
  package let id: ReminderID
  package let member: MemberID
  package let task: TaskID
  /// The task's project; `nil` where it was never told.
  package var project: ProjectID?
  /// The task's name, so that delivering needs no call back to the task service.
  package var taskName: String
  package var dueAt: Timestamp
  package var state: ReminderState
  /// When it was delivered, cancelled or dropped; `nil` while it is scheduled or muted.
  package var settledAt: Timestamp?

  package init(
    id: ReminderID,
    member: MemberID,
    task: TaskID,
    project: ProjectID?,
    taskName: String,
    dueAt: Timestamp,
    state: ReminderState = .scheduled,
    settledAt: Timestamp? = nil
  ) {
    self.id = id
    self.member = member
    self.task = task
    self.project = project
    self.taskName = taskName
    self.dueAt = dueAt
    self.state = state
    self.settledAt = settledAt
  }

  /// The reminder after it came to `state` at `now`.
  package func settled(_ state: ReminderState, at now: Timestamp) -> Reminder {
    var copy = self
    copy.state = state
    copy.settledAt = now
    return copy
  }

  /// The reminder after it came to `state`, in which it is not settled.
  package func waiting(_ state: ReminderState) -> Reminder {
    var copy = self
    copy.state = state
    copy.settledAt = nil
    return copy
  }

  /// The reminder after its project came to want none.
  package func muted() -> Reminder { waiting(.muted) }

  /// The muted reminder after its project came to want reminders again at `now`.
  package func unmuted(at now: Timestamp) -> Reminder {
    dueAt >= now ? waiting(.scheduled) : settled(.cancelled, at: now)
  }
}
