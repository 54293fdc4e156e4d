package import RPC
import ServiceRuntime
package import TaskContracts
import TaskDomain
import Vocabulary

extension TaskCalls {
  /// Deletes many tasks, all or none: by id, all complete ones, or old ones (TSK-081, TSK-082).
  package func deleteTasks(
    _ request: TaskV1.DeleteTasksRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.DeleteTasksResponse {
    let selection = try DeleteSelection(request)
    if request.dryRun {
      return try await store.read(Caller(call)) { rows in
        let tasks = try selection.tasks(rows)
        return TaskV1.DeleteTasksResponse(deleted: Int32(clamping: tasks.count))
      }
    }
    return try await store.change(call, request) { rows in
      let tasks = try selection.tasks(rows)
      var batch = ChangeBatch(rows)
      let changes = try tasks.map {
        try rows.deletion(of: $0, forgetsHistory: request.forgetHistory)
      }
      try batch.apply(changes)
      if !changes.isEmpty {
        let points = changes.reduce(0) { $0 + $1.points }
        try batch.apply(.tasksBulkUpdated(changed: changes.count, points: points))
      }
      return TaskV1.DeleteTasksResponse(
        deleted: Int32(clamping: tasks.count),
        undoToken: try rows.undo()
      )
    }
  }
}

/// The tasks to delete.
private enum DeleteSelection: Hashable, Sendable {
  case ids([TaskID])
  case allComplete
  case olderThan(LocalDay, includesOpen: Bool)

  init(_ request: TaskV1.DeleteTasksRequest) throws {
    let choices = [
      ("task_ids", !request.taskIDs.isEmpty), ("all_complete", request.allComplete),
      ("older_than", request.olderThan != nil),
    ].filter(\.1).map(\.0)
    guard choices.count == 1 else {
      let detail = "Either ids, all complete ones, or those older than a day"
      throw TaskRefusal.invalid(
        choices.isEmpty
          ? [TaskViolation("task_ids", .missing, detail: detail)]
          : choices.dropFirst().map { TaskViolation($0, .outOfRange, detail: detail) }
      )
    }
    if let day = request.olderThan {
      self = .olderThan(day, includesOpen: request.includeOpen)
    } else if request.allComplete {
      self = .allComplete
    } else {
      try BulkLimits.check(count: request.taskIDs.count, field: "task_ids")
      self = .ids(request.taskIDs)
    }
  }

  func tasks(_ rows: TaskReader) throws -> [HouseholdTask] {
    let limit = BulkLimits.maximumRecords
    let tasks: [HouseholdTask]
    switch self {
    case .ids(let ids): return try rows.tasks(ids, field: "task_ids").map(\.task)
    case .allComplete:
      var listing = TaskListing(at: rows.moment)
      listing.completion = .complete
      listing.order = .completed
      tasks = try rows.all(listing, atMost: limit + 1)
    case .olderThan(let day, let includesOpen):
      tasks = try rows.tasks(olderThan: day, includesOpen: includesOpen, atMost: limit + 1)
    }
    guard tasks.count <= limit else {
      let detail = "More than \(limit) tasks; name an earlier day"
      let field = self == .allComplete ? "all_complete" : "older_than"
      throw TaskRefusal.invalid([
        TaskViolation(field, .tooManyItems, detail: detail, limit: limit)
      ])
    }
    return tasks
  }
}
