package import Contracts
public import Foundation
import Vocabulary

/// A named set of tasks in one member's list.
public struct Project: Hashable, Sendable, Identifiable {
  /// What names a project.
  public typealias ID = Identifier<Project>

  /// Never changes.
  public let id: ID
  /// 1 to 100 characters, unique in the member's list whatever their case.
  public let name: String
  /// Empty when there is nothing more to say.
  public let details: String
  /// True for the Inbox alone.
  public let isInbox: Bool
  /// The colour's name, as `blue`; `nil` when this version does not know it.
  public let color: Color?
  /// Kept, but out of the way.
  public let isArchived: Bool
  /// What a new task of this project gets when it names no priority.
  public let defaultPriority: TaskPriority
  /// Open tasks in it.
  public let openTasks: Int
  /// All tasks in it.
  public let totalTasks: Int
  /// When it was created.
  public let createdAt: Date?

  /// The colours a project can have.
  public enum Color: String, Hashable, Sendable, CaseIterable {
    /// As its name says, like all of them.
    case blue, green, orange, red, purple, pink, gray, yellow
  }
}

extension Project.ID {
  /// The project that every list has, under the same id in all of them.
  public static var inbox: Project.ID { Project.ID(raw: ProjectID.inbox.rawValue) }
}

// MARK: - From the contract

extension Project {
  package init(_ project: TaskV1.Project) {
    id = ID(project.id)
    name = project.name
    details = project.descriptionField
    isInbox = project.isDefault
    color = Color(project.color)
    isArchived = project.isArchived
    defaultPriority = TaskPriority(project.defaultTaskPriority) ?? .medium
    openTasks = Int(project.openTasks)
    totalTasks = Int(project.totalTasks)
    createdAt = project.createdDate?.date
  }
}

extension Project.Color {
  init?(_ color: TaskV1.ProjectColor) {
    let all = Project.Color.allCases
    guard all.indices.contains(Int(color.rawValue) - 1) else { return nil }
    self = all[Int(color.rawValue) - 1]
  }

  var contract: TaskV1.ProjectColor {
    TaskV1.ProjectColor(rawValue: Int32((Project.Color.allCases.firstIndex(of: self) ?? -1) + 1))
  }
}
