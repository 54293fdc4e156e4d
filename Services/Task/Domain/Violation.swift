/// A violated rule of a request: the field, a code for programs and a sentence for people.
///
/// A refusal lists all violations, so that a form can show each beside its field (TSK-050).
package struct TaskViolation: Hashable, Sendable {
  /// The path in the request, as in `name` or `tasks[3].id`.
  package let field: String
  package let rule: Rule
  /// Details for the user; empty when the rule's sentence suffices.
  package var detail = ""
  /// The exceeded limit, if there is one number.
  package var limit: Int64?

  package init(_ field: String, _ rule: Rule, detail: String = "", limit: Int? = nil) {
    self.field = field
    self.rule = rule
    self.detail = detail
    self.limit = limit.map { Int64($0) } ?? rule.limit
  }

  /// The same violation inside the record at `prefix`.
  package func inside(_ prefix: String) -> TaskViolation {
    TaskViolation("\(prefix).\(field)", rule, detail: detail, limit: limit.map { Int($0) })
  }

  /// The violated rule; the raw value is the contract's code.
  package enum Rule: String, Hashable, Sendable, CaseIterable {
    case emptyName = "empty_name"
    case nameTooLong = "name_too_long"
    case detailsTooLong = "details_too_long"
    case invalidDueDate = "invalid_due_date"
    case invalidProject = "invalid_project"
    case invalidPriority = "invalid_priority"
    case invalidType = "invalid_type"
    case invalidReminder = "invalid_reminder"
    case invalidText = "invalid_text"
    case invalidID = "invalid_id"
    case twoDueDates = "two_due_dates"
    case missing = "missing"
    case unknownValue = "unknown_value"
    case unknownField = "unknown_field"
    case tooManyItems = "too_many_items"
    case outOfRange = "out_of_range"
    case invalidRange = "invalid_range"
    case invalidPageToken = "invalid_page_token"
    case invalidUndoToken = "invalid_undo_token"
    case emptyQuery = "empty_query"
    case queryTooLong = "query_too_long"
    case emptyProjectName = "empty_project_name"
    case projectNameTooLong = "project_name_too_long"
    case descriptionTooLong = "description_too_long"
    case nameReserved = "name_reserved"
    case tooManyTags = "too_many_tags"
    case invalidTag = "invalid_tag"
  }
}

extension TaskViolation {
  /// The requested project is archived and accepts no tasks.
  package static func archived(_ field: String) -> TaskViolation {
    TaskViolation(field, .invalidProject, detail: "The project is archived; restore it first")
  }
}

// MARK: - Words and limits

extension TaskViolation {
  package var message: String { detail.isEmpty ? rule.sentence : detail }
}

extension TaskViolation.Rule {
  var sentence: String {
    switch self {
    case .emptyName: "Task name cannot be empty"
    case .nameTooLong: "Task name cannot exceed 200 characters"
    case .detailsTooLong: "Task details cannot exceed 1000 characters"
    case .invalidDueDate: "Due date cannot be in the past"
    case .invalidProject: "Project name is invalid"
    case .invalidPriority: "Priority must be between 1 and 4"
    case .invalidType: "Type must be between 1 and 4"
    case .invalidReminder: "Reminder time cannot be in the past"
    case .invalidText: "Control and direction characters are not allowed"
    case .invalidID: "This id cannot be used"
    case .twoDueDates: "A task is due at an instant or on a day, not both"
    case .missing: "A value is needed"
    case .unknownValue: "This value is not known"
    case .unknownField: "There is no such field to change"
    case .tooManyItems: "Too many items in one request"
    case .outOfRange: "This number is out of range"
    case .invalidRange: "A range ends on the day it begins or later"
    case .invalidPageToken: "This page token does not belong to this list"
    case .invalidUndoToken: "This undo token does not belong to this list"
    case .emptyQuery: "There is no word to search for"
    case .queryTooLong: "A query has at most 200 characters"
    case .emptyProjectName: "Project name cannot be empty"
    case .projectNameTooLong: "Project name cannot exceed 100 characters"
    case .descriptionTooLong: "Project description cannot exceed 1000 characters"
    case .nameReserved: "The name Inbox is reserved"
    case .tooManyTags: "A project has at most 20 tags"
    case .invalidTag: "A tag has 1 to 50 characters, and each is named once"
    }
  }

  var limit: Int64? {
    switch self {
    case .nameTooLong: Int64(TextRule.taskName.limit)
    case .detailsTooLong: Int64(TextRule.taskDetails.limit)
    case .projectNameTooLong: Int64(TextRule.projectName.limit)
    case .descriptionTooLong: Int64(TextRule.projectDescription.limit)
    case .tooManyTags: Int64(ProjectRules.maximumTags)
    case .queryTooLong: Int64(SearchQuery.maximumLength)
    case .invalidPriority: Int64(TaskPriority.allCases.count)
    case .invalidType: Int64(TaskType.allCases.count)
    default: nil
    }
  }
}
