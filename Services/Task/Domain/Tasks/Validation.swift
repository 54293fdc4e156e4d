import Foundation
import Vocabulary

/// The rules of a task's values, each with its field (ERR-001 to ERR-008).
///
/// They check the given values only; whether a project exists is checked later.
enum TaskRules {
  static func name(_ trimmed: String) -> [TaskViolation] {
    if trimmed.isEmpty { return [TaskViolation("name", .emptyName)] }
    return faults(in: trimmed, .taskName, "name", tooLong: .nameTooLong)
  }

  static func details(_ trimmed: String) -> [TaskViolation] {
    faults(in: trimmed, .taskDetails, "details", tooLong: .detailsTooLong)
  }

  static func type(_ raw: Int32?) -> [TaskViolation] {
    guard let raw, TaskType(rawValue: raw) == nil else { return [] }
    return [TaskViolation("type", .invalidType)]
  }

  static func priority(_ raw: Int32?, field: String = "priority") -> [TaskViolation] {
    guard let raw, TaskPriority(rawValue: raw) == nil else { return [] }
    return [TaskViolation(field, .invalidPriority)]
  }

  /// A new reminder must not be in the past (ERR-008).
  static func reminder(_ reminder: Timestamp?, at moment: Moment) -> [TaskViolation] {
    guard let reminder, reminder < moment.now else { return [] }
    return [TaskViolation("alert_reminder_time", .invalidReminder)]
  }

  /// A due date must not be before today (ERR-004, TSK-066).
  static func notOnEarlierDay(_ due: DueDate?, at moment: Moment) -> [TaskViolation] {
    guard let due, due.isOnEarlierDay(than: moment) else { return [] }
    return [TaskViolation(due.field, .invalidDueDate)]
  }

  /// A due date must be a day that exists in the member's zone (ERR-004, TSK-066).
  static func existing(_ due: DueDate?, at moment: Moment) -> [TaskViolation] {
    guard case .on(let day) = due, let due else { return [] }
    return existing(day, due.field, at: moment)
  }

  static func existing(_ day: LocalDay, _ field: String, at moment: Moment) -> [TaskViolation] {
    guard !moment.calendar.has(day) else { return [] }
    let detail = "\(moment.calendar.zone.identifier) has no \(day.text)"
    return [TaskViolation(field, .invalidDueDate, detail: detail)]
  }

  static func oneDueDate(_ dueAt: Timestamp?, _ dueOn: LocalDay?) -> [TaskViolation] {
    guard dueAt != nil, dueOn != nil else { return [] }
    return [TaskViolation("due_on", .twoDueDates)]
  }

  /// A project given by name must be a valid name (TSK-054).
  static func project(_ requested: RequestedProject) -> [TaskViolation] {
    guard case .name(let name) = requested else { return [] }
    let trimmed = name.trimmed
    guard trimmed.isEmpty || !TextRule.projectName.faults(in: trimmed).isEmpty else { return [] }
    return [TaskViolation("project_name", .invalidProject)]
  }

  static func id(_ id: UniqueID?) -> [TaskViolation] {
    guard let id, !id.isUsable else { return [] }
    return [TaskViolation("id", .invalidID)]
  }

  static func faults(
    in text: String,
    _ rule: TextRule,
    _ field: String,
    tooLong: TaskViolation.Rule
  ) -> [TaskViolation] {
    rule.faults(in: text).map {
      switch $0 {
      case .tooLong: TaskViolation(field, tooLong)
      case .controlCharacter: TaskViolation(field, .invalidText)
      }
    }
  }
}

extension DueDate {
  /// The contract's name of its form.
  var field: String {
    switch self {
    case .at: "due_at"
    case .on: "due_on"
    }
  }
}

extension TaskDraft {
  /// All violations of this draft, in the order of the fields.
  package func violations(at moment: Moment) -> [TaskViolation] {
    TaskRules.id(id?.rawValue)
      + TaskRules.name(name.trimmed)
      + TaskRules.details((details ?? "").trimmed)
      + TaskRules.type(type)
      + TaskRules.priority(priority)
      + TaskRules.oneDueDate(dueAt, dueOn)
      + (pastDue == .reject ? TaskRules.notOnEarlierDay(due, at: moment) : [])
      + TaskRules.existing(due, at: moment)
      + TaskRules.project(project)
      + TaskRules.reminder(reminder, at: moment)
      + unreadable
  }
}
