import Contracts
public import Foundation
import Vocabulary
import Wire

/// What one look at a list found and put right.
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
  /// The first 500 of the values that a start put right.
  public let values: [Value]

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

  /// A stored value that nothing knows, or a project's place that does not exist.
  public struct Value: Hashable, Sendable {
    /// The task it belongs to; `nil` where it is a project's.
    public let task: DaybookTask.ID?
    /// The project it belongs to; `nil` where it is a task's.
    public let project: Project.ID?
    /// The name of the task or the project.
    public let name: String
    /// The field, as in the contract's `Task` and `Project`.
    public let field: String
    /// What was stored: an enum's value by its number, a day as ISO text.
    public let formerValue: String
    /// What took its place; empty for nothing.
    public let newValue: String
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
    values = report.values.map {
      Value(
        task: $0.taskID.map { DaybookTask.ID($0) },
        project: $0.projectID.map { Project.ID($0) },
        name: $0.name,
        field: $0.field,
        formerValue: $0.formerValue,
        newValue: $0.newValue
      )
    }
  }
}
