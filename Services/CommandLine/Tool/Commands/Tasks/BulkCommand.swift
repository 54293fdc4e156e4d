import GatewayClient
import RuntimeContracts
import TaskContracts
import Vocabulary
import Wire

/// `daybook bulk`: applies one change to many tasks, all or none.
struct BulkCommand: Command {
  static let manual = Manual(
    name: ["tasks", "bulk"],
    aliases: [["bulk"]],
    summary: "change many tasks at once, all or none; asks first unless --yes",
    operands: [
      Manual.Operand(name: "ACTION", help: BulkAction.names.joined(separator: ", ")),
      Manual.Operand(
        name: "TASK",
        help: Manual.Operand.tasks.help + "; or options that select them",
        isOptional: true,
        repeats: true
      ),
    ],
    options: [
      Manual.Option(
        name: "to",
        value: "VALUE",
        help: "the project, priority, type, date, time or days that the action takes"
      ),
      Manual.Option(
        name: "all",
        help: "every task, also finished ones; or every one that the other options select"
      ),
      Manual.Option(name: "filter", value: "NAME", help: "what a saved filter finds"),
      Manual.Option(name: "dry-run", help: "show what would change, and change nothing"),
    ] + FilterOptions.options + Manual.Option.ofMember,
    notes: [
      "done, undone, delete and no-remind take no value; move takes a project, priority p0 to p3, type "
        + "a type, due a date, shift days as 7 or -1, remind a time. At most 500 tasks change at once.",
      "Options select the tasks that “daybook list” shows with them: open ones, for "
        + "undone finished ones, unless --completion, --finished or --all is given; with a saved "
        + "filter that has a view, those of the view.",
      FilterOptions.note,
    ],
    examples: [
      "daybook bulk done 1 2 5", "daybook bulk shift --to 7 --overdue --project Home",
      "daybook bulk priority --to p3 --unscheduled --dry-run",
    ]
  )

  private let tasks: [String]
  private let action: BulkAction
  private let saved: String?
  private let filter: FilterOptions
  private let takesAll: Bool
  private let isDryRun: Bool

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    action = try BulkAction(arguments.operands[0], arguments.value("to"))
    tasks = Array(arguments.operands.dropFirst())
    saved = arguments.value("filter")
    filter = FilterOptions(arguments)
    isDryRun = arguments.has("dry-run")
    takesAll = arguments.has("all")
    let hasFilter = saved != nil || !filter.isEmpty || takesAll
    guard tasks.isEmpty || !hasFilter else {
      throw .usage("“daybook bulk” takes tasks, or options that select them, not both.")
    }
    guard !tasks.isEmpty || hasFilter else {
      throw .usage(
        "“daybook bulk” needs tasks, or options that select them.",
        hint: "Give numbers, options such as --project or --overdue, or --all."
      )
    }
  }

  func run(_ session: Session) async throws {
    var request = TaskV1.BulkUpdateTasksRequest()
    var references: [TaskReference] = []
    request.memberID = try await session.member()
    if tasks.isEmpty {
      var kept: TaskV1.SavedFilter?
      if let saved { kept = try await session.savedFilter(saved, of: request.memberID) }
      let whole = try await filter.filter(session, of: request.memberID, over: kept)
      request.filter = kept?.ownView == nil ? narrowed(whole) : whole
      request.view = takesAll && kept?.ownView == nil ? .unspecified : filter.view(over: kept)
    } else {
      let named = request.memberID
      references = try await session.references(tasks, of: named)
      request.taskIDs = references.map(\.id)
      request.memberID = try session.owner(of: references)
      if !isDryRun { try await session.nameOthers(references, named: named) }
    }
    request.action = try await action.contract(session, of: request.memberID)
    if !isDryRun, !session.options.assumesYes {
      request.dryRun = true
      let plan = try await call(request, references, session).result ?? TaskV1.BulkResult()
      if plan.changed > 0 {
        let times = try await session.times(of: request.memberID)
        session.remark(BulkPage(plan, times, session.style).names)
        try session.confirm("\(action.verb) \(counted(plan.changed, "task"))?")
      }
    }
    request.dryRun = isDryRun
    let answer = try await call(request, references, session)
    let result = answer.result ?? TaskV1.BulkResult()
    session.keepUndo(
      answer.undoToken,
      of: request.memberID,
      "“bulk \(action.name)” of \(counted(result.changed, "task"))"
    )
    try await session.answer(answer) {
      let page = BulkPage(result, try await session.times(of: request.memberID), session.style)
      return isDryRun
        ? page.plan(action.verb) + ["Nothing was changed."]
        : page.lines(action.past) + session.undoHint
    }
  }

  /// Restricts to open tasks, as in lists, unless the filter says otherwise.
  ///
  /// Moving everything without a date to p3 should not take back the points of years.
  private func narrowed(_ filter: TaskV1.TaskFilter) -> TaskV1.TaskFilter {
    guard filter.completion == .unspecified, filter.completed == nil, !takesAll else {
      return filter
    }
    var filter = filter
    filter.completion = action.name == "undone" ? .complete : .open
    return filter
  }

  private func call(
    _ request: TaskV1.BulkUpdateTasksRequest,
    _ references: [TaskReference],
    _ session: Session
  ) async throws -> TaskV1.BulkUpdateTasksResponse {
    let gateway = try session.gateway
    let send = { try await gateway.tasks.bulkUpdateTasks(request) }
    guard references.isEmpty else { return try await session.with(references, send) }
    return try await session.namingTasks(of: request.memberID, send)
  }
}

/// An action of `daybook bulk` with its value.
struct BulkAction {
  /// Name, question, past tense, and a description of the value; `nil` when there is none.
  private static let all: [(name: String, verb: String, past: String, value: String?)] = [
    ("done", "Complete", "Completed", nil),
    ("undone", "Reopen", "Reopened", nil),
    ("delete", "Delete", "Deleted", nil),
    ("move", "Move", "Moved", "a project"),
    ("priority", "Change the priority of", "Changed the priority of", "p0, p1, p2 or p3"),
    ("type", "Change the type of", "Changed the type of", "morning, evening, upcoming or inbox"),
    ("due", "Change the due date of", "Changed the due date of", "a date"),
    ("shift", "Shift", "Shifted", "a number of days, as 7 or -1"),
    ("remind", "Set the reminder of", "Set the reminder of", "a time"),
    ("no-remind", "Clear the reminder of", "Cleared the reminder of", nil),
  ]

  /// Synonyms from the commands for a single task.
  private static let synonyms = ["complete": "done", "uncomplete": "undone"]

  static var names: [String] { all.map(\.name) }

  let name: String
  let verb: String
  let past: String
  private let value: String

  init(_ word: String, _ value: String?) throws(CommandFailure) {
    let typed = word.lowercased()
    let name = BulkAction.synonyms[typed] ?? typed
    guard let known = BulkAction.all.first(where: { $0.name == name }) else {
      let guess = Suggestion.nearest(to: typed, among: BulkAction.names)
      throw .usage(
        "“\(SafeText.line(word))” is not an action of “daybook bulk”; the actions are "
          + "\(BulkAction.names.joined(separator: ", ")).",
        hint: guess.map { "Did you mean “\($0)”?" }
      )
    }
    if let kind = known.value, value == nil {
      throw .usage("“daybook bulk \(known.name)” needs --to with \(kind).")
    }
    guard known.value != nil || value == nil else {
      throw .usage("“daybook bulk \(known.name)” takes no --to.")
    }
    (self.name, verb, past) = (known.name, known.verb, known.past)
    self.value = value ?? ""
    if let kind = known.value, !isReadable {
      throw .usage("--to must be \(kind), not “\(SafeText.line(self.value))”.")
    }
  }

  /// Whether a value that needs no calendar is valid.
  private var isReadable: Bool {
    switch name {
    case "priority": PriorityOptions.named(value) != nil
    case "type": FilterOptions.types.contains { $0.0 == value.lowercased() }
    case "shift": Int32(value.hasSuffix("d") ? String(value.dropLast()) : value) != nil
    default: true
    }
  }

  func contract(
    _ session: Session,
    of member: MemberID?
  ) async throws -> TaskV1.BulkUpdateTasksRequest.OneOf_Action {
    switch name {
    case "done": return .complete(.init())
    case "undone": return .uncomplete(.init())
    case "delete": return .delete(.init())
    case "move":
      let project = try await session.project(value, of: member)
      return .moveToProjectID(project.id ?? .inbox)
    case "priority": return .setPriority(PriorityOptions.named(value) ?? .medium)
    case "type":
      return .setType(FilterOptions.types.first { $0.0 == value.lowercased() }?.1 ?? .inbox)
    case "due":
      switch try await session.dates(of: member).moment(value) {
      case .day(let day): return .setDueOn(day)
      case .instant(let instant): return .setDueAt(GoogleProtobuf.Timestamp(instant))
      }
    case "shift":
      return .shiftDueDays(Int32(value.hasSuffix("d") ? String(value.dropLast()) : value) ?? 0)
    case "remind":
      return .setReminder(
        GoogleProtobuf.Timestamp(try await session.dates(of: member).reminder(value))
      )
    default: return .clearReminder(.init())
    }
  }
}
