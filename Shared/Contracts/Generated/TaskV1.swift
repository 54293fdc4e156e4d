// Made from package daybook.task.v1 by protoc-gen-daybook; changes belong there.

package import RPC
package import Wire

/// Everything of `daybook.task.v1`.
package enum TaskV1 {
  /// Every message type, for whoever has no more than its name.
  package static let messageTypes: [any Message.Type] = [
    TaskV1.Task.self,
    TaskV1.Project.self,
    TaskV1.Warning.self,
    TaskV1.CreateTaskRequest.self,
    TaskV1.CreateTaskResponse.self,
    TaskV1.GetTaskRequest.self,
    TaskV1.GetTaskResponse.self,
    TaskV1.ListTasksRequest.self,
    TaskV1.ListTasksResponse.self,
    TaskV1.GetDayRequest.self,
    TaskV1.GetDayResponse.self,
    TaskV1.UpdateTaskRequest.self,
    TaskV1.UpdateTaskResponse.self,
    TaskV1.CompleteTaskRequest.self,
    TaskV1.CompleteTaskResponse.self,
    TaskV1.UncompleteTaskRequest.self,
    TaskV1.UncompleteTaskResponse.self,
    TaskV1.DeleteTaskRequest.self,
    TaskV1.DeleteTaskResponse.self,
    TaskV1.ImportedTask.self,
    TaskV1.ImportTasksRequest.self,
    TaskV1.ImportTasksResponse.self,
    TaskV1.ImportTasksResponse.Result.self,
    TaskV1.CreateProjectRequest.self,
    TaskV1.CreateProjectResponse.self,
    TaskV1.GetProjectRequest.self,
    TaskV1.GetProjectResponse.self,
    TaskV1.ListProjectsRequest.self,
    TaskV1.ListProjectsResponse.self,
    TaskV1.TaskCreated.self,
    TaskV1.TaskUpdated.self,
    TaskV1.TaskCompleted.self,
    TaskV1.TaskUncompleted.self,
    TaskV1.TaskDeleted.self,
    TaskV1.ProjectCreated.self,
    TaskV1.InboxEnsured.self,
  ]

  /// Every method of every service.
  package static let methods: [MethodDescriptor] =
    Tasks.Methods.all + Projects.Methods.all
}
