import Contracts
public import Foundation
import Vocabulary
import Wire

/// One task as another program knew it.
public struct ImportedTask: Hashable, Sendable {
  /// The other program's own id: with it a second import adds nothing.
  public var id: DaybookTask.ID
  /// 1 to 200 characters.
  public var name: String
  /// Up to 1,000 characters.
  public var details = ""
  /// The project's default when `nil`.
  public var priority: TaskPriority?
  /// Kept also when it is past.
  public var due: Due?
  /// Created when there is none of this name; the Inbox when `nil`.
  public var projectName: String?
  /// When it was created there.
  public var addedAt: Date?
  /// Present when it is done.
  public var completedAt: Date?
  /// When to ring.
  public var reminder: Date?

  /// Makes a record with nothing but an id and a name.
  public init(id: DaybookTask.ID, name: String) {
    self.id = id
    self.name = name
  }
}

/// What became of the records of an import.
public struct ImportReport: Hashable, Sendable {
  /// Stored as new tasks.
  public internal(set) var created = 0
  /// There already and left as they are.
  public internal(set) var known = 0
  /// Deleted there, and not brought back.
  public internal(set) var deleted = 0
  /// Projects that were made for them.
  public internal(set) var projectsCreated = 0
  /// What was repaired on the way in, by task.
  public internal(set) var notices: [DaybookTask.ID: [Notice]] = [:]

  init() {}
}

// MARK: - To and from the contract

extension ImportedTask {
  var contract: TaskV1.ImportedTask {
    var task = TaskV1.ImportedTask()
    task.id = TaskID(id)
    task.name = name
    task.details = details
    if let priority { task.priority = priority.contract }
    switch due {
    case .day(let day): task.dueOn = day.local
    case .instant(let instant): task.dueAt = GoogleProtobuf.Timestamp(instant)
    case nil: break
    }
    task.projectName = projectName ?? ""
    task.dateAdded = addedAt.map { GoogleProtobuf.Timestamp($0) }
    task.dateCompleted = completedAt.map { GoogleProtobuf.Timestamp($0) }
    task.alertReminderTime = reminder.map { GoogleProtobuf.Timestamp($0) }
    return task
  }
}

extension ImportReport {
  mutating func add(_ answer: TaskV1.ImportTasksResponse) {
    created += Int(answer.created)
    known += Int(answer.known)
    deleted += Int(answer.deleted)
    projectsCreated += Int(answer.projectsCreated)
    for result in answer.results where !result.warnings.isEmpty {
      notices[DaybookTask.ID(result.taskID)] = result.warnings.map { Notice($0) }
    }
  }
}
