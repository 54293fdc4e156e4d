package import RPC
import ServiceRuntime
package import TaskContracts

extension TaskCalls {
  /// Lists the space's saved filters by name, without deleted projects.
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
}

extension TaskReader {
  /// The filter without projects that were deleted since it was saved.
  ///
  /// Undo may restore a project, so the stored filter is not changed. If none is left the first is
  /// kept: a filter without projects would match all tasks.
  fileprivate func usable(_ saved: TaskV1.SavedFilter) throws -> TaskV1.SavedFilter {
    guard let named = saved.filter?.projectIDs, !named.isEmpty else { return saved }
    let there = try named.filter { try findProject($0) != nil }
    guard there.count < named.count else { return saved }
    var usable = saved
    usable.filter?.projectIDs = there.isEmpty ? Array(named.prefix(1)) : there
    return usable
  }
}
