import ServiceRuntime
import Vocabulary

/// A project's state after an event of the task feed, as far as reminders depend on it.
struct ProjectUpdate: Equatable, Sendable {
  let space: Space
  let project: ProjectID
  /// What happens to the reminders of its tasks.
  let effect: Effect
  /// When the change happened.
  let at: Timestamp
  var notices = ProjectNotices()

  enum Effect: Equatable, Sendable {
    /// They are on; muted ones with a time in the future are scheduled again.
    case reminders
    /// They are off, so they are muted: the setting `enable_reminders` is false.
    case silence
    /// The project is deleted. Its tasks have events of their own.
    case gone
  }
}

/// A project's settings for digests and overdue notices (PRJ-029, PRJ-030).
struct ProjectNotices: Equatable, Sendable {
  var name = ""
  var hasDigest = false
  var hasOverdueNotices = true
}
