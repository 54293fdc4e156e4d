import NotificationDomain
import ServiceRuntime
import Vocabulary

/// Delivers what is due, inside one open transaction.
struct Firing {
  /// Reminders one transaction delivers; a longer list is worked off in several, so that writes of
  /// others get in between.
  static let batch = 100

  let reminders: ReminderWriter
  let now: Timestamp
  /// What the service's own feed says of it, in order.
  private(set) var notices: [ReminderNotice] = []

  init(_ reminders: ReminderWriter, now: Timestamp) {
    self.reminders = reminders
    self.now = now
  }

  /// When the next reminder is due; `nil` when nothing is scheduled.
  func next() throws -> Timestamp? { try reminders.reader.nextDue() }

  /// Settles every reminder whose time has come, up to ``batch`` of them (REM-012, REM-042).
  ///
  /// - Returns: when to fire again; `nil` when nothing is scheduled.
  mutating func fire() throws -> Timestamp? {
    for dropped in try reminders.reader.dropped(after: now, limit: Firing.batch) {
      try bringBack(dropped)
    }
    for due in try reminders.reader.due(by: now, limit: Firing.batch) {
      switch Lateness(dueAt: due.reminder.ringsAt, now: now) {
      case .wait: continue
      case .deliver: try settle(due, .delivered)
      case .drop: try settle(due, .dropped)
      }
    }
    return try next()
  }

  /// Takes back that a reminder was dropped, because that was at a time which has not come yet: a clock
  /// was ahead.
  private mutating func bringBack(_ dropped: DueReminder) throws {
    let reminder = dropped.reminder
    let space = Space(household: dropped.household, member: reminder.member)
    guard try reminders.reader.unsaid(of: reminder.task, in: space)?.id == reminder.id else {
      // Its task has another one by now.
      return try reminders.update(reminder.settled(.dropped, at: now), in: dropped.household)
    }
    let isMuted = try reminder.project.map { try reminders.reader.isMuted($0, in: space) } ?? false
    let back = reminder.waiting(isMuted ? .muted : .scheduled)
    try reminders.update(back, in: dropped.household)
    if !isMuted { notices.append(ReminderNotice(household: dropped.household, reminder: back)) }
  }

  private mutating func settle(_ due: DueReminder, _ state: ReminderState) throws {
    let reminder = due.reminder.settled(state, at: now)
    try reminders.update(reminder, in: due.household)
    notices.append(ReminderNotice(household: due.household, reminder: reminder))
  }
}
