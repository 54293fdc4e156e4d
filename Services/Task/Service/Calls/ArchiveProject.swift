package import RPC
package import TaskContracts
import TaskDomain

extension ProjectCalls {
  /// Archives or restores a project, alone or with its descendants (PRJ-015, PRJ-041).
  package func archiveProject(
    _ request: TaskV1.ArchiveProjectRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.ArchiveProjectResponse {
    let id = try FieldReader.required(request.projectID, "project_id")
    return try await store.change(call, request) { rows in
      guard let project = try rows.findProject(id) else { throw TaskRefusal.projectNotFound }
      let tree = ProjectTree(try rows.projectsByID())
      let projects = request.includeSubprojects ? tree.branch(of: id) : [project]
      var batch = ChangeBatch(rows)
      var changed: [Project] = []
      for project in projects {
        let decision = try project.archived(!request.restore, at: rows.moment.now)
        guard let change = decision.change else { continue }
        try batch.apply(change)
        changed.append(decision.project)
      }
      var budget = ResponseBudget()
      let (wires, leftOut) = try rows.wire(changed, &budget)
      return TaskV1.ArchiveProjectResponse(
        projects: wires,
        undoToken: try rows.undo(),
        projectsLeftOut: leftOut
      )
    }
  }
}
