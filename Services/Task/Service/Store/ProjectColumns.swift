import SQLite
import TaskDomain
import Vocabulary

/// The columns of a project, in the order that ``project(_:)`` expects.
enum ProjectColumns {
  static let select = SQLText(
    """
    SELECT id, name, description, color, is_archived, default_priority, position, created, modified,
      revision, icon, status, priority, parent, tags, due_at, estimate, template, allows_subprojects,
      archives_completed, has_reminders, has_daily_digest, tells_overdue, color_scheme
    FROM project
    """
  )

  static func project(_ row: Row) throws -> Project {
    var project = Project(
      id: try row.value(0),
      name: try row.value(1),
      description: try row.value(2),
      color: try row.value(3),
      isArchived: try row.value(4),
      defaultPriority: try row.value(5),
      position: try row.value(6),
      created: try row.value(7),
      modified: try row.value(8),
      revision: UInt64(clamping: try row.value(9, as: Int64.self))
    )
    project.icon = try row.value(10)
    project.status = try row.value(11)
    project.priority = try row.value(12)
    project.parent = try row.value(13)
    let tags: String = try row.value(14)
    project.tags = tags.split(separator: "\n").map(String.init)
    project.due = try row.value(15)
    project.estimate = try row.value(16)
    project.template = try row.value(17)
    project.settings.allowsSubprojects = try row.value(18)
    project.settings.archivesCompleted = try row.value(19)
    project.settings.hasReminders = try row.value(20)
    project.settings.hasDailyDigest = try row.value(21)
    project.settings.tellsOverdue = try row.value(22)
    project.settings.colorScheme = try row.value(23)
    return project
  }
}

extension ProjectIcon: SQLValue {}
extension ProjectStatus: SQLValue {}
extension ProjectPriority: SQLValue {}
