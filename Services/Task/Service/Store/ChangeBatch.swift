import ServiceRuntime
import TaskDomain
import Vocabulary

/// Applies many changes in one transaction, in batches that fit into one feed message.
///
/// Readers of the feed see complete batches only, so a call with very much text is split into
/// several batches with the same request id.
struct ChangeBatch {
  /// The size of the bodies in one batch; a message has at most 4 MiB.
  private static let maximumBytes = 1 << 20
  /// The size of an event without texts.
  private static let bytesPerEvent = 512

  private let rows: TaskWriter
  private var batch: BatchID
  private var bytes = 0

  init(_ rows: TaskWriter) {
    self.rows = rows
    batch = rows.ids.make()
  }

  mutating func apply(_ change: Change) throws {
    try rows.apply(change, batch: takeBatch(for: change))
  }

  /// Applies changes of distinct existing records together, so that rows are written in bulk.
  mutating func apply(_ changes: [Change]) throws {
    try rows.apply(changes.map { ($0, takeBatch(for: $0)) })
  }

  private mutating func takeBatch(for change: Change) -> BatchID {
    let size = change.textBytes + Self.bytesPerEvent
    if bytes > 0, bytes + size > Self.maximumBytes {
      batch = rows.ids.make()
      bytes = 0
    }
    bytes += size
    return batch
  }
}

extension Change {
  /// The size of its texts in an event.
  fileprivate var textBytes: Int {
    switch self {
    case .taskCreated(let task, _), .taskCompleted(let task, _), .taskUncompleted(let task, _),
      .taskDeleted(let task, _, _):
      task.textBytes
    case .taskUpdated(let task, let previous), .taskRescheduled(let task, let previous),
      .taskMoved(let task, let previous):
      task.textBytes + previous.textBytes
    case .taskUndone(let task, let previous, _): (task?.textBytes ?? 0) + (previous?.textBytes ?? 0)
    case .projectCreated(let project), .inboxEnsured(let project), .projectDeleted(let project):
      project.textBytes
    case .projectUpdated(let project, let previous): project.textBytes + previous.textBytes
    case .projectMerged(let project, _, _): project.textBytes
    case .tasksBulkUpdated, .orphansRepaired, .dataMigrated, .cacheCleared: 0
    }
  }
}

extension Project {
  /// The size of its texts in a response.
  var textBytes: Int {
    tags.reduce(name.utf8.count + (description?.utf8.count ?? 0)) { $0 + $1.utf8.count }
  }
}

extension TaskWriter {
  /// The undo token for the response; empty when nothing was changed.
  func undo() throws -> String { try undoToken()?.text ?? "" }
}
