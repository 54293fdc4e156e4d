package import Vocabulary

/// Why a member's wish about a reminder cannot be fulfilled.
package enum ReminderRefusal: Error, Hashable, Sendable {
  case unknownReminder
  /// It has not rung, so there is nothing to acknowledge.
  case notDelivered
  /// It was acknowledged, cancelled or dropped, or has rung already.
  case settled
  /// Its task has another reminder by now.
  case replaced
  /// Not ahead, or too far ahead.
  case invalidSnooze
}

/// What a member does with a reminder. The same again leaves it as it is.
extension Reminder {
  /// How far a reminder can be put off.
  package static let longestSnooze: Duration = .seconds(365 * 86_400)

  /// The reminder after its member has seen it.
  package func acknowledged(at now: Timestamp) throws(ReminderRefusal) -> Reminder {
    switch state {
    case .acknowledged: self
    case .delivered: settled(.acknowledged, at: now)
    case .scheduled, .cancelled, .dropped, .muted, .declined: throw .notDelivered
    }
  }

  /// The reminder after its member put it off, before it rang or after.
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

  /// The reminder after its member wanted it not to ring.
  package func declined(at now: Timestamp) throws(ReminderRefusal) -> Reminder {
    switch state {
    case .declined, .cancelled: self
    case .scheduled: settled(.declined, at: now)
    case .delivered, .acknowledged, .dropped, .muted: throw .settled
    }
  }
}
