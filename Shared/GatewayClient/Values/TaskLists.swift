import Contracts
import Vocabulary

/// Which tasks a list shows.
public struct TaskQuery: Hashable, Sendable {
  /// What the list begins with.
  public var view: TaskView
  /// Open ones, finished ones, both; `nil` shows what the view shows by itself.
  public var completion: CompletionFilter?
  /// Only these; empty for all.
  public var priorities: Set<TaskPriority> = []
  /// Only open tasks whose due date has passed.
  public var isOverdue = false
  /// Narrows the list further.
  public var filter = TaskFilter()
  /// Up to 4 keys; the view's own order when empty.
  public var sort: [TaskSort] = []
  /// Tasks of a group stand together; `nil` leaves them ungrouped.
  public var grouping: Grouping?
  /// Tasks of archived projects as well, where the view leaves them out.
  public var includesArchived = false
  /// At most so many; the library asks for as many pages as that takes.
  public var limit = 200

  /// Makes a query; without a view it is about every task.
  public init(_ view: TaskView = .everything) {
    self.view = view
  }

  /// How a list is grouped.
  public struct Grouping: Hashable, Sendable {
    /// By what; `nil` for the view's own way.
    public var by: TaskGrouping?
    /// Groups without tasks as well.
    public var includesEmpty: Bool

    /// Makes a way of grouping.
    public init(by: TaskGrouping? = nil, includingEmpty: Bool = false) {
      self.by = by
      includesEmpty = includingEmpty
    }
  }
}

/// What a list of tasks begins with.
public enum TaskView: Hashable, Sendable {
  /// Every task, by project.
  case everything
  /// Due today.
  case today
  /// Due on this day.
  case day(CalendarDay)
  /// Open and due later than now.
  case upcoming
  /// Finished, newest first.
  case history
  /// Of these projects, 1 to 50.
  case projects([Project.ID])
}

/// Whether finished tasks are shown.
public enum CompletionFilter: Hashable, Sendable, CaseIterable {
  /// Only open tasks.
  case open
  /// Only finished tasks.
  case complete
  /// Both.
  case all
}

/// Tasks with the number of all that there are.
public struct TaskList: Hashable, Sendable {
  /// In the order of the view.
  public let tasks: [DaybookTask]
  /// How many the whole list has, beyond the limit too.
  public let totalCount: Int
  /// The same tasks by group; empty unless the query asked for groups.
  public let groups: [TaskListGroup]
}

/// One day's tasks; each stands in one list.
public struct DayOfTasks: Hashable, Sendable {
  /// The day it is about.
  public let day: CalendarDay?
  /// Open and due on an earlier day.
  public let overdue: [DaybookTask]
  /// Open, due this day, for the morning.
  public let morning: [DaybookTask]
  /// Open, due this day, for the evening.
  public let evening: [DaybookTask]
  /// Open and due this day, at no particular time.
  public let anytime: [DaybookTask]
  /// Open and due within the 7 days after, at most 20.
  public let upcoming: [DaybookTask]
  /// Completed on this day.
  public let completed: [DaybookTask]
  /// What the completed ones earned.
  public let pointsEarned: Int
  /// Completed of all that was due or completed this day, 0 to 1.
  public let completionRate: Double
  /// Open tasks without a due date.
  public let unscheduledCount: Int
  /// The open task that is due next.
  public let nextDue: DaybookTask?
}

// MARK: - To and from the contract

extension TaskQuery {
  /// The largest page a server gives.
  static let largestPage = 200

  func request(for member: Member.ID?) -> TaskV1.ListTasksRequest {
    var request = TaskV1.ListTasksRequest()
    request.memberID = member.map(MemberID.init)
    request.view = view.contract
    switch view {
    case .day(let day): request.date = day.local
    case .projects(let projects): request.projectIDs = projects.map(ProjectID.init)
    case .everything, .today, .upcoming, .history: break
    }
    if let completion { request.completion = completion.contract() }
    request.priorities = priorities.sorted().map(\.contract)
    request.overdue = isOverdue
    request.filter = filter.contract
    request.sort = sort.map(\.contract)
    request.grouped = grouping != nil
    if let by = grouping?.by { request.groupBy = by.contract() }
    request.includeEmptyGroups = grouping?.includesEmpty ?? false
    request.includeArchived = includesArchived
    request.pageSize = Int32(clamping: min(max(limit, 1), TaskQuery.largestPage))
    return request
  }
}

/// Pages of one list, put together as they come.
struct TaskPages {
  let limit: Int
  private var tasks: [DaybookTask] = []
  private var groups: [TaskListGroup] = []
  private var totalCount = 0

  init(limit: Int) {
    self.limit = max(limit, 0)
  }

  var list: TaskList { TaskList(tasks: tasks, totalCount: totalCount, groups: groups) }

  /// - Returns: whether there is room for more.
  mutating func add(_ answer: TaskV1.ListTasksResponse) -> Bool {
    let page = answer.tasks.prefix(limit - tasks.count).map { DaybookTask($0) }
    totalCount = Int(answer.totalCount)
    var rest = page[...]
    for group in answer.groups {
      let members = Array(rest.prefix(Int(group.onPage)))
      rest = rest.dropFirst(members.count)
      add(group, members)
    }
    tasks += page
    return tasks.count < limit
  }

  /// A group that went on over a page's end is one group.
  private mutating func add(_ group: TaskV1.TaskGroup, _ members: [DaybookTask]) {
    let common = TaskListGroup.Common(group)
    var earlier: [DaybookTask] = []
    if groups.last?.common == common { earlier = groups.removeLast().tasks }
    groups.append(
      TaskListGroup(
        common: common,
        openCount: Int(group.openCount),
        totalCount: Int(group.totalCount),
        tasks: earlier + members
      )
    )
  }
}

extension DayOfTasks {
  init(_ day: TaskV1.GetDayResponse) {
    self.day = day.date.map { CalendarDay($0) }
    overdue = day.overdue.map { DaybookTask($0) }
    morning = day.morning.map { DaybookTask($0) }
    evening = day.evening.map { DaybookTask($0) }
    anytime = day.anytime.map { DaybookTask($0) }
    upcoming = day.upcoming.map { DaybookTask($0) }
    completed = day.completed.map { DaybookTask($0) }
    pointsEarned = Int(day.pointsEarned)
    completionRate = day.completionRate
    unscheduledCount = Int(day.unscheduledCount)
    nextDue = day.nextDue.map { DaybookTask($0) }
  }
}
