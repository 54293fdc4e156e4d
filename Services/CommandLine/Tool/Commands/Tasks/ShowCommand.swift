import GatewayClient
import TaskContracts

/// `daybook show`: all details of one task.
struct ShowCommand: Command {
  static let manual = Manual(
    name: ["tasks", "show"],
    aliases: [["show"]],
    summary: "show one task with every field",
    operands: [.task],
    options: Manual.Option.ofMember,
    examples: ["daybook show 3"]
  )

  private let task: String

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    task = arguments.operands[0]
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let member = try await session.member()
    let reference = try await session.task(task, of: member)
    let answer = try await session.with(reference) { id in
      let request = TaskV1.GetTaskRequest(memberID: reference.member, taskID: id)
      return try await gateway.tasks.getTask(request)
    }
    try await session.answer(answer) {
      let task = answer.task ?? TaskV1.Task()
      let times = try await session.times(of: reference.member)
      return TaskPage(task, times, session.style).lines
    }
  }
}
