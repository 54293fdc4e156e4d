package import Vocabulary

/// A list in a request: a view and filters that narrow it, unchecked.
package struct ListingDraft: Hashable, Sendable {
  /// Raw as in the contract; 0 is the view of all projects.
  package var view: Int32 = 0
  package var date: LocalDay?
  /// Raw as in the contract; 0 is the view's default.
  package var completion: Int32 = 0
  /// The criteria at the top level of the request.
  package var top = FilterDraft()
  /// The criteria in its filter.
  package var filter = FilterDraft()
  package var sort: [SortDraft] = []
  package var isGrouped = false
  /// Raw as in the contract; 0 is the view's default when grouping is requested.
  package var grouping: Int32 = 0
  package var includesArchived = false
  /// 0 means ``PageSize/standard``.
  package var pageSize: Int32 = 0

  package init() {}
}

/// The number of records on a page.
package enum PageSize {
  package static let standard = 50
  package static let maximum = 200

  /// The requested size, and its violation.
  package static func checked(_ raw: Int32) -> (size: Int, violations: [TaskViolation]) {
    if raw == 0 { return (standard, []) }
    guard (1...Int32(maximum)).contains(raw) else {
      let detail = "A page has 1 to \(maximum) records"
      return (standard, [TaskViolation("page_size", .outOfRange, detail: detail, limit: maximum)])
    }
    return (Int(raw), [])
  }
}

/// Selects and orders the tasks of a list, for the store.
///
/// Different criteria combine with AND, values of one with OR; an empty set matches all (TSK-121).
package struct TaskListing: Hashable, Sendable {
  package var due: DueWindow = .any
  package var completion: CompletionFilter = .all
  /// All of them must match.
  package var criteria: [TaskCriteria] = []
  package var leavesOutArchived = false
  package var order: ListOrder = .priority
  package var grouping: Grouping = .none
  package var pageSize = PageSize.standard
  /// The time that defines "today", "later than now" and "overdue" on all pages.
  package let moment: Moment

  package init(at moment: Moment) {
    self.moment = moment
  }
}

extension TaskListing {
  /// The projects that the list is restricted to; empty for all.
  package var projects: [ProjectID] { criteria.first { !$0.projects.isEmpty }?.projects ?? [] }

  /// Whether the list is restricted by completion day.
  package var hasCompletionRange: Bool { criteria.contains { !$0.completed.isOpen } }

  /// Whether the list has only open tasks whose due date has passed.
  package var isOverdueOnly: Bool { criteria.contains(where: \.isOverdue) }
}

extension TaskListing {
  /// A view narrowed by a filter, for calls that act on tasks instead of listing them.
  ///
  /// - Parameters:
  ///   - view: as in the contract; 0 is every task, including those of archived projects.
  ///   - filter: narrows the view; its completion replaces the view's.
  ///   - moment: the time of the call.
  /// - Throws: ``TaskRefusal/invalid(_:)`` with all violations.
  package init(view: Int32, _ filter: FilterDraft, at moment: Moment) throws(TaskRefusal) {
    let nested = filter.violations().map { $0.inside("filter") }
    try TaskRefusal.check(TaskView.violations(besideFilter: view) + nested)
    var draft = ListingDraft()
    draft.view = view
    draft.filter = filter
    draft.completion = filter.completion
    draft.includesArchived = view == 0
    self = try draft.listing(at: moment)
    order = .priority
  }
}

/// A range of due dates.
package enum DueWindow: Hashable, Sendable {
  case any
  /// On this day of the member.
  case on(LocalDay)
  /// Later than now; for a date, after today.
  case afterNow
}

extension ListingDraft {
  /// Validates the list.
  ///
  /// - Throws: ``TaskRefusal/invalid(_:)`` with everything that is missing or out of range
  ///   (TSK-109).
  package func listing(at moment: Moment) throws(TaskRefusal) -> TaskListing {
    let size = PageSize.checked(pageSize)
    let nested = filter.violations().map { $0.inside("filter") }
    try TaskRefusal.check(violations() + top.violations() + nested + size.violations)
    let view = view == 0 ? .allProjects : TaskView(rawValue: view) ?? .allProjects
    var listing = TaskListing(at: moment)
    switch view {
    case .today: listing.due = .on(moment.today)
    case .customDate: listing.due = date.map { .on($0) } ?? .any
    case .upcoming: listing.due = .afterNow
    case .project, .history, .allProjects, .selectedProjects: break
    }
    listing.completion = CompletionFilter(rawValue: completion) ?? view.completion
    listing.criteria = [try top.criteria(in: ""), try filter.criteria(in: "filter")]
    listing.leavesOutArchived = view.leavesOutArchived && !includesArchived
    listing.order = sort.isEmpty ? view.order : ListOrder(asking: sort.compactMap(\.key))
    // The history walks an index of complete tasks, whatever the other criteria are.
    if view == .history { listing.criteria.append(.complete) }
    listing.grouping = Grouping(rawValue: grouping) ?? (isGrouped ? view.grouping : .none)
    listing.pageSize = size.size
    return listing
  }

  private func violations() -> [TaskViolation] {
    var found: [TaskViolation] = []
    let known = TaskView(rawValue: view)
    if view != 0, known == nil { found.append(TaskViolation("view", .unknownValue)) }
    if known == .customDate, date == nil {
      found.append(TaskViolation("date", .missing, detail: "This view needs a date"))
    }
    if known == .project, top.projects.count != 1 {
      let rule: TaskViolation.Rule = top.projects.isEmpty ? .missing : .tooManyItems
      let detail = "This view needs one project"
      found.append(TaskViolation("project_ids", rule, detail: detail, limit: 1))
    }
    if known == .selectedProjects, top.projects.isEmpty {
      found.append(TaskViolation("project_ids", .missing, detail: "This view needs projects"))
    }
    found += SortDraft.violations(sort)
    if grouping != 0, Grouping(rawValue: grouping) == nil {
      found.append(TaskViolation("group_by", .unknownValue))
    }
    if completion != 0, CompletionFilter(rawValue: completion) == nil {
      found.append(TaskViolation("completion", .unknownValue))
    }
    return found
  }
}
