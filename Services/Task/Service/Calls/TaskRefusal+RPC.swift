package import RPC
package import TaskDomain

extension TaskRefusal: RPCErrorConvertible {
  /// No `default`: a new refusal does not compile until it has a code and a message.
  package var rpcError: RPCError {
    switch self {
    case .invalid(let violations):
      RPCError(
        .invalidArgument,
        violations.first?.rule.rawValue ?? "invalid_argument",
        violations.count == 1 ? violations[0].message : "Some values cannot be accepted",
        violations: violations.map(Violation.init)
      )
    case .taskNotFound:
      RPCError(.notFound, "task_not_found", "Task not found", field: "task_id")
    case .projectNotFound:
      RPCError(.notFound, "project_not_found", "Project not found", field: "project_id")
    case .taskExists:
      RPCError(
        .alreadyExists,
        "task_exists",
        "A task of this id was created before",
        field: "id"
      )
    case .projectExists:
      RPCError(
        .alreadyExists,
        "project_exists",
        "A project of this id was created before",
        field: "id"
      )
    case .duplicateProjectName:
      RPCError(
        .alreadyExists,
        "duplicate_project_name",
        "There is a project of this name already",
        field: "name"
      )
    case .revisionMismatch(let current):
      RPCError(
        .aborted,
        "revision_mismatch",
        "The task has changed meanwhile: it is at revision \(current.revision)",
        field: "expected_revision"
      )
    case .revisionAhead(let current):
      RPCError(
        .aborted,
        "revision_mismatch",
        "The task has not reached this revision: it is at revision \(current.revision)",
        field: "base_revision"
      )
    case .projectRevisionMismatch(let current):
      RPCError(
        .aborted,
        "revision_mismatch",
        "The project has changed meanwhile: it is at revision \(current.revision)",
        field: "expected_revision"
      )
    case .project(let refusal):
      RPCError(
        refusal == .parentNotFound ? .notFound : .failedPrecondition,
        refusal.rawValue,
        refusal.sentence,
        violations: [
          Violation(
            field: "parent_project_id",
            code: refusal.rawValue,
            message: refusal.sentence,
            limit: refusal.limit
          )
        ]
      )
    case .filterNotFound:
      RPCError(
        .notFound,
        "filter_not_found",
        "There is no such saved filter",
        field: "saved_filter_id"
      )
    case .filterExists:
      RPCError(
        .alreadyExists,
        "filter_exists",
        "A filter of this id was saved before",
        field: "saved_filter.id"
      )
    case .duplicateFilterName:
      RPCError(
        .alreadyExists,
        "duplicate_filter_name",
        "There is a filter of this name already",
        field: "saved_filter.name"
      )
    case .tooManyFilters:
      .quota("saved filters", field: "saved_filter", limit: SavedFilterRules.maximumFilters)
    case .taskComplete:
      RPCError(
        .failedPrecondition,
        "task_complete",
        "The task is complete; open it again first",
        field: "task_id"
      )
    case .undoConflict:
      RPCError(.aborted, "conflict", "Something that this would undo has changed since")
    case .undoExpired:
      RPCError(.failedPrecondition, "undo_expired", "This change can no longer be undone")
    case .about(let field, let refusal):
      refusal.rpcError.about(field)
    case .inside(let record, let refusal):
      refusal.rpcError.inside(record)
    case .bulk(let failures):
      RPCError(failures)
    case .tooManyTasks:
      .quota("tasks", field: "member_id", limit: SpaceUse.maximumTasks)
    case .tooManyProjects:
      .quota("projects", field: "member_id", limit: SpaceUse.maximumProjects)
    }
  }
}

/// The caller is not a process of the installation.
struct ProcessesOnly: Error, RPCErrorConvertible {
  var rpcError: RPCError {
    RPCError(.permissionDenied, "processes_only", "This is for processes of the installation.")
  }
}

extension RPCError {
  /// At least one of many records failed, so nothing was changed; every failure is listed
  /// (TSK-151).
  fileprivate init(_ failures: [BulkFailure]) {
    let first = failures.first?.refusal.rpcError
    self.init(
      first?.code ?? .invalidArgument,
      first?.reason ?? "invalid_argument",
      failures.count == 1
        ? first?.message ?? ""
        : "\(failures.count) of the tasks cannot be changed, so nothing was done",
      violations: failures.flatMap(\.violations)
    )
  }

  /// An error about one field; its sentence suffices.
  fileprivate init(_ code: StatusCode, _ reason: String, _ message: String, field: String) {
    self.init(
      code,
      reason,
      message,
      violations: [Violation(field: field, code: reason, message: message)]
    )
  }

  /// The same error, about another field.
  fileprivate func about(_ field: String) -> RPCError {
    var located = self
    located.violations = violations.map { violation in
      var violation = violation
      violation.field = field
      return violation
    }
    return located
  }

  /// The same error, about a record inside the request.
  fileprivate func inside(_ record: String) -> RPCError {
    var located = self
    located.violations = violations.map { violation in
      var violation = violation
      violation.field = "\(record).\(violation.field)"
      return violation
    }
    return located
  }

  /// A limit is reached: the field names what is full, a space or its filters.
  fileprivate static func quota(
    _ what: String,
    field: String,
    limit: Int
  ) -> RPCError {
    RPCError(
      .resourceExhausted,
      "quota_exceeded",
      "There is room for \(limit) \(what)",
      violations: [
        Violation(
          field: field,
          code: "quota_exceeded",
          message: "There is room for \(limit) \(what)",
          limit: Int64(limit)
        )
      ],
      retryable: false
    )
  }
}

extension BulkFailure {
  /// The violations inside the record; if it has none, one for the record itself.
  fileprivate var violations: [Violation] {
    let error = refusal.rpcError
    switch refusal {
    case .invalid, .inside, .about, .taskExists, .projectExists, .duplicateProjectName,
      .revisionMismatch,
      .revisionAhead, .projectRevisionMismatch, .project:
      return error.inside(field).violations
    case .taskNotFound, .projectNotFound, .filterNotFound, .filterExists, .duplicateFilterName,
      .tooManyFilters, .taskComplete, .bulk, .undoConflict, .undoExpired, .tooManyTasks,
      .tooManyProjects:
      let limit = error.violations.first?.limit
      return [Violation(field: field, code: error.reason, message: error.message, limit: limit)]
    }
  }
}

extension Violation {
  fileprivate init(_ violation: TaskViolation) {
    self.init(
      field: violation.field,
      code: violation.rule.rawValue,
      message: violation.message,
      limit: violation.limit
    )
  }
}
