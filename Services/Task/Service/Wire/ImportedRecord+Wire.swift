import Contracts
import TaskDomain

extension ImportedRecord {
  init(_ record: TaskV1.ImportedTask) {
    self.init(id: record.id, name: record.name)
    var reader = FieldReader()
    details = record.details
    priority = record.priority.given
    type = record.type.given
    dueAt = reader.instant(record.dueAt, "due_at")
    dueOn = record.dueOn
    projectName = record.projectName
    added = reader.instant(record.dateAdded, "date_added")
    completed = reader.instant(record.dateCompleted, "date_completed")
    reminder = reader.instant(record.alertReminderTime, "alert_reminder_time")
    unreadable = reader.violations
  }
}
