import NotificationDomain
import ServiceRuntime
import Vocabulary

/// A task's state after an event of the task feed, as far as reminders depend on it.
struct TaskUpdate: Equatable, Sendable {
  let household: HouseholdID
  var report: TaskReport
  /// Whether the task was removed; its name must not outlive it.
  let isDeleted: Bool
  /// For digests, overdue notices and the badge: the task if it is open and has a due time.
  var open: OpenTask?

  var space: Space { Space(household: household, member: report.member) }
}
