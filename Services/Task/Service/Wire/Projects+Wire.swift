import Contracts
import TaskDomain
import Vocabulary

extension TaskV1.Project {
  /// The record without counts, as events carry it.
  init(_ project: Project, of member: MemberID) {
    self.init(
      id: project.id,
      memberID: member,
      name: project.name,
      descriptionField: project.description ?? "",
      isDefault: project.isDefault,
      color: TaskV1.ProjectColor(rawValue: project.color.rawValue),
      isArchived: project.isArchived,
      createdDate: .init(project.created),
      modifiedDate: .init(project.modified),
      revision: project.revision,
      defaultTaskPriority: TaskV1.TaskPriority(rawValue: project.defaultPriority.rawValue)
    )
  }
}

extension TaskReading {
  /// A project of this space with the counts of its tasks.
  func wire(_ project: Project) throws -> TaskV1.Project {
    let counts = try taskCounts(of: project.id)
    var wire = TaskV1.Project(project, of: space.member)
    wire.openTasks = Int32(clamping: counts.open)
    wire.totalTasks = Int32(clamping: counts.total)
    return wire
  }
}

extension ProjectDraft {
  init(_ request: TaskV1.CreateProjectRequest) {
    self.init(
      id: request.id,
      name: request.name,
      description: request.descriptionField,
      color: request.color.given,
      defaultPriority: request.defaultTaskPriority.given
    )
  }
}
