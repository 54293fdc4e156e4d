package import RPC
import ServiceRuntime
package import TaskContracts
import TaskDomain
import Vocabulary
import Wire

extension TaskCalls {
  /// Makes one change to many tasks, all or none (TSK-150 to TSK-153).
  package func bulkUpdateTasks(
    _ request: TaskV1.BulkUpdateTasksRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.BulkUpdateTasksResponse {
    var reader = FieldReader()
    let selection = try BulkSelection(request, &reader)
    let requested = RequestedAction(request.action, &reader)
    if request.dryRun {
      return try await store.read(Caller(call)) { [reader] rows in
        let run = try selection.run(requested, rows, reader)
        return TaskV1.BulkUpdateTasksResponse(result: run.answer.result)
      }
    }
    return try await store.change(call, request) { [reader] rows in
      let run = try selection.run(requested, rows, reader)
      try run.apply(to: rows)
      return TaskV1.BulkUpdateTasksResponse(
        result: run.answer.result,
        undoToken: try rows.undo()
      )
    }
  }
}

/// The tasks that a bulk request selects.
private enum BulkSelection: Sendable {
  case ids([TaskID])
  case filter(view: Int32, FilterDraft)

  /// Fields that cannot be decoded are reported to the reader.
  init(_ request: TaskV1.BulkUpdateTasksRequest, _ reader: inout FieldReader) throws {
    guard let filter = request.filter else {
      reader.violations += BulkLimits.violations(count: request.taskIDs.count, field: "task_ids")
      if request.view != .unspecified {
        let detail = "A view goes with a filter"
        reader.violations.append(TaskViolation("view", .outOfRange, detail: detail))
      }
      self = .ids(request.taskIDs)
      return
    }
    if !request.taskIDs.isEmpty {
      let detail = "Either ids or a filter"
      reader.violations.append(TaskViolation("filter", .outOfRange, detail: detail))
    }
    let draft = FilterDraft(filter)
    reader.violations += TaskView.violations(besideFilter: request.view.rawValue)
    reader.violations += draft.violations().map { $0.inside("filter") }
    self = .filter(view: request.view.rawValue, draft)
  }

  /// - Throws: ``TaskRefusal/invalid(_:)`` with the violations of the reader and of the action,
  ///   before stored data is checked (TSK-050).
  func run(_ requested: RequestedAction?, _ rows: TaskReader, _ reader: FieldReader) throws
    -> BulkRun
  {
    let broken = reader.violations + (requested?.violations(at: rows.moment) ?? [])
    guard broken.isEmpty, let requested else { throw TaskRefusal.invalid(broken) }
    let action = try requested.action(rows)
    try TaskRefusal.check(action.violations(at: rows.moment))
    return try BulkRun(tasks(rows), rows) { try $0.applying(action, at: rows.moment) }
  }

  private func tasks(_ rows: TaskReader) throws -> [(field: String, task: HouseholdTask)] {
    switch self {
    case .ids(let ids): return try rows.tasks(ids, field: "task_ids")
    case .filter(let view, let draft):
      let listing = try TaskListing(view: view, draft, at: rows.moment)
      try rows.expectProjects(of: listing)
      let tasks = try rows.all(listing, atMost: BulkLimits.maximumItems + 1)
      guard tasks.count <= BulkLimits.maximumItems else {
        let limit = BulkLimits.maximumItems
        let detail = "The filter matches more than \(limit) tasks"
        throw TaskRefusal.invalid([
          TaskViolation("filter", .tooManyItems, detail: detail, limit: limit)
        ])
      }
      return tasks.map { ("tasks.\($0.id.text)", $0) }
    }
  }
}

/// The requested action, before its project is looked up.
private enum RequestedAction: Sendable {
  case ready(BulkAction)
  case move(ProjectID)

  /// `nil` when the action is invalid; the reader then has the violation.
  init?(_ action: TaskV1.BulkUpdateTasksRequest.OneOf_Action?, _ reader: inout FieldReader) {
    switch action {
    case nil:
      let detail = "Name the change to make"
      reader.violations.append(TaskViolation("action", .missing, detail: detail))
      return nil
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
      guard let instant = reader.instant(instant, "set_due_at") else { return nil }
      self = .ready(.setDue(.at(instant)))
    case .setReminder(let instant):
      guard let instant = reader.instant(instant, "set_reminder") else { return nil }
      self = .ready(.setReminder(instant))
    }
  }

  /// The violations that do not depend on stored data.
  func violations(at moment: Moment) -> [TaskViolation] {
    switch self {
    case .ready(let action): action.violations(at: moment)
    case .move: []
    }
  }

  func action(_ rows: TaskReader) throws -> BulkAction {
    switch self {
    case .ready(let action): return action
    case .move(let id):
      guard let project = try rows.findProject(id) else {
        throw TaskRefusal.about("move_to_project_id", .projectNotFound)
      }
      return .move(project)
    }
  }
}
