package import Vocabulary

/// Why a reminder cannot be acknowledged, snoozed or cancelled.
package enum ReminderRefusal: Error, Hashable, Sendable {
  case unknownReminder
  /// It has not been delivered, so there is nothing to acknowledge.
  case notDelivered
  /// It was acknowledged, cancelled or dropped, or was already delivered.
  case settled
  /// Its task has a newer reminder.
  case replaced
  /// The new time is not in the future, or is more than ``Reminder/longestSnooze`` ahead.
  case invalidSnooze
}

/// The actions of a member on a reminder. Each is idempotent.
extension Reminder {
  /// The longest time for which a reminder can be snoozed.
  package static let longestSnooze: Duration = .seconds(365 * 86_400)

  /// The reminder after its member acknowledged it.
  package func acknowledged(at now: Timestamp) throws(ReminderRefusal) -> Reminder {
    switch state {
    case .acknowledged: self
    case .delivered: settled(.acknowledged, at: now)
    case .scheduled, .cancelled, .dropped, .muted, .declined: throw .notDelivered
    }
  }

  /// The reminder after its member snoozed it, before or after it was delivered.
  package func snoozed(until: Timestamp, at now: Timestamp) throws(ReminderRefusal) -> Reminder {
    guard until > now, until - now <= Self.longestSnooze else { throw .invalidSnooze }
    switch state {
    case .scheduled, .delivered:
      var copy = waiting(.scheduled)
      copy.snoozedUntil = until == dueAt ? nil : until
      copy.kept = nil
      return copy
    case .acknowledged, .cancelled, .dropped, .muted, .declined: throw .settled
    }
  }

  /// The reminder after its member cancelled it.
  package func declined(at now: Timestamp) throws(ReminderRefusal) -> Reminder {
    switch state {
    case .declined, .cancelled: self
    case .scheduled: settled(.declined, at: now)
    case .delivered, .acknowledged, .dropped, .muted: throw .settled
    }
  }
}
