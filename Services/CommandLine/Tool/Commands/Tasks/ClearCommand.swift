import GatewayClient
import TaskContracts
import Vocabulary

/// `daybook clear`: deletes completed or old tasks in bulk.
struct ClearCommand: Command {
  static let manual = Manual(
    name: ["tasks", "clear"],
    aliases: [["clear"]],
    summary: "delete finished or old tasks; asks first unless --yes",
    options: [
      Manual.Option(name: "complete", help: "every finished task"),
      Manual.Option(name: "older-than", value: "DATE", help: "those finished before this day"),
      Manual.Option(
        name: "with-open",
        help: "with --older-than: also open ones that were due, or else added, before it"
      ),
      Manual.Option(name: "forget", help: "also remove the points they earned"),
      Manual.Option(name: "dry-run", help: "show how many would be deleted, and delete nothing"),
    ] + Manual.Option.ofMember,
    notes: ["It deletes up to 10,000 tasks at once. Their points stay unless --forget."],
    examples: ["daybook clear --complete", "daybook clear --older-than -90d --dry-run"]
  )

  private let day: String?
  private let isDryRun: Bool
  private var request = TaskV1.DeleteTasksRequest()

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    try arguments.refuseTogether(["complete", "older-than"])
    day = arguments.value("older-than")
    isDryRun = arguments.has("dry-run")
    request.allComplete = arguments.has("complete")
    request.includeOpen = arguments.has("with-open")
    request.forgetHistory = arguments.has("forget")
    guard request.allComplete || day != nil else {
      throw .usage(
        "“daybook clear” needs --complete or --older-than DATE.",
        hint: "“daybook delete” and “daybook bulk delete” take single tasks and filters."
      )
    }
    guard !request.includeOpen || day != nil else {
      throw .usage("--with-open needs --older-than.")
    }
  }

  func run(_ session: Session) async throws {
    var request = request
    request.memberID = try await session.member()
    if let day { request.olderThan = try await session.dates().day(of: day) }
    if !isDryRun, !session.options.assumesYes {
      request.dryRun = true
      let count = try await call(request, session).deleted
      if count > 0 { try session.confirm("Delete \(counted(count, "task"))?") }
    }
    request.dryRun = isDryRun
    let answer = try await call(request, session)
    session.keepUndo(
      answer.undoToken,
      of: request.memberID,
      "deleting \(counted(answer.deleted, "task"))"
    )
    try await session.answer(answer) {
      guard answer.deleted > 0 else { return ["There is nothing to delete."] }
      let tasks = counted(answer.deleted, "task")
      return isDryRun
        ? ["\(tasks) would be deleted; nothing was changed."]
        : ["Deleted \(tasks)."] + session.undoHint
    }
  }

  private func call(
    _ request: TaskV1.DeleteTasksRequest,
    _ session: Session
  ) async throws -> TaskV1.DeleteTasksResponse {
    let gateway = try session.gateway
    return try await gateway.tasks.deleteTasks(request)
  }
}
