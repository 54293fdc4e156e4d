import NotificationDomain
import ServiceRuntime
import Vocabulary

/// What an event of the task feed asks of the scheduler, and in whose space.
struct TaskNews: Equatable, Sendable {
  let household: HouseholdID
  let report: TaskReport
  /// The task is gone; its name must not outlive it.
  let isDeleted: Bool
  /// The task while it is open and due at some time.
  var open: OpenTask?

  var space: Space { Space(household: household, member: report.member) }
}
