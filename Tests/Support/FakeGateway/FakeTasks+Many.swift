import Contracts
import RPC
import Vocabulary

// Calls about many tasks at once; the stand-in knows those that a test asked for so far.

extension FakeTasks {
  func toggleTask(
    _ request: TaskV1.ToggleTaskRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.ToggleTaskResponse { throw notPlayed }

  func createTasks(
    _ request: TaskV1.CreateTasksRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.CreateTasksResponse { throw notPlayed }

  func updateTasks(
    _ request: TaskV1.UpdateTasksRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.UpdateTasksResponse { throw notPlayed }

  func bulkUpdateTasks(
    _ request: TaskV1.BulkUpdateTasksRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.BulkUpdateTasksResponse { throw notPlayed }

  func moveTasks(
    _ request: TaskV1.MoveTasksRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.MoveTasksResponse { throw notPlayed }

  func deleteTasks(
    _ request: TaskV1.DeleteTasksRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.DeleteTasksResponse { throw notPlayed }

  func rescheduleTask(
    _ request: TaskV1.RescheduleTaskRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.RescheduleTaskResponse { throw notPlayed }

  func rescheduleOverdue(
    _ request: TaskV1.RescheduleOverdueRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.RescheduleOverdueResponse { throw notPlayed }

  func suggestDates(
    _ request: TaskV1.SuggestDatesRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.SuggestDatesResponse { throw notPlayed }

  func undo(
    _ request: TaskV1.UndoRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.UndoResponse { throw notPlayed }

  func validateTask(
    _ request: TaskV1.ValidateTaskRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.ValidateTaskResponse { throw notPlayed }

  func searchTasks(
    _ request: TaskV1.SearchTasksRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.SearchTasksResponse { throw notPlayed }

  func suggestFilters(
    _ request: TaskV1.SuggestFiltersRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.SuggestFiltersResponse { throw notPlayed }

  func saveFilter(
    _ request: TaskV1.SaveFilterRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.SaveFilterResponse { throw notPlayed }

  func listSavedFilters(
    _ request: TaskV1.ListSavedFiltersRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.ListSavedFiltersResponse { throw notPlayed }

  func deleteSavedFilter(
    _ request: TaskV1.DeleteSavedFilterRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.DeleteSavedFilterResponse { throw notPlayed }

  func getTaskStatistics(
    _ request: TaskV1.GetTaskStatisticsRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.GetTaskStatisticsResponse { throw notPlayed }

}

extension FakeProjects {
  func updateProject(
    _ request: TaskV1.UpdateProjectRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.UpdateProjectResponse { throw notPlayed }

  func archiveProject(
    _ request: TaskV1.ArchiveProjectRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.ArchiveProjectResponse { throw notPlayed }

  func deleteProject(
    _ request: TaskV1.DeleteProjectRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.DeleteProjectResponse { throw notPlayed }

  func checkProjectName(
    _ request: TaskV1.CheckProjectNameRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.CheckProjectNameResponse { throw notPlayed }

  func getProjectStatistics(
    _ request: TaskV1.GetProjectStatisticsRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.GetProjectStatisticsResponse { throw notPlayed }
}

private var notPlayed: RPCError {
  RPCError(.unimplemented, "not_played", "The stand-in does not know this call.")
}
