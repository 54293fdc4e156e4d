import GatewayClient
import TaskContracts
import Vocabulary

/// `daybook projects`: the projects with their counts, the Inbox first.
struct ProjectsListCommand: Command {
  private static let sorts: [(String, TaskV1.ProjectSort)] = [
    ("position", .position), ("name", .name), ("created", .created), ("modified", .modified),
    ("due", .due), ("importance", .priority), ("done", .completionRate),
  ]

  static let manual = Manual(
    name: ["projects", "list"],
    aliases: [["projects"]],
    summary: "projects, with their open tasks",
    options: [
      Manual.Option(name: "archived", help: "archived ones too"),
      Manual.Option(name: "archived-only", help: "archived ones alone"),
      Manual.Option(name: "text", value: "TEXT", help: "in name, description or a tag"),
      Manual.Option(
        name: "status",
        value: "STATUS",
        help: "only these",
        choices: ProjectWords.statuses.map(\.0),
        repeats: true
      ),
      Manual.Option(
        name: "importance",
        value: "LEVEL",
        help: "only these",
        choices: ProjectWords.priorities.map(\.0),
        repeats: true
      ),
      Manual.Option(
        name: "color",
        value: "COLOR",
        help: "only these",
        choices: ProjectWords.colors.map(\.0),
        repeats: true
      ),
      Manual.Option(
        name: "health",
        value: "HEALTH",
        help: "only these; critical has those not begun as well",
        choices: ProjectWords.health.map(\.0),
        repeats: true
      ),
      Manual.Option(name: "tag", value: "TAG", help: "only those with this tag"),
      Manual.Option(name: "below", value: "PROJECT", help: "only those directly below this one"),
      Manual.Option(name: "top", help: "only top-level projects"),
      Manual.Option(name: "overdue", help: "only those with late tasks"),
      Manual.Option(
        name: "sort",
        value: "KEY",
        help: "their order",
        choices: sorts.map(\.0)
      ),
      Manual.Option(name: "reverse", help: "reverse the order"),
      Manual.Option(name: "stats", help: "with the figures of each"),
    ] + Manual.Option.ofMember,
    notes: ["Subprojects are indented unless --sort orders them differently."],
    examples: ["daybook projects --stats", "daybook projects --status on-hold --sort due"]
  )

  private let parent: String?
  private var request = TaskV1.ListProjectsRequest()

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    try arguments.refuseTogether(["below", "top"])
    parent = arguments.value("below")
    request.includeArchived = arguments.has("archived")
    request.archivedOnly = arguments.has("archived-only")
    request.text = arguments.value("text") ?? ""
    request.statuses = ProjectWords.all(arguments.values("status"), ProjectWords.statuses)
    request.priorities = ProjectWords.all(arguments.values("importance"), ProjectWords.priorities)
    request.colors = ProjectWords.all(arguments.values("color"), ProjectWords.colors)
    request.health = ProjectWords.all(arguments.values("health"), ProjectWords.health)
    request.tag = arguments.value("tag") ?? ""
    request.topLevel = arguments.has("top")
    request.hasOverdueTasks = arguments.has("overdue")
    request.sort =
      ProjectWords.one(arguments.value("sort"), ProjectsListCommand.sorts) ?? .unspecified
    request.descending = arguments.has("reverse")
    request.withStatistics = arguments.has("stats")
  }

  func run(_ session: Session) async throws {
    var request = request
    request.memberID = try await session.member()
    if let parent {
      request.parentProjectID = try await session.project(parent, of: request.memberID).id
    }
    let whole = try await session.projects(request)
    try await session.answer(whole) { [whole] in
      guard !whole.projects.isEmpty else { return ["No project matches these filters."] }
      return table(whole).lines(session.style)
    }
  }

  private func table(_ answer: TaskV1.ListProjectsResponse) -> Table {
    let hasFigures = !answer.statistics.isEmpty
    var table = Table(
      [
        Table.Column(heading: "Project", isFlexible: true),
        Table.Column(heading: "Open", isAtRight: true),
        Table.Column(heading: "All", isAtRight: true),
      ]
        + (hasFigures
          ? [
            Table.Column(heading: "Done", isAtRight: true),
            Table.Column(heading: "Late", isAtRight: true),
            Table.Column(heading: "Points", isAtRight: true),
          ] : []) + [Table.Column(heading: "Health"), Table.Column(heading: "")]
    )
    let isTree = request.sort == .unspecified || request.sort == .position
    for (place, depth) in ProjectBranches(answer.projects).order(asTree: isTree) {
      let project = answer.projects[place]
      let figures = hasFigures && answer.statistics.indices.contains(place)
      let indent = String(repeating: "  ", count: depth)
      let condition = ProjectWords.condition(project)
      table.add(
        [
          Table.Cell(indent + SafeText.line(project.name), ProjectInk.ink(of: project.color)),
          Table.Cell(String(project.openTasks)),
          Table.Cell(String(project.totalTasks), .muted),
        ] + (figures ? cells(answer.statistics[place]) : []) + [
          Table.Cell(condition.word, condition.ink),
          Table.Cell(remarks(project), .muted),
        ]
      )
    }
    return table
  }

  private func cells(_ figures: TaskV1.ProjectStatistics) -> [Table.Cell] {
    [
      Table.Cell(figures.empty ? "" : "\(Int((figures.completionRate * 100).rounded())) %"),
      Table.Cell(String(figures.overdue), figures.overdue > 0 ? .red : .muted),
      Table.Cell(String(figures.pointsEarned)),
    ]
  }

  private func remarks(_ project: TaskV1.Project) -> String {
    var words: [String] = []
    if project.status != .active, project.status != .unspecified {
      words.append(ProjectWords.text(project.status, ProjectWords.statuses))
    }
    if project.isOverdue { words.append("⚠ late") }
    if project.isArchived { words.append("archived") }
    return words.joined(separator: ", ")
  }
}

/// The positions of a list's projects, parents before children.
struct ProjectBranches {
  private let projects: [TaskV1.Project]

  init(_ projects: [TaskV1.Project]) {
    self.projects = projects
  }

  /// Positions with their depth; a project whose parent is not in the list is at the top.
  func order(asTree: Bool) -> [(place: Int, depth: Int)] {
    guard asTree else { return projects.indices.map { ($0, 0) } }
    let known = Set(projects.compactMap(\.id))
    let children = Dictionary(grouping: projects.indices) { place in
      projects[place].parentProjectID.flatMap { known.contains($0) ? $0 : nil }
    }
    var order: [(place: Int, depth: Int)] = []
    func add(_ parent: ProjectID?, _ depth: Int) {
      for place in children[parent] ?? [] {
        order.append((place, depth))
        if let id = projects[place].id, depth < projects.count { add(id, depth + 1) }
      }
    }
    add(nil, 0)
    return order
  }
}

extension Session {
  /// Reads all pages of a list of projects, as one response.
  func projects(
    _ first: TaskV1.ListProjectsRequest
  ) async throws -> TaskV1.ListProjectsResponse {
    let gateway = try gateway
    var request = first
    request.pageSize = 200
    var whole = TaskV1.ListProjectsResponse()
    while true {
      let page = try await gateway.projects.listProjects(request)
      whole.projects += page.projects
      whole.statistics += page.statistics
      whole.totalCount = page.totalCount
      guard !page.nextPageToken.isEmpty else { return whole }
      request.pageToken = page.nextPageToken
    }
  }

  /// Every project of a member, archived ones included.
  func allProjects(of member: MemberID?) async throws -> [TaskV1.Project] {
    var request = TaskV1.ListProjectsRequest()
    request.memberID = member
    request.includeArchived = true
    return try await projects(request).projects
  }
}

/// A project's colours, as close as a terminal allows (CON-111).
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

  /// PRJ-024.
  static func ink(of health: TaskV1.ProjectHealth) -> Style.Ink? {
    switch health {
    case .excellent: .green
    case .good: .blue
    case .warning: .orange
    case .critical: .red
    case .unknown, .unspecified, .unrecognized: .muted
    }
  }
}
