package import RPC
import ServiceRuntime
package import TaskContracts
import TaskDomain
import Vocabulary

extension ProjectCalls {
  /// Deletes a project; the request decides what happens to its tasks and children (PRJ-041,
  /// PRJ-044).
  package func deleteProject(
    _ request: TaskV1.DeleteProjectRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.DeleteProjectResponse {
    if request.dryRun {
      return try await store.read(Caller(call)) { try Deletion(request, $0).response }
    }
    return try await store.change(call, request) { rows in
      let deletion = try Deletion(request, rows)
      var batch = ChangeBatch(rows)
      try batch.apply(deletion.changes)
      var response = deletion.response
      response.undoToken = try rows.undo()
      return response
    }
  }
}

/// The steps of deleting a project, in order, so that no task is left without one.
private struct Deletion {
  private(set) var changes: [Change] = []
  private(set) var response = TaskV1.DeleteProjectResponse()

  init(_ request: TaskV1.DeleteProjectRequest, _ rows: TaskReader) throws {
    try TaskRefusal.check(request.violations)
    let project = try Self.project(request, rows)
    guard !project.isDefault else {
      throw TaskRefusal.about(Self.field(of: request), .project(.inboxProtected))
    }
    let tree = ProjectTree(try rows.projectsByID())
    do throws(TaskRefusal) {
      try tree.checkLifting(childrenOf: project.id)
    } catch {
      throw TaskRefusal.about(Self.field(of: request), error)
    }
    let tasks = try rows.tasks(of: project.id, atMost: BulkLimits.maximumRecords + 1)
    guard tasks.count <= BulkLimits.maximumRecords else {
      let limit = BulkLimits.maximumRecords
      let detail = "The project has more than \(limit) tasks; delete some first"
      throw TaskRefusal.invalid([
        TaskViolation("project_id", .tooManyItems, detail: detail, limit: limit)
      ])
    }
    let target = try Self.target(request, besides: project, rows)
    for task in tasks {
      if let target {
        changes += [try task.moved(to: target, at: rows.moment).change].compactMap(\.self)
        response.tasksMoved += 1
      } else {
        changes.append(.taskDeleted(task, forgetsHistory: false))
        response.tasksDeleted += 1
      }
    }
    for child in tree.children(of: project.id) {
      let decision = child.lifted(to: project.parent, at: rows.moment.now)
      changes += [decision.change].compactMap(\.self)
      response.subprojectsLifted += 1
    }
    changes.append(.projectDeleted(project))
  }

  private static func project(
    _ request: TaskV1.DeleteProjectRequest,
    _ rows: TaskReader
  ) throws -> Project {
    let requested: RequestedProject =
      if let id = request.projectID { .id(id) } else { .name(request.name) }
    guard let project = try rows.project(requested) else {
      throw TaskRefusal.about(field(of: request), .projectNotFound)
    }
    return project
  }

  /// The field that identifies the project.
  private static func field(of request: TaskV1.DeleteProjectRequest) -> String {
    request.projectID == nil ? "name" : "project_id"
  }

  /// The project to which the tasks move; `nil` when they are deleted.
  private static func target(
    _ request: TaskV1.DeleteProjectRequest,
    besides project: Project,
    _ rows: TaskReader
  ) throws -> Project? {
    switch request.strategy {
    case .unspecified, .moveToInbox: return try rows.inbox()
    case .deleteTasks: return nil
    case .moveToProject:
      guard let target = try request.targetProjectID.flatMap(rows.findProject) else {
        throw TaskRefusal.about("target_project_id", .projectNotFound)
      }
      guard !target.isArchived else { throw TaskRefusal.invalid([.archived("target_project_id")]) }
      guard target.id != project.id else {
        let detail = "The project that is deleted keeps no tasks"
        throw TaskRefusal.invalid([
          TaskViolation("target_project_id", .invalidProject, detail: detail)
        ])
      }
      return target
    case .unrecognized:
      throw TaskRefusal.invalid([TaskViolation("strategy", .unknownValue)])
    }
  }
}

extension TaskV1.DeleteProjectRequest {
  /// The violations that do not depend on stored data.
  fileprivate var violations: [TaskViolation] {
    var found: [TaskViolation] = []
    if projectID == nil, name.trimmed.isEmpty {
      let detail = "A project's id or name is needed"
      found.append(TaskViolation("project_id", .missing, detail: detail))
    }
    switch strategy {
    case .moveToProject where targetProjectID == nil:
      found.append(TaskViolation("target_project_id", .missing, detail: "An id is needed"))
    case .unrecognized: found.append(TaskViolation("strategy", .unknownValue))
    case .unspecified, .moveToInbox, .deleteTasks:
      if targetProjectID != nil {
        let detail = "Tasks go to another project with the strategy for that only"
        found.append(TaskViolation("target_project_id", .outOfRange, detail: detail))
      }
    case .moveToProject: break
    }
    return found
  }
}
