import Contracts
import GatewayClient
import Vocabulary

/// `daybook done`: marks tasks done and earns their points.
struct DoneCommand: Command {
  static let manual = Manual(
    name: ["tasks", "done"],
    aliases: [["done"], ["tasks", "complete"]],
    summary: "mark a task done and earn its points",
    operands: [
      Manual.Operand(name: "TASK", help: Manual.Operand.task.help, repeats: true)
    ],
    options: Manual.Option.ofMember,
    notes: ["Doing it again changes and earns nothing."],
    examples: ["daybook done 3", "daybook done 1 2 5"]
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
        let request = TaskV1.CompleteTaskRequest(memberID: reference.member, taskID: id)
        return try await gateway.call { try await gateway.tasks.completeTask(request, $0) }
      }
      let name = SafeText.line(answer.task?.name ?? "")
      session.keepUndo(answer.undoToken, of: reference.member, "done “\(name)”")
      try await session.answer(answer) { [line(answer, session.style)] }
    }
  }

  private func line(_ answer: TaskV1.CompleteTaskResponse, _ style: Style) -> String {
    let name = SafeText.line(answer.task?.name ?? "")
    guard answer.changed else { return "“\(name)” was done already; nothing changed." }
    return style.paint(style.sign("✓ ", or: ""), .green)
      + "Task completed! “\(name)” earned \(counted(answer.pointsEarned, "point"))."
  }
}
