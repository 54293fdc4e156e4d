import RPC
import TaskContracts
import Vocabulary
import Wire

@testable import TaskService

// Changing projects.

extension TaskHome {
  private typealias Methods = TaskV1.Projects.Methods

  @discardableResult
  func updateProject(
    _ id: ProjectID?,
    _ paths: String...,
    revision: UInt64 = 0,
    set: (inout TaskV1.Project) -> Void = { _ in }
  ) async throws -> TaskV1.UpdateProjectResponse {
    var project = TaskV1.Project(id: id)
    set(&project)
    let request = TaskV1.UpdateProjectRequest(
      project: project,
      updateMask: .init(paths: paths),
      expectedRevision: revision
    )
    return try await projectCalls.updateProject(request, call(Methods.updateProject))
  }

  @discardableResult
  func archive(
    _ id: ProjectID?,
    _ set: (inout TaskV1.ArchiveProjectRequest) -> Void = { _ in }
  ) async throws -> [TaskV1.Project] {
    var request = TaskV1.ArchiveProjectRequest(projectID: id)
    set(&request)
    return try await projectCalls.archiveProject(request, call(Methods.archiveProject)).projects
  }

  @discardableResult
  func deleteProject(
    _ id: ProjectID?,
    _ set: (inout TaskV1.DeleteProjectRequest) -> Void = { _ in }
  ) async throws -> TaskV1.DeleteProjectResponse {
    var request = TaskV1.DeleteProjectRequest(projectID: id)
    set(&request)
    return try await projectCalls.deleteProject(request, call(Methods.deleteProject))
  }

  func isFree(_ name: String, for id: ProjectID? = nil) async throws -> String {
    let request = TaskV1.CheckProjectNameRequest(name: name, projectID: id)
    let answer = try await projectCalls.checkProjectName(request, call(Methods.checkProjectName))
    return answer.free ? "free" : answer.code
  }

  func projectStatistics(
    _ id: ProjectID?,
    branch: Bool = false
  ) async throws -> TaskV1.ProjectStatistics {
    let request = TaskV1.GetProjectStatisticsRequest(projectID: id, includeSubprojects: branch)
    let call = call(Methods.getProjectStatistics)
    return try await projectCalls.getProjectStatistics(request, call).statistics ?? .init()
  }

  func createWithTasks(
    _ name: String,
    _ set: (inout TaskV1.CreateProjectRequest) -> Void
  ) async throws -> TaskV1.CreateProjectResponse {
    var request = TaskV1.CreateProjectRequest(name: name)
    set(&request)
    return try await projectCalls.createProject(request, call(Methods.createProject))
  }
}
