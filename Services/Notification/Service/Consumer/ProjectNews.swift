import ServiceRuntime
import Vocabulary

/// What an event of the task feed says about a project's reminders.
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
    /// The project is deleted; where its tasks went is told of each.
    case gone
  }
}

/// What a project wants of digests and overdue notices (PRJ-029, PRJ-030).
struct ProjectWish: Equatable, Sendable {
  var name = ""
  var hasDigest = false
  var hasOverdueNotices = true
}
