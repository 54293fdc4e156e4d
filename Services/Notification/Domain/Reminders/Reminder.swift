package import Vocabulary

/// One thing the scheduler says, to one member.
package struct Reminder: Equatable, Sendable {
  /// What clients show it once by; it stays the same until the reminder was delivered.
  package let id: ReminderID
  package let member: MemberID
  package let kind: ReminderKind
  /// The task it is about; `nil` of other kinds than that of a task.
  package let task: TaskID?
  /// The task's project; `nil` where it was never told.
  package var project: ProjectID?
  /// What it says: the task's name, so that delivering needs no call back to the task service.
  package var taskName: String
  /// When its task wants it; putting the reminder off does not move it.
  package var dueAt: Timestamp
  /// Until when its member put it off; `nil`: it rings when its task wants it.
  package var snoozedUntil: Timestamp?
  package var state: ReminderState
  /// When it came to its state; `nil` while it is scheduled or muted.
  package var settledAt: Timestamp?
  /// When it was delivered last; stays when it is acknowledged or put off.
  package var deliveredAt: Timestamp?
  /// Of other kinds than that of a task, what it is about: the overdue task, or the fast.
  package var about: UniqueID?
  /// Which of several reminders about the same it is.
  package var part = 0
  /// What its member had put off when its task's feed began to be replayed.
  package var kept: KeptSnooze?

  package init(
    id: ReminderID,
    member: MemberID,
    kind: ReminderKind = .task,
    task: TaskID?,
    project: ProjectID?,
    taskName: String,
    dueAt: Timestamp,
    snoozedUntil: Timestamp? = nil,
    state: ReminderState = .scheduled,
    settledAt: Timestamp? = nil,
    deliveredAt: Timestamp? = nil
  ) {
    self.id = id
    self.member = member
    self.kind = kind
    self.task = task
    self.project = project
    self.taskName = taskName
    self.dueAt = dueAt
    self.snoozedUntil = snoozedUntil
    self.state = state
    self.settledAt = settledAt
    self.deliveredAt = deliveredAt
  }

  /// When it rings, or rang last.
  package var ringsAt: Timestamp { snoozedUntil ?? dueAt }

  /// The reminder after it came to `state` at `now`.
  package func settled(_ state: ReminderState, at now: Timestamp) -> Reminder {
    var copy = self
    copy.state = state
    copy.settledAt = now
    if state == .delivered {
      copy.deliveredAt = now
      copy.kept = nil
    }
    return copy
  }

  /// The reminder taken back because its task's feed is replayed; what its member put off is kept for the time
  /// that it was put off from.
  package func takenBack(at now: Timestamp) -> Reminder {
    var copy = settled(.cancelled, at: now)
    if let snoozedUntil { copy.kept = KeptSnooze(dueAt: dueAt, until: snoozedUntil) }
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
    ringsAt >= now ? waiting(.scheduled) : settled(.cancelled, at: now)
  }
}

/// Until when a member put a reminder off that was due at a time.
package struct KeptSnooze: Equatable, Sendable {
  package let dueAt: Timestamp
  package let until: Timestamp

  package init(dueAt: Timestamp, until: Timestamp) {
    self.dueAt = dueAt
    self.until = until
  }
}

/// What a reminder is about; the raw value is what the store keeps.
package enum ReminderKind: Int, Hashable, Sendable, CaseIterable {
  case task = 1
  /// A message at a time on the wall (REM-020).
  case daily = 2
  /// What is due today and overdue, by project (REM-021).
  case digest = 3
  /// A task that became overdue, or a summary of several (REM-022).
  case overdue = 4
  /// The past week in figures (REM-030).
  case weekly = 5
  /// A fast that reaches its goal (FST-091).
  case health = 6

  /// Whether it says something of its member's figures or health, which nobody else of the household is told.
  package var isPersonal: Bool {
    switch self {
    case .task, .daily, .overdue: false
    case .digest, .weekly, .health: true
    }
  }
}
