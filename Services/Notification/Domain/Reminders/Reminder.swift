package import Vocabulary

/// One notification to one member, scheduled or settled.
package struct Reminder: Equatable, Sendable {
  /// Clients deduplicate by it.
  ///
  /// It stays the same until the reminder is delivered.
  package let id: ReminderID
  package let member: MemberID
  package let kind: ReminderKind
  /// The task it is about; `nil` unless ``kind`` is `task`.
  package let task: TaskID?
  /// The task's project; `nil` if no event named it.
  package var project: ProjectID?
  /// Its text: the task's name, so that delivery needs no call to the task service.
  package var taskName: String
  /// The task's reminder time; snoozing does not change it.
  package var dueAt: Timestamp
  /// The time to which its member snoozed it; `nil`: it is due at ``dueAt``.
  package var snoozedUntil: Timestamp?
  package var state: ReminderState
  /// When it reached its state; `nil` while it is scheduled or muted.
  package var settledAt: Timestamp?
  /// The last delivery; kept when it is acknowledged or snoozed.
  package var deliveredAt: Timestamp?
  /// For other kinds than `task`: the overdue task or the fast that it is about.
  package var about: UniqueID?
  /// Distinguishes several reminders about the same subject, such as the two of a fast (``FastReminder``).
  package var part = 0
  /// The task's priority, from 0, the highest, to 3; `nil` if it has none.
  package var priority: Int?
  /// The snooze that it had when the replay of the task feed began.
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

  /// When it is delivered, or was delivered last.
  package var ringsAt: Timestamp { snoozedUntil ?? dueAt }

  /// The reminder settled in `state` at `now`.
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

  /// The reminder cancelled because the task feed is replayed.
  ///
  /// Its snooze is kept beside it (``kept``), and applies again if the replayed task has the same time.
  package func cancelledForReplay(at now: Timestamp) -> Reminder {
    var copy = settled(.cancelled, at: now)
    if let snoozedUntil { copy.kept = KeptSnooze(dueAt: dueAt, until: snoozedUntil) }
    return copy
  }

  /// The reminder in `state`, scheduled or muted.
  package func waiting(_ state: ReminderState) -> Reminder {
    var copy = self
    copy.state = state
    copy.settledAt = nil
    return copy
  }

  /// The reminder after its project's reminders were switched off.
  package func muted() -> Reminder { waiting(.muted) }

  /// The muted reminder after its project's reminders were switched on at `now`.
  package func unmuted(at now: Timestamp) -> Reminder {
    ringsAt >= now ? waiting(.scheduled) : settled(.cancelled, at: now)
  }
}

/// A snooze with the due time that it applies to.
package struct KeptSnooze: Equatable, Sendable {
  package let dueAt: Timestamp
  package let until: Timestamp

  package init(dueAt: Timestamp, until: Timestamp) {
    self.dueAt = dueAt
    self.until = until
  }
}

/// What a reminder is about.
///
/// The raw value is stored.
package enum ReminderKind: Int, Hashable, Sendable, CaseIterable {
  case task = 1
  /// A message at a local time of every day (REM-020).
  case daily = 2
  /// What is due today and overdue, by project (REM-021).
  case digest = 3
  /// A task that became overdue, or a summary of several (REM-022).
  case overdue = 4
  /// The past week in figures (REM-030).
  case weekly = 5
  /// A fast that reaches its goal (FST-091).
  case health = 6

  /// Whether it reveals figures or health data of its member, which other members must not receive.
  package var isPersonal: Bool {
    switch self {
    case .task, .daily, .overdue: false
    case .digest, .weekly, .health: true
    }
  }
}
