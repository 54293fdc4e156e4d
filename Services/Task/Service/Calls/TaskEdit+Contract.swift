import TaskContracts
import TaskDomain
import Vocabulary
import Wire

extension TaskEdit {
  /// The values of the fields in the mask, with a violation for each unknown one.
  init(_ request: TaskV1.UpdateTaskRequest) {
    self.init()
    let task = request.task ?? TaskV1.Task()
    let paths = request.updateMask?.paths ?? []
    var reader = FieldReader()
    if paths.isEmpty {
      let detail = "Name the fields to change"
      reader.violations.append(TaskViolation("update_mask", .missing, detail: detail))
    }
    // A task has no more fields.
    if paths.count > Self.mostPaths {
      let detail = "A mask names at most \(Self.mostPaths) fields"
      let limit = Self.mostPaths
      reader.violations.append(
        TaskViolation("update_mask", .tooManyItems, detail: detail, limit: limit)
      )
    }
    for path in paths.prefix(Self.mostPaths) { take(path, from: task, &reader) }
    unreadable = reader.violations
  }

  private static let mostPaths = 32

  private mutating func take(_ path: String, from task: TaskV1.Task, _ reader: inout FieldReader) {
    switch ExactText(path) {
    case "name": name = task.name
    case "details": details = .some(task.details)
    case "type": type = task.type.rawValue
    case "priority": priority = task.priority.rawValue
    case "due_at": dueAt = .some(reader.instant(task.dueAt, path))
    case "due_on": dueOn = .some(task.dueOn)
    case "project_id": project = .some(task.projectID)
    case "alert_reminder_time": reminder = .some(reader.instant(task.alertReminderTime, path))
    default:
      let detail =
        ["is_complete", "date_completed", "score"].contains { ExactText($0) == ExactText(path) }
        ? "\(path) is changed by CompleteTask and UncompleteTask"
        : "\(path.prefix(64)) is no field that can be changed"
      reader.violations.append(TaskViolation("update_mask", .unknownField, detail: detail))
    }
  }
}
