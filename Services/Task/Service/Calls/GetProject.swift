package import RPC
import ServiceRuntime
package import TaskContracts
import TaskDomain

extension ProjectCalls {
  /// Returns one project, by id or by name (PRJ-042).
  package func getProject(
    _ request: TaskV1.GetProjectRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.GetProjectResponse {
    let requested = try request.requestedProject
    return try await store.read(Caller(call)) { rows in
      guard let project = try rows.project(requested) else {
        throw TaskRefusal.about(request.projectID == nil ? "name" : "project_id", .projectNotFound)
      }
      return TaskV1.GetProjectResponse(project: try rows.wire(project))
    }
  }
}

extension TaskV1.GetProjectRequest {
  fileprivate var requestedProject: RequestedProject {
    get throws {
      if let projectID { return .id(projectID) }
      guard !name.trimmed.isEmpty else {
        let detail = "A project's id or name is needed"
        throw TaskRefusal.invalid([TaskViolation("project_id", .missing, detail: detail)])
      }
      return .name(name)
    }
  }
}
