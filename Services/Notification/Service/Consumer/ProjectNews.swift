import ServiceRuntime
import Vocabulary

/// The content of a task-feed event that concerns a project's reminders.
struct ProjectNews: Equatable, Sendable {
  let space: Space
  let project: ProjectID
  let wish: Wish
  /// When the change happened.
  let at: Timestamp
  var notices = ProjectWish()

  enum Wish: Equatable, Sendable {
    case reminders
    /// The setting `enable_reminders` is false.
    case silence
    /// The project is deleted; its tasks have events of their own.
    case gone
  }
}

/// A project's settings for digests and overdue notices (PRJ-029, PRJ-030).
struct ProjectWish: Equatable, Sendable {
  var name = ""
  var hasDigest = false
  var hasOverdueNotices = true
}
