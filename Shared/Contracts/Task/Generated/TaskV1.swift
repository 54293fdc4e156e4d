// Generated from package daybook.task.v1 by protoc-gen-daybook; do not edit.

package import RPC
package import Wire

/// The contracts of `daybook.task.v1`.
public enum TaskV1 {
  /// Every message type, for lookup by name.
  package static let messageTypes: [any Message.Type] = [
    TaskV1.Task.self,
    TaskV1.ProjectSettings.self,
    TaskV1.ProjectStatistics.self,
    TaskV1.Project.self,
    TaskV1.Warning.self,
    TaskV1.DayRange.self,
    TaskV1.TaskFilter.self,
    TaskV1.SortKey.self,
    TaskV1.TaskGroup.self,
    TaskV1.SavedFilter.self,
    TaskV1.SaveFilterRequest.self,
    TaskV1.SaveFilterResponse.self,
    TaskV1.ListSavedFiltersRequest.self,
    TaskV1.ListSavedFiltersResponse.self,
    TaskV1.DeleteSavedFilterRequest.self,
    TaskV1.DeleteSavedFilterResponse.self,
    TaskV1.SuggestFiltersRequest.self,
    TaskV1.FilterSuggestion.self,
    TaskV1.SuggestFiltersResponse.self,
    TaskV1.BulkResult.self,
    TaskV1.MoveTasksRequest.self,
    TaskV1.MoveTasksResponse.self,
    TaskV1.BulkUpdateTasksRequest.self,
    TaskV1.BulkUpdateTasksRequest.Nothing.self,
    TaskV1.BulkUpdateTasksResponse.self,
    TaskV1.DeleteTasksRequest.self,
    TaskV1.DeleteTasksResponse.self,
    TaskV1.CountDueRequest.self,
    TaskV1.DueCount.self,
    TaskV1.CountDueResponse.self,
    TaskV1.TaskCreated.self,
    TaskV1.TaskUpdated.self,
    TaskV1.TaskCompleted.self,
    TaskV1.TaskUncompleted.self,
    TaskV1.TaskDeleted.self,
    TaskV1.LocalTimes.self,
    TaskV1.BookedPoints.self,
    TaskV1.TaskRescheduled.self,
    TaskV1.TaskMoved.self,
    TaskV1.TaskUndone.self,
    TaskV1.TasksBulkUpdated.self,
    TaskV1.FilterSaved.self,
    TaskV1.FilterDeleted.self,
    TaskV1.ProjectCreated.self,
    TaskV1.ProjectUpdated.self,
    TaskV1.ProjectMoved.self,
    TaskV1.ProjectArchived.self,
    TaskV1.ProjectUnarchived.self,
    TaskV1.ProjectDeleted.self,
    TaskV1.ProjectMerged.self,
    TaskV1.OrphansRepaired.self,
    TaskV1.DataMigrated.self,
    TaskV1.CacheCleared.self,
    TaskV1.InboxEnsured.self,
    TaskV1.UpdateProjectRequest.self,
    TaskV1.UpdateProjectResponse.self,
    TaskV1.ArchiveProjectRequest.self,
    TaskV1.ArchiveProjectResponse.self,
    TaskV1.DeleteProjectRequest.self,
    TaskV1.DeleteProjectResponse.self,
    TaskV1.CheckProjectNameRequest.self,
    TaskV1.CheckProjectNameResponse.self,
    TaskV1.GetProjectStatisticsRequest.self,
    TaskV1.GetProjectStatisticsResponse.self,
    TaskV1.RepairedTask.self,
    TaskV1.RepairedValue.self,
    TaskV1.RepairReport.self,
    TaskV1.RepairTasksRequest.self,
    TaskV1.RepairTasksResponse.self,
    TaskV1.ListRepairsRequest.self,
    TaskV1.ListRepairsResponse.self,
    TaskV1.ClearCacheRequest.self,
    TaskV1.ClearCacheResponse.self,
    TaskV1.ClearAllCachesRequest.self,
    TaskV1.ClearAllCachesResponse.self,
    TaskV1.RescheduleTaskRequest.self,
    TaskV1.RescheduleTaskResponse.self,
    TaskV1.RescheduleOverdueRequest.self,
    TaskV1.Rescheduled.self,
    TaskV1.RescheduleOverdueResponse.self,
    TaskV1.SuggestDatesRequest.self,
    TaskV1.DateSuggestion.self,
    TaskV1.SuggestDatesResponse.self,
    TaskV1.SearchTasksRequest.self,
    TaskV1.SearchMatch.self,
    TaskV1.SearchHit.self,
    TaskV1.SearchTasksResponse.self,
    TaskV1.GetTaskStatisticsRequest.self,
    TaskV1.PriorityCount.self,
    TaskV1.TypeCount.self,
    TaskV1.ProjectCount.self,
    TaskV1.DayCount.self,
    TaskV1.AgeClasses.self,
    TaskV1.Rate.self,
    TaskV1.GetTaskStatisticsResponse.self,
    TaskV1.CreateTaskRequest.self,
    TaskV1.CreationContext.self,
    TaskV1.NewProject.self,
    TaskV1.CreateTaskResponse.self,
    TaskV1.CreateTasksRequest.self,
    TaskV1.CreateTasksResponse.self,
    TaskV1.GetTaskRequest.self,
    TaskV1.GetTaskResponse.self,
    TaskV1.FindTasksRequest.self,
    TaskV1.FindTasksResponse.self,
    TaskV1.ListTasksRequest.self,
    TaskV1.ListTasksResponse.self,
    TaskV1.GetDayRequest.self,
    TaskV1.GetDayResponse.self,
    TaskV1.UpdateTaskRequest.self,
    TaskV1.UpdateTaskResponse.self,
    TaskV1.UpdateTasksRequest.self,
    TaskV1.UpdateTasksResponse.self,
    TaskV1.CompleteTaskRequest.self,
    TaskV1.CompleteTaskResponse.self,
    TaskV1.UncompleteTaskRequest.self,
    TaskV1.UncompleteTaskResponse.self,
    TaskV1.ToggleTaskRequest.self,
    TaskV1.ToggleTaskResponse.self,
    TaskV1.DeleteTaskRequest.self,
    TaskV1.DeleteTaskResponse.self,
    TaskV1.UndoRequest.self,
    TaskV1.UndoResponse.self,
    TaskV1.ValidateTaskRequest.self,
    TaskV1.Violation.self,
    TaskV1.ValidateTaskResponse.self,
    TaskV1.ImportedTask.self,
    TaskV1.ImportedProject.self,
    TaskV1.ImportTasksRequest.self,
    TaskV1.ImportTasksResponse.self,
    TaskV1.ImportTasksResponse.Result.self,
    TaskV1.ImportTasksResponse.ProjectResult.self,
    TaskV1.CreateProjectRequest.self,
    TaskV1.CreateProjectResponse.self,
    TaskV1.GetProjectRequest.self,
    TaskV1.GetProjectResponse.self,
    TaskV1.ListProjectsRequest.self,
    TaskV1.ListProjectsResponse.self,
  ]

  /// Every method of every service.
  package static let methods: [MethodDescriptor] = [
    Tasks.Methods.all,
    Caches.Methods.all,
    Projects.Methods.all,
  ].flatMap(\.self)
}

extension TaskV1 {
  /// An event: a case for each kind, with its body.
  package enum Event: EventSet {
    /// `task_created`.
    case taskCreated(TaskV1.TaskCreated)
    /// `task_updated`.
    case taskUpdated(TaskV1.TaskUpdated)
    /// `task_completed`.
    case taskCompleted(TaskV1.TaskCompleted)
    /// `task_uncompleted`.
    case taskUncompleted(TaskV1.TaskUncompleted)
    /// `task_deleted`.
    case taskDeleted(TaskV1.TaskDeleted)
    /// `task_rescheduled`.
    case taskRescheduled(TaskV1.TaskRescheduled)
    /// `task_moved`.
    case taskMoved(TaskV1.TaskMoved)
    /// `task_undone`.
    case taskUndone(TaskV1.TaskUndone)
    /// `tasks_bulk_updated`.
    case tasksBulkUpdated(TaskV1.TasksBulkUpdated)
    /// `filter_saved`.
    case filterSaved(TaskV1.FilterSaved)
    /// `filter_deleted`.
    case filterDeleted(TaskV1.FilterDeleted)
    /// `project_created`.
    case projectCreated(TaskV1.ProjectCreated)
    /// `project_updated`.
    case projectUpdated(TaskV1.ProjectUpdated)
    /// `project_moved`.
    case projectMoved(TaskV1.ProjectMoved)
    /// `project_archived`.
    case projectArchived(TaskV1.ProjectArchived)
    /// `project_unarchived`.
    case projectUnarchived(TaskV1.ProjectUnarchived)
    /// `project_deleted`.
    case projectDeleted(TaskV1.ProjectDeleted)
    /// `project_merged`.
    case projectMerged(TaskV1.ProjectMerged)
    /// `orphans_repaired`.
    case orphansRepaired(TaskV1.OrphansRepaired)
    /// `data_migrated`.
    case dataMigrated(TaskV1.DataMigrated)
    /// `cache_cleared`.
    case cacheCleared(TaskV1.CacheCleared)
    /// `inbox_ensured`.
    case inboxEnsured(TaskV1.InboxEnsured)

    /// Decodes the body of an event; `nil` for an unknown kind.
    package init?(kind: String, type: String, body: ArraySlice<UInt8>) throws(WireError) {
      switch (kind, type) {
      case ("task_created", "daybook.task.v1.TaskCreated"):
        self = .taskCreated(try TaskV1.TaskCreated(decoding: body))
      case ("task_updated", "daybook.task.v1.TaskUpdated"):
        self = .taskUpdated(try TaskV1.TaskUpdated(decoding: body))
      case ("task_completed", "daybook.task.v1.TaskCompleted"):
        self = .taskCompleted(try TaskV1.TaskCompleted(decoding: body))
      case ("task_uncompleted", "daybook.task.v1.TaskUncompleted"):
        self = .taskUncompleted(try TaskV1.TaskUncompleted(decoding: body))
      case ("task_deleted", "daybook.task.v1.TaskDeleted"):
        self = .taskDeleted(try TaskV1.TaskDeleted(decoding: body))
      case ("task_rescheduled", "daybook.task.v1.TaskRescheduled"):
        self = .taskRescheduled(try TaskV1.TaskRescheduled(decoding: body))
      case ("task_moved", "daybook.task.v1.TaskMoved"):
        self = .taskMoved(try TaskV1.TaskMoved(decoding: body))
      case ("task_undone", "daybook.task.v1.TaskUndone"):
        self = .taskUndone(try TaskV1.TaskUndone(decoding: body))
      case ("tasks_bulk_updated", "daybook.task.v1.TasksBulkUpdated"):
        self = .tasksBulkUpdated(try TaskV1.TasksBulkUpdated(decoding: body))
      case ("filter_saved", "daybook.task.v1.FilterSaved"):
        self = .filterSaved(try TaskV1.FilterSaved(decoding: body))
      case ("filter_deleted", "daybook.task.v1.FilterDeleted"):
        self = .filterDeleted(try TaskV1.FilterDeleted(decoding: body))
      case ("project_created", "daybook.task.v1.ProjectCreated"):
        self = .projectCreated(try TaskV1.ProjectCreated(decoding: body))
      case ("project_updated", "daybook.task.v1.ProjectUpdated"):
        self = .projectUpdated(try TaskV1.ProjectUpdated(decoding: body))
      case ("project_moved", "daybook.task.v1.ProjectMoved"):
        self = .projectMoved(try TaskV1.ProjectMoved(decoding: body))
      case ("project_archived", "daybook.task.v1.ProjectArchived"):
        self = .projectArchived(try TaskV1.ProjectArchived(decoding: body))
      case ("project_unarchived", "daybook.task.v1.ProjectUnarchived"):
        self = .projectUnarchived(try TaskV1.ProjectUnarchived(decoding: body))
      case ("project_deleted", "daybook.task.v1.ProjectDeleted"):
        self = .projectDeleted(try TaskV1.ProjectDeleted(decoding: body))
      case ("project_merged", "daybook.task.v1.ProjectMerged"):
        self = .projectMerged(try TaskV1.ProjectMerged(decoding: body))
      case ("orphans_repaired", "daybook.task.v1.OrphansRepaired"):
        self = .orphansRepaired(try TaskV1.OrphansRepaired(decoding: body))
      case ("data_migrated", "daybook.task.v1.DataMigrated"):
        self = .dataMigrated(try TaskV1.DataMigrated(decoding: body))
      case ("cache_cleared", "daybook.task.v1.CacheCleared"):
        self = .cacheCleared(try TaskV1.CacheCleared(decoding: body))
      case ("inbox_ensured", "daybook.task.v1.InboxEnsured"):
        self = .inboxEnsured(try TaskV1.InboxEnsured(decoding: body))
      default: return nil
      }
    }

    /// The body of the event.
    package var body: any EventBody {
      switch self {
      case .taskCreated(let body): body
      case .taskUpdated(let body): body
      case .taskCompleted(let body): body
      case .taskUncompleted(let body): body
      case .taskDeleted(let body): body
      case .taskRescheduled(let body): body
      case .taskMoved(let body): body
      case .taskUndone(let body): body
      case .tasksBulkUpdated(let body): body
      case .filterSaved(let body): body
      case .filterDeleted(let body): body
      case .projectCreated(let body): body
      case .projectUpdated(let body): body
      case .projectMoved(let body): body
      case .projectArchived(let body): body
      case .projectUnarchived(let body): body
      case .projectDeleted(let body): body
      case .projectMerged(let body): body
      case .orphansRepaired(let body): body
      case .dataMigrated(let body): body
      case .cacheCleared(let body): body
      case .inboxEnsured(let body): body
      }
    }

    /// The body of each kind.
    package static let bodies: [any EventBody.Type] = [
      TaskV1.TaskCreated.self,
      TaskV1.TaskUpdated.self,
      TaskV1.TaskCompleted.self,
      TaskV1.TaskUncompleted.self,
      TaskV1.TaskDeleted.self,
      TaskV1.TaskRescheduled.self,
      TaskV1.TaskMoved.self,
      TaskV1.TaskUndone.self,
      TaskV1.TasksBulkUpdated.self,
      TaskV1.FilterSaved.self,
      TaskV1.FilterDeleted.self,
      TaskV1.ProjectCreated.self,
      TaskV1.ProjectUpdated.self,
      TaskV1.ProjectMoved.self,
      TaskV1.ProjectArchived.self,
      TaskV1.ProjectUnarchived.self,
      TaskV1.ProjectDeleted.self,
      TaskV1.ProjectMerged.self,
      TaskV1.OrphansRepaired.self,
      TaskV1.DataMigrated.self,
      TaskV1.CacheCleared.self,
      TaskV1.InboxEnsured.self,
    ]
  }
}
