package import RPC
package import TaskContracts
import TaskDomain

extension TaskCalls {
  /// Updates many tasks, each with its own mask, all or none (TSK-075).
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
}
