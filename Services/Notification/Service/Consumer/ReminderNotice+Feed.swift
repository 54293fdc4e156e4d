import NotificationContracts
import NotificationDomain
import ServiceRuntime
import Vocabulary
import Wire

extension ReminderNotice {
  /// Appends what happened to the scheduler's own feed, in the transaction that made it so.
  ///
  /// `localDay` is the member's day as far as it is known.
  func append(to context: WriteContext, on localDay: LocalDay) throws {
    try context.append(
      NewEvent(body, entity: reminder.id.text),
      EventStamp(
        at: context.now,
        localDay: localDay,
        household: household,
        space: reminder.member
      )
    )
  }

  /// The kind of its event, with the reminder as it is now.
  var body: any EventBody {
    let reminder = NotificationV1.Reminder(reminder)
    return switch self.reminder.state {
    case .scheduled: NotificationV1.ReminderScheduled(reminder: reminder)
    case .delivered: NotificationV1.ReminderDelivered(reminder: reminder)
    case .cancelled, .muted: NotificationV1.ReminderCancelled(reminder: reminder)
    case .dropped: NotificationV1.ReminderDropped(reminder: reminder)
    }
  }
}
