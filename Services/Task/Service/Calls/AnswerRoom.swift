import TaskContracts
import TaskDomain
import Vocabulary
import Wire

/// How much one answer still has room for: what was changed is answered, however much it is (TSK-152).
struct AnswerRoom {
  /// A message has at most 4 MiB; the rest of an answer is numbers and ids, 200 bytes a record.
  private static let maximumBytes = 1 << 20

  private var left = maximumBytes

  /// Takes the room that a record needs, where there is so much.
  mutating func takes(_ record: some Message) -> Bool {
    let bytes = record.encodedSize()
    guard bytes <= left else { return false }
    left -= bytes
    return true
  }

  /// The warnings of an answer that has little else.
  static func warnings(_ warnings: [TaskWarning]) -> [TaskV1.Warning] {
    var room = AnswerRoom()
    return room.warnings(warnings)
  }

  /// All of the warnings, each with its original text where there is room for it.
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

/// What was created by one call, as it is put together: ids of what there was no room for.
struct CreationAnswers {
  private(set) var tasks: [TaskV1.CreateTaskResponse] = []
  private(set) var leftOut: [TaskID] = []
  private var room = AnswerRoom()

  mutating func add(
    _ task: TaskV1.Task,
    _ warnings: [TaskWarning] = [],
    in project: TaskV1.Project? = nil
  ) {
    let answer = TaskV1.CreateTaskResponse(
      task: task,
      warnings: room.warnings(warnings),
      project: project
    )
    if room.takes(answer) {
      tasks.append(answer)
    } else {
      leftOut += [task.id].compactMap(\.self)
    }
  }
}
