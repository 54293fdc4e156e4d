package import RPC
import ServiceRuntime
package import TaskContracts
import TaskDomain

extension ProjectCalls {
  /// Checks whether a project may have a name (PRJ-042).
  package func checkProjectName(
    _ request: TaskV1.CheckProjectNameRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.CheckProjectNameResponse {
    let broken = ProjectDraft(name: request.name).violations().first?.rule.rawValue
    return try await store.read(Caller(call)) { rows in
      if let broken { return TaskV1.CheckProjectNameResponse(free: false, code: broken) }
      let holder = try rows.findProject(named: NameKey(request.name))
      guard let holder, holder.id != request.projectID else {
        return TaskV1.CheckProjectNameResponse(free: true)
      }
      return TaskV1.CheckProjectNameResponse(free: false, code: "duplicate_project_name")
    }
  }
}
