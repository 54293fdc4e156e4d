import NotificationDomain
import Vocabulary

/// A reminder that came to a new state, as the scheduler's own feed tells it.
struct ReminderNotice: Equatable, Sendable {
  let household: HouseholdID
  let reminder: Reminder

  /// The kind of event it is told as.
  var kind: String {
    switch reminder.state {
    case .scheduled: "reminder_scheduled"
    case .delivered: "reminder_delivered"
    case .cancelled, .muted: "reminder_cancelled"
    case .dropped: "reminder_dropped"
    }
  }
}
