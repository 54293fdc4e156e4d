import TaskContracts
import TaskDomain

/// Builds the response of a bulk change (TSK-152).
struct BulkAnswer {
  private let rows: TaskReader
  private var budget = ResponseBudget()
  private(set) var result = TaskV1.BulkResult()

  init(_ rows: TaskReader) {
    self.rows = rows
  }

  mutating func add(_ decision: UpdateDecision) {
    result.warnings += budget.warnings(decision.warnings)
    guard let change = decision.change else {
      result.unchanged += 1
      return
    }
    add(change)
  }

  mutating func add(_ change: Change) {
    result.changed += 1
    guard let task = change.task else { return add(removal: change) }
    result.pointsEarned += change.points
    add(task, to: \.tasks)
  }

  /// Adds a deleted task without counting it as changed; undo counts those separately.
  mutating func add(removal change: Change) {
    result.pointsEarned += change.points
    if let task = change.removedTask { add(task, to: \.removedTasks) }
  }

  private mutating func add(
    _ task: HouseholdTask,
    to list: WritableKeyPath<TaskV1.BulkResult, [TaskV1.Task]>
  ) {
    let wire = rows.wire(task)
    if budget.takes(wire) {
      result[keyPath: list].append(wire)
    } else {
      result.tasksLeftOut += 1
    }
  }

  /// The event that summarizes all changes.
  var summary: Change {
    .tasksBulkUpdated(changed: Int(result.changed), points: result.pointsEarned)
  }
}
