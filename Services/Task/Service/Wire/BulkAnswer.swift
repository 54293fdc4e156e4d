import Contracts
import TaskDomain

/// What a change of many tasks came to, as it is put together (TSK-152).
struct BulkAnswer {
  /// Text of the tasks in an answer; a message has at most 4 MiB.
  private static let maximumBytes = 1 << 20

  private let rows: any TaskReading
  private var bytes = 0
  private(set) var result = TaskV1.BulkResult()

  init(_ rows: any TaskReading) {
    self.rows = rows
  }

  mutating func add(_ decision: UpdateDecision) {
    result.warnings += decision.warnings.map(TaskV1.Warning.init)
    guard let change = decision.change else {
      result.unchanged += 1
      return
    }
    add(change)
  }

  mutating func add(_ change: Change) {
    result.changed += 1
    result.pointsEarned += change.points
    guard let task = change.task else { return }
    bytes += task.textBytes
    if bytes <= Self.maximumBytes {
      result.tasks.append(rows.wire(task))
    } else {
      result.tasksLeftOut += 1
    }
  }

  /// The event that tells of all of them together.
  var summary: Change {
    .tasksBulkUpdated(changed: Int(result.changed), points: result.pointsEarned)
  }
}
