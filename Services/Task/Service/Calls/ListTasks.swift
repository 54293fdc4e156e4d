package import RPC
import ServiceRuntime
package import TaskContracts
import TaskDomain
import Vocabulary
import Wire

extension TaskCalls {
  /// Lists tasks by view and filter, one page at a time (TSK-100 to TSK-109, TSK-120, TSK-140 to
  /// TSK-142).
  package func listTasks(
    _ request: TaskV1.ListTasksRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.ListTasksResponse {
    let caller = try Caller(call)
    let binding = PageBinding(caller, call, query: request.query, store.pageSeal)
    let token = try request.pageToken.isEmpty ? nil : PageToken(request.pageToken, for: binding)
    let question = caller.question(call, request)
    return try await store.read(caller, at: token?.start) { [cache] rows in
      guard token == nil else { return try rows.answer(request, after: token?.place, binding) }
      return try cache.answer(request.scope, question, rows, until: \.tasks.firstLate) {
        try rows.answer(request, after: nil, binding)
      }
    }
  }
}

extension TaskReader {
  fileprivate func answer(
    _ request: TaskV1.ListTasksRequest,
    after place: PagePlace?,
    _ binding: PageBinding
  ) throws -> TaskV1.ListTasksResponse {
    let draft = try located(ListingDraft(request), request.projectName)
    let listing = try draft.listing(at: moment)
    try expectProjects(of: listing)
    let (page, groups, total) = try self.page(
      listing,
      withEmpty: request.includeEmptyGroups,
      after: place
    )
    let next = page.next.map { PageToken(start: moment.now, place: $0).text(for: binding) }
    return TaskV1.ListTasksResponse(
      tasks: page.records.map(wire),
      nextPageToken: next ?? "",
      totalCount: Int32(clamping: total),
      groups: groups
    )
  }

  /// The draft with the project of this name, unless it has one by id (TSK-112).
  ///
  /// - Throws: ``TaskRefusal/projectNotFound``.
  fileprivate func located(_ draft: ListingDraft, _ name: String) throws -> ListingDraft {
    guard draft.top.projects.isEmpty, let name = name.nonBlank else { return draft }
    var located = draft
    guard let project = try findProject(named: NameKey(name)) else {
      // Violations that do not depend on stored data come first (TSK-050).
      located.top.projects = [.inbox]
      _ = try located.listing(at: moment)
      throw TaskRefusal.about("project_name", .projectNotFound)
    }
    located.top.projects = [project.id]
    return located
  }

  /// - Throws: ``TaskRefusal/projectNotFound`` unless the space has every project of the list.
  func expectProjects(of listing: TaskListing) throws {
    for (number, criteria) in listing.criteria.enumerated() {
      let place = number == 0 ? "project_ids" : "filter.project_ids"
      try expectProjects(criteria.projects, place)
    }
  }

  /// - Throws: ``TaskRefusal/projectNotFound`` about the first unknown project.
  func expectProjects(_ ids: [ProjectID], _ field: String) throws {
    for (number, id) in ids.enumerated() where try findProject(id) == nil {
      throw TaskRefusal.about("\(field)[\(number)]", .projectNotFound)
    }
  }

  /// A page with the groups on it, and the number of tasks in the whole list.
  fileprivate func page(
    _ listing: TaskListing,
    withEmpty: Bool,
    after place: PagePlace?
  ) throws -> (Page<HouseholdTask>, [TaskV1.TaskGroup], Int) {
    guard listing.grouping != .none else {
      return (try tasks(listing, after: place), [], try count(listing))
    }
    let found = try tasks(listing, groupedWithEmpty: withEmpty, after: place)
    return (found.page, shown(found.groups, found.page, from: place), found.total)
  }

  /// The groups of a page: those of its tasks, and empty ones between them.
  private func shown(
    _ groups: [TaskGroup],
    _ page: Page<HouseholdTask>,
    from place: PagePlace?
  ) -> [TaskV1.TaskGroup] {
    let first = place.flatMap { GroupPlace($0.group) }
    let last = page.next.flatMap { GroupPlace($0.group) }
    var onPage: [GroupKey: Int32] = [:]
    let kind = groups.first?.key
    for task in page.records {
      if let key = kind.map({ task.group(like: $0, moment.calendar) }) {
        onPage[key, default: 0] += 1
      }
    }
    return groups.compactMap { group in
      let count = onPage[group.key] ?? 0
      let isBefore = first.map { group.place <= $0 } ?? false
      let isBehind = last.map { group.place > $0 } ?? false
      guard count > 0 || (group.total == 0 && !isBefore && !isBehind) else { return nil }
      return TaskV1.TaskGroup(group, onPage: count)
    }
  }
}

extension TaskV1.TaskGroup {
  fileprivate init(_ group: TaskGroup, onPage: Int32) {
    self.init(
      openCount: Int32(clamping: group.open),
      totalCount: Int32(clamping: group.total),
      onPage: onPage
    )
    switch group.key {
    case .project(let id):
      projectID = id
      projectName = group.project?.name ?? ""
      projectColor = TaskV1.ProjectColor(rawValue: group.project?.color.rawValue ?? 0)
      projectIcon = TaskV1.ProjectIcon(rawValue: group.project?.icon.rawValue ?? 0)
    case .priority(let value): priority = TaskV1.TaskPriority(rawValue: value.rawValue)
    case .type(let value): type = TaskV1.TaskType(rawValue: value.rawValue)
    case .dueDay(let value), .completionDay(let value): day = value
    }
  }
}

extension TaskV1.ListTasksRequest {
  /// The query that a page token is bound to; the page size is not part of it.
  fileprivate var query: [UInt8] {
    var query = self
    query.memberID = nil
    query.pageSize = 0
    query.pageToken = ""
    return query.encoded()
  }

  /// The kind of list, which determines how long it is cached (CCH-002).
  fileprivate var scope: AnswerCache.Scope {
    let isFiltered =
      overdue || !priorities.isEmpty || filter.map { $0 != TaskV1.TaskFilter() } ?? false
    switch view {
    case .today where !isFiltered: return .today
    case .project where !isFiltered: return .project
    default: return .lists
    }
  }
}

extension ListingDraft {
  fileprivate init(_ request: TaskV1.ListTasksRequest) {
    self.init()
    view = request.view.rawValue
    date = request.date
    completion = request.completion.rawValue
    top.projects = request.projectIDs
    top.priorities = request.priorities.map(\.rawValue)
    top.isOverdue = request.overdue
    filter = FilterDraft(request.filter)
    sort = request.sort.map(SortDraft.init)
    isGrouped = request.grouped || request.groupBy != .unspecified
    grouping = request.groupBy.rawValue
    includesArchived = request.includeArchived
    pageSize = request.pageSize
  }
}
