import Contracts
import Vocabulary
import Wire

extension DaybookClient.Tasks {
  /// Creates 1 to 500 tasks, all or none; a violation's field begins with `tasks[i]`.
  public func create(
    _ tasks: [NewTask],
    for member: Member.ID? = nil
  ) async throws(DaybookError) -> (tasks: [SavedTask], undo: UndoToken?) {
    let request = TaskV1.CreateTasksRequest(
      memberID: member.map(MemberID.init),
      tasks: tasks.map { $0.request(for: nil) }
    )
    let answer = try await gateway.call { try await gateway.tasks.createTasks(request, $0) }
    let saved = answer.tasks.map {
      SavedTask(
        task: DaybookTask($0.task ?? TaskV1.Task()),
        hasChanged: true,
        notices: $0.warnings.map { Notice($0) },
        undo: UndoToken($0.undoToken)
      )
    }
    return (saved, UndoToken(answer.undoToken))
  }

  /// Changes 1 to 500 tasks, each in its own way, all or none.
  public func update(
    _ edits: [(id: DaybookTask.ID, edit: TaskEdit)],
    of member: Member.ID? = nil
  ) async throws(DaybookError) -> BulkChange {
    let request = TaskV1.UpdateTasksRequest(
      memberID: member.map(MemberID.init),
      updates: edits.map { $0.edit.request($0.id, for: nil, ifRevision: nil) }
    )
    let answer = try await gateway.call { try await gateway.tasks.updateTasks(request, $0) }
    return BulkChange(answer.result, undo: answer.undoToken)
  }

  /// Makes one change to many tasks, all or none.
  ///
  /// With `dryRun` it says what would change and stores nothing.
  ///
  /// ```swift
  /// var late = TaskFilter()
  /// late.isOverdue = true
  /// let moved = try await daybook.tasks.change(.matching(late), .shiftDue(days: 7))
  /// ```
  public func change(
    _ selection: TaskSelection,
    _ action: BulkAction,
    of member: Member.ID? = nil,
    dryRun: Bool = false
  ) async throws(DaybookError) -> BulkChange {
    var request = TaskV1.BulkUpdateTasksRequest()
    request.memberID = member.map(MemberID.init)
    selection.fill(&request)
    request.action = action.contract
    request.dryRun = dryRun
    let answer = try await gateway.call { [request] in
      try await gateway.tasks.bulkUpdateTasks(request, $0)
    }
    return BulkChange(answer.result, undo: answer.undoToken)
  }

  /// Moves 1 to 500 tasks to a project, all or none.
  public func move(
    _ ids: [DaybookTask.ID],
    to project: Project.ID,
    of member: Member.ID? = nil
  ) async throws(DaybookError) -> BulkChange {
    let request = TaskV1.MoveTasksRequest(
      memberID: member.map(MemberID.init),
      taskIDs: ids.map(TaskID.init),
      projectID: ProjectID(project)
    )
    let answer = try await gateway.call { try await gateway.tasks.moveTasks(request, $0) }
    return BulkChange(answer.result, undo: answer.undoToken)
  }

  /// Deletes many tasks.
  ///
  /// `forgettingHistory` forgets what they earned as well; with `dryRun` it says how many would go.
  public func delete(
    _ disposal: Disposal,
    of member: Member.ID? = nil,
    forgettingHistory: Bool = false,
    dryRun: Bool = false
  ) async throws(DaybookError) -> DisposalReport {
    var request = disposal.request(for: member)
    request.forgetHistory = forgettingHistory
    request.dryRun = dryRun
    let answer = try await gateway.call { [request] in
      try await gateway.tasks.deleteTasks(request, $0)
    }
    return DisposalReport(deleted: Int(answer.deleted), undo: UndoToken(answer.undoToken))
  }

  /// Moves a task's due date; a day keeps the time of day that the task has.
  ///
  /// The kind is chosen anew unless it is to be kept. A finished task is refused with `task_complete`.
  public func reschedule(
    _ id: DaybookTask.ID,
    to due: Due,
    of member: Member.ID? = nil,
    keepingKind: Bool = false
  ) async throws(DaybookError) -> SavedTask {
    var request = TaskV1.RescheduleTaskRequest()
    request.memberID = member.map(MemberID.init)
    request.taskID = TaskID(id)
    request.keepType = keepingKind
    switch due {
    case .day(let day): request.dueOn = day.local
    case .instant(let instant): request.dueAt = GoogleProtobuf.Timestamp(instant)
    }
    let answer = try await gateway.call { [request] in
      try await gateway.tasks.rescheduleTask(request, $0)
    }
    return SavedTask(
      task: DaybookTask(answer.task ?? TaskV1.Task()),
      hasChanged: answer.changed,
      notices: answer.warnings.map { Notice($0) },
      undo: UndoToken(answer.undoToken)
    )
  }

  /// Moves everything that is late, all or none; of some projects or priorities if they are named.
  public func rescheduleOverdue(
    _ target: OverdueTarget,
    projects: [Project.ID] = [],
    priorities: Set<TaskPriority> = [],
    of member: Member.ID? = nil,
    dryRun: Bool = false
  ) async throws(DaybookError) -> OverdueReport {
    var request = TaskV1.RescheduleOverdueRequest()
    request.memberID = member.map(MemberID.init)
    request.projectIDs = projects.map(ProjectID.init)
    request.priorities = priorities.sorted().map(\.contract)
    request.dryRun = dryRun
    switch target {
    case .today: request.mode = .today
    case .spread: request.mode = .spread
    case .day(let day):
      request.mode = .date
      request.date = day.local
    }
    let answer = try await gateway.call { [request] in
      try await gateway.tasks.rescheduleOverdue(request, $0)
    }
    return OverdueReport(answer)
  }

  /// Up to 3 days with room for a task, or for anything, the best first.
  public func suggestDates(
    for id: DaybookTask.ID? = nil,
    of member: Member.ID? = nil
  ) async throws(DaybookError) -> [DateSuggestion] {
    let request = TaskV1.SuggestDatesRequest(
      memberID: member.map(MemberID.init),
      taskID: id.map(TaskID.init)
    )
    let answer = try await gateway.call { try await gateway.tasks.suggestDates(request, $0) }
    return answer.suggestions.map { DateSuggestion($0) }
  }

  /// Takes an earlier change back in one step, within ten minutes.
  ///
  /// It throws `conflict`, and changes nothing, when something has changed since.
  @discardableResult
  public func undo(
    _ token: UndoToken,
    of member: Member.ID? = nil
  ) async throws(DaybookError) -> UndoReport {
    let request = TaskV1.UndoRequest(
      memberID: member.map(MemberID.init),
      undoToken: token.description
    )
    let answer = try await gateway.call { try await gateway.tasks.undo(request, $0) }
    return UndoReport(
      restored: BulkChange(answer.result, undo: answer.undoToken),
      removed: Int(answer.removed),
      projects: answer.projects.map { Project($0) },
      projectsRemoved: Int(answer.projectsRemoved)
    )
  }
}
