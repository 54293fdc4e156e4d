package import RPC
import ServiceRuntime
package import TaskContracts
import TaskDomain

extension TaskCalls {
  /// Imports projects and tasks from another program, all or none (MIG-007 to MIG-011).
  ///
  /// Known and deleted records are left unchanged, so a second run adds nothing. Undoing an import
  /// is no deletion: its records can be imported again.
  package func importTasks(
    _ request: TaskV1.ImportTasksRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.ImportTasksResponse {
    let projects = request.projects.map(ImportedProject.init)
    let tasks = request.tasks.map(ImportedRecord.init)
    try ImportRules.check(tasks, projects)
    if request.dryRun {
      return try await store.read(Caller(call)) { rows in
        var run = try ImportRun(rows, again: request.again)
        _ = try run.take(projects)
        for task in tasks { _ = try run.take(task) }
        return run.response
      }
    }
    return try await store.change(call, request) { rows in
      var run = try ImportRun(rows, again: request.again)
      var batch = ChangeBatch(rows)
      for change in try run.take(projects) { try batch.apply(change) }
      for task in tasks {
        for change in try run.take(task) { try batch.apply(change) }
      }
      run.response.undoToken = try rows.undo()
      return run.response
    }
  }
}
