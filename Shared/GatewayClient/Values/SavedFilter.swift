import Contracts
import Vocabulary

/// A filter kept under a name, with the view and the order it belongs to.
public struct SavedFilter: Hashable, Sendable {
  /// What names a saved filter.
  public typealias ID = Identifier<SavedFilter>

  /// `nil` until it was saved; with the id of a known one it takes its place.
  public var id: ID?
  /// 1 to 100 characters, unique in the member's list whatever their case.
  public var name: String
  /// Which tasks.
  public var filter: TaskFilter
  /// What the list begins with; day and projects are not kept, the filter has them.
  public var view: TaskView
  /// Up to 4 keys; the view's own order when empty.
  public var sort: [TaskSort]
  /// `nil` groups as the view does.
  public var grouping: TaskGrouping?

  /// Makes a filter that can be saved.
  public init(
    _ name: String,
    _ filter: TaskFilter,
    view: TaskView = .everything,
    sort: [TaskSort] = [],
    grouping: TaskGrouping? = nil
  ) {
    self.name = name
    self.filter = filter
    self.view = view
    self.sort = sort
    self.grouping = grouping
  }
}

/// A filter that would leave something of what is on the screen.
public struct FilterSuggestion: Hashable, Sendable {
  /// `overdue`, `high_priority_today`, `evening`, `unscheduled`, `project`.
  public let code: String
  /// For a button.
  public let label: String
  /// Which tasks.
  public let filter: TaskFilter
  /// How many of the view it would leave.
  public let count: Int
}

// MARK: - To and from the contract

extension SavedFilter {
  init(_ saved: TaskV1.SavedFilter) {
    id = saved.id.map { ID(raw: $0.rawValue) }
    name = saved.name
    filter = saved.filter.map { TaskFilter($0) } ?? TaskFilter()
    view = TaskView(saved.view)
    sort = saved.sort.compactMap { TaskSort($0) }
    grouping = TaskGrouping(saved.groupBy)
  }

  var contract: TaskV1.SavedFilter {
    var saved = TaskV1.SavedFilter()
    saved.id = id.map(SavedFilterID.init)
    saved.name = name
    saved.filter = filter.contract
    saved.view = view.contract
    saved.sort = sort.map(\.contract)
    if let grouping { saved.groupBy = grouping.contract() }
    return saved
  }
}

extension TaskView {
  /// The view without its day and its projects.
  init(_ view: TaskV1.TaskView) {
    switch view {
    case .today: self = .today
    case .upcoming: self = .upcoming
    case .history: self = .history
    case .project, .selectedProjects: self = .projects([])
    case .allProjects, .customDate, .unspecified, .unrecognized: self = .everything
    }
  }

  var contract: TaskV1.TaskView {
    switch self {
    case .everything: .allProjects
    case .today: .today
    case .day: .customDate
    case .upcoming: .upcoming
    case .history: .history
    case .projects(let projects): projects.count == 1 ? .project : .selectedProjects
    }
  }
}

extension FilterSuggestion {
  init(_ suggestion: TaskV1.FilterSuggestion) {
    code = suggestion.code
    label = suggestion.label
    filter = suggestion.filter.map { TaskFilter($0) } ?? TaskFilter()
    count = Int(suggestion.count)
  }
}
