import RuntimeContracts
import ServiceRuntime
import TaskContracts
import TaskDomain
import Vocabulary
import Wire

/// An earlier change, decoded from its event, that can be undone.
enum Reversal {
  case task(TaskReversal)
  case project(ProjectReversal)

  /// - Returns: `nil` for events that are not about a single record.
  /// - Throws: ``TaskRefusal/undoExpired`` when the event was erased in part.
  init?(_ event: FeedEvent) throws {
    guard let happened = try TaskV1.Event(event) else { throw TaskRefusal.undoExpired }
    if let project = try ProjectReversal(happened) {
      self = .project(project)
    } else if let task = try TaskReversal(happened) {
      self = .task(task)
    } else {
      return nil
    }
  }

  /// The record's id, when only the feed shows whether this change deleted it.
  var unsureID: UniqueID? {
    switch self {
    case .task(let task): task.isUnsure ? task.id?.rawValue : nil
    case .project(let project): project.isUnsure ? project.id?.rawValue : nil
    }
  }
}

extension ProjectReversal {
  fileprivate init?(_ event: TaskV1.Event) throws {
    switch event {
    case .projectCreated(let body):
      self.init(after: try Project(recorded: body.project), before: nil)
    case .projectDeleted(let body):
      self.init(after: nil, before: try Project(recorded: body.project))
    case .projectUpdated(let body): try self.init(body.project, body.previous)
    case .projectMoved(let body): try self.init(body.project, body.previous)
    case .projectArchived(let body): try self.init(body.project, body.previous)
    case .projectUnarchived(let body): try self.init(body.project, body.previous)
    default: return nil
    }
  }

  private init(_ project: TaskV1.Project?, _ previous: TaskV1.Project?) throws {
    self.init(after: try Project(recorded: project), before: try Project(recorded: previous))
  }
}

extension Project {
  /// Decodes the record of an event.
  ///
  /// - Throws: ``TaskRefusal/undoExpired`` when it is incomplete.
  fileprivate init(recorded record: TaskV1.Project?) throws {
    guard let record, let id = record.id,
      let color = ProjectColor(rawValue: record.color.rawValue),
      let icon = ProjectIcon(rawValue: record.icon.rawValue),
      let status = ProjectStatus(rawValue: record.status.rawValue),
      let priority = ProjectPriority(rawValue: record.priority.rawValue),
      let usual = TaskPriority(rawValue: record.defaultTaskPriority.rawValue),
      let created = record.createdDate.flatMap({ Timestamp($0) }),
      let modified = record.modifiedDate.flatMap({ Timestamp($0) })
    else { throw TaskRefusal.undoExpired }
    self.init(
      id: id,
      name: record.name,
      description: record.descriptionField.isEmpty ? nil : record.descriptionField,
      color: color,
      isArchived: record.isArchived,
      defaultPriority: usual,
      position: Int(record.position),
      created: created,
      modified: modified,
      revision: record.revision
    )
    (self.icon, self.status, self.priority) = (icon, status, priority)
    parent = record.parentProjectID
    tags = record.tags
    due = record.dueDate.flatMap { Timestamp($0) }
    estimate = record.estimatedTaskCount.map { Int($0) }
    template = record.templateID
    settings = ProjectSettings(recorded: record.settings ?? TaskV1.ProjectSettings())
  }
}

extension ProjectSettings {
  fileprivate init(recorded record: TaskV1.ProjectSettings) {
    self.init()
    allowsSubprojects = record.allowSubprojects ?? allowsSubprojects
    archivesCompleted = record.autoArchiveCompleted ?? archivesCompleted
    hasReminders = record.enableReminders ?? hasReminders
    hasDailyDigest = record.dailyDigest ?? hasDailyDigest
    tellsOverdue = record.overdueTasks ?? tellsOverdue
    colorScheme = ProjectColor(rawValue: record.colorScheme.rawValue) ?? colorScheme
  }
}
