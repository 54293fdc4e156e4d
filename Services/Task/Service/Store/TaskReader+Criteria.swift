import SQLite
import TaskDomain
import Vocabulary

extension TaskReader {
  /// The conditions of one filter, as `AND …` (TSK-120, TSK-121).
  func condition(_ criteria: TaskCriteria, _ moment: Moment) -> SQLText {
    var query = kindCondition(criteria)
    if criteria.isOverdue { query.append(overdue(at: moment)) }
    if criteria.hasReminder { query.append(" AND reminder IS NOT NULL") }
    query.append(dueCondition(criteria.due))
    query.append(addedCondition(criteria.added))
    query.append(completedCondition(criteria.completed))
    return query
  }

  /// Those of its conditions that the counts of kinds cover: project, priority, type, completion,
  /// and whether there is a due date.
  func kindCondition(_ criteria: TaskCriteria) -> SQLText {
    var query = SQLText("")
    if !criteria.projects.isEmpty {
      query.append(" AND project IN ")
      query.appendList(Set(criteria.projects).sorted())
    }
    if criteria.leavesOutInbox { query.append(" AND project <> ?", ProjectID.inbox) }
    if !criteria.priorities.isEmpty {
      query.append(" AND priority IN ")
      query.appendList(Set(criteria.priorities).map(\.rawValue).sorted())
    }
    if !criteria.types.isEmpty {
      query.append(" AND type IN ")
      query.appendList(Set(criteria.types).map(\.rawValue).sorted())
    }
    switch criteria.completion {
    case .open: query.append(" AND completed_at IS NULL")
    case .complete: query.append(" AND completed_at IS NOT NULL")
    case .all: break
    }
    if criteria.isHighPriority {
      query.append(" AND priority <= ?", TaskPriority.high.rawValue)
    }
    if criteria.isUnscheduled { query.append(" AND due_rank = ?", DueDate.unscheduledRank) }
    return query
  }

  /// The list's conditions on days: the range of an index with contiguous rows.
  func rangeCondition(of listing: TaskListing) -> SQLText {
    var query = dueCondition(listing)
    for criteria in listing.criteria {
      if criteria.isOverdue { query.append(overdue(at: listing.moment)) }
      if criteria.isUnscheduled { query.append(" AND due_rank = ?", DueDate.unscheduledRank) }
      query.append(dueCondition(criteria.due))
      query.append(completedCondition(criteria.completed))
    }
    return query
  }

  func addedCondition(_ range: DayRange) -> SQLText {
    var condition = SQLText("")
    if let first = range.first {
      condition.append(" AND added >= ?", moment.calendar.start(of: first))
    }
    if let last = range.last {
      condition.append(" AND added < ?", moment.calendar.end(of: last))
    }
    return condition
  }
}
