import Contracts
public import Foundation
import Vocabulary

/// Which projects a list shows, and in which order.
public struct ProjectQuery: Hashable, Sendable {
  /// In name, details or a tag; empty for all.
  public var text = ""
  /// Of one of these.
  public var statuses: Set<Project.Status> = []
  /// Of one of these.
  public var priorities: Set<Project.Priority> = []
  /// Of one of these.
  public var colors: Set<Project.Color> = []
  /// Of one of these.
  public var health: Set<Project.Health> = []
  /// With this tag.
  public var tag = ""
  /// Archived ones as well.
  public var includesArchived = false
  /// Directly below this one.
  public var parent: Project.ID?
  /// Those without a parent.
  public var isTopLevel = false
  /// Those with tasks that are late.
  public var hasOverdueTasks = false
  /// What they are ordered by.
  public var sort = Sort.position
  /// From the largest to the smallest.
  public var isDescending = false
  /// With each project's figures.
  public var hasStatistics = false

  /// What projects can be ordered by.
  public enum Sort: Hashable, Sendable, CaseIterable {
    /// The manual order, the Inbox first.
    case position
    /// By name.
    case name
    /// When they were created.
    case created
    /// When they last changed.
    case modified
    /// When they are due; none last in both directions.
    case due
    /// By importance.
    case priority
    /// By the share of tasks that is done.
    case completionRate
  }

  /// Makes a query about all projects that are not archived.
  public init() {}
}

/// A project of a list, with its figures if they were asked for.
public struct ListedProject: Hashable, Sendable {
  /// The project.
  public let project: Project
  /// What its tasks come to.
  public let statistics: ProjectStatistics?
}

/// What a project's tasks come to.
public struct ProjectStatistics: Hashable, Sendable {
  /// All of them.
  public let total: Int
  /// Those still to do.
  public let open: Int
  /// Those that are done.
  public let complete: Int
  /// Those that are late.
  public let overdue: Int
  /// The share that is done, 0 to 1; `nil` when there are no tasks.
  public let completionRate: Double?
  /// What the finished ones earned.
  public let pointsEarned: Int
  /// Open ones, P0 to P3.
  public let openByPriority: [Int]
  /// All of them, P0 to P3.
  public let totalByPriority: [Int]
  /// The share of the estimate that is done; `nil` without an estimate.
  public let progress: Double?
  /// Finished in the last 7 days, today included.
  public let completedLast7Days: Int
  /// Finished in the last 30 days, today included.
  public let completedLast30Days: Int
  /// The last change of the project or of one of its tasks.
  public let lastActivity: Date?
  /// Negative when its due date has passed; `nil` without one.
  public let daysToDue: Int?
  /// How it stands.
  public let health: Project.Health
}

// MARK: - To and from the contract

extension ProjectQuery.Sort: ContractOrder {}

extension ProjectQuery {
  func request(for member: Member.ID?) -> TaskV1.ListProjectsRequest {
    var request = TaskV1.ListProjectsRequest()
    request.memberID = member.map(MemberID.init)
    request.text = text
    request.statuses = Project.Status.allCases.filter(statuses.contains).map { $0.contract() }
    request.priorities = Project.Priority.allCases.filter(priorities.contains)
      .map { $0.contract() }
    request.colors = Project.Color.allCases.filter(colors.contains).map { $0.contract() }
    request.health = Project.Health.allCases.filter(health.contains).map { $0.contract() }
    request.tag = tag
    request.includeArchived = includesArchived
    request.parentProjectID = parent.map(ProjectID.init)
    request.topLevel = isTopLevel
    request.hasOverdueTasks = hasOverdueTasks
    request.sort = sort.contract()
    request.descending = isDescending
    request.withStatistics = hasStatistics
    request.pageSize = 200
    return request
  }
}

extension ProjectStatistics {
  init(_ figures: TaskV1.ProjectStatistics) {
    total = Int(figures.total)
    open = Int(figures.open)
    complete = Int(figures.complete)
    overdue = Int(figures.overdue)
    completionRate = figures.empty ? nil : figures.completionRate
    pointsEarned = Int(figures.pointsEarned)
    openByPriority = figures.openByPriority.map { Int($0) }
    totalByPriority = figures.totalByPriority.map { Int($0) }
    progress = figures.progress
    completedLast7Days = Int(figures.completedLast7Days)
    completedLast30Days = Int(figures.completedLast30Days)
    lastActivity = figures.lastActivity?.date
    daysToDue = figures.daysToDue.map { Int($0) }
    health = Project.Health(figures.health) ?? .unknown
  }
}
