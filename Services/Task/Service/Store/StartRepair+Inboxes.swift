import SQLite
import ServiceRuntime
import TaskDomain
import Vocabulary

// Every space has exactly one Inbox, and every task has a project (MIG-002, MIG-004, MIG-005).

extension StartRepair {
  private static let spacesWithoutInbox = SQLText(
    """
    SELECT household, space FROM space s WHERE NOT EXISTS (SELECT 1 FROM project p
      WHERE p.household = s.household AND p.space = s.space
        AND p.id = x'00000000000000000000000000000001')
    """
  )

  /// Inboxes that violate the rules for an Inbox (PRJ-034), or have a wrong name key.
  private static let bentInboxes = SQLText(
    """
    SELECT household, space FROM project
    WHERE id = x'00000000000000000000000000000001' AND (name <> 'Inbox' OR name_key <> ?
      OR name_order <> ? OR is_archived <> 0 OR parent IS NOT NULL OR position <> 0 OR status <> 2
      OR priority <> 2 OR due_at IS NOT NULL OR estimate IS NOT NULL)
    """,
    NameKey.inbox.text,
    Project.inboxName.listOrderKey
  )

  func hasInboxesToMend() throws -> Bool {
    let lacksInbox = try connection.first(Self.spacesWithoutInbox) { _ in true } ?? false
    let isBent = try connection.first(Self.bentInboxes) { _ in true } ?? false
    return try lacksInbox || isBent || !spareInboxes().isEmpty
  }

  /// Other projects called Inbox.
  ///
  /// SQLite selects the few names that contain the word or invisible characters, and the rules' own
  /// key decides.
  private func spareInboxes() throws -> [(space: Space, id: ProjectID)] {
    var spares: [(Space, ProjectID)] = []
    try connection.each(
      """
      SELECT household, space, id, name FROM project
      WHERE id <> x'00000000000000000000000000000001'
        AND (name LIKE '%inbox%' OR length(name) <> length(CAST(name AS BLOB)))
      """
    ) { row in
      if NameKey(try row.value(3)) == .inbox { spares.append((try Space(row), try row.value(2))) }
      return true
    }
    return spares
  }

  /// Gives every space a row with a distinct number, which prefixes its words in the search index;
  /// a space with a new number is indexed again.
  func ensureSpaces() throws {
    try connection.run(
      "UPDATE space SET number = NULL WHERE number NOT BETWEEN 1 AND 1000000000000"
    )
    let numbered = try connection.run(
      """
      UPDATE space SET number = counted.number FROM (SELECT household AS h, space AS s,
          row_number() OVER (ORDER BY household, space) + (SELECT coalesce(max(number), 0) FROM space) AS number
        FROM space WHERE number IS NULL) AS counted
      WHERE household = counted.h AND space = counted.s
      """
    )
    if numbered > 0 { try connection.run("DELETE FROM search_state") }
    let lost = try connection.all(
      """
      SELECT household, space FROM (SELECT household, space FROM project
        UNION SELECT household, space FROM task)
      EXCEPT SELECT household, space FROM space
      """,
      decode: Space.init
    )
    for space in lost {
      try connection.run(
        """
        INSERT INTO space(household, space, tasks, projects, number)
        VALUES (?, ?, 0, 0, (SELECT coalesce(max(number), 0) + 1 FROM space))
        """,
        space.household,
        space.member
      )
    }
  }

  mutating func ensureInboxes() throws {
    for space in try connection.all(Self.spacesWithoutInbox, decode: Space.init) {
      let inbox = Project.inbox(created: now)
      try withNameFree(in: space) { try rows(space).insert(inbox) }
      try publish(.inboxEnsured(inbox), in: space)
      report.inboxesMade += 1
    }
    for space in try connection.all(Self.bentInboxes, decode: Space.init) {
      let rows = rows(space)
      guard let bent = try rows.findProject(.inbox) else { continue }
      let inbox = bent.straightened(at: now)
      try withNameFree(in: space) { try rows.update(inbox) }
      let (former, new) = (bent.fixedInInboxes, inbox.fixedInInboxes)
      var values = zip(former, new).filter { $0.text != $1.text }
      // Only its name key was wrong.
      if values.isEmpty { values = Array(zip(former.prefix(1), new)) }
      report.values += values.map { former, new in
        RepairReport.Value(
          record: .init(space: space, project: .inbox),
          name: bent.name,
          field: new.field,
          former: former.text,
          new: new.text
        )
      }
    }
  }

  /// Frees the Inbox's name key for it.
  ///
  /// Another project with that key is keyed by its own name afterwards. If that name is the Inbox's
  /// too, the project is merged next.
  private func withNameFree(in space: Space, _ write: () throws -> Void) throws {
    let holder = try rows(space).findProject(named: .inbox).flatMap { $0.isDefault ? nil : $0 }
    guard let holder else { return try write() }
    try connection.run(
      "UPDATE project SET name_key = hex(id) WHERE household = ? AND space = ? AND id = ?",
      space.household,
      space.member,
      holder.id
    )
    try write()
    let rows = rows(space)
    if try rows.findProject(named: NameKey(holder.name)) == nil { try rows.update(holder) }
  }

  /// Merges other projects called Inbox: their tasks move to the real one, their children to the
  /// top (MIG-004).
  mutating func mergeInboxes() throws {
    for (space, id) in try spareInboxes() {
      let rows = rows(space)
      guard let spare = try rows.findProject(id) else { continue }
      let tasks = try rows.tasks(of: id, atMost: .max)
      for task in tasks { try adopt(task, in: space, formerName: spare.name) }
      for child in ProjectTree(try rows.projectsByID()).children(of: id) {
        let decision = child.lifted(to: nil, at: now)
        try rows.update(decision.project)
        if let change = decision.change { try publish(change, in: space) }
      }
      try rows.delete(spare)
      try publish(.projectMerged(spare, into: .inbox, tasks: tasks.count), in: space)
      try publish(.projectDeleted(spare), in: space)
      report.inboxesMerged += 1
      report.values.append(
        RepairReport.Value(
          record: .init(space: space, project: spare.id),
          name: spare.name,
          field: "id",
          former: spare.id.text,
          new: ProjectID.inbox.text
        )
      )
    }
  }

  private mutating func adopt(
    _ task: HouseholdTask,
    in space: Space,
    formerName: String
  ) throws {
    let rows = rows(space)
    try rows.moveToInbox(task.id)
    guard let moved = try rows.findTask(task.id) else { return }
    try publish(.taskMoved(moved, previous: task), in: space)
    let orphan = Orphan(id: task.id, name: task.name, formerProject: task.project.id)
    report.items.append(RepairReport.Item(orphan, in: space, formerName: formerName))
  }

  /// Moves tasks whose project does not exist to the Inbox (MIG-005).
  mutating func adoptOrphans() throws {
    let spaces = try connection.all(
      """
      SELECT DISTINCT household, space FROM task t WHERE NOT EXISTS (SELECT 1 FROM project p
        WHERE p.household = t.household AND p.space = t.space AND p.id = t.project)
      """,
      decode: Space.init
    )
    for space in spaces {
      let rows = rows(space)
      let orphans = try rows.orphans()
      for orphan in orphans {
        guard let (task, previous) = try rows.adopt(orphan) else { continue }
        try publish(.taskMoved(task, previous: previous), in: space)
        report.items.append(RepairReport.Item(orphan, in: space))
      }
      report.orphans += orphans.count
      let use = try rows.use()
      try publish(.orphansRepaired(checked: use.tasks, orphans: orphans.count), in: space)
    }
  }
}

extension Project {
  /// The Inbox with the required values; its appearance, tags, notifications and default priority
  /// are kept.
  fileprivate func straightened(at now: Timestamp) -> Project {
    var inbox = self
    let whole = Project.inbox(created: created)
    (inbox.name, inbox.position, inbox.parent) = (whole.name, whole.position, whole.parent)
    (inbox.status, inbox.priority) = (whole.status, whole.priority)
    (inbox.due, inbox.estimate, inbox.isArchived) = (whole.due, whole.estimate, whole.isArchived)
    inbox.revision += 1
    inbox.modified = now
    return inbox
  }

  /// The values that are the same in every Inbox, by the contract's names, as text for a report.
  fileprivate var fixedInInboxes: [(field: String, text: String)] {
    [
      ("name", name), ("status", String(status.rawValue)), ("priority", String(priority.rawValue)),
      ("due_date", due?.text ?? ""), ("estimated_task_count", estimate.map { String($0) } ?? ""),
      ("parent_project_id", parent?.text ?? ""), ("is_archived", isArchived ? "1" : "0"),
      ("position", String(position)),
    ]
  }
}
