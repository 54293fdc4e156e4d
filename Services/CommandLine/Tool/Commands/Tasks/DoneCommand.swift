import GatewayClient
import RuntimeContracts
import TaskContracts
import Vocabulary
import Wire

/// `daybook done`: completes tasks and books their points.
struct DoneCommand: Command {
  static let manual = Manual(
    name: ["tasks", "done"],
    aliases: [["done"], ["tasks", "complete"]],
    summary: "mark a task done and earn its points",
    operands: [.tasks],
    options: [
      Manual.Option(
        name: "at",
        value: "TIME",
        help: "when it was done, if that was earlier: 18:30, “yesterday 20:00”"
      )
    ] + Manual.Option.ofMember,
    notes: [
      "Doing it again changes and earns nothing.",
      "The points count for the day it was done on.",
    ],
    examples: ["daybook done 3", "daybook done 1-3,5", "daybook done 3 --at \"yesterday 20:00\""]
  )

  private let tasks: [String]
  private let at: String?

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    tasks = arguments.operands
    at = arguments.value("at")
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let member = try await session.member()
    if let at {
      // Whether it is past depends on the zone of each task's owner.
      let dates = try await session.dates()
      if (try? dates.past(at)) == nil { _ = try dates.moment(at) }
    }
    try await session.each(tasks, of: member) { reference in
      var done: GoogleProtobuf.Timestamp?
      if let at {
        let dates = try await session.dates(of: reference.member)
        done = GoogleProtobuf.Timestamp(try dates.past(at))
      }
      let answer = try await session.with(reference) { [done] id in
        let request = TaskV1.CompleteTaskRequest(
          memberID: reference.member,
          taskID: id,
          dateCompleted: done
        )
        return try await gateway.tasks.completeTask(request)
      }
      let name = SafeText.line(answer.task?.name ?? "")
      session.keepUndo(answer.undoToken, of: reference.member, "done “\(name)”")
      try await session.answer(answer) { [line(answer, session.style)] }
    }
  }

  private func line(_ answer: TaskV1.CompleteTaskResponse, _ style: Style) -> String {
    let name = SafeText.line(answer.task?.name ?? "")
    guard answer.changed else { return "“\(name)” was already done; nothing changed." }
    return style.paint(style.sign("✓ ", or: ""), .green)
      + "Task completed! “\(name)” earned \(counted(answer.pointsEarned, "point"))."
  }
}
