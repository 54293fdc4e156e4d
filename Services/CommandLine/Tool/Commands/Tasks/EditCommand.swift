import GatewayClient
import RuntimeContracts
import TaskContracts
import Vocabulary
import Wire

/// `daybook edit`: changes the given fields.
struct EditCommand: Command {
  static let manual = Manual(
    name: ["tasks", "edit"],
    aliases: [["edit"]],
    summary: "change a task",
    operands: [.task],
    options: [
      Manual.Option(name: "name", value: "NAME", help: "another name"),
      Manual.Option(name: "due", value: "DATE", help: "another due date"),
      Manual.Option(name: "no-due", help: "remove the due date"),
    ] + Manual.Option.priorities + [
      Manual.Option(name: "project", value: "PROJECT", help: "another project, by name or id"),
      Manual.Option(
        name: "type",
        value: "TYPE",
        help: "another type",
        choices: FilterOptions.types.map(\.0)
      ),
      Manual.Option(name: "evening", help: "the same as --type evening"),
      Manual.Option(name: "remind", value: "TIME", help: "remind at this time, or in 10m, 2h"),
      Manual.Option(name: "no-remind", help: "remove the reminder"),
      Manual.Option(name: "details", value: "TEXT", help: "other details"),
      Manual.Option(name: "no-details", help: "remove the details"),
      Manual.Option(
        name: "revision",
        value: "N",
        help: "refuse if another revision is stored"
      ),
      Manual.Option(name: "dry-run", help: "show what would be stored, and store nothing"),
    ] + Manual.Option.ofMember,
    examples: ["daybook edit 3 --due friday", "daybook edit 3 --name \"Pay the rent\" --p1"]
  )

  private let reference: String
  private let due: String?
  private let reminder: String?
  private let project: String?
  private let revision: Int
  private let isDryRun: Bool
  private var task = TaskV1.Task()
  private var paths: [String] = []

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    reference = arguments.operands[0]
    due = arguments.value("due")
    reminder = arguments.value("remind")
    project = arguments.value("project")
    revision = try arguments.number("revision", in: 1...Int.max) ?? 0
    isDryRun = arguments.has("dry-run")
    try arguments.refuseTogether(["due", "no-due"])
    try arguments.refuseTogether(["remind", "no-remind"])
    try arguments.refuseTogether(["details", "no-details"])
    try arguments.refuseTogether(["type", "evening"])
    if let name = arguments.value("name") { set("name") { $0.name = name } }
    if let details = arguments.value("details") { set("details") { $0.details = details } }
    if let priority = try PriorityOptions.one(arguments) {
      set("priority") { $0.priority = priority }
    }
    if let type = EditCommand.type(arguments) { set("type") { $0.type = type } }
    if arguments.has("no-due") { paths += ["due_at", "due_on"] }
    if arguments.has("no-remind") { paths.append("alert_reminder_time") }
    if arguments.has("no-details") { paths.append("details") }
    guard !paths.isEmpty || due != nil || reminder != nil || project != nil else {
      throw .usage("No field to change was given.", hint: "“daybook help edit” lists the fields.")
    }
  }

  private mutating func set(_ path: String, _ change: (inout TaskV1.Task) -> Void) {
    change(&task)
    paths.append(path)
  }

  private static func type(_ arguments: ParsedArguments) -> TaskV1.TaskType? {
    if arguments.has("evening") { return .evening }
    let word = arguments.value("type")
    return FilterOptions.types.first { $0.0 == word }?.1
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let member = try await session.member()
    let reference = try await session.task(reference, of: member)
    let (task, paths) = try await complete(session, reference.member)
    if !isDryRun { try await session.nameOthers([reference], named: member) }
    var request = TaskV1.UpdateTaskRequest()
    request.memberID = reference.member
    request.task = task
    request.task?.id = reference.id
    request.updateMask = GoogleProtobuf.FieldMask(paths: paths)
    request.expectedRevision = UInt64(revision)
    guard !isDryRun else {
      try await session.check(.update(request), of: reference.member)
      return
    }
    let answer = try await session.with(reference) { [request] _ in
      try await gateway.tasks.updateTask(request)
    }
    let name = SafeText.line(answer.task?.name ?? "")
    session.keepUndo(answer.undoToken, of: reference.member, "changing “\(name)”")
    try await session.answer(answer) {
      let times = try await session.times(of: reference.member)
      let page = TaskPage(answer.task ?? TaskV1.Task(), times, session.style)
      let verb = answer.changed ? "Changed" : "Nothing to change in"
      return ["\(verb) \(page.title)"] + page.warnings(answer.warnings)
    }
  }

  /// Adds the values that need the member's calendar and projects.
  private func complete(
    _ session: Session,
    _ member: MemberID?
  ) async throws -> (TaskV1.Task, [String]) {
    var (task, paths) = (task, paths)
    if let due {
      switch try await session.dates(of: member).moment(due) {
      case .day(let day):
        task.dueOn = day
        paths.append("due_on")
      case .instant(let instant):
        task.dueAt = GoogleProtobuf.Timestamp(instant)
        paths.append("due_at")
      }
    }
    if let reminder {
      let at = try await session.dates(of: member).reminder(reminder)
      task.alertReminderTime = GoogleProtobuf.Timestamp(at)
      paths.append("alert_reminder_time")
    }
    if let project {
      task.projectID = try await self.project(project, session, member)
      paths.append("project_id")
    }
    return (task, paths)
  }

  /// An unknown project is an invalid value here, instead of NOT_FOUND (TSK-071).
  private func project(
    _ name: String,
    _ session: Session,
    _ member: MemberID?
  ) async throws -> ProjectID? {
    if let id = ProjectID(text: name.trimmed) { return id }
    do {
      return try await session.project(name, of: member).id
    } catch let failure as CommandFailure where failure.exit == .notFound {
      throw CommandFailure.invalid("invalid_project", failure.message, hint: failure.hint)
    }
  }
}
