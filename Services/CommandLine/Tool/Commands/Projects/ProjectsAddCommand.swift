import GatewayClient
import TaskContracts
import Vocabulary

/// `daybook projects add`: creates a project, optionally with first tasks or from a template.
struct ProjectsAddCommand: Command {
  static let manual = Manual(
    name: ["projects", "add"],
    summary: "create a project",
    operands: [
      Manual.Operand(name: "NAME", help: "up to 100 characters, not taken yet", repeats: true)
    ],
    options: ProjectOptions.options + [
      Manual.Option(
        name: "template",
        value: "PROJECT",
        help: "copy colour, icon, tags, estimate and settings from this one"
      ),
      Manual.Option(name: "copy-tasks", help: "with --template: its open tasks, without dates"),
      Manual.Option(
        name: "task",
        value: "NAME",
        help: "a first task; up to 100 of them",
        repeats: true
      ),
    ] + Manual.Option.ofMember,
    notes: [ProjectOptions.note],
    examples: [
      "daybook projects add Garden --color green --task \"Buy seeds\"",
      "daybook projects add \"Move 2027\" --template \"Move 2025\" --copy-tasks",
    ]
  )

  private let name: String
  private let options: ProjectOptions
  private let template: String?
  private let copiesTasks: Bool
  private let tasks: [String]

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    name = arguments.operands.joined(separator: " ")
    options = try ProjectOptions(arguments)
    template = arguments.value("template")
    copiesTasks = arguments.has("copy-tasks")
    tasks = arguments.values("task")
    guard template != nil || !copiesTasks else {
      throw .usage("--copy-tasks needs --template.")
    }
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    var request = TaskV1.CreateProjectRequest()
    request.memberID = try await session.member()
    let project = try await options.complete(session, of: request.memberID).project
    request.name = name
    request.descriptionField = project.descriptionField
    request.color = project.color
    request.icon = project.icon
    request.status = project.status
    request.priority = project.priority
    request.parentProjectID = project.parentProjectID
    request.tags = project.tags
    request.dueDate = project.dueDate
    request.estimatedTaskCount = project.estimatedTaskCount
    request.defaultTaskPriority = project.defaultTaskPriority
    request.settings = project.settings
    if let template {
      request.templateID = try await session.project(template, of: request.memberID).id
    }
    request.copyTasks = copiesTasks
    request.tasks = tasks.map { TaskV1.CreateTaskRequest(name: $0) }
    let answer = try await gateway.projects.createProject(request)
    let shown = SafeText.line(answer.project?.name ?? "")
    session.keepUndo(answer.undoToken, of: request.memberID, "creating the project “\(shown)”")
    try await session.answer(answer) {
      let with = answer.tasks.isEmpty ? "" : " with \(counted(answer.tasks.count, "task"))"
      return ["Created the project “\(shown)”\(with)."]
    }
  }
}
