import GatewayClient
import TaskContracts
import Vocabulary

/// `daybook toggle`: toggles tasks between open and done.
struct ToggleCommand: Command {
  static let manual = Manual(
    name: ["tasks", "toggle"],
    aliases: [["toggle"]],
    summary: "mark an open task done, or open a finished one again",
    operands: [.tasks],
    options: Manual.Option.ofMember,
    examples: ["daybook toggle 3"]
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
        let request = TaskV1.ToggleTaskRequest(memberID: reference.member, taskID: id)
        return try await gateway.tasks.toggleTask(request)
      }
      let name = SafeText.line(answer.task?.name ?? "")
      session.keepUndo(answer.undoToken, of: reference.member, "toggling “\(name)”")
      try await session.answer(answer) {
        answer.task?.isComplete ?? false
          ? ["“\(name)” is done and earned \(counted(answer.pointsEarned, "point"))."]
          : ["“\(name)” is open again; \(counted(-answer.pointsEarned, "point")) given back."]
      }
    }
  }
}
