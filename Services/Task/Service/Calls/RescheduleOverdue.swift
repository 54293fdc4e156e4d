package import RPC
import RuntimeContracts
import ServiceRuntime
package import TaskContracts
import TaskDomain
import Vocabulary

extension TaskCalls {
  /// Moves all overdue tasks, and optionally those due today, all or none (TSK-094 to TSK-096,
  /// WFL-022).
  package func rescheduleOverdue(
    _ request: TaskV1.RescheduleOverdueRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.RescheduleOverdueResponse {
    var draft = FilterDraft()
    draft.projects = request.projectIDs
    draft.priorities = request.priorities.map(\.rawValue)
    if request.dryRun {
      return try await store.readMuch(Caller(call)) { [draft] rows in
        TaskV1.RescheduleOverdueResponse(try rows.moves(of: draft, request))
      }
    }
    return try await store.change(call, request) { [draft] rows in
      let moves = try rows.moves(of: draft, request)
      var batch = ChangeBatch(rows)
      for change in moves.compactMap(\.change) { try batch.apply(change) }
      var response = TaskV1.RescheduleOverdueResponse(moves)
      if response.changed > 0 {
        try batch.apply(.tasksBulkUpdated(changed: Int(response.changed), points: 0))
      }
      response.undoToken = try rows.undo()
      return response
    }
  }
}

extension TaskReader {
  fileprivate func moves(
    of draft: FilterDraft,
    _ request: TaskV1.RescheduleOverdueRequest
  ) throws -> [UpdateDecision] {
    var draft = draft
    if request.includeToday {
      draft.completion = CompletionFilter.open.rawValue
      draft.due.last = moment.today
    } else {
      draft.isOverdue = true
    }
    var reader = FieldReader()
    reader.violations = draft.violations()
    let requested = try reader.reading { () throws(TaskRefusal) in
      try OverdueTarget(mode: request.mode.rawValue, date: request.date, at: moment)
    }
    guard reader.violations.isEmpty, let target = requested else {
      throw TaskRefusal.invalid(reader.violations)
    }
    var listing = TaskListing(at: moment)
    listing.criteria = [try draft.criteria(in: "")]
    listing.leavesOutArchived = true
    try expectProjects(of: listing)
    let tasks = try all(listing, atMost: OverdueMove.maximumTasks + 1)
    guard tasks.count <= OverdueMove.maximumTasks else {
      let limit = OverdueMove.maximumTasks
      let detail = "More than \(limit) tasks are overdue; choose projects"
      throw TaskRefusal.invalid([
        TaskViolation("project_ids", .tooManyItems, detail: detail, limit: limit)
      ])
    }
    var days: [LocalDay] = []
    if target == .spread {
      days = DayLoad.candidates(atLeast: DaySpread.daysNeeded(for: tasks.count), at: moment)
    }
    let loads = try loads(of: days, without: Set(tasks.map(\.id)))
    return try OverdueMove.moves(of: tasks, to: target, loads: loads, at: moment)
  }
}

extension TaskV1.RescheduleOverdueResponse {
  fileprivate init(_ moves: [UpdateDecision]) {
    self.init()
    tasks = moves.compactMap { $0.change.flatMap(TaskV1.Rescheduled.init) }
    changed = Int32(clamping: tasks.count)
  }
}

extension TaskV1.Rescheduled {
  fileprivate init?(_ change: Change) {
    guard case .taskRescheduled(let task, let previous) = change else { return nil }
    self.init(
      taskID: task.id,
      oldType: TaskV1.TaskType(rawValue: previous.type.rawValue),
      newType: TaskV1.TaskType(rawValue: task.type.rawValue)
    )
    switch previous.due {
    case .at(let instant): oldDueAt = .init(instant)
    case .on(let day): oldDueOn = day
    case nil: break
    }
    switch task.due {
    case .at(let instant): newDueAt = .init(instant)
    case .on(let day): newDueOn = day
    case nil: break
    }
  }
}
