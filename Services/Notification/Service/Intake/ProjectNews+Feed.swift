import Contracts
import ServiceRuntime
import Vocabulary
import Wire

extension ProjectNews {
  /// Reads an event of the task feed.
  ///
  /// - Returns: `nil` for a kind that is about no project, and for an event whose body was blanked
  ///   because its owner is gone.
  /// - Throws: ``UnreadableEvent`` when the body is not what its kind promises.
  init?(_ event: FeedEvent) throws(UnreadableEvent) {
    let project: TaskV1.Project?
    do {
      project = try TaskV1.Project(after: event)
    } catch {
      throw UnreadableEvent(event, why: error.description)
    }
    guard let project else { return nil }
    guard let id = project.id, let member = event.stamp.space else {
      throw UnreadableEvent(event, why: "it does not say which project of whom")
    }
    space = Space(household: event.stamp.household, member: member)
    self.project = id
    wish =
      if event.kind == "project_deleted" { .gone } else {
        project.settings?.enableReminders == false ? .silence : .reminders
      }
    at = event.stamp.at
  }
}

extension TaskV1.Project {
  /// The project as it is after what the event tells, or was before it was deleted.
  fileprivate init?(after event: FeedEvent) throws(WireError) {
    let project: TaskV1.Project? =
      switch event.kind {
      case "project_created": try event.body(as: TaskV1.ProjectCreated.self)?.project
      case "project_updated": try event.body(as: TaskV1.ProjectUpdated.self)?.project
      case "project_moved": try event.body(as: TaskV1.ProjectMoved.self)?.project
      case "project_archived": try event.body(as: TaskV1.ProjectArchived.self)?.project
      case "project_unarchived": try event.body(as: TaskV1.ProjectUnarchived.self)?.project
      case "project_deleted": try event.body(as: TaskV1.ProjectDeleted.self)?.project
      case "inbox_ensured": try event.body(as: TaskV1.InboxEnsured.self)?.project
      default: nil
      }
    guard let project else { return nil }
    self = project
  }
}
