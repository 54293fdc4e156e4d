import SQLite
import TaskDomain
import Vocabulary

/// The columns of a task, in the order that ``task(_:)`` expects.
enum TaskColumns {
  /// Their number; additional columns of a query begin here.
  static let count = 15

  static let select = SQLText(
    """
    SELECT id, project,
      (SELECT name FROM project p
        WHERE p.household = t.household AND p.space = t.space AND p.id = t.project),
      name, details, type, priority, due_at, due_on, reminder, added, completed_at, completion_day,
      modified, revision
    """
  )

  static func task(_ row: Row) throws -> HouseholdTask {
    HouseholdTask(
      id: try row.value(0),
      project: ProjectReference(id: try row.value(1), name: try row.value(2)),
      name: try row.value(3),
      details: try row.value(4),
      type: try row.value(5),
      priority: try row.value(6),
      due: DueDate(at: try row.value(7), on: try row.value(8)),
      reminder: try row.value(9),
      added: try row.value(10),
      completion: Completion(at: try row.value(11), day: try row.value(12)),
      modified: try row.value(13),
      revision: UInt64(clamping: try row.value(14, as: Int64.self))
    )
  }
}

extension TaskType: SQLValue {}
extension TaskPriority: SQLValue {}
extension ProjectColor: SQLValue {}

extension DueDate {
  /// A due date from its two columns; the schema allows only one to be set.
  init?(at instant: Timestamp?, on day: LocalDay?) {
    if let instant {
      self = .at(instant)
    } else if let day {
      self = .on(day)
    } else {
      return nil
    }
  }

  var at: Timestamp? {
    if case .at(let instant) = self { return instant }
    return nil
  }

  var on: LocalDay? {
    if case .on(let day) = self { return day }
    return nil
  }
}

extension Completion {
  fileprivate init?(at instant: Timestamp?, day: LocalDay?) {
    guard let instant, let day else { return nil }
    self.init(at: instant, day: day)
  }
}
