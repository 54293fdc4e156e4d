import NotificationDomain
import SQLite
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
      SELECT household, member, id, task, task_name, due_at, state, settled_at FROM reminder
      WHERE state = 1 AND due_at <= ? ORDER BY due_at, number LIMIT ?
      """,
      now,
      limit
    ) { row in
      try DueReminder(household: row.value(0), reminder: Reminder(row, from: 1))
    }
  }

  func removeSettled(before cutOff: Timestamp, limit: Int) throws -> Int {
    try connection.run(
      """
      DELETE FROM reminder WHERE number IN (
        SELECT number FROM reminder WHERE settled_at < ? ORDER BY settled_at LIMIT ?)
      """,
      cutOff,
      limit
    )
  }
}
