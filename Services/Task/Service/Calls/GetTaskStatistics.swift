package import RPC
import ServiceRuntime
package import TaskContracts
import TaskDomain
import Vocabulary
import Wire

extension TaskCalls {
  /// Returns statistics of all tasks, or of a filtered view (TSK-160, TSK-161).
  package func getTaskStatistics(
    _ request: TaskV1.GetTaskStatisticsRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.GetTaskStatisticsResponse {
    let (view, draft) = (request.view.rawValue, FilterDraft(request.filter))
    var question = request
    question.memberID = nil
    let query = question.encoded()
    return try await store.readMuch(Caller(call)) { [cache] rows in
      var reader = FieldReader()
      let asked = try reader.reading { () throws(TaskRefusal) in
        try TaskListing(view: view, draft, at: rows.moment)
      }
      let days = try reader.reading { () throws(TaskRefusal) in
        try StatisticsPeriod(DayRange(request.period), at: rows.moment)
      }
      guard let listing = asked, let period = days else {
        throw TaskRefusal.invalid(reader.violations)
      }
      try rows.expectProjects(of: listing)
      let statistics = try cache.answer(.statistics, query, rows, bytes: { $0.size }) {
        try rows.statistics(of: listing, in: period)
      }
      var response = TaskV1.GetTaskStatisticsResponse(statistics)
      response.byProject = try rows.counts(statistics.byProject)
      response.oldestOpen = statistics.oldestOpen.map(rows.wire)
      return response
    }
  }
}

extension TaskStatistics {
  /// The approximate memory it takes.
  fileprivate var size: Int {
    1_024 + 64 * (byProject.count + days.count) + 8 * durations.count
  }
}

extension TaskReader {
  /// In the order of the projects.
  fileprivate func counts(
    _ counts: [ProjectID: TaskStatistics.Count]
  ) throws -> [TaskV1.ProjectCount] {
    let projects = try projectsByID()
    return counts.keys.compactMap { projects[$0] }
      .sorted { ($0.position, $0.name.listOrderKey) < ($1.position, $1.name.listOrderKey) }
      .map { project in
        let count = counts[project.id] ?? .init()
        return TaskV1.ProjectCount(
          projectID: project.id,
          projectName: project.name,
          total: Int32(clamping: count.total),
          open: Int32(clamping: count.open)
        )
      }
  }
}

extension TaskV1.GetTaskStatisticsResponse {
  fileprivate init(_ statistics: TaskStatistics) {
    self.init(
      total: Int32(clamping: statistics.total),
      open: Int32(clamping: statistics.open),
      complete: Int32(clamping: statistics.complete),
      overdue: Int32(clamping: statistics.overdue),
      dueToday: Int32(clamping: statistics.dueToday),
      unscheduled: Int32(clamping: statistics.unscheduled),
      completionRate: TaskV1.Rate(statistics.complete, of: statistics.total),
      pointsEarned: Int32(clamping: statistics.pointsEarned),
      pointsOpen: Int32(clamping: statistics.pointsOpen),
      byPriority: TaskPriority.allCases.map { priority in
        let count = statistics.byPriority[priority] ?? .init()
        return TaskV1.PriorityCount(
          priority: TaskV1.TaskPriority(rawValue: priority.rawValue),
          total: Int32(clamping: count.total),
          open: Int32(clamping: count.open)
        )
      },
      byType: TaskType.allCases.map { type in
        let count = statistics.byType[type] ?? .init()
        return TaskV1.TypeCount(
          type: TaskV1.TaskType(rawValue: type.rawValue),
          total: Int32(clamping: count.total),
          open: Int32(clamping: count.open)
        )
      },
      days: statistics.days.sorted { $0.key < $1.key }.map { day, counts in
        TaskV1.DayCount(
          day: day,
          created: Int32(clamping: counts.created),
          completed: Int32(clamping: counts.completed)
        )
      },
      averageTime: statistics.averageTime.map { GoogleProtobuf.Duration($0) },
      medianTime: statistics.medianTime.map { GoogleProtobuf.Duration($0) },
      onTime: TaskV1.Rate(statistics.onTime, of: statistics.withDueDate),
      ages: TaskV1.AgeClasses(
        fresh: Int32(clamping: statistics.ages.fresh),
        week: Int32(clamping: statistics.ages.week),
        month: Int32(clamping: statistics.ages.month),
        old: Int32(clamping: statistics.ages.old)
      )
    )
  }
}

extension TaskV1.Rate {
  init(_ part: Int, of whole: Int) {
    self.init(value: Rate.rounded(part, of: whole), empty: whole == 0)
  }
}
