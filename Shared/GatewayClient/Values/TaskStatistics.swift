import Contracts
import Vocabulary
import Wire

/// What a list of tasks comes to.
public struct TaskStatistics: Hashable, Sendable {
  /// All of them.
  public let total: Int
  /// Those still to do.
  public let open: Int
  /// Those that are done.
  public let complete: Int
  /// Those that are late.
  public let overdue: Int
  /// Those due today, open or done.
  public let dueToday: Int
  /// Those without a due date.
  public let unscheduled: Int
  /// The share that is done, 0 to 1; `nil` when there are no tasks.
  public let completionRate: Double?
  /// What the finished ones earned.
  public let pointsEarned: Int
  /// What the open ones are worth.
  public let pointsOpen: Int
  /// By priority.
  public let byPriority: [TaskPriority: Count]
  /// By kind.
  public let byKind: [TaskKind: Count]
  /// By project, in the order of the projects.
  public let byProject: [ProjectCount]
  /// Days of the period on which something was created or finished, the earliest first.
  public let days: [DayCount]
  /// From created to finished, of tasks finished in the period.
  public let averageTime: Duration?
  /// The same, of the one in the middle.
  public let medianTime: Duration?
  /// The share finished on or before its due day; `nil` when none had one.
  public let onTimeRate: Double?
  /// The open task that was created first.
  public let oldestOpen: DaybookTask?
  /// Open tasks by the days since they were created: 0 to 1, 2 to 7, 8 to 30, more.
  public let ages: [Int]

  /// How many, and how many of them are open.
  public struct Count: Hashable, Sendable {
    /// All of them.
    public let total: Int
    /// Those still to do.
    public let open: Int
  }

  /// A project's share.
  public struct ProjectCount: Hashable, Sendable {
    /// The project.
    public let id: Project.ID
    /// Its name.
    public let name: String
    /// How many.
    public let count: Count
  }

  /// A day's share.
  public struct DayCount: Hashable, Sendable {
    /// The day.
    public let day: CalendarDay?
    /// Created on it.
    public let created: Int
    /// Finished on it.
    public let completed: Int
  }
}

// MARK: - From the contract

extension TaskStatistics {
  init(_ answer: TaskV1.GetTaskStatisticsResponse) {
    total = Int(answer.total)
    open = Int(answer.open)
    complete = Int(answer.complete)
    overdue = Int(answer.overdue)
    dueToday = Int(answer.dueToday)
    unscheduled = Int(answer.unscheduled)
    completionRate = TaskStatistics.share(answer.completionRate)
    pointsEarned = Int(answer.pointsEarned)
    pointsOpen = Int(answer.pointsOpen)
    byPriority = Dictionary(
      answer.byPriority.compactMap { entry in
        TaskPriority(entry.priority).map {
          ($0, Count(total: Int(entry.total), open: Int(entry.open)))
        }
      },
      uniquingKeysWith: { first, _ in first }
    )
    byKind = Dictionary(
      answer.byType.compactMap { entry in
        TaskKind(entry.type).map { ($0, Count(total: Int(entry.total), open: Int(entry.open))) }
      },
      uniquingKeysWith: { first, _ in first }
    )
    byProject = answer.byProject.map {
      ProjectCount(
        id: Project.ID($0.projectID),
        name: $0.projectName,
        count: Count(total: Int($0.total), open: Int($0.open))
      )
    }
    days = answer.days.map {
      DayCount(
        day: $0.day.map { CalendarDay($0) },
        created: Int($0.created),
        completed: Int($0.completed)
      )
    }
    averageTime = answer.averageTime.map { Duration($0) }
    medianTime = answer.medianTime.map { Duration($0) }
    onTimeRate = TaskStatistics.share(answer.onTime)
    oldestOpen = answer.oldestOpen.map { DaybookTask($0) }
    let classes = answer.ages ?? TaskV1.AgeClasses()
    ages = [classes.fresh, classes.week, classes.month, classes.old].map { Int($0) }
  }

  private static func share(_ rate: TaskV1.Rate?) -> Double? {
    rate.flatMap { $0.empty ? nil : $0.value }
  }
}
