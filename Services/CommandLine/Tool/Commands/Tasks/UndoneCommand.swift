import GatewayClient
import TaskContracts
import Vocabulary

/// `daybook undone`: reopens completed tasks and takes their points back.
struct UndoneCommand: Command {
  static let manual = Manual(
    name: ["tasks", "undone"],
    aliases: [["undone"]],
    summary: "reopen a finished task, and return its points",
    operands: [.tasks],
    options: Manual.Option.ofMember,
    examples: ["daybook undone 3"]
  )

  private let tasks: [String]

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    tasks = arguments.operands
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let member = try await session.member()
    try await session.each(tasks, of: member) { reference in
      let answer = try await session.with(reference) { id in
        let request = TaskV1.UncompleteTaskRequest(memberID: reference.member, taskID: id)
        return try await gateway.tasks.uncompleteTask(request)
      }
      let name = SafeText.line(answer.task?.name ?? "")
      session.keepUndo(answer.undoToken, of: reference.member, "undone “\(name)”")
      try await session.answer(answer) { [line(answer)] }
    }
  }

  private func line(_ answer: TaskV1.UncompleteTaskResponse) -> String {
    let name = SafeText.line(answer.task?.name ?? "")
    guard answer.changed else { return "“\(name)” was already open; nothing changed." }
    return "“\(name)” is open again; \(counted(-answer.pointsEarned, "point")) given back."
  }
}
