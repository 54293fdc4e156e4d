import TaskContracts
import TaskDomain

extension ImportedRecord {
  init(_ record: TaskV1.ImportedTask) {
    self.init(id: record.id, name: record.name)
    var reader = FieldReader()
    oldID = record.oldID.isEmpty ? nil : record.oldID
    details = record.details
    priority = record.priority.given
    type = record.type.given
    isEvening = record.isEveningTask
    dueAt = reader.instant(record.dueAt, "due_at")
    dueOn = record.dueOn
    project = record.projectID
    projectName = record.projectName
    added = reader.instant(record.dateAdded, "date_added")
    completed = reader.instant(record.dateCompleted, "date_completed")
    isComplete = record.isComplete
    reminder = reader.instant(record.alertReminderTime, "alert_reminder_time")
    unreadable = reader.violations
  }
}

extension ImportedProject {
  init(_ record: TaskV1.ImportedProject) {
    self.init(id: record.id, name: record.name)
    var reader = FieldReader()
    values.description = .some(record.descriptionField)
    values.color = record.color.given
    values.icon = record.icon.given
    values.status = record.status.given
    values.priority = record.priority.given
    values.defaultPriority = record.defaultTaskPriority.given
    values.tags = record.tags
    values.estimate = .some(record.estimatedTaskCount)
    values.due = .some(reader.instant(record.dueDate, "due_date"))
    values.take(record.settings)
    parent = record.parentProjectID
    parentName = record.parentName.isEmpty ? nil : record.parentName
    isArchived = record.isArchived
    created = reader.instant(record.createdDate, "created_date")
    unreadable = reader.violations
  }
}
