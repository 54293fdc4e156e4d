import Contracts
public import Foundation
import Vocabulary
import Wire

/// Which tasks a change of many is about.
public enum TaskSelection: Hashable, Sendable {
  /// These, 1 to 500.
  case ids([DaybookTask.ID])
  /// What a filter finds in the moment of the change, at most 500.
  case matching(TaskFilter)
}

/// One change for many tasks.
public enum BulkAction: Hashable, Sendable {
  /// Mark them done.
  case complete
  /// Open them again.
  case uncomplete
  /// Delete them.
  case delete
  /// Move them to a project.
  case move(Project.ID)
  /// Give them a priority.
  case setPriority(TaskPriority)
  /// Give them a kind.
  case setKind(TaskKind)
  /// Give them a due date.
  case setDue(Due)
  /// Move their due dates by days, earlier when negative; those without one stay.
  case shiftDue(days: Int)
  /// Set their reminder; `nil` clears it.
  case setReminder(Date?)
}

/// What a change of many tasks came to; it happened to all of them or to none.
public struct BulkChange: Hashable, Sendable {
  /// How many changed.
  public let changed: Int
  /// How many were as asked for already.
  public let unchanged: Int
  /// Points earned; negative when they were given back.
  public let points: Int
  /// The changed tasks as they are now, as many as fit in an answer.
  public let tasks: [DaybookTask]
  /// What was done differently from what was asked.
  public let notices: [Notice]
  /// Takes all of it back.
  public let undo: UndoToken?
}

/// Which tasks are deleted.
public enum Disposal: Hashable, Sendable {
  /// These, 1 to 500.
  case ids([DaybookTask.ID])
  /// Every finished one, up to 10,000.
  case allComplete
  /// Those finished before a day; with `includingOpen` also open ones that were due, or else added,
  /// before it.
  case olderThan(CalendarDay, includingOpen: Bool)
}

/// How many tasks went, or would go.
public struct DisposalReport: Hashable, Sendable {
  /// How many.
  public let deleted: Int
  /// Brings them back; `nil` after a dry run.
  public let undo: UndoToken?
}

/// What undoing came to.
public struct UndoReport: Hashable, Sendable {
  /// The tasks that are as they were before, or are there again.
  public let restored: BulkChange
  /// Tasks that are gone because the undone change had created them.
  public let removed: Int
  /// The projects that are as they were before, or are there again.
  public let projects: [Project]
  /// Projects that are gone because the undone change had created them.
  public let projectsRemoved: Int
}

// MARK: - To and from the contract

extension TaskSelection {
  func fill(_ request: inout TaskV1.BulkUpdateTasksRequest) {
    switch self {
    case .ids(let ids): request.taskIDs = ids.map(TaskID.init)
    case .matching(let filter): request.filter = filter.contract
    }
  }
}

extension BulkAction {
  var contract: TaskV1.BulkUpdateTasksRequest.OneOf_Action {
    switch self {
    case .complete: .complete(.init())
    case .uncomplete: .uncomplete(.init())
    case .delete: .delete(.init())
    case .move(let project): .moveToProjectID(ProjectID(project))
    case .setPriority(let priority): .setPriority(priority.contract)
    case .setKind(let kind): .setType(kind.contract)
    case .setDue(.day(let day)): .setDueOn(day.local)
    case .setDue(.instant(let instant)): .setDueAt(GoogleProtobuf.Timestamp(instant))
    case .shiftDue(let days): .shiftDueDays(Int32(clamping: days))
    case .setReminder(let date?): .setReminder(GoogleProtobuf.Timestamp(date))
    case .setReminder(nil): .clearReminder(.init())
    }
  }
}

extension BulkChange {
  init(_ result: TaskV1.BulkResult?, undo token: String) {
    let result = result ?? TaskV1.BulkResult()
    changed = Int(result.changed)
    unchanged = Int(result.unchanged)
    points = Int(result.pointsEarned)
    tasks = result.tasks.map { DaybookTask($0) }
    notices = result.warnings.map { Notice($0) }
    undo = UndoToken(token)
  }
}

extension Disposal {
  func request(for member: Member.ID?) -> TaskV1.DeleteTasksRequest {
    var request = TaskV1.DeleteTasksRequest()
    request.memberID = member.map(MemberID.init)
    switch self {
    case .ids(let ids): request.taskIDs = ids.map(TaskID.init)
    case .allComplete: request.allComplete = true
    case .olderThan(let day, let includingOpen):
      request.olderThan = day.local
      request.includeOpen = includingOpen
    }
    return request
  }
}
