import NotificationDomain
import SQLite
import ServiceRuntime
import Vocabulary

/// Reads and writes open tasks and project settings, inside one open transaction.
struct OpenTaskRows {
  private let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }

  /// A stored task, including one that was removed for a replay.
  func find(_ task: TaskID, in space: Space) throws -> StoredOpenTask? {
    try connection.first(
      """
      SELECT task, project, name, due_at, due_on, tell_at, told_due, gone_at FROM open_task
      WHERE household = ? AND member = ? AND task = ?
      """,
      space.household,
      space.member,
      task
    ) { row in try StoredOpenTask(row) }
  }

  /// Stores a task from an event of the task feed.
  ///
  /// `told_due` is kept.
  func put(
    _ task: OpenTask,
    of space: Space,
    tellAt: Timestamp?,
    for event: FeedPosition
  ) throws {
    var dueAt: Timestamp?
    var dueOn: LocalDay?
    switch task.due {
    case .at(let instant): dueAt = instant
    case .on(let day): dueOn = day
    }
    try connection.run(
      """
      INSERT INTO open_task
        (household, member, task, project, name, due_at, due_on, tell_at, epoch, sequence)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (household, member, task) DO UPDATE SET project = excluded.project,
        name = excluded.name, due_at = excluded.due_at, due_on = excluded.due_on,
        tell_at = excluded.tell_at, gone_at = NULL, epoch = excluded.epoch,
        sequence = excluded.sequence
      """,
      space.household,
      space.member,
      task.task,
      task.project,
      task.name,
      dueAt,
      dueOn,
      tellAt,
      Int64(bitPattern: event.epoch),
      event.sequence
    )
  }

  func remove(_ task: TaskID, of space: Space) throws {
    try connection.run(
      "DELETE FROM open_task WHERE household = ? AND member = ? AND task = ?",
      space.household,
      space.member,
      task
    )
  }

  /// The number of open tasks due on `day`, which ends at `end`, or earlier (REM-040).
  func count(of space: Space, on day: LocalDay, endingAt end: Timestamp) throws -> Int {
    let dated: Int =
      try connection.first(
        """
        SELECT count(*) FROM open_task
        WHERE household = ? AND member = ? AND due_on <= ? AND gone_at IS NULL
        """,
        space.household,
        space.member,
        day
      ) { row in try row.value(0) } ?? 0
    let timed: Int =
      try connection.first(
        """
        SELECT count(*) FROM open_task
        WHERE household = ? AND member = ? AND due_at < ? AND gone_at IS NULL
        """,
        space.household,
        space.member,
        end
      ) { row in try row.value(0) } ?? 0
    return dated + timed
  }

  /// The numbers of tasks due today and overdue, of the projects in the digest, sorted by name.
  func digest(
    of space: Space,
    today: LocalDay,
    endingAt end: Timestamp,
    at now: Timestamp
  ) throws -> [Digest.Part] {
    try connection.all(
      """
      SELECT p.name, sum(coalesce(t.due_on < ?3, t.due_at < ?5)), count(*)
      FROM open_task AS t JOIN project_wish AS p
        ON p.household = t.household AND p.member = t.member AND p.project = t.project
      WHERE t.household = ?1 AND t.member = ?2 AND t.gone_at IS NULL AND p.digest = 1
        AND (t.due_on <= ?3 OR t.due_at < ?4)
      GROUP BY p.project ORDER BY p.name
      """,
      space.household,
      space.member,
      today,
      end,
      now
    ) { row in
      let overdue: Int = try row.value(1)
      return Digest.Part(
        project: try row.value(0),
        today: try row.value(2) - overdue,
        overdue: overdue
      )
    }
  }
}

// MARK: - Overdue notices

extension OpenTaskRows {
  /// When the next overdue notice of any household is due.
  func nextNotice() throws -> Timestamp? {
    try connection.first(
      "SELECT tell_at FROM open_task WHERE tell_at IS NOT NULL ORDER BY tell_at LIMIT 1"
    ) { row in try row.value(0) }
  }

  /// The members of all households with notices that are due.
  func spacesWithDueNotices(by now: Timestamp, limit: Int) throws -> [Space] {
    let found = try connection.all(
      "SELECT household, member FROM open_task WHERE tell_at <= ? ORDER BY tell_at LIMIT ?",
      now,
      limit
    ) { row in Space(household: try row.value(0), member: try row.value(1)) }
    var seen: Set<Space> = []
    return found.filter { seen.insert($0).inserted }
  }

  /// A member's tasks whose notices are due and on in their projects, earliest first.
  func tasksToTell(
    of space: Space,
    by now: Timestamp,
    since: Timestamp,
    limit: Int
  ) throws -> [OpenTask] {
    try connection.all(
      """
      SELECT t.task, t.project, t.name, t.due_at, t.due_on, t.tell_at, t.told_due, t.gone_at
      FROM open_task AS t LEFT JOIN project_wish AS p
        ON p.household = t.household AND p.member = t.member AND p.project = t.project
      WHERE t.household = ? AND t.member = ? AND t.tell_at BETWEEN ? AND ? AND t.gone_at IS NULL
        AND coalesce(p.overdue, 1) = 1
      ORDER BY t.tell_at, t.number LIMIT ?
      """,
      space.household,
      space.member,
      since,
      now,
      limit
    ) { row in try StoredOpenTask(row).task }
  }

  /// The number of those tasks.
  func countToTell(of space: Space, by now: Timestamp, since: Timestamp) throws -> Int {
    try connection.first(
      """
      SELECT count(*) FROM open_task AS t LEFT JOIN project_wish AS p
        ON p.household = t.household AND p.member = t.member AND p.project = t.project
      WHERE t.household = ? AND t.member = ? AND t.tell_at BETWEEN ? AND ? AND t.gone_at IS NULL
        AND coalesce(p.overdue, 1) = 1
      """,
      space.household,
      space.member,
      since,
      now
    ) { row in try row.value(0) } ?? 0
  }

  /// Marks a member's due notices as delivered.
  func told(_ space: Space, by now: Timestamp) throws {
    try connection.run(
      """
      UPDATE open_task SET told_due = due_at, tell_at = NULL
      WHERE household = ? AND member = ? AND tell_at <= ?
      """,
      space.household,
      space.member,
      now
    )
  }

  /// Holds a member's due notices until `release`.
  func hold(_ space: Space, by now: Timestamp, until release: Timestamp) throws {
    try connection.run(
      "UPDATE open_task SET tell_at = ? WHERE household = ? AND member = ? AND tell_at <= ?",
      release,
      space.household,
      space.member,
      now
    )
  }

  /// Makes held notices due again, because the member changed the quiet hours.
  func reconsiderHeld(of space: Space, at now: Timestamp) throws {
    try connection.run(
      """
      UPDATE open_task SET tell_at = ?3 WHERE household = ?1 AND member = ?2 AND tell_at > ?3
        AND (due_on IS NOT NULL OR due_at <= ?3)
      """,
      space.household,
      space.member,
      now
    )
  }

  /// Makes notices due again that are held beyond `far`: a clock that was ahead held them.
  func reconsiderStrayed(of space: Space, beyond far: Timestamp, at now: Timestamp) throws {
    try connection.run(
      """
      UPDATE open_task SET tell_at = ? WHERE household = ? AND member = ? AND tell_at > ?
        AND (due_at IS NULL OR tell_at <> due_at)
      """,
      now,
      space.household,
      space.member,
      far
    )
  }

  /// Switches the notices of a member's tasks that become overdue after `now` on or off.
  func setNotices(_ isOn: Bool, of space: Space, after now: Timestamp) throws {
    if isOn {
      try connection.run(
        "UPDATE open_task SET tell_at = due_at WHERE household = ? AND member = ? AND due_at > ?",
        space.household,
        space.member,
        now
      )
    } else {
      try connection.run(
        """
        UPDATE open_task SET tell_at = NULL
        WHERE household = ? AND member = ? AND tell_at IS NOT NULL
        """,
        space.household,
        space.member
      )
    }
  }

  /// Makes the notices due of tasks with a due day from `first` up to, not including, `today`.
  func wakeDated(
    of space: Space,
    from first: LocalDay,
    before today: LocalDay,
    at now: Timestamp
  ) throws {
    try connection.run(
      """
      UPDATE open_task SET tell_at = ?
      WHERE household = ? AND member = ? AND due_on >= ? AND due_on < ? AND gone_at IS NULL
      """,
      now,
      space.household,
      space.member,
      first,
      today
    )
  }
}

// MARK: - The task feed

extension OpenTaskRows {
  /// Marks a page of tasks gone that came from events of a feed that is replayed.
  ///
  /// A replayed event restores its task, with the notice that was already delivered. Others are deleted later
  /// by ``removeGone(before:limit:)``.
  ///
  /// - Returns: the number of the last task that was checked, and the spaces of those marked; `nil` at the end.
  func markGone(
    since first: FeedBeginning,
    at now: Timestamp,
    after number: Int64,
    limit: Int
  ) throws -> (last: Int64, spaces: Set<Space>)? {
    let page = try connection.all(
      """
      SELECT number, household, member, epoch, sequence FROM open_task NOT INDEXED
      WHERE number > ? AND gone_at IS NULL ORDER BY number LIMIT ?
      """,
      number,
      limit
    ) { row in
      (
        number: try row.value(0, as: Int64.self),
        space: Space(household: try row.value(1), member: try row.value(2)),
        event: FeedPosition(
          epoch: UInt64(bitPattern: try row.value(3)),
          sequence: try row.value(4)
        )
      )
    }
    guard let last = page.last?.number else { return nil }
    var spaces: Set<Space> = []
    for row in page
    where row.event.origin == first.position.origin
      && row.event.sequence >= first.position.sequence
    {
      try connection.run("UPDATE open_task SET gone_at = ? WHERE number = ?", now, row.number)
      spaces.insert(row.space)
    }
    return (last, spaces)
  }

  /// Deletes up to `limit` tasks that were marked gone before `cutOff` and not replayed.
  func removeGone(before cutOff: Timestamp, limit: Int) throws -> Int {
    try connection.run(
      """
      DELETE FROM open_task WHERE number IN (
        SELECT number FROM open_task WHERE gone_at < ? LIMIT ?)
      """,
      cutOff,
      limit
    )
  }

  /// Stores a project's settings; a project with the defaults has no row.
  func put(
    _ notices: ProjectNotices,
    of project: ProjectID,
    in space: Space,
    for event: FeedPosition
  ) throws {
    guard notices.hasDigest || !notices.hasOverdueNotices else {
      return try remove(project, in: space)
    }
    try connection.run(
      """
      INSERT OR REPLACE INTO project_wish
        (household, member, project, name, digest, overdue, epoch, sequence)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """,
      space.household,
      space.member,
      project,
      notices.name,
      notices.hasDigest,
      notices.hasOverdueNotices,
      Int64(bitPattern: event.epoch),
      event.sequence
    )
  }

  func remove(_ project: ProjectID, in space: Space) throws {
    try connection.run(
      "DELETE FROM project_wish WHERE household = ? AND member = ? AND project = ?",
      space.household,
      space.member,
      project
    )
  }

  /// Deletes project settings that came from events of a feed that is replayed.
  func forgetProjects(since first: FeedBeginning) throws {
    try connection.run(
      "DELETE FROM project_wish WHERE epoch >> 32 = ? AND sequence >= ?",
      first.position.origin,
      first.position.sequence
    )
  }
}

/// An open task with its stored state.
struct StoredOpenTask {
  let task: OpenTask
  let tellAt: Timestamp?
  let toldDue: Timestamp?
  /// Whether it is marked gone: its feed is replayed, and its event has not come again.
  let isGone: Bool

  /// Reads `task, project, name, due_at, due_on, tell_at, told_due, gone_at`.
  fileprivate init(_ row: Row) throws(SQLiteError) {
    let due: OpenTask.Due
    if let at = try row.value(3, as: Timestamp?.self) {
      due = .at(at)
    } else {
      due = .on(try row.value(4))
    }
    task = OpenTask(
      task: try row.value(0),
      project: try row.value(1),
      name: try row.value(2),
      due: due
    )
    tellAt = try row.value(5)
    toldDue = try row.value(6)
    isGone = try row.value(7, as: Timestamp?.self) != nil
  }
}
