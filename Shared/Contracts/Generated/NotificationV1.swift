// Made from package daybook.notification.v1 by protoc-gen-daybook; changes belong there.

package import RPC
package import Wire

/// Everything of `daybook.notification.v1`.
package enum NotificationV1 {
  /// Every message type, for whoever has no more than its name.
  package static let messageTypes: [any Message.Type] = [
    NotificationV1.Reminder.self,
    NotificationV1.ListRemindersRequest.self,
    NotificationV1.ListRemindersResponse.self,
    NotificationV1.ReminderScheduled.self,
    NotificationV1.ReminderCancelled.self,
    NotificationV1.ReminderDelivered.self,
    NotificationV1.ReminderDropped.self,
  ]

  /// Every method of every service.
  package static let methods: [MethodDescriptor] = Reminders.Methods.all
}
