// Generated from package daybook.notification.v1 by protoc-gen-daybook; do not edit.

package import RPC
package import Wire

/// The contracts of `daybook.notification.v1`.
public enum NotificationV1 {
  /// Every message type, for lookup by name.
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
    NotificationV1.PersonalReminderChanged.self,
    NotificationV1.Channel.self,
    NotificationV1.Delivery.self,
    NotificationV1.DeliveryTry.self,
    NotificationV1.ListChannelsRequest.self,
    NotificationV1.ListChannelsResponse.self,
    NotificationV1.PutChannelRequest.self,
    NotificationV1.PutChannelResponse.self,
    NotificationV1.DeleteChannelRequest.self,
    NotificationV1.DeleteChannelResponse.self,
    NotificationV1.TestChannelRequest.self,
    NotificationV1.TestChannelResponse.self,
    NotificationV1.RotateChannelSecretRequest.self,
    NotificationV1.RotateChannelSecretResponse.self,
    NotificationV1.EnableChannelRequest.self,
    NotificationV1.EnableChannelResponse.self,
    NotificationV1.RedeliverMessagesRequest.self,
    NotificationV1.RedeliverMessagesResponse.self,
    NotificationV1.ListDeliveriesRequest.self,
    NotificationV1.ListDeliveriesResponse.self,
    NotificationV1.ChannelUpdated.self,
    NotificationV1.ChannelDeleted.self,
    NotificationV1.DailyReminder.self,
    NotificationV1.NotificationSettings.self,
    NotificationV1.WeeklyReportTime.self,
    NotificationV1.GetNotificationSettingsRequest.self,
    NotificationV1.GetNotificationSettingsResponse.self,
    NotificationV1.UpdateNotificationSettingsRequest.self,
    NotificationV1.UpdateNotificationSettingsResponse.self,
    NotificationV1.GetBadgeRequest.self,
    NotificationV1.GetBadgeResponse.self,
    NotificationV1.BadgeUpdated.self,
    NotificationV1.NotificationSettingsUpdated.self,
  ]

  /// Every method of every service.
  package static let methods: [MethodDescriptor] = [
    Reminders.Methods.all,
    Channels.Methods.all,
    Notifications.Methods.all,
  ].flatMap(\.self)
}

extension NotificationV1 {
  /// An event: a case for each kind, with its body.
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
    /// `personal_reminder_changed`.
    case personalReminderChanged(NotificationV1.PersonalReminderChanged)
    /// `channel_updated`.
    case channelUpdated(NotificationV1.ChannelUpdated)
    /// `channel_deleted`.
    case channelDeleted(NotificationV1.ChannelDeleted)
    /// `badge_updated`.
    case badgeUpdated(NotificationV1.BadgeUpdated)
    /// `notification_settings_updated`.
    case notificationSettingsUpdated(NotificationV1.NotificationSettingsUpdated)

    /// Decodes the body of an event; `nil` for an unknown kind.
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
      case ("personal_reminder_changed", "daybook.notification.v1.PersonalReminderChanged"):
        self = .personalReminderChanged(try NotificationV1.PersonalReminderChanged(decoding: body))
      case ("channel_updated", "daybook.notification.v1.ChannelUpdated"):
        self = .channelUpdated(try NotificationV1.ChannelUpdated(decoding: body))
      case ("channel_deleted", "daybook.notification.v1.ChannelDeleted"):
        self = .channelDeleted(try NotificationV1.ChannelDeleted(decoding: body))
      case ("badge_updated", "daybook.notification.v1.BadgeUpdated"):
        self = .badgeUpdated(try NotificationV1.BadgeUpdated(decoding: body))
      case ("notification_settings_updated", "daybook.notification.v1.NotificationSettingsUpdated"):
        self = .notificationSettingsUpdated(
          try NotificationV1.NotificationSettingsUpdated(decoding: body)
        )
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
      case .personalReminderChanged(let body): body
      case .channelUpdated(let body): body
      case .channelDeleted(let body): body
      case .badgeUpdated(let body): body
      case .notificationSettingsUpdated(let body): body
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
      NotificationV1.PersonalReminderChanged.self,
      NotificationV1.ChannelUpdated.self,
      NotificationV1.ChannelDeleted.self,
      NotificationV1.BadgeUpdated.self,
      NotificationV1.NotificationSettingsUpdated.self,
    ]
  }
}
