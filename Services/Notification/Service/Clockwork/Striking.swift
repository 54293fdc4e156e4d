import NotificationDomain
import Vocabulary

/// Delivers what is due, inside one open transaction.
struct Striking {
  /// Reminders one transaction delivers; a longer list is worked off in several, so that writes of
  /// others get in between.
  static let batch = 100

  let rows: any ReminderRows
  let now: Timestamp
  /// What others are told of, in order.
  private(set) var notices: [ReminderNotice] = []

  init(rows: any ReminderRows, now: Timestamp) {
    self.rows = rows
    self.now = now
  }

  /// When the next reminder is due; `nil` when nothing is scheduled.
  func next() throws -> Timestamp? { try rows.nextDue() }

  /// Settles every reminder whose time has come, up to ``batch`` of them (REM-012, REM-042).
  ///
  /// - Returns: when to strike again; `nil` when nothing is scheduled.
  mutating func strike() throws -> Timestamp? {
    for dropped in try rows.dropped(after: now, limit: Striking.batch) { try bringBack(dropped) }
    for due in try rows.due(by: now, limit: Striking.batch) {
      switch Lateness(dueAt: due.reminder.dueAt, now: now) {
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
    guard try rows.unsaid(of: reminder.task, in: space)?.id == reminder.id else {
      // Its task has another one by now.
      return try rows.update(reminder.settled(.dropped, at: now), in: dropped.household)
    }
    let isMuted = try reminder.project.map { try rows.isMuted($0, in: space) } ?? false
    let back = reminder.waiting(isMuted ? .muted : .scheduled)
    try rows.update(back, in: dropped.household)
    if !isMuted { notices.append(ReminderNotice(household: dropped.household, reminder: back)) }
  }

  private mutating func settle(_ due: DueReminder, _ state: ReminderState) throws {
    let reminder = due.reminder.settled(state, at: now)
    try rows.update(reminder, in: due.household)
    notices.append(ReminderNotice(household: due.household, reminder: reminder))
  }
}
