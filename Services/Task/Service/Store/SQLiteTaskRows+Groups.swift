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
      return try count(listing, "project") { row in
        let id: ProjectID = try row.value(0)
        return (.project(id), projects[id])
      }
    case .priority: return try count(listing, "priority") { (.priority(try $0.value(0)), nil) }
    case .type: return try count(listing, "type") { (.type(try $0.value(0)), nil) }
    case .completionDay:
      return try count(listing, "completion_day") { (.completionDay(try $0.value(0)), nil) }
    case .dueDay: return try countByDueDay(listing)
    }
  }

  private func count(
    _ listing: TaskListing,
    _ column: StaticString,
    _ key: (Row) throws -> (GroupKey, Project?)
  ) throws -> [TaskGroup] {
    var query = SQLText("SELECT ")
    query.append(column)
    query.append(", count(*), count(*) - count(completed_at)")
    query.append(filter(listing))
    query.append(" GROUP BY 1")
    return try connection.all(query) { row in
      let (key, project) = try key(row)
      return TaskGroup(key, project: project, total: try row.value(1), open: try row.value(2))
    }
  }

  /// The member's day of an instant is not SQL's to say, so instants come by the minute and are added
  /// up here.
  private func countByDueDay(_ listing: TaskListing) throws -> [TaskGroup] {
    var query = SQLText(
      "SELECT due_on, due_at / 60000, count(*), count(*) - count(completed_at)"
    )
    query.append(filter(listing))
    query.append(" GROUP BY 1, 2")
    var groups: [GroupKey: TaskGroup] = [:]
    try connection.each(query) { row in
      var day: LocalDay? = try row.value(0)
      if let minute: Int64 = try row.value(1) {
        day = moment.calendar.day(of: Timestamp(millisecondsSinceEpoch: minute * 60_000))
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
