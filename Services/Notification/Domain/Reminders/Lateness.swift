package import Vocabulary

/// What is to be done about a scheduled reminder now.
package enum Lateness: Equatable, Sendable {
  case wait(Duration)
  case deliver
  /// It is of no use any more.
  case drop

  /// How late a reminder may be found and still be said (REM-012).
  package static let limit: Duration = .seconds(24 * 60 * 60)

  /// The same of a reminder of health, which late is of no use (FST-095).
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
