import GatewayClient
import TaskContracts
import Vocabulary

/// `daybook move`: moves tasks to another project, all or none.
struct MoveCommand: Command {
  static let manual = Manual(
    name: ["tasks", "move"],
    aliases: [["move"]],
    summary: "move tasks to another project, all or none",
    operands: [.tasks],
    options: [
      Manual.Option(name: "to", value: "PROJECT", help: "the project, by name or id; required")
    ] + Manual.Option.ofMember,
    examples: ["daybook move 1 2 5 --to Home"]
  )

  private let tasks: [String]
  private let project: String

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    tasks = arguments.operands
    guard let project = arguments.value("to") else {
      throw .usage("“daybook move” needs --to PROJECT.", hint: "As in “daybook move 3 --to Home”.")
    }
    self.project = project
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let named = try await session.member()
    let references = try await session.references(tasks, of: named)
    let member = try session.owner(of: references)
    let target = try await session.project(project, of: member)
    let request = TaskV1.MoveTasksRequest(
      memberID: member,
      taskIDs: references.map(\.id),
      projectID: target.id
    )
    try await session.nameOthers(references, named: named)
    let answer = try await session.with(references) {
      try await gateway.tasks.moveTasks(request)
    }
    let name = SafeText.line(target.name)
    let result = answer.result ?? TaskV1.BulkResult()
    session.keepUndo(
      answer.undoToken,
      of: member,
      "moving \(counted(result.changed, "task")) to “\(name)”"
    )
    try await session.answer(answer) {
      BulkPage(result, try await session.times(of: member), session.style)
        .lines("Moved", after: " to “\(name)”", same: "there") + session.undoHint
    }
  }
}
