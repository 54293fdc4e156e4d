import NotificationDomain
import Vocabulary

/// A reminder in a new state, for the service's own feed.
struct ReminderNotice: Equatable, Sendable {
  let household: HouseholdID
  let reminder: Reminder
}
