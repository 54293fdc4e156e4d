import NotificationDomain
import Vocabulary

/// A reminder that came to a new state, as the scheduler's own feed tells it.
struct ReminderNotice: Equatable, Sendable {
  let household: HouseholdID
  let reminder: Reminder
}
