package import Vocabulary

/// A list as a request describes it: a view and filters that narrow it, nothing checked.
package struct ListingDraft: Hashable, Sendable {
  /// Raw as in the contract; 0 is the view of all projects.
  package var view: Int32 = 0
  package var date: LocalDay?
  /// Raw as in the contract; 0 is what the view shows by itself.
  package var completion: Int32 = 0
  /// The criteria at the top of the request.
  package var top = FilterDraft()
  /// The criteria in its filter.
  package var filter = FilterDraft()
  package var sort: [SortDraft] = []
  package var isGrouped = false
  /// Raw as in the contract; 0 is what the view does by itself, when it is to be grouped.
  package var grouping: Int32 = 0
  package var includesArchived = false
  /// 0 means ``PageSize/standard``.
  package var pageSize: Int32 = 0

  package init() {}
}

/// How many records a page may have.
package enum PageSize {
  package static let standard = 50
  package static let maximum = 200

  /// The size a request asks for, and what is wrong with it.
  package static func checked(_ raw: Int32) -> (size: Int, violations: [TaskViolation]) {
    if raw == 0 { return (standard, []) }
    guard (1...Int32(maximum)).contains(raw) else {
      let detail = "A page has 1 to \(maximum) records"
      return (standard, [TaskViolation("page_size", .outOfRange, detail: detail, limit: maximum)])
    }
    return (Int(raw), [])
  }
}

/// Which tasks a list has, and in what order: what a store is asked for.
///
/// Different criteria combine with AND, values inside one with OR; an empty set asks for nothing
/// (TSK-121).
package struct TaskListing: Hashable, Sendable {
  package var due: DueWindow = .any
  package var completion: CompletionFilter = .all
  /// All of them hold.
  package var criteria: [TaskCriteria] = []
  package var leavesOutArchived = false
  package var order: ListOrder = .priority
  package var grouping: Grouping = .none
  package var pageSize = PageSize.standard
  /// When the list is judged: what "today", "later than now" and "overdue" mean on all its pages.
  package let moment: Moment

  package init(at moment: Moment) {
    self.moment = moment
  }
}

extension TaskListing {
  /// The projects that the list is confined to; empty when it is not.
  package var projects: [ProjectID] { criteria.first { !$0.projects.isEmpty }?.projects ?? [] }

  /// Whether the days that tasks were completed on are narrowed.
  package var hasCompletionRange: Bool { criteria.contains { !$0.completed.isOpen } }

  /// Whether only open tasks whose due date has passed are wanted.
  package var isOverdueOnly: Bool { criteria.contains(where: \.isOverdue) }
}

extension TaskListing {
  /// What a filter leaves of a view, for calls that are about tasks and not about a list's pages.
  ///
  /// - Parameters:
  ///   - view: as in the contract; 0 is every task, those of archived projects too.
  ///   - filter: what the view is narrowed by; its completion takes the place of what the view shows.
  ///   - moment: when it is judged.
  /// - Throws: ``TaskRefusal/invalid(_:)`` with everything that is wrong.
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

/// When the tasks of a list are due.
package enum DueWindow: Hashable, Sendable {
  case any
  /// On this day of the member's.
  case on(LocalDay)
  /// Later than now; a date, after today.
  case afterNow
}

extension ListingDraft {
  /// What the list asks the store for.
  /// - Throws: ``TaskRefusal/invalid(_:)`` with everything that is missing or out of range (TSK-109).
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
    // The history walks an index of complete tasks; whatever else is asked for, they are these.
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
