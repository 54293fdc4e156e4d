import NotificationDomain
import ServiceRuntime
import Vocabulary

/// The content of a task-feed event that concerns reminders, with its space.
struct TaskNews: Equatable, Sendable {
  let household: HouseholdID
  let report: TaskReport
  /// Whether the task was removed; its name must not outlive it.
  let isDeleted: Bool
  /// The task if it is open and has a due time.
  var open: OpenTask?

  var space: Space { Space(household: household, member: report.member) }
}
