package import Vocabulary

/// A list as a request describes it: a view and filters that narrow it, nothing checked.
package struct ListingDraft: Hashable, Sendable {
  /// Raw as in the contract; 0 is the view of all projects.
  package var view: Int32 = 0
  package var date: LocalDay?
  package var projects: [ProjectID] = []
  /// Raw as in the contract; 0 is what the view shows by itself.
  package var completion: Int32 = 0
  package var priorities: [Int32] = []
  package var isOverdueOnly = false
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
      return (
        standard, [TaskViolation("page_size", .outOfRange, detail: "A page has 1 to 200 records")]
      )
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
  package var projects: [ProjectID] = []
  package var priorities: [TaskPriority] = []
  package var isOverdueOnly = false
  package var leavesOutArchived = false
  package var order: ListOrder = .priority
  package var pageSize = PageSize.standard
  /// When the list is judged: what "today", "later than now" and "overdue" mean on all its pages.
  package let moment: Moment

  package init(at moment: Moment) {
    self.moment = moment
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
  /// The most projects that one list may choose (TSK-106).
  static let maximumProjects = 50
  /// There are four; a list that names more says one twice.
  static let maximumPriorities = TaskPriority.allCases.count

  /// What the list asks the store for.
  /// - Throws: ``TaskRefusal/invalid(_:)`` with everything that is missing or out of range (TSK-109).
  package func listing(at moment: Moment) throws(TaskRefusal) -> TaskListing {
    let size = PageSize.checked(pageSize)
    try TaskRefusal.check(violations() + size.violations)
    let view = view == 0 ? .allProjects : TaskView(rawValue: view) ?? .allProjects
    var listing = TaskListing(at: moment)
    switch view {
    case .today: listing.due = .on(moment.today)
    case .customDate: listing.due = date.map { .on($0) } ?? .any
    case .upcoming: listing.due = .afterNow
    case .project, .history, .allProjects, .selectedProjects: break
    }
    listing.completion = CompletionFilter(rawValue: completion) ?? view.completion
    listing.projects = projects
    listing.priorities = priorities.compactMap(TaskPriority.init(rawValue:))
    listing.isOverdueOnly = isOverdueOnly
    listing.leavesOutArchived = view.leavesOutArchived
    listing.order = view.order
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
    if known == .project, projects.count != 1 {
      found.append(TaskViolation("project_ids", .missing, detail: "This view needs one project"))
    }
    if known == .selectedProjects, projects.isEmpty {
      found.append(TaskViolation("project_ids", .missing, detail: "This view needs projects"))
    }
    if projects.count > Self.maximumProjects {
      let detail = "A list chooses at most \(Self.maximumProjects) projects"
      found.append(TaskViolation("project_ids", .tooManyItems, detail: detail))
    }
    if completion != 0, CompletionFilter(rawValue: completion) == nil {
      found.append(TaskViolation("completion", .unknownValue))
    }
    if priorities.count > Self.maximumPriorities {
      let detail = "A list names each priority once"
      return found + [TaskViolation("priorities", .tooManyItems, detail: detail)]
    }
    for (index, raw) in priorities.enumerated() {
      found += TaskRules.priority(raw, field: "priorities[\(index)]")
    }
    return found
  }
}
