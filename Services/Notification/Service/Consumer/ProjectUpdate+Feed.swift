import ServiceRuntime
import TaskContracts
import Vocabulary
import Wire

extension ProjectUpdate {
  /// Reads an event of the task feed.
  ///
  /// - Returns: `nil` for a kind that does not concern a project, and for an event whose body was blanked
  ///   because its owner was removed.
  /// - Throws: ``UnreadableEvent`` if the body does not match its kind.
  init?(_ event: FeedEvent) throws(UnreadableEvent) {
    let happened: TaskV1.Event?
    do {
      happened = try TaskV1.Event(event)
    } catch {
      throw UnreadableEvent(event, why: error.description)
    }
    guard let happened, let project = TaskV1.Project(after: happened) else { return nil }
    guard let id = project.id, let member = event.stamp.space else {
      throw UnreadableEvent(event, why: "it does not say which project of whom")
    }
    space = Space(household: event.stamp.household, member: member)
    self.project = id
    effect =
      if case .projectDeleted = happened { .gone } else {
        project.settings?.enableReminders == false ? .silence : .reminders
      }
    at = event.stamp.at
    if effect != .gone {
      notices = ProjectNotices(
        name: project.name,
        hasDigest: project.settings?.dailyDigest == true,
        hasOverdueNotices: project.settings?.overdueTasks != false
      )
    }
  }
}

extension TaskV1.Project {
  /// The project after the event, or before its deletion.
  fileprivate init?(after event: TaskV1.Event) {
    let project: TaskV1.Project? =
      switch event {
      case .projectCreated(let body): body.project
      case .projectUpdated(let body): body.project
      case .projectMoved(let body): body.project
      case .projectArchived(let body): body.project
      case .projectUnarchived(let body): body.project
      case .projectDeleted(let body): body.project
      case .inboxEnsured(let body): body.project
      default: nil
      }
    guard let project else { return nil }
    self = project
  }
}
