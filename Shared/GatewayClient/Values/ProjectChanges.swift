import Contracts
public import Foundation
import Vocabulary
import Wire

/// A project that is to be created; a name alone is enough.
public struct NewProject: Hashable, Sendable {
  /// Made by a client that must know the id beforehand; `nil` lets the server choose.
  public var id: Project.ID?
  /// 1 to 100 characters, not taken yet.
  public var name: String
  /// Up to 1,000 characters.
  public var details = ""
  /// Blue when `nil`.
  public var color: Project.Color?
  /// A folder when `nil`.
  public var icon: Project.Icon?
  /// Active when `nil`.
  public var status: Project.Status?
  /// Medium when `nil`.
  public var priority: Project.Priority?
  /// The project it stands below.
  public var parent: Project.ID?
  /// Up to 20, each of 1 to 50 characters.
  public var tags: [String] = []
  /// When it should be done.
  public var dueAt: Date?
  /// 0 to 100,000.
  public var estimatedTasks: Int?
  /// What a new task of it gets when it names no priority.
  public var defaultPriority: TaskPriority?
  /// Colour, icon, tags, estimate and settings are taken from this one.
  public var template: Project.ID?
  /// The template's open tasks as well, as new ones without dates.
  public var copiesTasks = false
  /// The usual or the template's when `nil`.
  public var settings: Project.Settings?
  /// Up to 100 first tasks, made with the project or not at all.
  public var tasks: [NewTask] = []

  /// Makes a project with nothing but a name.
  public init(_ name: String) {
    self.name = name
  }
}

/// Changes to a project; fields that are not named stay as they are.
public struct ProjectEdit: Hashable, Sendable {
  /// A name cannot be removed.
  public var name = TaskEdit.Field<String>.unchanged
  /// Up to 1,000 characters.
  public var details = TaskEdit.Field<String>.unchanged
  /// Its colour.
  public var color = TaskEdit.Field<Project.Color>.unchanged
  /// Its sign.
  public var icon = TaskEdit.Field<Project.Icon>.unchanged
  /// How far it is.
  public var status = TaskEdit.Field<Project.Status>.unchanged
  /// How important it is.
  public var priority = TaskEdit.Field<Project.Priority>.unchanged
  /// `removed` moves it to the top.
  public var parent = TaskEdit.Field<Project.ID>.unchanged
  /// All of them.
  public var tags = TaskEdit.Field<[String]>.unchanged
  /// When it should be done.
  public var dueAt = TaskEdit.Field<Date>.unchanged
  /// 0 to 100,000.
  public var estimatedTasks = TaskEdit.Field<Int>.unchanged
  /// What a new task of it gets when it names no priority.
  public var defaultPriority = TaskEdit.Field<TaskPriority>.unchanged
  /// Its place in the manual order, from 1.
  public var position = TaskEdit.Field<Int>.unchanged
  /// All of them.
  public var settings = TaskEdit.Field<Project.Settings>.unchanged

  /// Makes an edit that changes nothing yet.
  public init() {}
}

/// What becomes of a deleted project's tasks.
public enum ProjectTasks: Hashable, Sendable {
  /// They go to the Inbox.
  case moveToInbox
  /// They go to another project.
  case move(Project.ID)
  /// They are deleted with it.
  case delete
}

/// What deleting a project came to, or would come to.
public struct ProjectDeletion: Hashable, Sendable {
  /// Tasks that went to another project.
  public let tasksMoved: Int
  /// Tasks that were deleted with it.
  public let tasksDeleted: Int
  /// Children that went up to its parent.
  public let subprojectsLifted: Int
  /// Brings it back with its tasks; `nil` after a dry run.
  public let undo: UndoToken?
}

// MARK: - To the contract

extension NewProject {
  func request(for member: Member.ID?) -> TaskV1.CreateProjectRequest {
    var request = TaskV1.CreateProjectRequest()
    request.memberID = member.map(MemberID.init)
    request.id = id.map(ProjectID.init)
    request.name = name
    request.descriptionField = details
    if let color { request.color = color.contract() }
    if let icon { request.icon = icon.contract() }
    if let status { request.status = status.contract() }
    if let priority { request.priority = priority.contract() }
    request.parentProjectID = parent.map(ProjectID.init)
    request.tags = tags
    request.dueDate = dueAt.map { GoogleProtobuf.Timestamp($0) }
    request.estimatedTaskCount = estimatedTasks.map { Int32(clamping: $0) }
    if let defaultPriority { request.defaultTaskPriority = defaultPriority.contract }
    request.templateID = template.map(ProjectID.init)
    request.copyTasks = copiesTasks
    request.settings = settings?.contract
    request.tasks = tasks.map { $0.request(for: nil) }
    return request
  }
}

extension ProjectEdit {
  func request(
    _ id: Project.ID,
    for member: Member.ID?,
    ifRevision revision: UInt64?
  ) -> TaskV1.UpdateProjectRequest {
    var project = TaskV1.Project()
    var paths: [String] = []
    project.id = ProjectID(id)
    name.apply("name", &paths) { project.name = $0 }
    details.apply("description", &paths) { project.descriptionField = $0 }
    color.apply("color", &paths) { project.color = $0.contract() }
    icon.apply("icon", &paths) { project.icon = $0.contract() }
    status.apply("status", &paths) { project.status = $0.contract() }
    priority.apply("priority", &paths) { project.priority = $0.contract() }
    parent.apply("parent_project_id", &paths) { project.parentProjectID = ProjectID($0) }
    tags.apply("tags", &paths) { project.tags = $0 }
    dueAt.apply("due_date", &paths) { project.dueDate = GoogleProtobuf.Timestamp($0) }
    estimatedTasks.apply("estimated_task_count", &paths) {
      project.estimatedTaskCount = Int32(clamping: $0)
    }
    defaultPriority.apply("default_task_priority", &paths) {
      project.defaultTaskPriority = $0.contract
    }
    position.apply("position", &paths) { project.position = Int32(clamping: $0) }
    if settings != .unchanged {
      if case .set(let settings) = settings { project.settings = settings.contract }
      paths += Project.Settings.paths
    }
    var request = TaskV1.UpdateProjectRequest()
    request.memberID = member.map(MemberID.init)
    request.project = project
    request.updateMask = GoogleProtobuf.FieldMask(paths: paths)
    request.expectedRevision = revision ?? 0
    return request
  }
}

extension Project.Settings {
  /// Its fields in a mask.
  fileprivate static let paths = [
    "allow_subprojects", "auto_archive_completed", "enable_reminders", "daily_digest",
    "overdue_tasks", "color_scheme",
  ].map { "settings.\($0)" }
}
