import GatewayClient
import RuntimeContracts
import TaskContracts
import Vocabulary
import Wire

/// `daybook reschedule`: moves the due dates of single tasks or of all overdue ones.
struct RescheduleCommand: Command {
  static let manual = Manual(
    name: ["tasks", "reschedule"],
    aliases: [["reschedule"]],
    summary: "move due dates, or everything that is late; or suggest days",
    operands: [
      Manual.Operand(
        name: "TASK",
        help: Manual.Operand.tasks.help,
        isOptional: true,
        repeats: true
      )
    ],
    options: [
      Manual.Option(name: "to", value: "DATE", help: "the new date; a day keeps the time of day"),
      Manual.Option(name: "keep-type", help: "keep the type of the task"),
      Manual.Option(name: "suggest", help: "say which days have room, and change nothing"),
      Manual.Option(name: "overdue", help: "everything that is late, to --to or to today"),
      Manual.Option(name: "spread", help: "with --overdue: each to the day with the least to do"),
      Manual.Option(
        name: "project",
        value: "PROJECT",
        help: "with --overdue: only of this project; may be given several times",
        repeats: true
      ),
    ] + Manual.Option.priorities + [
      Manual.Option(name: "dry-run", help: "with --overdue: show what would move")
    ] + Manual.Option.ofMember,
    notes: [
      "With --overdue it asks before it moves anything, unless --yes; all tasks move, or none."
    ],
    examples: [
      "daybook reschedule 3 --to friday", "daybook reschedule 3 --suggest",
      "daybook reschedule --overdue --spread --dry-run",
    ]
  )

  private let tasks: [String]
  private let target: String?
  private let keepsType: Bool
  private let suggests: Bool
  private let overdue: Overdue?

  /// The options of `--overdue`.
  private struct Overdue {
    let isSpread: Bool
    let isDryRun: Bool
    let projects: [String]
    let priorities: [TaskV1.TaskPriority]
  }

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    tasks = arguments.operands
    target = arguments.value("to")
    keepsType = arguments.has("keep-type")
    suggests = arguments.has("suggest")
    try arguments.refuseTogether(["suggest", "to"])
    try arguments.refuseTogether(["suggest", "overdue"])
    try arguments.refuseTogether(["keep-type", "overdue"])
    try arguments.refuseTogether(["keep-type", "suggest"])
    try arguments.refuseTogether(["spread", "to"])
    overdue =
      arguments.has("overdue")
      ? Overdue(
        isSpread: arguments.has("spread"),
        isDryRun: arguments.has("dry-run"),
        projects: arguments.values("project"),
        priorities: PriorityOptions.all(arguments)
      ) : nil
    if overdue != nil {
      guard tasks.isEmpty else { throw .usage("--overdue takes no TASK.") }
      return
    }
    let only = ["spread", "dry-run", "project", "priority", "p0", "p1", "p2", "p3"]
    if let option = only.first(where: arguments.has) {
      throw .usage("--\(option) goes with --overdue only.")
    }
    guard suggests || (!tasks.isEmpty && target != nil) else {
      throw .usage(
        tasks.isEmpty
          ? "“daybook reschedule” needs TASK, --overdue or --suggest."
          : "“daybook reschedule” needs --to DATE.",
        hint: "As in “daybook reschedule 3 --to friday”."
      )
    }
    guard !suggests || tasks.count < 2 else { throw .usage("--suggest is about one TASK.") }
  }

  func run(_ session: Session) async throws {
    if suggests {
      try await suggest(session)
    } else if let overdue {
      try await move(overdue, session)
    } else {
      try await moveEach(session)
    }
  }

  private func moveEach(_ session: Session) async throws {
    let gateway = try session.gateway
    _ = try await session.dates().moment(target ?? "")
    try await session.each(tasks, of: try await session.member()) { reference in
      let moment = try await session.dates(of: reference.member).moment(target ?? "")
      let answer = try await session.with(reference) { id in
        var request = TaskV1.RescheduleTaskRequest()
        request.memberID = reference.member
        request.taskID = id
        request.keepType = keepsType
        switch moment {
        case .day(let day): request.dueOn = day
        case .instant(let instant): request.dueAt = GoogleProtobuf.Timestamp(instant)
        }
        return try await gateway.tasks.rescheduleTask(request)
      }
      let name = SafeText.line(answer.task?.name ?? "")
      session.keepUndo(answer.undoToken, of: reference.member, "moving “\(name)”")
      try await session.answer(answer) {
        let times = try await session.times(of: reference.member)
        let page = TaskPage(answer.task ?? TaskV1.Task(), times, session.style)
        let verb = answer.changed ? "Moved" : "Due then already:"
        return ["\(verb) \(page.title)"] + page.warnings(answer.warnings)
      }
    }
  }

  private func suggest(_ session: Session) async throws {
    let gateway = try session.gateway
    var request = TaskV1.SuggestDatesRequest(memberID: try await session.member())
    if let task = tasks.first {
      let reference = try await session.task(task, of: request.memberID)
      request.memberID = reference.member
      request.taskID = reference.id
    }
    let answer = try await gateway.tasks.suggestDates(request)
    try await session.answer(answer) { [member = request.memberID] in
      let times = try await session.times(of: member)
      var table = Table([
        Table.Column(heading: ""), Table.Column(heading: ""), Table.Column(heading: ""),
      ])
      for suggestion in answer.suggestions {
        guard let day = suggestion.date else { continue }
        table.add([
          Table.Cell(day.text), Table.Cell(times.long(day), .strong),
          Table.Cell(RescheduleCommand.reason(suggestion), .muted),
        ])
      }
      return table.lines(session.style, hasHeadings: false)
    }
  }

  private static func reason(_ suggestion: TaskV1.DateSuggestion) -> String {
    let load = "\(counted(suggestion.load, "task")), \(counted(suggestion.points, "point"))"
    return switch suggestion.reason {
    case .nextFreeDay: "nothing due yet"
    case .sameWeekday: "the same day of the week; \(load)"
    case .lightestDay, .unspecified, .unrecognized: "little to do: \(load)"
    }
  }
}

// MARK: - Everything that is late

extension RescheduleCommand {
  private func move(_ overdue: Overdue, _ session: Session) async throws {
    let member = try await session.member()
    var request = TaskV1.RescheduleOverdueRequest()
    request.memberID = member
    request.projectIDs = try await session.projects(overdue.projects, of: member)
    request.priorities = overdue.priorities
    request.mode = overdue.isSpread ? .spread : .today
    if let target {
      request.mode = .date
      request.date = try await session.dates().day(of: target)
    }
    request.dryRun = true
    if !overdue.isDryRun {
      if !session.options.assumesYes {
        let plan = try await call(request, session)
        if plan.changed > 0 { try session.confirm("Move \(counted(plan.changed, "task"))?") }
      }
      request.dryRun = false
    }
    let answer = try await call(request, session)
    session.keepUndo(answer.undoToken, of: member, "moving \(counted(answer.changed, "task"))")
    try await session.answer(answer) {
      try await lines(answer, overdue, session) + session.undoHint
    }
  }

  private func call(
    _ request: TaskV1.RescheduleOverdueRequest,
    _ session: Session
  ) async throws -> TaskV1.RescheduleOverdueResponse {
    let gateway = try session.gateway
    return try await gateway.tasks.rescheduleOverdue(request)
  }

  /// The number of tasks moved to each day.
  private func lines(
    _ answer: TaskV1.RescheduleOverdueResponse,
    _ overdue: Overdue,
    _ session: Session
  ) async throws -> [String] {
    guard answer.changed > 0 else { return ["Nothing is late."] }
    let times = try await session.times()
    var days: [LocalDay: Int] = [:]
    for move in answer.tasks {
      let instant = move.newDueAt.flatMap { Timestamp($0) }.map { times.calendar.wallDay(of: $0) }
      if let day = move.newDueOn ?? instant { days[day, default: 0] += 1 }
    }
    let verb = overdue.isDryRun ? "would move; nothing was changed" : "moved"
    return ["\(counted(answer.changed, "task")) \(verb)."]
      + days.sorted { $0.key < $1.key }.map {
        "  \(times.long($0.key)): \(counted($0.value, "task"))"
      }
  }
}
