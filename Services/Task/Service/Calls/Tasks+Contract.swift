import RuntimeContracts
import ServiceRuntime
import TaskContracts
import TaskDomain
import Vocabulary
import Wire

// Maps between the contract's and the rules' terms.

extension TaskV1.Task {
  /// The record as in events, without fields that depend on the clock.
  init(_ task: HouseholdTask, of member: MemberID) {
    self.init(
      id: task.id,
      memberID: member,
      projectID: task.project.id,
      projectName: task.project.name,
      name: task.name,
      details: task.details ?? "",
      type: TaskV1.TaskType(rawValue: task.type.rawValue),
      priority: TaskV1.TaskPriority(rawValue: task.priority.rawValue),
      isComplete: task.isComplete,
      alertReminderTime: task.reminder.map { .init($0) },
      dateAdded: .init(task.added),
      dateCompleted: task.completion.map { .init($0.at) },
      isEveningTask: task.isEvening,
      modifiedAt: .init(task.modified),
      revision: task.revision,
      score: task.score
    )
    switch task.due {
    case .at(let instant): dueAt = .init(instant)
    case .on(let day): dueOn = day
    case nil: break
    }
  }

  /// The record with all derived fields as of `moment` (TSK-039 to TSK-041).
  init(_ task: HouseholdTask, of member: MemberID, at moment: Moment) {
    self.init(task, of: member)
    isOverdue = task.isOverdue(at: moment)
    isScheduledForToday = task.isScheduledForToday(at: moment)
    isHighPriority = task.isHighPriority
    isMediumPriority = task.priority == .medium
    isLowPriority = task.priority == .low
    isMorningTask = task.type == .morning
    isUpcomingTask = task.type == .upcoming
  }
}

extension TaskReader {
  /// A task of this space as of the call.
  func wire(_ task: HouseholdTask) -> TaskV1.Task {
    TaskV1.Task(task, of: space.member, at: moment)
  }
}

extension TaskV1.Warning {
  init(_ warning: TaskWarning) {
    self.init(
      code: warning.code.rawValue,
      message: warning.message,
      field: warning.field,
      original: warning.original
    )
  }
}

extension TaskDraft {
  init(_ request: TaskV1.CreateTaskRequest) {
    var reader = FieldReader()
    self.init(
      id: request.id,
      name: request.name,
      details: request.details,
      type: request.type.given,
      priority: request.priority.given,
      dueAt: reader.instant(request.dueAt, "due_at"),
      dueOn: request.dueOn,
      project: RequestedProject(request.projectID, request.projectName),
      reminder: reader.instant(request.alertReminderTime, "alert_reminder_time"),
      isEvening: request.isEveningTask,
      pastDue: request.pastDuePolicy == .reject ? .reject : .move
    )
    if case .unrecognized = request.pastDuePolicy {
      reader.violations.append(TaskViolation("past_due_policy", .unknownValue))
    }
    unreadable = reader.violations
    context = CreationContext(
      project: request.context?.projectID,
      date: request.context?.date
    )
  }
}

extension RequestedProject {
  /// An id takes precedence over a name; an empty name requests nothing.
  fileprivate init(_ id: ProjectID?, _ name: String) {
    if let id {
      self = .id(id)
    } else {
      self = name.isEmpty ? .none : .name(name)
    }
  }
}

extension WireEnum {
  /// The raw value; `nil` when none was given.
  var given: Int32? { rawValue == 0 ? nil : rawValue }
}
