import Contracts
import Vocabulary

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
      var request = TaskV1.CreateProjectRequest()
      request.memberID = member.map(MemberID.init)
      request.name = name
      request.descriptionField = details
      if let color { request.color = color.contract }
      let answer = try await gateway.call { [request] in
        try await gateway.projects.createProject(request, $0)
      }
      return Project(answer.project ?? TaskV1.Project())
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
      case .named(let name): request.name = name
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
      var request = TaskV1.ListProjectsRequest()
      request.memberID = member.map(MemberID.init)
      request.includeArchived = includingArchived
      request.pageSize = 200
      var projects: [Project] = []
      while true {
        let answer = try await gateway.call { [request] in
          try await gateway.projects.listProjects(request, $0)
        }
        projects += answer.projects.map { Project($0) }
        guard !answer.nextPageToken.isEmpty else { return projects }
        request.pageToken = answer.nextPageToken
      }
    }
  }
}
