import SQLite
package import ServiceRuntime
import TaskContracts
import Vocabulary
import Wire

extension TaskStore {
  /// All tables, and how what they hold of a member or household is removed.
  package static let spaces = SpaceTables(
    [
      SpaceTable("task", "tasks", member: "space", export: tasks),
      SpaceTable("task_tombstone", member: "space", key: "household, space, id"),
      SpaceTable("project", "projects", member: "space", export: projects),
      SpaceTable("project_tombstone", member: "space", key: "household, space, id"),
      SpaceTable(
        "task_kind",
        member: "space",
        key: "household, space, project, priority, type, is_complete, is_scheduled"
      ),
      SpaceTable(
        "saved_filter",
        "saved_filters",
        member: "space",
        key: "household, space, id",
        export: savedFilters
      ),
      SpaceTable("repair_item", member: "space", key: "run, household, space, task"),
      SpaceTable("repair_value", member: "space"),
      SpaceTable("repair_run", member: "space"),
      SpaceTable("space", member: "space", key: "household, space"),
    ],
    exempt: [
      ("task_search", "words of tasks, removed with them"),
      ("search_state", "of the index as a whole"),
      ("notified_version", "of the service"),
    ],
    steps: [removeTasks, removeSpace],
    lastStep: mergeSearchIndex
  )

  private static let tasks = ExportForm(
    instants: ["due_at", "reminder", "added", "completed_at", "modified"],
    days: ["due_on", "completion_day"],
    leavesOut: [
      "number", "name_order", "due_rank", "name_rev", "details_rev", "type_rev", "priority_rev",
      "due_rev", "project_rev", "reminder_rev",
    ]
  )

  private static let projects = ExportForm(
    instants: ["created", "modified", "due_at"],
    flags: [
      "is_archived", "allows_subprojects", "archives_completed", "has_reminders",
      "has_daily_digest", "tells_overdue",
    ],
    leavesOut: ["name_key", "name_order"]
  )

  private static let savedFilters = ExportForm(
    leavesOut: ["name_key"],
    messages: ["body": { try TaskV1.SavedFilter(decoding: $0).jsonString() }]
  )

  /// Tasks with their words in the search index, which takes words out only where they are handed in.
  private static let removeTasks: SpaceTables.Step = { context, space, count in
    var query = SQLText(
      """
      SELECT t.number, t.name, t.details, s.number FROM task t
      JOIN space s ON s.household = t.household AND s.space = t.space
      WHERE t.household = ?
      """,
      space.household
    )
    if let member = space.member { query.append(" AND t.space = ?", member) }
    query.append(" LIMIT ?", count)
    let connection = context.connection
    let tasks = try connection.all(query) { row in
      (
        number: try row.value(0, as: Int64.self),
        space: try row.value(3, as: Int64.self),
        entry: SearchIndex.Entry(
          name: try row.value(1),
          details: try row.value(2),
          space: try row.value(3)
        )
      )
    }
    for task in tasks {
      try SearchIndex.remove(task.entry, number: task.number, connection)
      try connection.run("DELETE FROM task WHERE number = ?", task.number)
      // Keeps the count correct: a wrong one would be treated as damage at the next start after a kill.
      try connection.run(
        "UPDATE space SET tasks = max(tasks - 1, 0) WHERE number = ?",
        task.space
      )
    }
    return tasks.count
  }

  /// Removes one space with its projects and filters, after its tasks.
  ///
  /// It is one transaction: a service that restarts between two would find a space without an Inbox,
  /// repair it, and keep a copy of the file that still contains the removed texts.
  private static let removeSpace: SpaceTables.Step = { context, space, count in
    let connection = context.connection
    var query = SQLText("SELECT space FROM space WHERE household = ?", space.household)
    if let member = space.member { query.append(" AND space = ?", member) }
    query.append(" LIMIT 1")
    let owner = try connection.first(query) { try $0.value(0, as: MemberID.self) }
    guard let owner else { return 0 }
    // A running call may have added tasks in the meantime.
    let one = RemovedSpace(household: space.household, member: owner)
    while try removeTasks(context, one, count) > 0 {}
    try connection.run(
      "DELETE FROM saved_filter WHERE household = ? AND space = ?",
      space.household,
      owner
    )
    try connection.run(
      "DELETE FROM project WHERE household = ? AND space = ?",
      space.household,
      owner
    )
    try connection.run(
      "DELETE FROM task_kind WHERE household = ? AND space = ?",
      space.household,
      owner
    )
    return try connection.run(
      "DELETE FROM space WHERE household = ? AND space = ?",
      space.household,
      owner
    )
  }

  /// Pages of the index that one transaction merges.
  private static let mergedPages = 500

  /// Merges the index's segments: until then the older ones have the words that were taken out.
  ///
  /// - Source: sqlite.org/fts5.html, "The 'merge' command".
  private static let mergeSearchIndex: SpaceTables.Step = { context, _, _ in
    try SearchIndex.merge(atMost: mergedPages, context.connection) ? 1 : 0
  }
}
