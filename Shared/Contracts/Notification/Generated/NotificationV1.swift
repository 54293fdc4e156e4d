// Made from package daybook.notification.v1 by protoc-gen-daybook; changes belong there.

package import RPC
package import Wire

/// Everything of `daybook.notification.v1`.
public enum NotificationV1 {
  /// Every message type, for whoever has no more than its name.
  package static let messageTypes: [any Message.Type] = [
    NotificationV1.Reminder.self,
    NotificationV1.ListRemindersRequest.self,
    NotificationV1.ListRemindersResponse.self,
    NotificationV1.AcknowledgeRemindersRequest.self,
    NotificationV1.AcknowledgeRemindersResponse.self,
    NotificationV1.SnoozeReminderRequest.self,
    NotificationV1.SnoozeReminderResponse.self,
    NotificationV1.CancelReminderRequest.self,
    NotificationV1.CancelReminderResponse.self,
    NotificationV1.ReminderScheduled.self,
    NotificationV1.ReminderCancelled.self,
    NotificationV1.ReminderDelivered.self,
    NotificationV1.ReminderDropped.self,
    NotificationV1.ReminderSnoozed.self,
    NotificationV1.ReminderAcknowledged.self,
  ]

  /// Every method of every service.
  package static let methods: [MethodDescriptor] = Reminders.Methods.all
}

extension NotificationV1 {
  /// What happened: a case for each kind of event, with its body.
  package enum Event: EventSet {
    /// `reminder_scheduled`.
    case reminderScheduled(NotificationV1.ReminderScheduled)
    /// `reminder_cancelled`.
    case reminderCancelled(NotificationV1.ReminderCancelled)
    /// `reminder_delivered`.
    case reminderDelivered(NotificationV1.ReminderDelivered)
    /// `reminder_dropped`.
    case reminderDropped(NotificationV1.ReminderDropped)
    /// `reminder_snoozed`.
    case reminderSnoozed(NotificationV1.ReminderSnoozed)
    /// `reminder_acknowledged`.
    case reminderAcknowledged(NotificationV1.ReminderAcknowledged)

    /// Reads the body of an event; `nil` for one that this version does not know.
    package init?(kind: String, type: String, body: ArraySlice<UInt8>) throws(WireError) {
      switch (kind, type) {
      case ("reminder_scheduled", "daybook.notification.v1.ReminderScheduled"):
        self = .reminderScheduled(try NotificationV1.ReminderScheduled(decoding: body))
      case ("reminder_cancelled", "daybook.notification.v1.ReminderCancelled"):
        self = .reminderCancelled(try NotificationV1.ReminderCancelled(decoding: body))
      case ("reminder_delivered", "daybook.notification.v1.ReminderDelivered"):
        self = .reminderDelivered(try NotificationV1.ReminderDelivered(decoding: body))
      case ("reminder_dropped", "daybook.notification.v1.ReminderDropped"):
        self = .reminderDropped(try NotificationV1.ReminderDropped(decoding: body))
      case ("reminder_snoozed", "daybook.notification.v1.ReminderSnoozed"):
        self = .reminderSnoozed(try NotificationV1.ReminderSnoozed(decoding: body))
      case ("reminder_acknowledged", "daybook.notification.v1.ReminderAcknowledged"):
        self = .reminderAcknowledged(try NotificationV1.ReminderAcknowledged(decoding: body))
      default: return nil
      }
    }

    /// The body of the event.
    package var body: any EventBody {
      switch self {
      case .reminderScheduled(let body): body
      case .reminderCancelled(let body): body
      case .reminderDelivered(let body): body
      case .reminderDropped(let body): body
      case .reminderSnoozed(let body): body
      case .reminderAcknowledged(let body): body
      }
    }

    /// The body of each kind.
    package static let bodies: [any EventBody.Type] = [
      NotificationV1.ReminderScheduled.self,
      NotificationV1.ReminderCancelled.self,
      NotificationV1.ReminderDelivered.self,
      NotificationV1.ReminderDropped.self,
      NotificationV1.ReminderSnoozed.self,
      NotificationV1.ReminderAcknowledged.self,
    ]
  }
}
