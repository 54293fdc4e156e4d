import GatewayClient
import TaskContracts
import Vocabulary

/// `daybook add`: creates a task; only the name is required.
struct AddCommand: Command {
  static let manual = Manual(
    name: ["tasks", "add"],
    aliases: [["add"]],
    summary: "create a task",
    operands: [NewTaskOptions.operand],
    options: NewTaskOptions.options + [
      Manual.Option(name: "dry-run", help: "show what would be stored, and store nothing")
    ] + Manual.Option.ofMember,
    notes: [
      "DATE is today, tomorrow, a day of the week, “next friday”, “next week”, “in 3 days”, 3d, 2w, 1m, "
        + "2026-11-21, 21.11., 2026-11-21T18:30 or “tomorrow 9am”.",
      "The task gets the next number of the last list, so that the next command can name it.",
    ],
    examples: [
      "daybook add \"Pay rent\" --due tomorrow --p0", "daybook add Water the plants --evening",
    ]
  )

  private let task: NewTaskOptions
  private let isDryRun: Bool

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    task = try NewTaskOptions(arguments)
    isDryRun = arguments.has("dry-run")
  }

  func run(_ session: Session) async throws {
    let request = try await task.request(session)
    guard !isDryRun else {
      try await session.check(.create(request), of: request.memberID)
      return
    }
    let gateway = try session.gateway
    let answer = try await gateway.tasks.createTask(request)
    let number = await session.lists.number(answer.task?.id, of: request.memberID)
    let name = SafeText.line(answer.task?.name ?? "")
    session.keepUndo(answer.undoToken, of: request.memberID, "adding “\(name)”")
    try await session.answer(answer) {
      let page = TaskPage(answer.task ?? TaskV1.Task(), try await session.times(), session.style)
      let added = number.map { "Added as \($0):" } ?? "Added"
      let project = answer.project.map { ["Created the project “\(SafeText.line($0.name))”."] }
      return ["\(added) \(page.title)"] + (project ?? []) + page.warnings(answer.warnings)
    }
  }
}
