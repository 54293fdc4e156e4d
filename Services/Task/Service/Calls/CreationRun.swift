import ServiceRuntime
import TaskContracts
import TaskDomain
import Vocabulary

/// The creations of one call, which form a batch if there are several.
struct CreationRun {
  private let rows: TaskWriter
  private var batch: ChangeBatch

  init(_ rows: TaskWriter) {
    self.rows = rows
    batch = ChangeBatch(rows)
  }

  mutating func create(
    _ draft: TaskDraft,
    in newProject: ProjectDraft?
  ) throws -> (task: TaskV1.Task, warnings: [TaskWarning], project: TaskV1.Project?) {
    let outcome = try rows.creation(
      of: draft,
      in: newProject,
      task: rows.ids.make(),
      project: rows.ids.make()
    )
    switch outcome {
    case .known(let known): return (rows.wire(known.task), known.warnings, nil)
    case .new(let creation, let project):
      if let project { try batch.apply(.projectCreated(project)) }
      try batch.apply(creation.change)
      return (
        rows.wire(creation.task), creation.warnings, try project.map { try rows.wire($0) }
      )
    }
  }
}

/// The outcome of a creation.
enum CreationOutcome {
  /// It exists already (TSK-010).
  case known(Creation)
  /// The task to store, and the project that is created with it (TSK-060).
  case new(Creation, Project?)
}

extension TaskReader {
  /// Decides a creation, both for storing it and for validation alone (TSK-051).
  ///
  /// - Parameters:
  ///   - draft: the requested task.
  ///   - newProject: the project to create with it.
  ///   - task: the id to use when the draft has none.
  ///   - id: the same for the project.
  /// - Returns: the existing task, or the records to store.
  /// - Throws: ``TaskRefusal``: first the violations of task and project, then an id that is taken,
  ///   then full limits.
  func creation(
    of draft: TaskDraft,
    in newProject: ProjectDraft?,
    task: TaskID,
    project id: ProjectID
  ) throws -> CreationOutcome {
    let stored = try draft.id.flatMap(findTask)
    if let stored {
      let requested = try newProject.map { try findProject(named: NameKey($0.name)) }
      let project = try requested ?? project(draft.requestedProject)
      let known = stored.creation(
        by: draft,
        requested: project,
        inbox: try inbox(),
        moment.calendar,
        eveningStart: moment.eveningStart
      )
      if let known { return .known(known) }
    }
    let decided = try decision(on: draft, in: newProject, task: task, project: id)
    guard try stored == nil && !isDeleted(decided.creation.task.id) else {
      throw TaskRefusal.taskExists
    }
    try use().checkRoomForTask()
    if let project = decided.project {
      guard try !isDeleted(project.id) else {
        throw TaskRefusal.inside("new_project", .projectExists)
      }
      try use().checkRoomForProject()
    }
    return .new(decided.creation, decided.project)
  }

  /// - Throws: ``TaskRefusal/invalid(_:)`` with the violations of task and project.
  private func decision(
    on draft: TaskDraft,
    in newProject: ProjectDraft?,
    task: TaskID,
    project id: ProjectID
  ) throws -> (creation: Creation, project: Project?) {
    guard let newProject else {
      let requested = try project(draft.requestedProject)
      return (try draft.created(as: task, requested: requested, inbox: inbox(), at: moment), nil)
    }
    let located = newProject.violations().map { $0.inside("new_project") }
    let broken = draft.violations(at: moment) + located + draft.violationsBesideNewProject
    guard broken.isEmpty else { throw TaskRefusal.invalid(broken) }
    let project = try project(newProject, as: id)
    let creation = try draft.created(as: task, requested: project, inbox: inbox(), at: moment)
    return (creation, project)
  }

  /// - Throws: ``TaskRefusal/inside(_:_:)`` when its id or its name is taken.
  private func project(_ draft: ProjectDraft, as id: ProjectID) throws -> Project {
    do {
      if let known = try draft.id.flatMap(findProject), !known.isCreated(by: draft) {
        throw TaskRefusal.projectExists
      }
      return try draft.created(
        as: id,
        holder: findProject(named: NameKey(draft.name)),
        position: endOfProjects(),
        at: moment.now
      )
    } catch let refusal as TaskRefusal {
      throw TaskRefusal.inside("new_project", refusal)
    }
  }
}

extension TaskDraft {
  /// A task with a new project belongs to it, so it must not name another (TSK-060).
  fileprivate var violationsBesideNewProject: [TaskViolation] {
    let field: String
    switch project {
    case .none: return []
    case .id: field = "project_id"
    case .name: field = "project_name"
    }
    return [TaskViolation(field, .outOfRange, detail: "The task goes to the new project")]
  }
}

extension ProjectDraft {
  init(_ project: TaskV1.NewProject) {
    self.init(id: project.id, name: project.name)
  }
}
