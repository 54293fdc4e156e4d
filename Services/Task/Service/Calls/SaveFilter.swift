package import RPC
import ServiceRuntime
package import TaskContracts
import TaskDomain
import Vocabulary

extension TaskCalls {
  /// Saves a filter under a name, or replaces the one with its id.
  package func saveFilter(
    _ request: TaskV1.SaveFilterRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.SaveFilterResponse {
    let given = request.savedFilter ?? TaskV1.SavedFilter()
    let broken = given.violations.map { $0.inside("saved_filter") }
    guard broken.isEmpty else { throw TaskRefusal.invalid(broken) }
    return try await store.change(call, request) { rows in
      var filter = given
      filter.name = given.name.trimmed
      filter.id = given.id ?? rows.ids.make()
      let known = try filter.id.flatMap(rows.findSavedFilter)
      if known == nil, let id = given.id, try rows.isTaken(id) { throw TaskRefusal.filterExists }
      filter.revision = (known?.revision ?? 0) + 1
      try rows.expectProjects(of: given, besides: known)
      if known?.name != filter.name {
        let others = try rows.savedFilters().filter { $0.id != filter.id }
        try SavedFilterRules.check(filter.name, besides: others.map(\.name), isNew: known == nil)
      }
      if var same = known {
        same.revision = filter.revision
        if same == filter, let known { return TaskV1.SaveFilterResponse(savedFilter: known) }
      }
      try rows.save(filter, replacing: known)
      return TaskV1.SaveFilterResponse(savedFilter: filter)
    }
  }
}

extension TaskReader {
  /// Whether another record has or had the id: filters and tasks share one table of tombstones.
  fileprivate func isTaken(_ id: SavedFilterID) throws -> Bool {
    try isDeleted(id) || findTask(TaskID(rawValue: id.rawValue)) != nil
  }

  /// Checks that the filter's projects exist or existed, because undo may restore a deleted one.
  ///
  /// - Throws: ``TaskRefusal/projectNotFound`` about the first that never existed in the space.
  fileprivate func expectProjects(
    of given: TaskV1.SavedFilter,
    besides known: TaskV1.SavedFilter?
  ) throws {
    let kept = Set(known?.filter?.projectIDs ?? [])
    for (number, id) in (given.filter?.projectIDs ?? []).enumerated() where !kept.contains(id) {
      guard try findProject(id) == nil, try !isDeleted(id) else { continue }
      throw TaskRefusal.about("saved_filter.filter.project_ids[\(number)]", .projectNotFound)
    }
  }
}

extension TaskV1.SavedFilter {
  fileprivate var violations: [TaskViolation] {
    (id?.rawValue.isUsable == false ? [TaskViolation("id", .invalidID)] : [])
      + SavedFilterRules.violations(
        name: name,
        filter: FilterDraft(filter),
        view: view.rawValue,
        sort: sort.map(SortDraft.init),
        grouping: groupBy.rawValue,
        days: [
          ("due_days", dueDays), ("added_days", addedDays), ("completed_days", completedDays),
        ]
      )
  }
}
