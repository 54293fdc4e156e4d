import GatewayClient
import TaskContracts

/// `daybook projects delete`: deletes a project; the strategy decides what happens to its tasks.
struct ProjectsDeleteCommand: Command {
  static let manual = Manual(
    name: ["projects", "delete"],
    summary: "delete a project; asks first unless --yes",
    operands: [ProjectOptions.operand],
    options: [
      Manual.Option(
        name: "strategy",
        value: "HOW",
        help: "what happens to its tasks; they go to the Inbox by default",
        choices: ["inbox", "move", "delete"]
      ),
      Manual.Option(name: "to", value: "PROJECT", help: "with --strategy move: where they go"),
      Manual.Option(name: "dry-run", help: "show what would happen, and change nothing"),
    ] + Manual.Option.ofMember,
    notes: ["Its subprojects move up to its parent project."],
    examples: ["daybook projects delete Garden --strategy move --to Home"]
  )

  private let name: String
  private let target: String?
  private let strategy: TaskV1.TaskStrategy
  private let isDryRun: Bool

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    name = arguments.operands.joined(separator: " ")
    target = arguments.value("to")
    isDryRun = arguments.has("dry-run")
    switch arguments.value("strategy") {
    case "move": strategy = .moveToProject
    case "delete": strategy = .deleteTasks
    case nil where target != nil: strategy = .moveToProject
    default: strategy = .moveToInbox
    }
    guard (strategy == .moveToProject) == (target != nil) else {
      throw .usage("--strategy move and --to PROJECT go together.")
    }
  }

  func run(_ session: Session) async throws {
    let member = try await session.member()
    let project = try await session.project(name, of: member)
    let shown = SafeText.line(project.name)
    var request = TaskV1.DeleteProjectRequest()
    request.memberID = member
    request.projectID = project.id
    request.strategy = strategy
    if let target { request.targetProjectID = try await session.project(target, of: member).id }
    if !isDryRun, !session.options.assumesYes {
      request.dryRun = true
      let plan = try await call(request, session)
      try session.confirm("Delete the project “\(shown)”? \(words(plan))")
    }
    request.dryRun = isDryRun
    let answer = try await call(request, session)
    session.keepUndo(answer.undoToken, of: member, "deleting the project “\(shown)”")
    try await session.answer(answer) {
      isDryRun
        ? ["The project “\(shown)” would be deleted; nothing was changed. \(words(answer))"]
        : ["Deleted the project “\(shown)”. \(words(answer))"] + session.undoHint
    }
  }

  private func call(
    _ request: TaskV1.DeleteProjectRequest,
    _ session: Session
  ) async throws -> TaskV1.DeleteProjectResponse {
    let gateway = try session.gateway
    return try await gateway.projects.deleteProject(request)
  }

  private func words(_ answer: TaskV1.DeleteProjectResponse) -> String {
    let target = strategy == .moveToInbox ? "Inbox" : SafeText.line(target ?? "")
    var parts: [String] = []
    if answer.tasksMoved > 0 {
      parts.append("\(counted(answer.tasksMoved, "task")) to “\(target)”")
    }
    if answer.tasksDeleted > 0 {
      parts.append("\(counted(answer.tasksDeleted, "task")) deleted with it")
    }
    if answer.subprojectsLifted > 0 {
      parts.append("\(counted(answer.subprojectsLifted, "project")) one level up")
    }
    return parts.isEmpty ? "It has no tasks." : SentenceCase.of(parts.joined(separator: ", ")) + "."
  }
}
