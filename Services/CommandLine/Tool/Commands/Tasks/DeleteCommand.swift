import GatewayClient
import TaskContracts
import Vocabulary

/// `daybook delete`: deletes tasks after one confirmation (CLI-008).
struct DeleteCommand: Command {
  static let manual = Manual(
    name: ["tasks", "delete"],
    aliases: [["delete"]],
    summary: "delete a task; asks first unless --yes",
    operands: [.tasks],
    options: [
      Manual.Option(name: "forget", help: "also remove the points it earned")
    ] + Manual.Option.ofMember,
    notes: ["“daybook undo” restores it for ten minutes."],
    examples: ["daybook delete 3", "daybook delete 3 --yes"]
  )

  private let tasks: [String]
  private let forgets: Bool

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    tasks = arguments.operands
    forgets = arguments.has("forget")
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let member = try await session.member()
    var isConfirmed = false
    let references = try await session.references(tasks, of: member)
    try await session.each(references, named: member) { reference in
      let task = try await session.with(reference) { id in
        let request = TaskV1.GetTaskRequest(memberID: reference.member, taskID: id)
        return try await gateway.tasks.getTask(request).task
      }
      let name = SafeText.line(task?.name ?? "")
      if !isConfirmed {
        let all =
          references.count == 1
          ? "" : " and \(counted(references.count - 1, "more", "more"))"
        try session.confirm("Delete “\(name)”\(all)?")
        isConfirmed = true
      }
      let request = TaskV1.DeleteTaskRequest(
        memberID: reference.member,
        taskID: reference.id,
        forgetHistory: forgets
      )
      let answer = try await gateway.tasks.deleteTask(request)
      session.keepUndo(answer.undoToken, of: reference.member, "deleting “\(name)”")
      try await session.answer(answer) {
        ["Deleted “\(name)”."] + (references.count == 1 ? session.undoHint : [])
      }
    }
  }
}
