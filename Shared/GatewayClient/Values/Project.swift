package import Contracts
public import Foundation
import Vocabulary

/// A named set of tasks in one member's list.
public struct Project: Hashable, Sendable, Identifiable {
  /// What names a project.
  public typealias ID = Identifier<Project>

  /// Never changes.
  public let id: ID
  /// 1 to 100 characters, unique in the member's list whatever their case.
  public let name: String
  /// Empty when there is nothing more to say.
  public let details: String
  /// True for the Inbox alone.
  public let isInbox: Bool
  /// The colour's name, as `blue`; `nil` when this version does not know it.
  public let color: Color?
  /// Kept, but out of the way.
  public let isArchived: Bool
  /// What a new task of this project gets when it names no priority.
  public let defaultPriority: TaskPriority
  /// Open tasks in it.
  public let openTasks: Int
  /// All tasks in it.
  public let totalTasks: Int
  /// When it was created.
  public let createdAt: Date?
  /// When it last changed.
  public let modifiedAt: Date?
  /// Its sign; `nil` when this version does not know it.
  public let icon: Icon?
  /// How far it is.
  public let status: Status
  /// How important it is.
  public let priority: Priority
  /// The project it stands below; `nil` at the top.
  public let parent: Project.ID?
  /// Those directly below it, in the order of projects.
  public let subprojects: [Project.ID]
  /// Up to 20.
  public let tags: [String]
  /// When it should be done.
  public let dueAt: Date?
  /// How many tasks it was thought to take.
  public let estimatedTasks: Int?
  /// The project it was made from.
  public let template: Project.ID?
  /// What it does by itself.
  public let settings: Settings
  /// Its place in the manual order, from 1; 0 is the Inbox's.
  public let position: Int
  /// Its due date has passed, and it is neither archived nor completed.
  public let isOverdue: Bool
  /// How it stands.
  public let health: Health
  /// Grows by one with each change.
  public let revision: UInt64

  /// The colours a project can have.
  public enum Color: String, Hashable, Sendable, CaseIterable {
    /// As its name says, like all of them.
    case blue, green, orange, red, purple, pink, gray, yellow
  }

  /// The signs a project can have.
  public enum Icon: String, Hashable, Sendable, CaseIterable {
    /// As its name says, like all of them.
    case folder, inbox, briefcase, book, heart, star, flag, target
  }

  /// How far a project is.
  public enum Status: String, Hashable, Sendable, CaseIterable {
    /// As its name says, like all of them.
    case planning, active, onHold, completed, cancelled
  }

  /// How important a project is; unlike with tasks, larger is more important.
  public enum Priority: Int, Hashable, Sendable, CaseIterable {
    /// As its name says, like all of them.
    case low = 1
    /// The usual one.
    case medium, high, critical
  }

  /// How a project stands.
  public enum Health: String, Hashable, Sendable, CaseIterable {
    /// As its name says; a project without tasks is `unknown`.
    case excellent, good, warning, critical, unknown
  }

  /// What a project does by itself.
  public struct Settings: Hashable, Sendable {
    /// False refuses new children.
    public var allowsSubprojects = true
    /// It is archived when its status becomes completed.
    public var archivesWhenCompleted = false
    /// Its tasks' reminders ring.
    public var hasReminders = true
    /// It has a part in the daily digest.
    public var isInDigest = false
    /// Its late tasks are told about.
    public var tellsOverdue = true
    /// The colours of its charts.
    public var colorScheme: Color?

    /// Makes the usual settings.
    public init() {}
  }
}

extension Project.ID {
  /// The project that every list has, under the same id in all of them.
  public static var inbox: Project.ID { Project.ID(raw: ProjectID.inbox.rawValue) }
}

// MARK: - From the contract

extension Project {
  package init(_ project: TaskV1.Project) {
    id = ID(project.id)
    name = project.name
    details = project.descriptionField
    isInbox = project.isDefault
    color = Color(project.color)
    isArchived = project.isArchived
    defaultPriority = TaskPriority(project.defaultTaskPriority) ?? .medium
    openTasks = Int(project.openTasks)
    totalTasks = Int(project.totalTasks)
    createdAt = project.createdDate?.date
    modifiedAt = project.modifiedDate?.date
    icon = Icon(project.icon)
    status = Status(project.status) ?? .active
    priority = Priority(project.priority) ?? .medium
    parent = project.parentProjectID.map { ID(raw: $0.rawValue) }
    subprojects = project.subprojectIDs.map { ID(raw: $0.rawValue) }
    tags = project.tags
    dueAt = project.dueDate?.date
    estimatedTasks = project.estimatedTaskCount.map { Int($0) }
    template = project.templateID.map { ID(raw: $0.rawValue) }
    settings = Settings(project.settings ?? TaskV1.ProjectSettings())
    position = Int(project.position)
    isOverdue = project.isOverdue
    health = Health(project.health) ?? .unknown
    revision = project.revision
  }
}

extension Project.Settings {
  init(_ settings: TaskV1.ProjectSettings) {
    allowsSubprojects = settings.allowSubprojects ?? true
    archivesWhenCompleted = settings.autoArchiveCompleted ?? false
    hasReminders = settings.enableReminders ?? true
    isInDigest = settings.dailyDigest ?? false
    tellsOverdue = settings.overdueTasks ?? true
    colorScheme = Project.Color(settings.colorScheme)
  }

  var contract: TaskV1.ProjectSettings {
    var settings = TaskV1.ProjectSettings()
    settings.allowSubprojects = allowsSubprojects
    settings.autoArchiveCompleted = archivesWhenCompleted
    settings.enableReminders = hasReminders
    settings.dailyDigest = isInDigest
    settings.overdueTasks = tellsOverdue
    if let colorScheme { settings.colorScheme = colorScheme.contract() }
    return settings
  }
}

extension Project.Color: ContractOrder {}
extension Project.Icon: ContractOrder {}
extension Project.Status: ContractOrder {}
extension Project.Priority: ContractOrder {}
extension Project.Health: ContractOrder {}
