import Contracts
public import Foundation
import Vocabulary
import Wire

/// What one look for tasks without a project found.
public struct RepairReport: Hashable, Sendable {
  /// When it was.
  public let at: Date?
  /// How long it took.
  public let took: Duration
  /// At a start of the service, not on request.
  public let wasAtStart: Bool
  /// How many tasks were looked at; 0 for a start, which looks at all lists together.
  public let tasksChecked: Int
  /// How many had no project; all of them went to the Inbox.
  public let orphans: Int
  /// The first 500 of them.
  public let tasks: [Item]

  /// One task that went to the Inbox.
  public struct Item: Hashable, Sendable {
    /// Which.
    public let id: DaybookTask.ID
    /// Its name.
    public let name: String
    /// Where it was said to be.
    public let formerProject: Project.ID
    /// Empty when there was no such project.
    public let formerProjectName: String
  }
}

extension RepairReport {
  init(_ report: TaskV1.RepairReport) {
    at = report.at?.date
    took = report.took.map { Duration($0) } ?? .zero
    wasAtStart = report.atStart
    tasksChecked = Int(report.tasksChecked)
    orphans = Int(report.orphans)
    tasks = report.tasks.map {
      Item(
        id: DaybookTask.ID($0.taskID),
        name: $0.name,
        formerProject: Project.ID($0.formerProjectID),
        formerProjectName: $0.formerProjectName
      )
    }
  }
}
