package import RPC
package import TaskContracts
import TaskDomain
import Vocabulary
import Wire

extension ProjectCalls {
  /// Changes the fields that the mask names (PRJ-034, PRJ-037 to PRJ-040, PRJ-048).
  package func updateProject(
    _ request: TaskV1.UpdateProjectRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.UpdateProjectResponse {
    let edit = ProjectEdit(request)
    let expected = request.expectedRevision
    guard let id = request.project?.id else {
      let missing = TaskViolation("project.id", .missing, detail: "An id is needed")
      throw TaskRefusal.invalid(
        [missing] + edit.violations().map { $0.inside(record: "project") }
      )
    }
    return try await store.change(call, request) { rows in
      try TaskRefusal.check(
        edit.violations(isInbox: id == .inbox).map { $0.inside(record: "project") }
      )
      guard let project = try rows.findProject(id) else {
        throw TaskRefusal.about("project.id", .projectNotFound)
      }
      let decision: ProjectDecision
      do {
        decision = try project.updated(
          by: edit,
          holder: try edit.name.flatMap { try rows.findProject(named: NameKey($0)) },
          tree: ProjectTree(rows.projectsByID()),
          expectedRevision: expected == 0 ? nil : expected,
          at: rows.moment.now
        )
      } catch let refusal as TaskRefusal {
        throw try Self.located(refusal, rows)
      }
      if let change = decision.change { try rows.apply(change, batch: nil) }
      return TaskV1.UpdateProjectResponse(
        project: try rows.wire(decision.project),
        changed: decision.change != nil,
        undoToken: try rows.undo()
      )
    }
  }

  /// The refusal in terms of the request: fields are inside `project`, and a stale revision
  /// includes the stored record.
  private static func located(
    _ refusal: TaskRefusal,
    _ rows: TaskWriter
  ) throws -> RPCError {
    switch refusal {
    case .invalid(let violations):
      return TaskRefusal.invalid(violations.map { $0.inside(record: "project") }).rpcError
    case .projectRevisionMismatch(let current):
      var error = refusal.rpcError
      error.details = [GoogleProtobuf.`Any`(packing: try rows.wire(current))]
      return error
    default: return TaskRefusal.inside("project", refusal).rpcError
    }
  }
}
