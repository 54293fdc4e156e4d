package import RPC
package import TaskContracts
import TaskDomain
import Vocabulary
import Wire

extension TaskCalls {
  /// Changes the fields that the mask names (TSK-070 to TSK-076).
  package func updateTask(
    _ request: TaskV1.UpdateTaskRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.UpdateTaskResponse {
    let update = try TaskUpdate(request)
    return try await store.change(call, request) { rows in
      let decision: UpdateDecision
      do {
        decision = try update.decision(rows)
      } catch let refusal as TaskRefusal {
        throw Self.located(refusal, rows)
      }
      if let change = decision.change { try rows.apply(change, batch: nil) }
      return TaskV1.UpdateTaskResponse(
        task: rows.wire(decision.task),
        changed: decision.change != nil,
        warnings: AnswerRoom.warnings(decision.warnings),
        undoToken: try rows.undo()
      )
    }
  }

  /// Changes many tasks, each with a mask of its own, all or none (TSK-075).
  package func updateTasks(
    _ request: TaskV1.UpdateTasksRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.UpdateTasksResponse {
    try BulkLimits.check(count: request.updates.count, field: "updates")
    try TaskRefusal.check(TaskUpdate.violations(of: request.updates))
    let updates = try request.updates.map(TaskUpdate.init)
    return try await store.change(call, request) { rows in
      var failures: [BulkFailure] = []
      var tasks: [(field: String, task: HouseholdTask)] = []
      for (index, update) in updates.enumerated() {
        if let task = try rows.findTask(update.id) {
          tasks.append(("updates[\(index)]", task))
        } else {
          failures.append(BulkFailure("updates[\(index)].task.id", .taskNotFound))
        }
      }
      guard failures.isEmpty else { throw TaskRefusal.bulk(failures) }
      let byID = Dictionary(updates.map { ($0.id, $0) }) { first, _ in first }
      let run: BulkRun
      do {
        run = try BulkRun(tasks, rows) { task in
          guard let update = byID[task.id] else { throw TaskRefusal.taskNotFound }
          return try update.decision(rows)
        }
      } catch let refusal as TaskRefusal {
        throw Self.located(refusal, rows)
      }
      try run.apply(to: rows)
      return TaskV1.UpdateTasksResponse(result: run.answer.result, undoToken: try rows.undo())
    }
  }

  /// The refusal as this call's client can use it: a stale revision comes with the record as it is.
  private static func located(_ refusal: TaskRefusal, _ rows: TaskWriter) -> RPCError {
    var error = refusal.rpcError
    // A status has no room for more.
    error.details = refusal.stale.prefix(50).map { GoogleProtobuf.`Any`(packing: rows.wire($0)) }
    return error
  }
}

/// One update as a request describes it.
struct TaskUpdate: Sendable {
  let id: TaskID
  private let edit: TaskEdit
  private let expectedRevision: UInt64
  private let baseRevision: UInt64

  /// - Throws: ``TaskRefusal/invalid(_:)`` when it names no task, with everything else that is wrong
  ///   whatever is stored.
  init(_ request: TaskV1.UpdateTaskRequest) throws(TaskRefusal) {
    edit = TaskEdit(request)
    guard let id = request.task?.id else { throw .invalid(Self.violations(of: request)) }
    self.id = id
    expectedRevision = request.expectedRevision
    baseRevision = request.baseRevision
  }

  /// What is wrong with an update whatever is stored.
  private static func violations(of request: TaskV1.UpdateTaskRequest) -> [TaskViolation] {
    var reader = FieldReader()
    _ = reader.required(request.task?.id, "task.id")
    let edit = TaskEdit(request)
    return reader.violations + violations(of: edit)
  }

  private static func violations(of edit: TaskEdit) -> [TaskViolation] {
    (edit.fieldViolations + edit.unreadable).map { $0.inside(record: "task") }
  }

  private func checkValues() throws(TaskRefusal) {
    try TaskRefusal.check(Self.violations(of: edit))
  }

  /// The same of many, each of which changes another task.
  static func violations(of requests: [TaskV1.UpdateTaskRequest]) -> [TaskViolation] {
    var seen = Set<TaskID>()
    return requests.enumerated().flatMap { index, request -> [TaskViolation] in
      var found = violations(of: request)
      if let id = request.task?.id, !seen.insert(id).inserted {
        found.append(TaskViolation("task.id", .invalidID, detail: "Each task is named once"))
      }
      return found.map { $0.inside("updates[\(index)]") }
    }
  }

  /// Decides on the update against what is stored; violations say that their field is inside `task`.
  ///
  /// - Throws: ``TaskRefusal``; what is wrong whatever is stored comes before what is stored (TSK-050).
  func decision(_ rows: TaskReader) throws -> UpdateDecision {
    guard let task = try rows.findTask(id) else {
      try checkValues()
      throw TaskRefusal.about("task.id", .taskNotFound)
    }
    var (edit, conflicts) = (edit, [TaskWarning]())
    if baseRevision > 0, baseRevision != task.revision {
      guard baseRevision < task.revision else {
        try checkValues()
        throw TaskRefusal.revisionAhead(task)
      }
      let changed = try rows.fieldsChanged(of: id, since: baseRevision)
      (edit, conflicts) = edit.merged(into: task, changed: changed)
    }
    let target = try (edit.project ?? nil).flatMap(rows.findProject)
    let inbox = try rows.inbox()
    do throws(TaskRefusal) {
      return try task.updated(
        by: edit,
        target: target,
        inbox: inbox,
        expectedRevision: expectedRevision == 0 ? nil : expectedRevision,
        at: rows.moment
      ).warning(conflicts)
    } catch {
      throw error.inside("task")
    }
  }
}

extension TaskRefusal {
  /// The tasks, as they are stored, that the changes were not based on.
  fileprivate var stale: [HouseholdTask] {
    switch self {
    case .revisionMismatch(let current), .revisionAhead(let current): [current]
    case .bulk(let failures): failures.flatMap(\.refusal.stale)
    default: []
    }
  }

  /// The same refusal with its violations inside a record of the request; masks stay outside.
  fileprivate func inside(_ record: String) -> TaskRefusal {
    guard case .invalid(let violations) = self else { return self }
    return .invalid(violations.map { $0.inside(record: record) })
  }
}

extension TaskViolation {
  /// The same violation inside a record of the request; masks stay outside.
  func inside(record: String) -> TaskViolation {
    field == "update_mask" ? self : inside(record)
  }
}
