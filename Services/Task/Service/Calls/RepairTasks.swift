package import RPC
import RuntimeContracts
import ServiceRuntime
package import TaskContracts
import TaskDomain
import Vocabulary
import Wire

extension TaskCalls {
  /// Looks for tasks without a project and moves them to the Inbox, or only looks (MIG-005).
  package func repairTasks(
    _ request: TaskV1.RepairTasksRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.RepairTasksResponse {
    if request.dryRun {
      return try await store.readMuch(Caller(call)) { rows in
        TaskV1.RepairTasksResponse(report: TaskV1.RepairReport(try rows.report(of: rows.orphans())))
      }
    }
    return try await store.change(call, request) { rows in
      let orphans = try rows.orphans()
      var report = try rows.report(of: orphans)
      var batch = ChangeBatch(rows)
      for orphan in orphans {
        guard let (task, previous) = try rows.adopt(orphan) else { continue }
        try batch.apply(.taskMoved(task, previous: previous))
      }
      if !orphans.isEmpty {
        try batch.apply(.orphansRepaired(checked: report.tasksChecked, orphans: orphans.count))
      }
      report.took = rows.took
      try rows.keep(report)
      return TaskV1.RepairTasksResponse(report: TaskV1.RepairReport(report))
    }
  }

  /// What the last repairs found in this list (MIG-006).
  package func listRepairs(
    _ request: TaskV1.ListRepairsRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.ListRepairsResponse {
    try await store.read(Caller(call)) { rows in
      TaskV1.ListRepairsResponse(reports: try rows.repairs().map { TaskV1.RepairReport($0) })
    }
  }
}

extension TaskReader {
  fileprivate func report(of orphans: [Orphan]) throws -> RepairReport {
    var report = RepairReport()
    report.at = moment.now
    report.tasksChecked = try use().tasks
    report.orphans = orphans.count
    report.items = orphans.map { RepairReport.Item($0, in: space) }
    report.took = took
    return report
  }
}

extension TaskV1.RepairReport {
  fileprivate init(_ report: RepairReport) {
    self.init(
      at: report.at.map { .init($0) },
      took: .init(report.took),
      atStart: report.isAtStart,
      tasksChecked: Int32(clamping: report.tasksChecked),
      orphans: Int32(clamping: report.orphans),
      tasks: report.items.prefix(RepairReport.shownItems).map { item in
        TaskV1.RepairedTask(
          taskID: item.task,
          name: item.name,
          formerProjectID: item.formerProject,
          formerProjectName: item.formerName ?? ""
        )
      },
      values: report.values.prefix(RepairReport.shownItems).map { value in
        TaskV1.RepairedValue(
          taskID: value.record.task,
          projectID: value.record.project,
          name: value.name,
          field: value.field,
          formerValue: value.former,
          newValue: value.new
        )
      }
    )
  }
}
