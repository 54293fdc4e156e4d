import Contracts
import Vocabulary

extension DaybookClient.Tasks {
  /// Finds tasks by the words of their names and details, the best first.
  public func search(
    _ search: TaskSearch,
    of member: Member.ID? = nil
  ) async throws(DaybookError) -> SearchResult {
    var request = search.request(for: member)
    var hits: [SearchHit] = []
    while true {
      let answer = try await gateway.call { [request] in
        try await gateway.tasks.searchTasks(request, $0)
      }
      hits += answer.hits.map { SearchHit($0) }
      guard hits.count < search.limit, !answer.nextPageToken.isEmpty else {
        return SearchResult(
          hits: Array(hits.prefix(max(search.limit, 0))),
          totalCount: Int(answer.totalCount)
        )
      }
      request.pageToken = answer.nextPageToken
    }
  }

  /// Sums up all tasks or those of a filter.
  ///
  /// `period`, up to 366 days, is what the days, the times and the share on time look at; the last 30
  /// days when `nil`.
  public func statistics(
    _ filter: TaskFilter = TaskFilter(),
    period: DayRange? = nil,
    of member: Member.ID? = nil
  ) async throws(DaybookError) -> TaskStatistics {
    var request = TaskV1.GetTaskStatisticsRequest()
    request.memberID = member.map(MemberID.init)
    request.filter = filter.contract
    request.period = period?.contract
    let answer = try await gateway.call { [request] in
      try await gateway.tasks.getTaskStatistics(request, $0)
    }
    return TaskStatistics(answer)
  }

  /// Checks a task before it is created, and says what would be stored.
  public func check(
    _ task: NewTask,
    for member: Member.ID? = nil
  ) async throws(DaybookError) -> TaskCheck {
    try await check(.create(task.request(for: nil)), member)
  }

  /// Checks an edit before it is made, and says what would be stored.
  public func check(
    _ id: DaybookTask.ID,
    _ edit: TaskEdit,
    of member: Member.ID? = nil
  ) async throws(DaybookError) -> TaskCheck {
    try await check(.update(edit.request(id, for: nil, ifRevision: nil)), member)
  }

  private func check(
    _ inner: TaskV1.ValidateTaskRequest.OneOf_Request,
    _ member: Member.ID?
  ) async throws(DaybookError) -> TaskCheck {
    var request = TaskV1.ValidateTaskRequest()
    request.memberID = member.map(MemberID.init)
    request.request = inner
    let answer = try await gateway.call { [request] in
      try await gateway.tasks.validateTask(request, $0)
    }
    return TaskCheck(answer)
  }

  /// Up to 5 filters that would leave something of a view.
  public func suggestFilters(
    for view: TaskView = .everything,
    of member: Member.ID? = nil
  ) async throws(DaybookError) -> [FilterSuggestion] {
    var request = TaskV1.SuggestFiltersRequest()
    request.memberID = member.map(MemberID.init)
    request.view = view.contract
    switch view {
    case .day(let day): request.date = day.local
    case .projects(let projects): request.projectIDs = projects.map(ProjectID.init)
    case .everything, .today, .upcoming, .history: break
    }
    let answer = try await gateway.call { [request] in
      try await gateway.tasks.suggestFilters(request, $0)
    }
    return answer.suggestions.map { FilterSuggestion($0) }
  }

  /// Keeps a filter under a name; one with a known id takes that one's place.
  public func save(
    _ filter: SavedFilter,
    for member: Member.ID? = nil
  ) async throws(DaybookError) -> SavedFilter {
    let request = TaskV1.SaveFilterRequest(
      memberID: member.map(MemberID.init),
      savedFilter: filter.contract
    )
    let answer = try await gateway.call { try await gateway.tasks.saveFilter(request, $0) }
    return SavedFilter(answer.savedFilter ?? TaskV1.SavedFilter())
  }

  /// All saved filters, by name.
  public func savedFilters(
    of member: Member.ID? = nil
  ) async throws(DaybookError) -> [SavedFilter] {
    let request = TaskV1.ListSavedFiltersRequest(memberID: member.map(MemberID.init))
    let answer = try await gateway.call { try await gateway.tasks.listSavedFilters(request, $0) }
    return answer.savedFilters.map { SavedFilter($0) }
  }

  /// Forgets a saved filter.
  public func deleteSavedFilter(
    _ id: SavedFilter.ID,
    of member: Member.ID? = nil
  ) async throws(DaybookError) {
    let request = TaskV1.DeleteSavedFilterRequest(
      memberID: member.map(MemberID.init),
      savedFilterID: SavedFilterID(id)
    )
    _ = try await gateway.call { try await gateway.tasks.deleteSavedFilter(request, $0) }
  }

  /// Looks for tasks that lost their project and moves them to the Inbox; a dry run only looks.
  public func repair(
    of member: Member.ID? = nil,
    dryRun: Bool = false
  ) async throws(DaybookError) -> RepairReport {
    let request = TaskV1.RepairTasksRequest(memberID: member.map(MemberID.init), dryRun: dryRun)
    let answer = try await gateway.call { try await gateway.tasks.repairTasks(request, $0) }
    return RepairReport(answer.report ?? TaskV1.RepairReport())
  }

  /// Forgets the answers that the service keeps in memory for a list.
  ///
  /// Nobody is shown less than their own last change, so this is never needed for being right.
  ///
  /// - Returns: how many answers were forgotten.
  public func clearCache(of member: Member.ID? = nil) async throws(DaybookError) -> Int {
    let request = TaskV1.ClearCacheRequest(memberID: member.map(MemberID.init), scope: .all)
    let answer = try await gateway.call { try await gateway.tasks.clearCache(request, $0) }
    return Int(answer.cleared)
  }

  /// What the last looks found, the newest first.
  public func repairs(of member: Member.ID? = nil) async throws(DaybookError) -> [RepairReport] {
    let request = TaskV1.ListRepairsRequest(memberID: member.map(MemberID.init))
    let answer = try await gateway.call { try await gateway.tasks.listRepairs(request, $0) }
    return answer.reports.map { RepairReport($0) }
  }
}
