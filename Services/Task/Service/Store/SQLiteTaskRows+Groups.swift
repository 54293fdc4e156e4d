import SQLite
import TaskDomain
import Vocabulary

extension SQLiteTaskRows {
  func groups(
    _ listing: TaskListing,
    by grouping: Grouping,
    withEmpty: Bool
  ) throws -> [TaskGroup] {
    var groups = try counted(listing, by: grouping)
    if withEmpty { groups += try empty(listing, by: grouping, besides: Set(groups.map(\.key))) }
    return groups.sorted { $0.place < $1.place }
  }

  func tasks(
    _ listing: TaskListing,
    in groups: [TaskGroup],
    after place: PagePlace?
  ) throws -> Page<HouseholdTask> {
    let start = place.flatMap { GroupPlace($0.group) }
    var page = PageBuilder<HouseholdTask>(size: listing.pageSize)
    for group in groups where group.total > 0 {
      if let start, group.place < start { continue }
      let isResumed = group.place == start
      let hasRoom = try fill(
        &page,
        listing,
        in: (group.key, group.place.values),
        after: isResumed ? place : nil
      )
      guard hasRoom else { break }
    }
    return page.page
  }

  /// What being in a group asks of a task, as `AND …`.
  func condition(_ group: GroupKey) -> SQLText {
    switch group {
    case .project(let id): SQLText(" AND project = ?", id)
    case .priority(let priority): SQLText(" AND priority = ?", priority)
    case .type(let type): SQLText(" AND type = ?", type)
    case .dueDay(nil): SQLText(" AND due_rank = ?", DueDate.unscheduledRank)
    case .dueDay(let day?): dueOn(day)
    case .completionDay(nil): SQLText(" AND completed_at IS NULL")
    case .completionDay(let day?): SQLText(" AND completion_day = ?", day)
    }
  }
}

// MARK: - Counting

extension SQLiteTaskRows {
  private func counted(_ listing: TaskListing, by grouping: Grouping) throws -> [TaskGroup] {
    switch grouping {
    case .none: return []
    case .project:
      let projects = try projectsByID()
      return try count(listing) { kind in (.project(kind.project), projects[kind.project]) }
    case .priority: return try count(listing) { (.priority($0.priority), nil) }
    case .type: return try count(listing) { (.type($0.type), nil) }
    case .completionDay: return try countByCompletionDay(listing)
    case .dueDay: return try countByDueDay(listing)
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

  /// Complete ones come in the order of their completion, so that days are runs; open ones are one
  /// group.
  private func countByCompletionDay(_ listing: TaskListing) throws -> [TaskGroup] {
    var query = SQLText("SELECT completion_day")
    query.append(
      filter(listing, wholeFrom: SQLText(" FROM task t INDEXED BY task_by_completion"))
    )
    query.append(" AND completed_at IS NOT NULL")
    var days: [LocalDay: Int] = [:]
    try connection.each(query) { row in
      days[try row.value(0), default: 0] += 1
      return true
    }
    var groups = days.map { TaskGroup(.completionDay($0.key), total: $0.value, open: 0) }
    var open = countQuery(listing)
    open.append(" AND completed_at IS NULL")
    let count = try connection.first(open) { try $0.value(0, as: Int.self) } ?? 0
    if count > 0 { groups.append(TaskGroup(.completionDay(nil), total: count, open: count)) }
    return groups
  }

  /// The member's day of an instant is not SQL's to say.
  ///
  /// Instants come in their order, so one day after
  /// the other is added up here.
  private func countByDueDay(_ listing: TaskListing) throws -> [TaskGroup] {
    var query = SQLText("SELECT due_on, due_at, count(*), count(*) - count(completed_at)")
    query.append(filter(listing, wholeFrom: SQLText(" FROM task t INDEXED BY task_by_date")))
    query.append(" GROUP BY 1, 2")
    var groups: [GroupKey: TaskGroup] = [:]
    var current: (day: LocalDay, start: Timestamp, end: Timestamp)?
    try connection.each(query) { row in
      var day: LocalDay? = try row.value(0)
      if let instant: Timestamp = try row.value(1) {
        if let current, current.start <= instant, instant < current.end {
          day = current.day
        } else {
          let found = moment.calendar.day(of: instant)
          current = (found, moment.calendar.start(of: found), moment.calendar.end(of: found))
          day = found
        }
      }
      let key = GroupKey.dueDay(day)
      groups[key, default: TaskGroup(key, total: 0, open: 0)].total += try row.value(2)
      groups[key]?.open += try row.value(3)
      return true
    }
    return Array(groups.values)
  }

  /// Groups that the list might have and has not (TSK-108).
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

extension GroupPlace {
  var values: [PlaceValue] { [.number(number), .text(text)] }

  init?(_ values: [PlaceValue]) {
    guard values.count == 2, case .number(let number) = values[0], case .text(let text) = values[1]
    else { return nil }
    self.init(number: number, text: text)
  }
}
