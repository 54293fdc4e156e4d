package import RPC
import ServiceRuntime
package import TaskContracts
import TaskDomain

extension TaskCalls {
  /// Suggests filters for the current screen, with the number of tasks that each matches (TSK-123).
  package func suggestFilters(
    _ request: TaskV1.SuggestFiltersRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.SuggestFiltersResponse {
    var draft = ListingDraft()
    draft.view = request.view.rawValue
    draft.date = request.date
    draft.top.projects = request.projectIDs
    return try await store.read(Caller(call)) { [draft] rows in
      let listing = try draft.listing(at: rows.moment)
      try rows.expectProjects(of: listing)
      var open = listing
      open.completion = .open
      let busiest = try rows.groups(open, by: .project, withEmpty: false)
        .max { ($0.open, $1.place) < ($1.open, $0.place) }?.project?.reference
      let suggestions = try FilterSuggestion.candidates(busiest: busiest, at: rows.moment)
        .compactMap { candidate -> TaskV1.FilterSuggestion? in
          let filter = candidate.filter(at: rows.moment)
          var narrowed = listing
          narrowed.criteria.append(try filter.criteria(in: "filter"))
          let count = try rows.count(narrowed)
          guard count > 0 else { return nil }
          return TaskV1.FilterSuggestion(
            code: candidate.code,
            label: candidate.label,
            filter: TaskV1.TaskFilter(filter),
            count: Int32(clamping: count)
          )
        }
      return TaskV1.SuggestFiltersResponse(suggestions: suggestions)
    }
  }
}

extension TaskV1.TaskFilter {
  /// The contract's form of a suggested filter; other criteria do not occur.
  fileprivate init(_ draft: FilterDraft) {
    self.init(
      projectIDs: draft.projects,
      types: draft.types.map { TaskV1.TaskType(rawValue: $0) },
      completion: TaskV1.Completion(rawValue: draft.completion),
      overdue: draft.isOverdue,
      highPriority: draft.isHighPriority,
      unscheduled: draft.isUnscheduled
    )
    if !draft.due.isOpen { due = TaskV1.DayRange(first: draft.due.first, last: draft.due.last) }
  }
}
