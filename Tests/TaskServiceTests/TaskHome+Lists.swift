import RPC
import TaskContracts
import Vocabulary

@testable import TaskService

// Searching, saved filters, figures.

extension TaskHome {
  private typealias Methods = TaskV1.Tasks.Methods

  func search(
    _ query: String,
    _ set: (inout TaskV1.SearchTasksRequest) -> Void = { _ in }
  ) async throws -> TaskV1.SearchTasksResponse {
    var request = TaskV1.SearchTasksRequest(query: query)
    set(&request)
    return try await calls.searchTasks(request, call(Methods.searchTasks))
  }

  func found(
    _ query: String,
    _ set: (inout TaskV1.SearchTasksRequest) -> Void = { _ in }
  ) async throws -> [String] {
    try await search(query, set).hits.map { $0.task?.name ?? "" }
  }

  /// The tasks whose ids begin with this prefix, at most two.
  func find(_ prefix: String) async throws -> [TaskV1.Task] {
    let request = TaskV1.FindTasksRequest(idPrefix: prefix)
    return try await calls.findTasks(request, call(Methods.findTasks)).tasks
  }

  func save(_ filter: TaskV1.SavedFilter) async throws -> TaskV1.SavedFilter {
    let request = TaskV1.SaveFilterRequest(savedFilter: filter)
    return try await calls.saveFilter(request, call(Methods.saveFilter)).savedFilter ?? .init()
  }

  func savedFilters() async throws -> [TaskV1.SavedFilter] {
    try await calls.listSavedFilters(.init(), call(Methods.listSavedFilters)).savedFilters
  }

  func deleteSavedFilter(_ id: SavedFilterID?) async throws {
    let request = TaskV1.DeleteSavedFilterRequest(savedFilterID: id)
    _ = try await calls.deleteSavedFilter(request, call(Methods.deleteSavedFilter))
  }

  func suggestFilters(
    _ view: TaskV1.TaskView = .unspecified
  ) async throws -> [TaskV1.FilterSuggestion] {
    let request = TaskV1.SuggestFiltersRequest(view: view)
    return try await calls.suggestFilters(request, call(Methods.suggestFilters)).suggestions
  }

  func statistics(
    _ filter: TaskV1.TaskFilter? = nil,
    _ period: TaskV1.DayRange? = nil,
    of view: TaskV1.TaskView = .unspecified
  ) async throws -> TaskV1.GetTaskStatisticsResponse {
    let request = TaskV1.GetTaskStatisticsRequest(filter: filter, period: period, view: view)
    return try await calls.getTaskStatistics(request, call(Methods.getTaskStatistics))
  }
}
