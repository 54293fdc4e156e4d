package import Vocabulary

/// What to do with a scheduled reminder now.
package enum Lateness: Equatable, Sendable {
  case wait(Duration)
  case deliver
  /// It is too late to be useful.
  case drop

  /// The largest delay with which a reminder is still delivered (REM-012).
  package static let limit: Duration = .seconds(24 * 60 * 60)

  /// The same for health reminders, which are of no use later (FST-095).
  package static let healthLimit: Duration = .seconds(60 * 60)

  package init(_ reminder: Reminder, now: Timestamp) {
    self.init(
      dueAt: reminder.ringsAt,
      now: now,
      limit: reminder.kind == .health ? Self.healthLimit : Self.limit
    )
  }

  package init(dueAt: Timestamp, now: Timestamp, limit: Duration = Lateness.limit) {
    let late = now - dueAt
    if late < .zero {
      self = .wait(dueAt - now)
    } else {
      self = late <= limit ? .deliver : .drop
    }
  }
}
