package import RPC
import ServiceRuntime
package import TaskContracts
import TaskDomain
import Vocabulary

// Filters that are kept under a name, in the member's own space.

extension TaskCalls {
  /// Keeps a filter under a name, or puts it in the place of the one with its id.
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

  /// Lists the space's saved filters by name, without projects that are gone.
  package func listSavedFilters(
    _ request: TaskV1.ListSavedFiltersRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.ListSavedFiltersResponse {
    try await store.read(Caller(call)) { rows in
      TaskV1.ListSavedFiltersResponse(
        savedFilters: try rows.savedFilters().map { try rows.usable($0) }
      )
    }
  }

  /// Forgets a saved filter.
  package func deleteSavedFilter(
    _ request: TaskV1.DeleteSavedFilterRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.DeleteSavedFilterResponse {
    let id = try FieldReader.required(request.savedFilterID, "saved_filter_id")
    return try await store.change(call, request) { rows in
      guard let filter = try rows.findSavedFilter(id) else {
        throw TaskRefusal.about("saved_filter_id", .filterNotFound)
      }
      try rows.delete(filter)
      return TaskV1.DeleteSavedFilterResponse()
    }
  }
}

extension TaskReader {
  /// Whether another record has the id, or had it: filters and tasks leave their tombstones in one place.
  fileprivate func isTaken(_ id: SavedFilterID) throws -> Bool {
    try isDeleted(id) || findTask(TaskID(rawValue: id.rawValue)) != nil
  }

  /// A filter names projects that there are, or were: one that was deleted may come back by undoing, and the
  /// filter is told with it as long as that is so.
  ///
  /// - Throws: ``TaskRefusal/projectNotFound`` about the first that the space never had.
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

  /// The filter without the projects that were deleted since it was kept.
  ///
  /// A project may come back by undoing, so what is stored stays. Where none is left the first stays: a
  /// filter of no project would be one of all tasks.
  fileprivate func usable(_ saved: TaskV1.SavedFilter) throws -> TaskV1.SavedFilter {
    guard let named = saved.filter?.projectIDs, !named.isEmpty else { return saved }
    let there = try named.filter { try findProject($0) != nil }
    guard there.count < named.count else { return saved }
    var usable = saved
    usable.filter?.projectIDs = there.isEmpty ? Array(named.prefix(1)) : there
    return usable
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

extension SortDraft {
  init(_ key: TaskV1.SortKey) {
    self.init(field: key.field.rawValue, isDescending: key.descending)
  }
}
