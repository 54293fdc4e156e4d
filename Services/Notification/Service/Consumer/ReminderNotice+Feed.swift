import NotificationContracts
import NotificationDomain
import ServiceRuntime
import Vocabulary
import Wire

extension ReminderNotice {
  /// Appends the change to the service's own feed, in the transaction that makes it.
  ///
  /// - Parameters:
  ///   - context: the transaction.
  ///   - localDay: the member's day, or the UTC day if it is unknown.
  /// - Throws: errors of the store.
  func append(to context: WriteContext, on localDay: LocalDay) throws {
    try context.append(
      event,
      EventStamp(
        at: context.now,
        localDay: localDay,
        household: household,
        space: reminder.member
      )
    )
  }

  /// The event without position and time.
  var event: NewEvent { NewEvent(body, entity: reminder.id.text) }

  /// The event's body with the reminder as it is now.
  var body: any EventBody {
    let reminder = NotificationV1.Reminder(reminder)
    if self.reminder.kind.isPersonal {
      return NotificationV1.PersonalReminderChanged(reminder: reminder)
    }
    return switch self.reminder.state {
    case .scheduled:
      self.reminder.snoozedUntil == nil
        ? NotificationV1.ReminderScheduled(reminder: reminder)
        : NotificationV1.ReminderSnoozed(reminder: reminder)
    case .delivered: NotificationV1.ReminderDelivered(reminder: reminder)
    case .acknowledged: NotificationV1.ReminderAcknowledged(reminder: reminder)
    case .cancelled, .muted, .declined: NotificationV1.ReminderCancelled(reminder: reminder)
    case .dropped: NotificationV1.ReminderDropped(reminder: reminder)
    }
  }
}
