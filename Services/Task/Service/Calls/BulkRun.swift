import ServiceRuntime
import TaskContracts
import TaskDomain
import Vocabulary

/// Decides one change for many tasks, and applies it only if none of them fails.
struct BulkRun {
  private(set) var changes: [Change] = []
  private(set) var answer: BulkAnswer

  /// Decides the change for each task.
  ///
  /// - Throws: ``TaskRefusal/bulk(_:)`` with every task that fails (TSK-151).
  init(
    _ tasks: [(field: String, task: HouseholdTask)],
    _ rows: TaskReader,
    decide: (HouseholdTask) throws -> UpdateDecision
  ) throws {
    answer = BulkAnswer(rows)
    var failures: [BulkFailure] = []
    for (field, task) in tasks {
      do {
        let decision = try decide(task)
        answer.add(decision)
        if let change = decision.change { changes.append(change) }
      } catch let refusal as TaskRefusal {
        failures.append(BulkFailure(field, refusal))
      }
    }
    guard failures.isEmpty else { throw TaskRefusal.bulk(failures) }
  }

  /// Applies the changes, with one event each and a summary event (TSK-152).
  func apply(to rows: TaskWriter) throws {
    guard !changes.isEmpty else { return }
    var batch = ChangeBatch(rows)
    try batch.apply(changes)
    try batch.apply(answer.summary)
  }
}

extension TaskReader {
  /// The distinct tasks with these ids, with their paths in the request.
  ///
  /// - Throws: ``TaskRefusal/bulk(_:)`` with every id that is not of this space.
  func tasks(_ ids: [TaskID], field: String) throws -> [(field: String, task: HouseholdTask)] {
    try BulkLimits.check(count: ids.count, field: field)
    var found: [(field: String, task: HouseholdTask)] = []
    var failures: [BulkFailure] = []
    var seen = Set<TaskID>()
    for (index, id) in ids.enumerated() where seen.insert(id).inserted {
      let place = "\(field)[\(index)]"
      if let task = try findTask(id) {
        found.append((place, task))
      } else {
        failures.append(BulkFailure(place, .taskNotFound))
      }
    }
    guard failures.isEmpty else { throw TaskRefusal.bulk(failures) }
    return found
  }
}
