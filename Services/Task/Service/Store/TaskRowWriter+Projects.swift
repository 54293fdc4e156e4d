import SQLite
import TaskDomain
import Vocabulary

extension TaskRowWriter {
  /// Inserts a project, and removes the tombstone of a restored one.
  func insert(_ project: Project) throws {
    if project.revision > 1 { try forgetDeletion(of: project.id) }
    try connection.run(
      """
      INSERT INTO project(household, space, id, name, name_key, name_order, description, color,
        is_archived, default_priority, position, created, modified, revision)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      household,
      member,
      project.id,
      project.name,
      NameKey(kept: project.name).text,
      project.name.listOrderKey,
      project.description,
      project.color.rawValue,
      project.isArchived,
      project.defaultPriority.rawValue,
      project.position,
      project.created,
      project.modified,
      Int64(clamping: project.revision)
    )
    try update(project)
    try changeUse(projects: 1)
  }

  func update(_ project: Project) throws {
    try connection.run(
      """
      UPDATE project SET name = ?, name_key = ?, name_order = ?, description = ?, color = ?,
        is_archived = ?, default_priority = ?, position = ?, modified = ?, revision = ?, icon = ?,
        status = ?, priority = ?, parent = ?, tags = ?, due_at = ?, estimate = ?, template = ?,
        allows_subprojects = ?, archives_completed = ?, has_reminders = ?, has_daily_digest = ?,
        tells_overdue = ?, color_scheme = ?
      WHERE household = ? AND space = ? AND id = ?
      """,
      project.name,
      NameKey(kept: project.name).text,
      project.name.listOrderKey,
      project.description,
      project.color.rawValue,
      project.isArchived,
      project.defaultPriority.rawValue,
      project.position,
      project.modified,
      Int64(clamping: project.revision),
      project.icon,
      project.status,
      project.priority,
      project.parent,
      project.tags.joined(separator: "\n"),
      project.due,
      project.estimate,
      project.template,
      project.settings.allowsSubprojects,
      project.settings.archivesCompleted,
      project.settings.hasReminders,
      project.settings.hasDailyDigest,
      project.settings.tellsOverdue,
      project.settings.colorScheme,
      household,
      member,
      project.id
    )
  }

  func forgetDeletion(of id: ProjectID) throws {
    try connection.run(
      "DELETE FROM project_tombstone WHERE household = ? AND space = ? AND id = ?",
      household,
      member,
      id
    )
  }

  /// Deletes the row and leaves a tombstone; its tasks and children were moved before.
  func delete(_ project: Project) throws {
    try connection.run(
      "DELETE FROM project WHERE household = ? AND space = ? AND id = ?",
      household,
      member,
      project.id
    )
    try connection.run(
      """
      INSERT OR REPLACE INTO project_tombstone(household, space, id, revision, deleted_at)
      VALUES (?, ?, ?, ?, ?)
      """,
      household,
      member,
      project.id,
      Int64(clamping: project.revision + 1),
      moment.now
    )
    try changeUse(projects: -1)
  }
}
