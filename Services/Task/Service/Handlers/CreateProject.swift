import ServiceRuntime
package import Contracts
package import RPC
import TaskDomain

extension ProjectCalls {
  /// Creates one project (PRJ-042); the same creation again under its own id answers with what is
  /// there.
  package func createProject(
    _ request: TaskV1.CreateProjectRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.CreateProjectResponse {
    let draft = ProjectDraft(request)
    return try await store.change(call, request) { rows in
      let stored = try draft.id.flatMap(rows.findProject)
      if let stored, stored.isCreated(by: draft) {
        return TaskV1.CreateProjectResponse(project: try rows.wire(stored))
      }
      let project = try draft.created(
        as: rows.ids.make(),
        holder: rows.findProject(named: NameKey(draft.name)),
        position: rows.endOfProjects(),
        at: rows.moment.now
      )
      guard stored == nil else { throw TaskRefusal.projectExists }
      try rows.use().checkRoomForProject()
      try rows.apply(.projectCreated(project), batch: nil)
      return TaskV1.CreateProjectResponse(project: try rows.wire(project))
    }
  }
}
