package import RPC
import ServiceRuntime
package import TaskContracts
import TaskDomain

extension TaskCalls {
  /// Finds tasks without a project and moves them to the Inbox, unless it is a dry run (MIG-005).
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
