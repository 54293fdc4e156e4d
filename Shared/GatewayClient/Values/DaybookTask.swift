package import Contracts
public import Foundation
import Vocabulary

/// One thing to do, as the server knows it.
public struct DaybookTask: Hashable, Sendable, Identifiable {
  /// What names a task.
  public typealias ID = Identifier<DaybookTask>

  /// Never changes.
  public let id: ID
  /// The member whose list it is in.
  public let memberID: Member.ID
  /// The project it belongs to; every task has one.
  public let projectID: Project.ID
  /// The project's name, as a copy to read.
  public let projectName: String
  /// 1 to 200 characters.
  public let name: String
  /// Up to 1,000 characters in several lines; empty when there is nothing more to say.
  public let details: String
  /// When in a day, or how far ahead, it is meant to be done.
  public let kind: TaskKind
  /// How important it is, and with that what it earns.
  public let priority: TaskPriority
  /// `nil` while it is not scheduled.
  public let due: Due?
  /// Done.
  public let isComplete: Bool
  /// When it was done.
  public let completedAt: Date?
  /// When its reminder rings.
  public let reminder: Date?
  /// When it was created.
  public let addedAt: Date?
  /// When it last changed.
  public let modifiedAt: Date?
  /// Grows by one with each change.
  public let revision: UInt64
  /// What it earned: 0 while it is open.
  public let points: Int
  /// It is open and its time has passed, by the server's clock.
  public let isOverdue: Bool
}

/// When in a day, or how far ahead, a task is meant to be done.
public enum TaskKind: String, Hashable, Sendable, CaseIterable {
  /// To be done in the morning.
  case morning
  /// To be done in the evening.
  case evening
  /// Dated further ahead.
  case upcoming
  /// At no particular time.
  case inbox
}

/// How important a task is.
public enum TaskPriority: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// P0: must be done, 7 points.
  case highest = 1
  /// P1: important, 4 points.
  case high = 2
  /// P2: the normal daily work, 3 points.
  case medium = 3
  /// P3: nice to have, 2 points.
  case low = 4

  /// What completing such a task earns.
  public var points: Int {
    switch self {
    case .highest: 7
    case .high: 4
    case .medium: 3
    case .low: 2
    }
  }

  /// The more important one is the smaller one.
  public static func < (left: TaskPriority, right: TaskPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// When something is due: some time on a day, or at an instant.
public enum Due: Hashable, Sendable {
  /// On this day, at no particular time.
  case day(CalendarDay)
  /// At this instant, to the millisecond.
  case instant(Date)
}

// MARK: - From the contract

extension DaybookTask {
  package init(_ task: TaskV1.Task) {
    id = ID(task.id)
    memberID = Member.ID(task.memberID)
    projectID = Project.ID(task.projectID)
    projectName = task.projectName
    name = task.name
    details = task.details
    kind = TaskKind(task.type) ?? .inbox
    priority = TaskPriority(task.priority) ?? .medium
    due = Due(at: task.dueAt?.date, on: task.dueOn)
    isComplete = task.isComplete
    completedAt = task.dateCompleted?.date
    reminder = task.alertReminderTime?.date
    addedAt = task.dateAdded?.date
    modifiedAt = task.modifiedAt?.date
    revision = task.revision
    points = Int(task.score)
    isOverdue = task.isOverdue
  }
}

extension TaskKind {
  /// `nil` for a kind that this version does not know.
  init?(_ type: TaskV1.TaskType) {
    switch type {
    case .morning: self = .morning
    case .evening: self = .evening
    case .upcoming: self = .upcoming
    case .inbox: self = .inbox
    case .unspecified, .unrecognized: return nil
    }
  }

  var contract: TaskV1.TaskType {
    switch self {
    case .morning: .morning
    case .evening: .evening
    case .upcoming: .upcoming
    case .inbox: .inbox
    }
  }
}

extension TaskPriority {
  /// `nil` for a priority that this version does not know.
  init?(_ priority: TaskV1.TaskPriority) {
    self.init(rawValue: Int(priority.rawValue))
  }

  var contract: TaskV1.TaskPriority { TaskV1.TaskPriority(rawValue: Int32(rawValue)) }
}

extension Due {
  init?(at instant: Date?, on day: LocalDay?) {
    if let instant {
      self = .instant(instant)
    } else if let day {
      self = .day(CalendarDay(day))
    } else {
      return nil
    }
  }
}
