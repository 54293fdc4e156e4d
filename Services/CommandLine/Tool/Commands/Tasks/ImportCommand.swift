import Contracts
import GatewayClient
import Vocabulary
import Wire

/// `daybook import taskwarrior FILE`: takes over tasks from Taskwarrior.
struct ImportCommand: Command {
  static let manual = Manual(
    name: ["import"],
    summary: "take over tasks from Taskwarrior",
    operands: [
      Manual.Operand(name: "KIND", help: "what the file is: taskwarrior"),
      Manual.Operand(name: "FILE", help: "what “task export” wrote; - reads standard input"),
    ],
    options: [
      Manual.Option(name: "dry-run", help: "say what would happen and change nothing")
    ] + Manual.Option.ofMember,
    notes: [
      "Tasks keep their ids, so a second run adds only what is new. Nothing is sent unless the "
        + "whole file can be read.",
      "Priority H, M, L becomes P1, P2, P3. Annotations, tags, dependencies and fields of your own "
        + "go into the details.",
    ],
    examples: ["task export > tasks.json", "daybook import taskwarrior tasks.json"]
  )

  private let file: String
  private let isDryRun: Bool

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    guard arguments.operands[0].lowercased() == "taskwarrior" else {
      throw .usage(
        "“\(SafeText.line(arguments.operands[0]))” cannot be imported; taskwarrior can.",
        hint: "Usage: \(ImportCommand.manual.usage)"
      )
    }
    file = arguments.operands[1]
    isDryRun = arguments.has("dry-run")
  }

  func run(_ session: Session) async throws {
    let records = try TaskwarriorFile.tasks(in: try read(session))
    let member = try await session.member()
    let mapping = TaskwarriorMapping(calendar: try await session.calendar(), now: session.now)
    let plan = mapping.plan(records)
    let page = ImportPage(plan: plan, file: SafeText.line(file), style: session.style)
    let answer = try await send(plan, member, session)
    if isDryRun {
      try await session.answer(answer) { page.dryRun(answer) }
    } else if session.options.isJSON {
      try session.json(answer)
      session.remark(page.lines(answer))
    } else {
      session.say(page.lines(answer) + (answer.created > 0 ? session.undoHint : []))
    }
  }

  private func read(_ session: Session) throws(CommandFailure) -> [UInt8] {
    if file == "-" {
      guard let bytes = session.environment.input.readAll(limit: TaskwarriorFile.maximumBytes)
      else {
        throw .invalid("file_too_large", "Nothing was imported: the input is larger than 32 MiB.")
      }
      return bytes
    }
    do throws(FileFailure) {
      return try session.environment.files.read(file, limit: TaskwarriorFile.maximumBytes)
    } catch {
      guard error != .tooLarge else {
        throw .invalid("file_too_large", "Nothing was imported: the file is larger than 32 MiB.")
      }
      throw .invalid(
        "file_unusable",
        "Nothing was imported: \(SafeText.line(file)) \(error.sentence)."
      )
    }
  }

  /// Sends all tasks, as many in one call as the contract allows; a dry run asks what would become of
  /// them.
  private func send(
    _ plan: TaskwarriorPlan,
    _ member: MemberID?,
    _ session: Session
  ) async throws -> TaskV1.ImportTasksResponse {
    let gateway = try session.gateway
    let what = isDryRun ? "Asking" : "Importing"
    let bar = ProgressBar(session, total: plan.tasks.count, what: what)
    defer { bar.clear() }
    var whole = TaskV1.ImportTasksResponse()
    for start in stride(from: 0, to: plan.tasks.count, by: GatewayConnection.largestImport) {
      bar.show(start)
      let end = min(start + GatewayConnection.largestImport, plan.tasks.count)
      let request = TaskV1.ImportTasksRequest(
        memberID: member,
        tasks: plan.tasks[start..<end].map(\.contract),
        dryRun: isDryRun
      )
      do {
        let answer = try await gateway.call { try await gateway.tasks.importTasks(request, $0) }
        session.keepUndo(
          answer.undoToken,
          of: member,
          "importing \(counted(answer.created, "task"))"
        )
        whole.results += answer.results
        whole.created += answer.created
        whole.known += answer.known
        whole.projectsCreated += answer.projectsCreated
      } catch {
        bar.clear()
        throw isDryRun ? error : ImportCommand.broken(error, after: start, of: plan.tasks.count)
      }
    }
    return whole
  }

  /// What was stored stays, so a person has to know how far it went.
  private static func broken(_ error: any Error, after done: Int, of total: Int) -> any Error {
    guard done > 0 else { return error }
    let report = FailureReport(error)
    return CommandFailure(
      .partial,
      report.code,
      "\(done) of \(total) tasks were imported, then: \(report.message)",
      hint: "Run it again: what is there already is left as it is."
    )
  }
}

extension MappedTask {
  /// The record as the contract carries it.
  var contract: TaskV1.ImportedTask {
    var task = TaskV1.ImportedTask()
    task.id = id
    task.name = name
    task.details = details ?? ""
    switch priority {
    case .high: task.priority = .high
    case .medium: task.priority = .medium
    case .low: task.priority = .low
    case nil: break
    }
    switch kind {
    case .morning: task.type = .morning
    case .evening: task.type = .evening
    case .upcoming: task.type = .upcoming
    case .inbox: task.type = .inbox
    }
    switch due {
    case .day(let day): task.dueOn = day
    case .instant(let instant): task.dueAt = GoogleProtobuf.Timestamp(instant)
    case nil: break
    }
    task.projectName = project ?? ""
    task.dateAdded = dateAdded.map { GoogleProtobuf.Timestamp($0) }
    task.dateCompleted = dateCompleted.map { GoogleProtobuf.Timestamp($0) }
    return task
  }
}
