import TaskContracts
import TaskDomain
import Vocabulary

/// One update in a request.
struct TaskUpdate: Sendable {
  let id: TaskID
  private let edit: TaskEdit
  private let expectedRevision: UInt64
  private let baseRevision: UInt64

  /// - Throws: ``TaskRefusal/invalid(_:)`` when it names no task, with all violations that do not
  ///   depend on stored data.
  init(_ request: TaskV1.UpdateTaskRequest) throws(TaskRefusal) {
    edit = TaskEdit(request)
    guard let id = request.task?.id else { throw .invalid(Self.violations(of: request)) }
    self.id = id
    expectedRevision = request.expectedRevision
    baseRevision = request.baseRevision
  }

  /// The violations of an update that do not depend on stored data.
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

  /// The same for several updates, each of a different task.
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

  /// Decides the update against the stored task; fields of violations are inside `task`.
  ///
  /// - Throws: ``TaskRefusal``; violations that do not depend on stored data come first (TSK-050).
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
  /// The same refusal with its violations inside a record of the request, except those of masks.
  fileprivate func inside(_ record: String) -> TaskRefusal {
    guard case .invalid(let violations) = self else { return self }
    return .invalid(violations.map { $0.inside(record: record) })
  }
}

extension TaskViolation {
  /// The same violation inside a record of the request, unless it is of a mask.
  func inside(record: String) -> TaskViolation {
    field == "update_mask" ? self : inside(record)
  }
}
