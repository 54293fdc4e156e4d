import GatewayClient
import RuntimeContracts
import TaskContracts
import Vocabulary

/// `daybook projects show`: one project.
struct ProjectsShowCommand: Command {
  static let manual = Manual(
    name: ["projects", "show"],
    summary: "one project",
    operands: [ProjectOptions.operand],
    options: Manual.Option.ofMember,
    examples: ["daybook projects show Home"]
  )

  private let name: String

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    name = arguments.operands.joined(separator: " ")
  }

  func run(_ session: Session) async throws {
    let member = try await session.member()
    let project = try await session.project(name, of: member)
    try await session.answer(TaskV1.GetProjectResponse(project: project)) {
      var names: [ProjectID: String] = [:]
      if project.parentProjectID != nil || !project.subprojectIDs.isEmpty {
        for other in try await session.allProjects(of: member) {
          if let id = other.id { names[id] = other.name }
        }
      }
      return ProjectPage(project, names, try await session.times(), session.style).lines
    }
  }
}

/// One project as lines (CON-084).
struct ProjectPage {
  private let project: TaskV1.Project
  private let names: [ProjectID: String]
  private let times: TimeWriter
  private let style: Style

  init(
    _ project: TaskV1.Project,
    _ names: [ProjectID: String],
    _ times: TimeWriter,
    _ style: Style
  ) {
    self.project = project
    self.names = names
    self.times = times
    self.style = style
  }

  var lines: [String] {
    let facts = (values + place + settings).filter { !$0.1.isEmpty }
    let width = facts.map { TextWidth.columns($0.0) }.max() ?? 0
    var lines = [style.paint(SafeText.line(project.name), .heading)]
    lines += facts.map { "  \(style.paint(TextWidth.padded($0.0, to: width), .muted))  \($0.1)" }
    if !project.descriptionField.isEmpty {
      lines += [""] + SafeText.lines(project.descriptionField).map { "  \($0)" }
    }
    return lines + ["", "“daybook list --project …” shows its tasks."]
  }

  private var values: [(String, String)] {
    let health = ProjectWords.condition(project)
    let status = ProjectWords.text(project.status, ProjectWords.statuses)
    let late = project.isOverdue ? style.paint("⚠ ", .red) : ""
    let due = project.dueDate.flatMap { Timestamp($0) }.map { late + times.instant($0) }
    let tasks = "\(project.openTasks) open of \(counted(project.totalTasks, "task"))"
    let estimate = project.estimatedTaskCount.map { "\(counted($0, "task")) estimated" }
    return [
      ("Tasks", tasks),
      ("Health", style.paint(health.word, health.ink)),
      ("Status", status + (project.isArchived ? ", archived" : "")),
      ("Importance", ProjectWords.text(project.priority, ProjectWords.priorities)),
      ("Due", due ?? ""),
      ("Estimate", estimate ?? ""),
      ("New tasks get", PriorityBadge(project.defaultTaskPriority).title),
      ("Colour", ProjectWords.text(project.color, ProjectWords.colors)),
      ("Icon", ProjectWords.text(project.icon, ProjectWords.icons)),
      ("Tags", project.tags.map(SafeText.line).joined(separator: ", ")),
    ]
  }

  private var place: [(String, String)] {
    func name(_ id: ProjectID) -> String { SafeText.line(names[id] ?? id.text) }
    let created = project.createdDate.flatMap { Timestamp($0) }.map { times.instant($0) }
    return [
      ("Below", project.parentProjectID.map(name) ?? ""),
      ("Above", project.subprojectIDs.map(name).joined(separator: ", ")),
      ("Created", created ?? ""),
      ("Id", project.id?.text ?? ""),
    ]
  }

  /// Settings that differ from their defaults.
  private var settings: [(String, String)] {
    guard let settings = project.settings else { return [] }
    var words: [String] = []
    if settings.allowSubprojects == false { words.append("no projects below it") }
    if settings.autoArchiveCompleted == true { words.append("archived when completed") }
    if settings.enableReminders == false { words.append("no reminders") }
    if settings.dailyDigest == true { words.append("in the digest") }
    if settings.overdueTasks == false { words.append("no notices of late tasks") }
    return [("Settings", words.joined(separator: ", "))]
  }
}
