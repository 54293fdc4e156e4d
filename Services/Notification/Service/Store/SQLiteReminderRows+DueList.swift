import NotificationDomain
import SQLite
import ServiceRuntime
import Vocabulary

// The due list runs across households: one clock strikes for all of them.

extension SQLiteReminderRows {
  func nextDue() throws -> Timestamp? {
    try connection.first(
      "SELECT due_at FROM reminder WHERE state = 1 ORDER BY due_at LIMIT 1"
    ) { row in try row.value(0) }
  }

  func due(by now: Timestamp, limit: Int) throws -> [DueReminder] {
    try connection.all(
      """
      SELECT household, member, id, task, project, task_name, due_at, state, settled_at FROM reminder
      WHERE state = 1 AND due_at <= ? ORDER BY due_at, number LIMIT ?
      """,
      now,
      limit
    ) { row in
      try DueReminder(household: row.value(0), reminder: Reminder(row, from: 1))
    }
  }

  func dropped(after now: Timestamp, limit: Int) throws -> [DueReminder] {
    try connection.all(
      """
      SELECT household, member, id, task, project, task_name, due_at, state, settled_at FROM reminder
      WHERE settled_at > ? AND state = 4 LIMIT ?
      """,
      now,
      limit
    ) { row in
      try DueReminder(household: row.value(0), reminder: Reminder(row, from: 1))
    }
  }

  func waiting(after number: Int64, limit: Int) throws -> [WaitingReminder] {
    try connection.all(
      """
      SELECT number, household, epoch, sequence,
        member, id, task, project, task_name, due_at, state, settled_at
      FROM reminder NOT INDEXED WHERE number > ? AND state IN (1, 5) ORDER BY number LIMIT ?
      """,
      number,
      limit
    ) { row in
      let event = FeedPosition(
        epoch: UInt64(bitPattern: try row.value(2)),
        sequence: try row.value(3)
      )
      return WaitingReminder(
        number: try row.value(0),
        household: try row.value(1),
        reminder: try Reminder(row, from: 4),
        event: event.sequence == 0 ? nil : event
      )
    }
  }

  func removeSettled(before cutOff: Timestamp, limit: Int) throws -> Int {
    let settled = try connection.run(
      """
      DELETE FROM reminder WHERE number IN (
        SELECT number FROM reminder WHERE settled_at < ? ORDER BY settled_at LIMIT ?)
      """,
      cutOff,
      limit
    )
    let muted = try connection.run(
      """
      DELETE FROM reminder WHERE number IN (
        SELECT number FROM reminder WHERE state = 5 AND due_at < ? ORDER BY due_at LIMIT ?)
      """,
      cutOff,
      limit - settled
    )
    return settled + muted
  }
}
