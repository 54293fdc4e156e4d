import Contracts
import GatewayClient

/// `daybook projects`: all projects, the Inbox first.
struct ProjectsListCommand: Command {
  static let manual = Manual(
    name: ["projects", "list"],
    aliases: [["projects"]],
    summary: "projects, with their open tasks",
    options: [
      Manual.Option(name: "archived", help: "archived ones too")
    ] + Manual.Option.ofMember
  )

  private let hasArchived: Bool

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    hasArchived = arguments.has("archived")
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    var request = TaskV1.ListProjectsRequest()
    request.memberID = try await session.member()
    request.includeArchived = hasArchived
    request.pageSize = 200
    var whole = TaskV1.ListProjectsResponse()
    while true {
      let page = try await gateway.call { [request] in
        try await gateway.projects.listProjects(request, $0)
      }
      whole.projects += page.projects
      whole.totalCount = page.totalCount
      guard !page.nextPageToken.isEmpty else { break }
      request.pageToken = page.nextPageToken
    }
    try await session.answer(whole) { [whole] in table(whole.projects).lines(session.style) }
  }

  private func table(_ projects: [TaskV1.Project]) -> Table {
    var table = Table([
      Table.Column(heading: "Project", isFlexible: true),
      Table.Column(heading: "Open", isAtRight: true),
      Table.Column(heading: "All", isAtRight: true),
      Table.Column(heading: ""),
    ])
    for project in projects {
      table.add([
        Table.Cell(SafeText.line(project.name), ProjectInk.ink(of: project.color)),
        Table.Cell(String(project.openTasks)),
        Table.Cell(String(project.totalTasks), .muted),
        Table.Cell(project.isArchived ? "archived" : "", .muted),
      ])
    }
    return table
  }
}

/// A project's colour, as near as a terminal comes to it (CON-111).
enum ProjectInk {
  static func ink(of color: TaskV1.ProjectColor) -> Style.Ink? {
    switch color {
    case .blue: .blue
    case .green: .green
    case .orange: .orange
    case .red, .pink: .red
    case .yellow: .yellow
    case .gray: .muted
    case .purple, .unspecified, .unrecognized: nil
    }
  }
}
