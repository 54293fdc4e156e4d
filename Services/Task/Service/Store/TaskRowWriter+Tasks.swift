import SQLite
import TaskDomain
import Vocabulary

extension TaskRowWriter {
  func insert(_ task: HouseholdTask) throws {
    // OR FAIL: a refused row ends the whole change, so SQLite need not keep a statement journal for
    // the triggers; closing one takes longer the more the transaction has written.
    try connection.run(
      """
      INSERT OR FAIL INTO task(household, space, id, project, name, name_order, details, type, priority,
        due_at, due_on, due_rank, reminder, added, completed_at, completion_day, modified, revision)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      household,
      member,
      task.id,
      task.project.id,
      task.name,
      task.name.listOrderKey,
      task.details,
      task.type.rawValue,
      task.priority.rawValue,
      task.due?.at,
      task.due?.on,
      rank(of: task),
      task.reminder,
      task.added,
      task.completion?.at,
      task.completion?.day,
      task.modified,
      Int64(clamping: task.revision)
    )
    try index(task, number: connection.lastInsertedRow)
    try changeUse(tasks: 1)
    if task.revision > 1 { try touchAll(of: task) }
  }

  /// Marks all fields of a restored task as changed, by its deletion and by its restoration.
  private func touchAll(of task: HouseholdTask) throws {
    try connection.run(
      """
      UPDATE task SET name_rev = revision, details_rev = revision, type_rev = revision,
        priority_rev = revision, due_rev = revision, project_rev = revision, reminder_rev = revision
      WHERE household = ? AND space = ? AND id = ?
      """,
      household,
      member,
      task.id
    )
  }

  /// Writes only the changed fields, so that no other index is updated, and records this revision
  /// as their last change (TSK-076).
  func update(_ task: HouseholdTask, changed: Set<TaskField>, completion: Bool) throws {
    let isRewritten = changed.contains(.name) || changed.contains(.details)
    let number = isRewritten ? try unindex(task.id) : nil
    var update = SQLText(
      "UPDATE task SET modified = ?, revision = ?",
      task.modified,
      Int64(clamping: task.revision)
    )
    if completion {
      update.append(
        ", completed_at = ?, completion_day = ?, reminder = ?",
        task.completion?.at,
        task.completion?.day,
        task.reminder
      )
    }
    for field in TaskField.allCases where changed.contains(field) {
      switch field {
      case .name:
        update.append(", name_rev = revision + 1, name = ?", task.name)
        update.append(", name_order = ?", task.name.listOrderKey)
      case .details: update.append(", details_rev = revision + 1, details = ?", task.details)
      case .type: update.append(", type_rev = revision + 1, type = ?", task.type)
      case .priority: update.append(", priority_rev = revision + 1, priority = ?", task.priority)
      case .due:
        update.append(
          ", due_rev = revision + 1, due_at = ?, due_on = ?",
          task.due?.at,
          task.due?.on
        )
        update.append(", due_rank = ?", rank(of: task))
      case .project: update.append(", project_rev = revision + 1, project = ?", task.project.id)
      case .reminder where completion: update.append(", reminder_rev = revision + 1")
      case .reminder: update.append(", reminder_rev = revision + 1, reminder = ?", task.reminder)
      }
    }
    update.append(" WHERE household = ? AND space = ? AND id = ?", household, member, task.id)
    try connection.run(update)
    if let number { try index(task, number: number) }
  }

  /// Deletes the rows and leaves tombstones with the revisions of the deletions (TSK-083).
  ///
  /// Words first, then the rows together: a statement with triggers makes SQLite flush the
  /// full-text index and keep a statement journal, and closing that costs as much as the call has
  /// changed so far.
  func delete(_ deletions: [(task: HouseholdTask, left: RetainedPoints)]) throws {
    let tasks = deletions.map(\.task)
    for part in tasks.inParts {
      let numbers = try part.compactMap { try unindex($0.id) }
      var deletion = SQLText(
        "DELETE FROM task NOT INDEXED WHERE household = ? AND space = ? AND number IN ",
        household,
        member
      )
      deletion.appendList(numbers)
      try connection.run(deletion)
    }
    for (task, left) in deletions {
      try insertTombstone(task, left)
      try noteDeparture(of: task)
    }
    if !tasks.isEmpty { try changeUse(tasks: -tasks.count) }
  }

  /// Moves the rows to a project without other changes; together for the same reason.
  func move(_ tasks: [HouseholdTask], to project: ProjectID) throws {
    for part in tasks.inParts {
      let numbers = try part.compactMap { try number(of: $0.id) }
      var update = SQLText(
        """
        UPDATE task NOT INDEXED
        SET modified = ?, revision = revision + 1, project_rev = revision + 1, project = ?
        WHERE household = ? AND space = ? AND number IN
        """,
        moment.now,
        project,
        household,
        member
      )
      update.appendList(numbers)
      try connection.run(update)
    }
  }

  private func number(of id: TaskID) throws -> Int64? {
    try connection.first(
      "SELECT number FROM task WHERE household = ? AND space = ? AND id = ?",
      household,
      member,
      id
    ) { try $0.value(0) }
  }

  /// Records that the project has changed, because a deleted task cannot show it (PRJ-050).
  private func noteDeparture(of task: HouseholdTask) throws {
    try connection.run(
      """
      UPDATE task_kind SET modified = max(modified, ?)
      WHERE household = ? AND space = ? AND project = ? AND priority = ? AND type = ?
        AND is_complete = ? AND is_scheduled = ?
      """,
      moment.now,
      household,
      member,
      task.project.id,
      task.priority,
      task.type,
      task.isComplete,
      task.due != nil
    )
  }

  /// Adds the task's words to the search index (TSK-136).
  private func index(_ task: HouseholdTask, number: Int64) throws {
    let entry = SearchIndex.Entry(
      name: task.name,
      details: task.details,
      space: try spaceNumber()
    )
    try SearchIndex.add(entry, number: number, connection)
  }

  /// Removes the task's stored words, and returns its number.
  private func unindex(_ id: TaskID) throws -> Int64? {
    let space = try spaceNumber()
    let found = try connection.first(
      "SELECT number, name, details FROM task WHERE household = ? AND space = ? AND id = ?",
      household,
      member,
      id
    ) { row in
      let entry = SearchIndex.Entry(
        name: try row.value(1),
        details: try row.value(2),
        space: space
      )
      return (number: try row.value(0, as: Int64.self), entry: entry)
    }
    guard let found else { return nil }
    try SearchIndex.remove(found.entry, number: found.number, connection)
    return found.number
  }

  func changeUse(tasks: Int = 0, projects: Int = 0) throws {
    try connection.run(
      """
      UPDATE space SET tasks = tasks + ?, projects = projects + ?
      WHERE household = ? AND space = ?
      """,
      tasks,
      projects,
      household,
      member
    )
  }

  private func rank(of task: HouseholdTask) -> Int64 {
    task.due?.rank(moment.calendar) ?? DueDate.unscheduledRank
  }
}

extension [HouseholdTask] {
  /// Slices of 500, which bound the length of statements.
  fileprivate var inParts: [ArraySlice<HouseholdTask>] {
    stride(from: 0, to: count, by: 500).map { self[$0..<Swift.min($0 + 500, count)] }
  }
}
