import NotificationContracts
import ServiceRuntime

/// `daybook.notification.v1.Reminders`: what the calls need; each call has a file of its own.
struct ReminderCalls: NotificationV1.RemindersService {
  let store: ReminderStore
  let intakes: Intakes
  let clock: any WallClock
}
