package import Contracts
package import RPC
import ServiceRuntime
import TaskDomain
import Vocabulary
import Wire

extension TaskCalls {
  /// Makes one change to many tasks, all or none (TSK-150 to TSK-153).
  package func bulkUpdateTasks(
    _ request: TaskV1.BulkUpdateTasksRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.BulkUpdateTasksResponse {
    let selection = try BulkSelection(request)
    let wish = try BulkWish(request.action)
    if request.dryRun {
      return try await store.read(Caller(call)) { rows in
        let run = try selection.run(wish, rows)
        return TaskV1.BulkUpdateTasksResponse(result: run.answer.result)
      }
    }
    return try await store.change(call, request) { rows in
      let run = try selection.run(wish, rows)
      try run.apply(to: rows)
      return TaskV1.BulkUpdateTasksResponse(
        result: run.answer.result,
        undoToken: try rows.undo()
      )
    }
  }
}

/// Which tasks a bulk request means.
private enum BulkSelection: Sendable {
  case ids([TaskID])
  case filter(TaskCriteria)

  init(_ request: TaskV1.BulkUpdateTasksRequest) throws {
    guard let filter = request.filter else {
      try BulkLimits.check(count: request.taskIDs.count, field: "task_ids")
      self = .ids(request.taskIDs)
      return
    }
    guard request.taskIDs.isEmpty else {
      let detail = "Either ids or a filter"
      throw TaskRefusal.invalid([TaskViolation("filter", .outOfRange, detail: detail)])
    }
    self = .filter(try FilterDraft(filter).criteria(in: "filter"))
  }

  func run(_ wish: BulkWish, _ rows: any TaskReading) throws -> BulkRun {
    let action = try wish.action(rows)
    try action.check(at: rows.moment)
    return try BulkRun(tasks(rows), rows) { try $0.applying(action, at: rows.moment) }
  }

  private func tasks(_ rows: any TaskReading) throws -> [(field: String, task: HouseholdTask)] {
    switch self {
    case .ids(let ids): return try rows.tasks(ids, field: "task_ids")
    case .filter(let criteria):
      var listing = TaskListing(at: rows.moment)
      listing.criteria = [criteria]
      try rows.expectProjects(of: listing)
      let tasks = try rows.all(listing, atMost: BulkLimits.maximumItems + 1)
      guard tasks.count <= BulkLimits.maximumItems else {
        let detail = "The filter matches more than \(BulkLimits.maximumItems) tasks"
        throw TaskRefusal.invalid([TaskViolation("filter", .tooManyItems, detail: detail)])
      }
      return tasks.map { ("tasks.\($0.id.text)", $0) }
    }
  }
}

/// The action as the request names it, its project still to be looked up.
private enum BulkWish: Sendable {
  case ready(BulkAction)
  case move(ProjectID)

  init(_ action: TaskV1.BulkUpdateTasksRequest.OneOf_Action?) throws {
    var reader = FieldReader()
    let missing = TaskRefusal.invalid([
      TaskViolation("action", .missing, detail: "Say what is to change")
    ])
    switch action {
    case nil: throw missing
    case .complete: self = .ready(.complete)
    case .uncomplete: self = .ready(.uncomplete)
    case .delete: self = .ready(.delete(forgetsHistory: false))
    case .moveToProjectID(let id): self = .move(id)
    case .setPriority(let priority): self = .ready(.setPriority(priority.rawValue))
    case .setType(let type): self = .ready(.setType(type.rawValue))
    case .setDueOn(let day): self = .ready(.setDue(.on(day)))
    case .shiftDueDays(let days): self = .ready(.shiftDue(days: Int(days)))
    case .clearReminder: self = .ready(.clearReminder)
    case .setDueAt(let instant):
      guard let instant = reader.instant(instant, "set_due_at") else {
        throw TaskRefusal.invalid(reader.violations)
      }
      self = .ready(.setDue(.at(instant)))
    case .setReminder(let instant):
      guard let instant = reader.instant(instant, "set_reminder") else {
        throw TaskRefusal.invalid(reader.violations)
      }
      self = .ready(.setReminder(instant))
    }
  }

  func action(_ rows: any TaskReading) throws -> BulkAction {
    switch self {
    case .ready(let action): return action
    case .move(let id):
      guard let project = try rows.findProject(id) else { throw TaskRefusal.projectNotFound }
      return .move(project)
    }
  }
}
