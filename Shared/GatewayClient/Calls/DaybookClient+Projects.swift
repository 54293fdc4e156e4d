import Contracts
import Vocabulary
import Wire

extension DaybookClient {
  /// A member's projects.
  public var projects: Projects { Projects(client: self) }

  /// Calls about projects; `member` works as in ``DaybookClient/Tasks``.
  public struct Projects: Sendable {
    let client: DaybookClient
    private var gateway: GatewayConnection { client.gateway }

    /// Creates a project; its name must be free in the member's list.
    public func create(
      named name: String,
      details: String = "",
      color: Project.Color? = nil,
      for member: Member.ID? = nil
    ) async throws(DaybookError) -> Project {
      var project = NewProject(name)
      project.details = details
      project.color = color
      return try await create(project, for: member).project
    }

    /// Creates a project with everything that is said about it, and its first tasks.
    ///
    /// ```swift
    /// var garden = NewProject("Garden")
    /// garden.icon = .heart
    /// garden.tasks = [NewTask("Buy seeds")]
    /// let made = try await daybook.projects.create(garden)
    /// ```
    public func create(
      _ project: NewProject,
      for member: Member.ID? = nil
    ) async throws(DaybookError) -> (project: Project, tasks: [DaybookTask], undo: UndoToken?) {
      let request = project.request(for: member)
      let answer = try await gateway.call { try await gateway.projects.createProject(request, $0) }
      return (
        Project(answer.project ?? TaskV1.Project()),
        answer.tasks.map { DaybookTask($0.task ?? TaskV1.Task()) },
        UndoToken(answer.undoToken)
      )
    }

    /// Reads one project, by its id or by its name in any case.
    public func get(
      _ choice: ProjectChoice,
      of member: Member.ID? = nil
    ) async throws(DaybookError) -> Project {
      var request = TaskV1.GetProjectRequest()
      request.memberID = member.map(MemberID.init)
      switch choice {
      case .id(let id): request.projectID = ProjectID(id)
      case .named(let name), .new(let name): request.name = name
      }
      let answer = try await gateway.call { [request] in
        try await gateway.projects.getProject(request, $0)
      }
      return Project(answer.project ?? TaskV1.Project())
    }

    /// Lists all projects, the Inbox first.
    public func list(
      includingArchived: Bool = false,
      of member: Member.ID? = nil
    ) async throws(DaybookError) -> [Project] {
      var query = ProjectQuery()
      query.includesArchived = includingArchived
      return try await list(query, of: member).map(\.project)
    }

    /// Lists the projects that a query asks for, with their figures if it asks for them.
    public func list(
      _ query: ProjectQuery,
      of member: Member.ID? = nil
    ) async throws(DaybookError) -> [ListedProject] {
      var request = query.request(for: member)
      var projects: [ListedProject] = []
      while true {
        let answer = try await gateway.call { [request] in
          try await gateway.projects.listProjects(request, $0)
        }
        for (place, project) in answer.projects.enumerated() {
          let figures = answer.statistics.indices.contains(place) ? answer.statistics[place] : nil
          projects.append(
            ListedProject(
              project: Project(project),
              statistics: figures.map { ProjectStatistics($0) }
            )
          )
        }
        guard !answer.nextPageToken.isEmpty else { return projects }
        request.pageToken = answer.nextPageToken
      }
    }

    /// Changes the fields that the edit names.
    ///
    /// With `revision` it refuses with `revision_mismatch` when the project has changed since.
    public func update(
      _ id: Project.ID,
      _ edit: ProjectEdit,
      of member: Member.ID? = nil,
      ifRevision revision: UInt64? = nil
    ) async throws(DaybookError) -> (project: Project, hasChanged: Bool, undo: UndoToken?) {
      let request = edit.request(id, for: member, ifRevision: revision)
      let answer = try await gateway.call { try await gateway.projects.updateProject(request, $0) }
      return (
        Project(answer.project ?? TaskV1.Project()), answer.changed, UndoToken(answer.undoToken)
      )
    }

    /// Puts a project into the archive, with everything below it if asked.
    ///
    /// - Returns: the projects that changed, and what takes that back.
    @discardableResult
    public func archive(
      _ id: Project.ID,
      includingSubprojects: Bool = false,
      of member: Member.ID? = nil
    ) async throws(DaybookError) -> (projects: [Project], undo: UndoToken?) {
      try await archive(id, includingSubprojects, restoring: false, member)
    }

    /// Takes a project out of the archive, with everything below it if asked.
    ///
    /// - Returns: the projects that changed, and what takes that back.
    @discardableResult
    public func restore(
      _ id: Project.ID,
      includingSubprojects: Bool = false,
      of member: Member.ID? = nil
    ) async throws(DaybookError) -> (projects: [Project], undo: UndoToken?) {
      try await archive(id, includingSubprojects, restoring: true, member)
    }

    private func archive(
      _ id: Project.ID,
      _ includingSubprojects: Bool,
      restoring: Bool,
      _ member: Member.ID?
    ) async throws(DaybookError) -> (projects: [Project], undo: UndoToken?) {
      let request = TaskV1.ArchiveProjectRequest(
        memberID: member.map(MemberID.init),
        projectID: ProjectID(id),
        includeSubprojects: includingSubprojects,
        restore: restoring
      )
      let answer = try await gateway.call { try await gateway.projects.archiveProject(request, $0) }
      return (answer.projects.map { Project($0) }, UndoToken(answer.undoToken))
    }

    /// Deletes a project; its tasks go where `tasks` says, its children to its parent.
    ///
    /// With `dryRun` it says what would happen and changes nothing.
    public func delete(
      _ id: Project.ID,
      tasks: ProjectTasks = .moveToInbox,
      of member: Member.ID? = nil,
      dryRun: Bool = false
    ) async throws(DaybookError) -> ProjectDeletion {
      var request = TaskV1.DeleteProjectRequest()
      request.memberID = member.map(MemberID.init)
      request.projectID = ProjectID(id)
      request.dryRun = dryRun
      switch tasks {
      case .moveToInbox: request.strategy = .moveToInbox
      case .delete: request.strategy = .deleteTasks
      case .move(let target):
        request.strategy = .moveToProject
        request.targetProjectID = ProjectID(target)
      }
      let answer = try await gateway.call { [request] in
        try await gateway.projects.deleteProject(request, $0)
      }
      return ProjectDeletion(
        tasksMoved: Int(answer.tasksMoved),
        tasksDeleted: Int(answer.tasksDeleted),
        subprojectsLifted: Int(answer.subprojectsLifted),
        undo: UndoToken(answer.undoToken)
      )
    }

    /// Why a name cannot be given to a project: `duplicate_project_name`, `name_reserved`, …; `nil`
    /// when it is free.
    ///
    /// `id` is the project that is to be renamed: its own name is free for it.
    public func objection(
      to name: String,
      for id: Project.ID? = nil,
      of member: Member.ID? = nil
    ) async throws(DaybookError) -> String? {
      let request = TaskV1.CheckProjectNameRequest(
        memberID: member.map(MemberID.init),
        name: name,
        projectID: id.map(ProjectID.init)
      )
      let answer = try await gateway.call {
        try await gateway.projects.checkProjectName(request, $0)
      }
      return answer.free ? nil : answer.code
    }

    /// What a project's tasks come to, with those of everything below it if asked.
    public func statistics(
      _ id: Project.ID,
      includingSubprojects: Bool = false,
      of member: Member.ID? = nil
    ) async throws(DaybookError) -> ProjectStatistics {
      let request = TaskV1.GetProjectStatisticsRequest(
        memberID: member.map(MemberID.init),
        projectID: ProjectID(id),
        includeSubprojects: includingSubprojects
      )
      let answer = try await gateway.call {
        try await gateway.projects.getProjectStatistics(request, $0)
      }
      return ProjectStatistics(answer.statistics ?? TaskV1.ProjectStatistics())
    }
  }
}
