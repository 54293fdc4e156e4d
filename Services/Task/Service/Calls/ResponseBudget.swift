import TaskContracts
import TaskDomain
import Vocabulary
import Wire

/// Tracks how much more a response can hold: a change of any size must be answered (TSK-152).
struct ResponseBudget {
  /// A message has at most 4 MiB; the rest of a response is numbers and ids, 200 bytes per record.
  private static let maximumBytes = 1 << 20

  private var left = maximumBytes

  /// Reserves space for a record, if there is enough.
  mutating func takes(_ record: some Message) -> Bool {
    let bytes = record.encodedSize()
    guard bytes <= left else { return false }
    left -= bytes
    return true
  }

  /// The warnings of a response that has little else.
  static func warnings(_ warnings: [TaskWarning]) -> [TaskV1.Warning] {
    var budget = ResponseBudget()
    return budget.warnings(warnings)
  }

  /// All warnings, with their original text as far as there is space.
  mutating func warnings(_ warnings: [TaskWarning]) -> [TaskV1.Warning] {
    warnings.map { warning in
      var wire = TaskV1.Warning(warning)
      if !takes(wire) {
        wire.original = ""
        wire.originalLeftOut = true
      }
      return wire
    }
  }
}

/// The response of several creations; records that do not fit are listed by id.
struct CreationAnswers {
  private(set) var tasks: [TaskV1.CreateTaskResponse] = []
  private(set) var leftOut: [TaskID] = []
  private var budget = ResponseBudget()

  mutating func add(
    _ task: TaskV1.Task,
    _ warnings: [TaskWarning] = [],
    in project: TaskV1.Project? = nil
  ) {
    let answer = TaskV1.CreateTaskResponse(
      task: task,
      warnings: budget.warnings(warnings),
      project: project
    )
    if budget.takes(answer) {
      tasks.append(answer)
    } else {
      leftOut += [task.id].compactMap(\.self)
    }
  }
}
