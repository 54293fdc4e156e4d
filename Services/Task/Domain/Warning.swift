/// A difference from the request that the user should know about.
package struct TaskWarning: Hashable, Sendable {
  package let code: Code
  /// The field concerned.
  package let field: String
  /// The requested value as text; empty when there is nothing to show.
  package let original: String
  /// Details for the user; empty when the code's sentence suffices.
  package let detail: String

  package init(_ code: Code, _ field: String, original: String = "", detail: String = "") {
    self.code = code
    self.field = field
    self.original = original
    self.detail = detail
  }

  /// The raw value is the contract's code.
  package enum Code: String, Hashable, Sendable, CaseIterable {
    case projectDefaultedToInbox = "project_defaulted_to_inbox"
    case dueDateMovedToToday = "due_date_moved_to_today"
    case reminderDropped = "reminder_dropped"
    case editConflict = "edit_conflict"
    case nameRepaired = "name_repaired"
    case detailsCut = "details_cut"
    case priorityRepaired = "priority_repaired"
    case typeRepaired = "type_repaired"
    case dueDateRepaired = "due_date_repaired"
    case dateAddedRepaired = "date_added_repaired"
    case dateCompletedRepaired = "date_completed_repaired"
    case projectNameRepaired = "project_name_repaired"
    case projectRepaired = "project_repaired"
  }

  package var message: String { detail.isEmpty ? sentence : detail }

  private var sentence: String {
    switch code {
    case .projectDefaultedToInbox: "The project was not found, so the task went to the Inbox"
    case .dueDateMovedToToday: "The due date was in the past and is today now"
    case .reminderDropped: "The reminder would have been in the past and was dropped"
    case .editConflict: "The field was changed meanwhile; its stored value was kept"
    case .nameRepaired: "The name could not be kept as it was"
    case .detailsCut: "The details could not be kept as they were"
    case .priorityRepaired: "The priority was not known"
    case .typeRepaired: "The type was not known"
    case .dueDateRepaired: "The task had two due dates; the instant was kept"
    case .dateAddedRepaired: "The date of creation was in the future"
    case .dateCompletedRepaired: "The date of completion was missing or did not fit"
    case .projectNameRepaired: "The project's name could not be kept as it was"
    case .projectRepaired: "The project could not be kept as it was"
    }
  }
}
