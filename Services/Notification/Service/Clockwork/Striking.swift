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

  /// Settles every reminder whose time has come, up to ``batch`` of them (REM-012, REM-042).
  ///
  /// - Returns: when to strike again; `nil` when nothing is scheduled.
  mutating func strike() throws -> Timestamp? {
    for due in try rows.due(by: now, limit: Striking.batch) {
      switch Lateness(dueAt: due.reminder.dueAt, now: now) {
      case .wait: continue
      case .deliver: try settle(due, .delivered)
      case .drop: try settle(due, .dropped)
      }
    }
    return try rows.nextDue()
  }

  private mutating func settle(_ due: DueReminder, _ state: ReminderState) throws {
    let reminder = due.reminder.settled(state, at: now)
    try rows.update(reminder, in: due.household)
    notices.append(ReminderNotice(household: due.household, reminder: reminder))
  }
}
