import SQLite
import TaskDomain
import Vocabulary

extension TaskReader {
  /// The groups of a list, in order, with the number of tasks in each.
  func groups(
    _ listing: TaskListing,
    by grouping: Grouping,
    withEmpty: Bool
  ) throws -> [TaskGroup] {
    var walk = try walk(simplified(listing), by: grouping, withEmpty: withEmpty, from: nil)
    var groups: [TaskGroup] = []
    while let group = try walk.next() { groups.append(group) }
    return groups
  }

  func tasks(
    _ listing: TaskListing,
    groupedWithEmpty withEmpty: Bool,
    after place: PagePlace?
  ) throws -> GroupedPage {
    let start = place.flatMap { GroupPlace($0.group) }
    let listing = try simplified(listing)
    var walk = try walk(listing, by: listing.grouping, withEmpty: withEmpty, from: start)
    var page = PageBuilder<HouseholdTask>(size: listing.pageSize)
    var groups: [TaskGroup] = []
    while let group = try walk.next() {
      groups.append(group)
      guard group.total > 0 else { continue }
      let isResumed = group.place == start
      guard try fill(&page, listing, in: group, after: isResumed ? place : nil) else { break }
    }
    return GroupedPage(page: page.page, groups: groups, total: try walk.total ?? count(listing))
  }

  /// The groups of a list, in order, from one place on.
  private func walk(
    _ listing: TaskListing,
    by grouping: Grouping,
    withEmpty: Bool,
    from start: GroupPlace?
  ) throws -> any GroupWalk {
    switch grouping {
    case .dueDay: return try DueDayWalk(self, listing, from: start)
    case .completionDay: return try CompletionDayWalk(self, listing, from: start)
    case .none, .project, .priority, .type: break
    }
    var groups = try counted(listing, by: grouping)
    let total = groups.reduce(0) { $0 + $1.total }
    if withEmpty { groups += try empty(listing, by: grouping, besides: Set(groups.map(\.key))) }
    if let start { groups.removeAll { $0.place < start } }
    return KnownGroups(groups.sorted { $0.place < $1.place }, total: total)
  }
}

/// An iteration over the groups of a list.
///
/// A list by project has all its groups counted beforehand. One by day searches for the next day
/// when it is needed, because a space may have tasks on thousands of days and a page shows a few.
protocol GroupWalk {
  /// The number of tasks in the whole list, if it is known without counting.
  var total: Int? { get }
  mutating func next() throws -> TaskGroup?
}

private struct KnownGroups: GroupWalk {
  let total: Int?
  private var rest: ArraySlice<TaskGroup>

  init(_ groups: [TaskGroup], total: Int) {
    self.total = total
    rest = groups[...]
  }

  mutating func next() -> TaskGroup? { rest.popFirst() }
}

// MARK: - Counting

extension TaskReader {
  private func counted(_ listing: TaskListing, by grouping: Grouping) throws -> [TaskGroup] {
    switch grouping {
    case .none, .dueDay, .completionDay: return []
    case .project:
      let projects = try projectsByID()
      return try count(listing) { kind in (.project(kind.project), projects[kind.project]) }
    case .priority: return try count(listing) { (.priority($0.priority), nil) }
    case .type: return try count(listing) { (.type($0.type), nil) }
    }
  }

  private func count(
    _ listing: TaskListing,
    by key: (KindCount) -> (GroupKey, Project?)
  ) throws -> [TaskGroup] {
    var groups: [GroupKey: TaskGroup] = [:]
    for kind in try kinds(of: listing) {
      let (key, project) = key(kind)
      groups[key, default: TaskGroup(key, project: project, total: 0, open: 0)].total += kind.total
      groups[key]?.open += kind.open
    }
    return Array(groups.values)
  }

  /// The groups without tasks that the list could have (TSK-108).
  private func empty(
    _ listing: TaskListing,
    by grouping: Grouping,
    besides known: Set<GroupKey>
  ) throws -> [TaskGroup] {
    switch grouping {
    case .none, .dueDay, .completionDay: return []
    case .priority:
      return TaskPriority.allCases.map { TaskGroup(.priority($0), total: 0, open: 0) }
        .filter { !known.contains($0.key) }
    case .type:
      return TaskType.allCases.map { TaskGroup(.type($0), total: 0, open: 0) }
        .filter { !known.contains($0.key) }
    case .project:
      let wanted = Set(listing.projects)
      return try projectsByID().values
        .filter {
          wanted.isEmpty ? !($0.isArchived && listing.leavesOutArchived) : wanted.contains($0.id)
        }
        .map { TaskGroup(.project($0.id), project: $0, total: 0, open: 0) }
        .filter { !known.contains($0.key) }
    }
  }
}

// MARK: - Places

extension TaskListing {
  /// The list's tasks that are in one group.
  func narrowed(to group: GroupKey) -> TaskListing {
    var one = TaskCriteria()
    switch group {
    case .project(let id): one.projects = [id]
    case .priority(let priority): one.priorities = [priority]
    case .type(let type): one.types = [type]
    case .dueDay(nil): one.isUnscheduled = true
    case .dueDay(let day?): one.due = DayRange(first: day, last: day)
    case .completionDay(nil): one.completion = .open
    case .completionDay(let day?): one.completed = DayRange(first: day, last: day)
    }
    var listing = self
    listing.criteria.insert(one, at: 0)
    return listing
  }
}

extension GroupPlace {
  var values: [PlaceValue] { [.number(number), .text(text)] }

  init?(_ values: [PlaceValue]) {
    guard values.count == 2, case .number(let number) = values[0], case .text(let text) = values[1]
    else { return nil }
    self.init(number: number, text: text)
  }
}
